import type { Ctx } from '@/server/context';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { titleIn } from '@/server/domain/i18n/line-words';
import { enqueueNoticeMail } from '@/server/domain/notice/enqueue-notice-mail';
import { addToInbox } from '@/server/domain/notice/inbox';
import {
  currencyData,
  type InboxData,
} from '@/server/domain/notice/inbox-data';
import { REFUSED_TEXTS } from '@/server/domain/notice/inbox-order-words';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import type { OrderStatus } from '@/utils/constants/order-status';
import { daysBetween, formatTime, formatTimeRange } from '@/utils/i18n/dates';
import { toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { localisedPath, routes } from '@/utils/shell/routes';
import { readyTime } from './kitchen/kitchen-times';

type MailCtx = Pick<Ctx, 'db' | 'now' | 'siteUrl'>;

const NEWS = {
  accepted: 'mail.status.accepted',
  ready: 'mail.status.ready',
  on_a_way: 'mail.status.on_a_way',
  delivered: 'mail.status.delivered',
  cancelled: 'mail.status.cancelled',
} as const satisfies Partial<Record<OrderStatus, string>>;

type ToldStatus = keyof typeof NEWS;

/** What a customer is written about; who picks up is there when it is handed over. */
const TOLD: Readonly<
  Record<OrderView['order']['deliveryType'], readonly ToldStatus[]>
> = {
  delivery: ['accepted', 'on_a_way', 'delivered', 'cancelled'],
  pickup: ['accepted', 'ready', 'cancelled'],
};

/** What became of the money of a cancelled order, without what had gone back before. */
function moneyWords({ currency, order, transaction }: OrderView, lang: string) {
  if (transaction?.status !== 'refunded')
    return errorMessage(lang, 'mail.money.none');
  const amount = mailedMoney(toDecimal(order.totalMinor), currency, lang);
  const to = paymentFacts(transaction.payment.tag).arrivesIn;
  return errorMessage(lang, `mail.money.${to}`, { amount });
}

/** When it comes, for an order of today: a mail has no words for other days. */
function arrivalWords({ order, shop }: OrderView, now: Date): string[] {
  const { etaFrom, etaTo, lang } = order;
  if (!etaFrom || !etaTo || daysBetween(now, etaFrom, shop.timezone) !== 0)
    return [];
  const time = formatTimeRange(etaFrom, etaTo, shop.timezone);
  return [errorMessage(lang, 'mail.order.expected', { time })];
}

/** House, entrance, floor and flat are as the customer wrote them; the street says the rest. */
function addressWords({ order }: OrderView): string[] {
  const { address, deliveryType, lang } = order;
  if (!address || deliveryType !== 'delivery') return [];
  const words = [address.address, address.office].filter(Boolean).join(', ');
  return [errorMessage(lang, 'mail.order.address', { address: words })];
}

/** Why the kitchen did not take it, and its own words, which may be of another direction. */
function refusalWords({ order, shop }: OrderView): string[] {
  const { lang, refusedNote, refusedReason } = order;
  const title = titleIn(shop.translations, lang);
  return [
    ...(refusedReason
      ? [errorMessage(lang, REFUSED_TEXTS[refusedReason], { shop: title })]
      : []),
    ...(refusedNote
      ? [
          errorMessage(lang, 'mail.order.note', {
            shop: title,
            note: `\u2068${refusedNote}\u2069`,
          }),
        ]
      : []),
  ];
}

/** When the kitchen says that it is ready, where that is today. */
function readyWords({ order, shop }: OrderView, now: Date): string[] {
  const time = readyTime(order.readyBy, { now, zone: shop.timezone });
  return time ? [errorMessage(order.lang, 'order.readyBy', { time })] : [];
}

/** The number that who fetches it says at the counter. */
function numberWords({ order }: OrderView): string[] {
  const { lang, numberOfDay: number } = order;
  return number === null
    ? []
    : [errorMessage(lang, 'order.dayNumber', { number })];
}

function orderAddress({ order }: OrderView, siteUrl: string): string {
  const url = `${siteUrl}${localisedPath(routes.order(order.id), order.lang)}`;
  return errorMessage(order.lang, 'mail.order.link', { url });
}

/** A mail about a status, in the language the order was placed in: the news, its facts, the order's address. */
function statusMail(
  view: OrderView,
  status: ToldStatus,
  { now, siteUrl }: Pick<MailCtx, 'now' | 'siteUrl'>,
): { subject: string; text: string } {
  const { lang } = view.order;
  const news = errorMessage(lang, NEWS[status], {
    number: view.order.id,
    shop: titleIn(view.shop.translations, lang),
  });
  const isComing = status === 'accepted' || status === 'on_a_way';
  const facts = [
    ...(status === 'cancelled'
      ? [...refusalWords(view), moneyWords(view, lang)]
      : []),
    ...(status === 'accepted' ? readyWords(view, now) : []),
    ...(status === 'ready' ? numberWords(view) : []),
    ...(isComing ? arrivalWords(view, now) : []),
    ...(status === 'cancelled' ? [] : addressWords(view)),
  ].join('\n');
  const parts = [news, facts, orderAddress(view, siteUrl)];
  return { subject: news, text: parts.filter(Boolean).join('\n\n') };
}

/**
 * Writes to the customer that an order came to this status, if that is worth a mail and wanted; inside the
 * transaction of the change, which happens once, so the mail does, too.
 */
async function sendStatusMail(
  ctx: MailCtx,
  view: OrderView,
  status: OrderStatus,
): Promise<void> {
  const { deliveryType, lang, userId } = view.order;
  const told = TOLD[deliveryType].find((one) => one === status);
  if (!told) return;
  await enqueueNoticeMail(ctx, {
    userId,
    type: 'order_statuses',
    lang,
    ...statusMail(view, told, ctx),
  });
}

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
