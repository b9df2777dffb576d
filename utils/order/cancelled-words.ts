import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { calendarWords, formatDay, formatTime } from '@/utils/i18n/dates';
import { moneyText } from '@/utils/money/money-text';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { reachedAt } from './order-view';

interface WordsFor {
  readonly language: string;
  readonly t: TFunction;
}

/** Why an order was not taken, else that it was cancelled. */
export function cancelledTitle(order: OrderDto, t: TFunction): string {
  const { refused_reason: refused, shop } = order;
  return refused
    ? t(`order.refused.${refused}`, { shop: shop.title })
    : t('order.title.cancelled');
}

/** Where the money of a cancelled order is, in one sentence; the wallet has it at the cancellation, a bank later. */
export function moneyBackWords(
  order: OrderDto,
  { language, t }: WordsFor,
): string {
  const { currency, shop, transaction } = order;
  const at = reachedAt(order, 'cancelled');
  const back = transaction?.refund_state;
  if (back === 'refused') return t('order.pay.refundRefused');
  const isBack = back === 'pending' || transaction?.status === 'refunded';
  if (!transaction || !isBack) return t('order.pay.unpaid');
  const { payment_system: system, price } = transaction;
  const amount = moneyText(price, currency, language);
  if (back === 'pending') return t('order.cancelled.pending', { amount });
  if (paymentFacts(system.tag).arrivesIn === 'card')
    return t('order.cancelled.card', { amount });
  return t('order.cancelled.wallet', {
    amount,
    date: at && t('date.full', calendarWords(at, shop.timezone, t)),
  });
}

/**
 * When an order was cancelled and, where that is known, why: nobody paid in time, or the site's people did it. Null: it
 * was not.
 */
export function cancelledFact(
  order: OrderDto,
  t: TFunction,
): { readonly title: string; readonly text: string } | null {
  const { cancelled_by: by, pay_until: until, shop } = order;
  const { status_history: history } = order;
  const at = reachedAt(order, 'cancelled');
  if (!at) return null;
  const wasLate =
    until !== null &&
    new Date(at) >= new Date(until) &&
    !history.some(({ status }) => status === 'accepted') &&
    order.transaction?.status !== 'refunded';
  const when = t('orders.when', {
    day: formatDay(at, shop.timezone, t),
    time: formatTime(at, shop.timezone),
  });
  const byBrand = t('order.cancelled.byBrand');
  const why = wasLate
    ? t('order.cancelled.late')
    : by === 'operator' && byBrand;
  return {
    title: t('order.status.cancelled'),
    text: why ? `${when} · ${why}` : when,
  };
}
