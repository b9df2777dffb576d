import { toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import { paymentFacts } from '@/utils/payment/payment-facts';
import type { OrderStatus } from '@/utils/constants/order-status';
import { daysBetween, formatTimeRange } from '@/utils/i18n/dates';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { Ctx } from '@/server/context';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { errorMessage } from '../i18n/error-message';
import { enqueueNoticeMail } from '@/server/domain/notice/enqueue-notice-mail';
import { titleIn } from '../i18n/line-words';
import { REFUSED_TEXTS } from '@/server/domain/notice/inbox-order-words';
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
export async function sendStatusMail(
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
