import type { OrderStatus } from '@/utils/constants/order-status';
import type { Ctx } from '@/server/context';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { addToInbox } from '@/server/domain/notice/inbox';
import {
  currencyData,
  type InboxData,
} from '@/server/domain/notice/inbox-data';
import { daysBetween, formatTime } from '@/utils/i18n/dates';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { readyTime } from './kitchen/kitchen-times';
import { sendStatusMail } from './send-status-mail';

/** Between which times of its place it comes, for an order of today: the inbox has no words for other days. */
function arrival({ order, shop }: OrderView, now: Date): InboxData {
  const { etaFrom, etaTo } = order;
  if (!etaFrom || !etaTo || daysBetween(now, etaFrom, shop.timezone) !== 0)
    return {};
  return {
    arrives: {
      from: formatTime(etaFrom, shop.timezone),
      to: formatTime(etaTo, shop.timezone),
    },
  };
}

/** What the kitchen said with a status: when it is ready, for today, what it calls a pickup, why it did not take it. */
function kitchenWords(
  { order, shop }: OrderView,
  status: OrderStatus,
  now: Date,
): InboxData {
  const { deliveryType, numberOfDay, readyBy, refusedReason } = order;
  const ready = readyTime(readyBy, { now, zone: shop.timezone });
  if (status === 'accepted' && ready) return { ready_by: ready };
  if (status === 'ready' && deliveryType === 'pickup')
    return { day_number: numberOfDay };
  return status === 'cancelled' && refusedReason
    ? { refused: refusedReason }
    : {};
}

/** The titles of texts by language. */
export const titlesOf = (
  texts: Readonly<Record<string, { readonly title: string }>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, { title }]) => [lang, title]),
  );

/** A shop as a row of the inbox names it, in every language. */
export function inboxShop({ id, logoImg, translations }: OrderView['shop']) {
  return { id, logo_img: logoImg, title: titlesOf(translations) };
}

/** Where the money of a cancelled order went: what was left of it, as a line that was left out is paid back before. */
function moneyBack({ currency, order, transaction }: OrderView): InboxData {
  if (transaction?.status !== 'refunded') return { money: 'none' };
  return {
    money: paymentFacts(transaction.payment.tag).arrivesIn,
    amount_minor: order.totalMinor,
    currency: currencyData(currency),
  };
}

/**
 * Tells the customer that an order came to a status: a row of the inbox and a mail, in the transition's transaction,
 * when everything else of it is written. Answers the events that belong to it.
 */
export async function announceStatus(
  ctx: Pick<Ctx, 'db' | 'now' | 'siteUrl'>,
  orderId: number,
  status: OrderStatus,
): Promise<TopicEvent[]> {
  const view = await findOrderView(ctx.db, orderId);
  if (!view) throw new Error(`order ${orderId} cannot be read back`);
  const { courier, order, shop } = view;
  await sendStatusMail(ctx, view, status);
  return addToInbox(ctx, {
    userId: order.userId,
    type: 'order_status',
    subject: `order:${order.id}:${status}`,
    data: {
      order_id: order.id,
      status,
      delivery_type: order.deliveryType,
      shop: inboxShop(shop),
      ...(status === 'on_a_way' && courier && { courier: courier.firstname }),
      ...arrival(view, ctx.now),
      ...kitchenWords(view, status, ctx.now),
      ...(status === 'cancelled' && moneyBack(view)),
    },
  });
}
