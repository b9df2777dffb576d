import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { daysBetween, formatDay, formatTime } from '@/utils/i18n/dates';
import { moneyText } from '@/utils/money/money-text';
import { paymentState } from './payment-state';

interface WordsFor {
  readonly language: string;
  readonly t: TFunction;
  /** The reader's moment: an earlier day is named. Without it the time alone stands, as on a receipt, which has its date. */
  readonly now?: Date;
}

function chargedAt(moment: string, zone: string, { now, t }: WordsFor): string {
  const time = formatTime(moment, zone);
  if (!now || daysBetween(moment, now, zone) === 0) return time;
  return t('orders.when', { day: formatDay(moment, zone, t), time });
}

/** How far an order's payment is: "$23.61, charged at 18:54", "To be paid on arrival"; empty without one. */
export function orderPaymentWords(
  order: Pick<
    OrderDto,
    'awaiting_payment' | 'currency' | 'shop' | 'status' | 'transaction'
  >,
  words: WordsFor,
): string {
  const { currency, shop, transaction } = order;
  const { language, t } = words;
  if (!transaction) return '';
  const { perform_time: at, price, refund_state: back, status } = transaction;
  const amount = moneyText(price, currency, language);
  const state = paymentState(order, null);
  if (back === 'refused') return t('order.pay.refundRefused');
  if (back === 'pending') return t('order.pay.refundPending');
  if (state === 'paid' && at)
    return t('order.pay.charged', {
      amount,
      time: chargedAt(at, shop.timezone, words),
    });
  if (state === 'refunded') return t('order.pay.refunded', { amount });
  if (state === 'unpaid') return t('order.pay.unpaid');
  return order.awaiting_payment
    ? t('order.awaiting')
    : t(`transaction.${status}`);
}
