import { brandShortName } from '@/server/caches/site-brand';
import { type ApplicationKind, APPLICATIONS } from '@/utils/application/kinds';
import type { KitchenEvent } from '@/utils/constants/kitchen-events';
import { kitchenRoutes } from '@/utils/shell/kitchen-routes';
import { localisedPath } from '@/utils/shell/routes';
import { mailedMoney } from '@/utils/money/money-text';
import { ORDER_TEXT_WORDS, ORDER_TEXTS } from '@/utils/order/order-texts';
import { KITCHEN_PUSH } from '@/server/domain/notice/push/push-rules';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { amountWords, titleIn } from '@/server/domain/i18n/line-words';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import {
  doorPayment,
  firstName,
  itemCount,
  linesOf,
  momentText,
  optionsOf,
  spokenNumber,
  toCollect,
  wantedBy,
} from './order-facts';
import type { TellingWords } from './tell-once';

/** What is told of an order, how often it was told before, in whose language and where it leads. */
export interface OrderNews {
  readonly event: KitchenEvent;
  readonly round: number;
  readonly lang: string;
  readonly url: string;
  readonly now: Date;
}

const SUBJECTS = {
  'order.cancelled': 'mail.kitchen.cancelled.subject',
  'order.changed': 'mail.kitchen.changed.subject',
} as const;

/** What a text message begins with: its reader sees no sender. */
export const short = (lang: string, ...parts: readonly string[]): string =>
  `${brandShortName(lang)}: ${parts.join('. ')}`;

function wantedText(view: OrderView, now: Date): string {
  const at = wantedBy(view);
  return at ? momentText(at, view.shop.timezone, now) : '–';
}

function subjectOf(
  view: OrderView,
  { event, lang, now, round }: Omit<OrderNews, 'url'>,
) {
  const key =
    event !== 'order.placed'
      ? SUBJECTS[event]
      : round > 0
        ? 'mail.kitchen.again.subject'
        : 'mail.kitchen.placed.subject';
  const day = spokenNumber(view);
  return errorMessage(lang, key, { day, time: wantedText(view, now) });
}

function dishText(part: OrderView['details'][number], lang: string): string {
  const { quantity, snapshot } = part;
  const dish = [titleIn(snapshot.translations, lang), ...optionsOf(part, lang)];
  return `${amountWords(quantity, snapshot.unit ?? '', lang)} ${dish.join(', ')}`;
}

function lineTexts(view: OrderView, lang: string): string[] {
  return linesOf(view).flatMap(({ addons, line }) => [
    dishText(line, lang),
    ...addons.map((addon) => `   + ${dishText(addon, lang)}`),
    ...(line.note ? [`   – ${line.note}`] : []),
  ]);
}

/** What is taken at the door, or that it is paid; no words of money that goes back. */
function payTexts(view: OrderView, lang: string): string[] {
  const amount = toCollect(view);
  if (amount !== null)
    return [
      errorMessage(lang, 'mail.kitchen.cash', {
        amount: mailedMoney(amount, view.currency, lang),
      }),
    ];
  const isPaid = doorPayment(view) === 'paid';
  return isPaid ? [errorMessage(lang, 'mail.kitchen.paid')] : [];
}

function factTexts(view: OrderView, { lang, now }: OrderNews): string[] {
  const { order } = view;
  const text = (key: string, params = {}) => errorMessage(lang, key, params);
  const name = firstName(view);
  const time = wantedText(view, now);
  return [
    text('mail.kitchen.number', { day: spokenNumber(view), number: order.id }),
    order.deliveryType === 'pickup'
      ? text('mail.kitchen.pickup', { time })
      : text('mail.kitchen.delivery', { time }),
    ...(name ? [text('mail.kitchen.for', { name })] : []),
    ...payTexts(view, lang),
  ];
}

/** The mail to a kitchen: what it needs to cook, the customer's first name, and the ticket; no address, no phone. */
export function orderMail(view: OrderView, news: OrderNews): TellingWords {
  const { event, lang, url } = news;
  const link =
    event === 'order.placed' ? 'mail.kitchen.open' : 'mail.kitchen.look';
  const parts = [
    factTexts(view, news).join('\n'),
    lineTexts(view, lang).join('\n'),
    ...ORDER_TEXTS.flatMap((name) => {
      const note = view.order[name];
      const { mail } = ORDER_TEXT_WORDS[name];
      return note ? [errorMessage(lang, mail, { note })] : [];
    }),
    errorMessage(lang, link, { url }),
  ];
  return { subject: subjectOf(view, news), text: parts.join('\n\n') };
}

/** The text message to a kitchen: number of the day, when, how much, and the ticket. */
export function orderSms(view: OrderView, news: OrderNews): TellingWords {
  const subject = subjectOf(view, news);
  const items = errorMessage(news.lang, 'mail.kitchen.items', {
    items: itemCount(view),
  });
  const more = news.event === 'order.placed' ? [items] : [];
  return { subject, text: short(news.lang, subject, ...more, news.url) };
}

/** A push message to a board: it names the shop and the telling, and holds no link. */
function pushMessage(
  to: { shopId: number; tellingId: number; lang: string },
  { tag, ...words }: { title: string; body: string; tag: string },
): TellingWords {
  const query = `shop=${to.shopId}&telling=${to.tellingId}`;
  const href = localisedPath(`${kitchenRoutes.board()}?${query}`, to.lang);
  return {
    subject: tag,
    text: JSON.stringify({ type: KITCHEN_PUSH, ...words, href, tag }),
  };
}

/** What a board's device shows of an order while its page is closed. */
export function orderPush(
  view: OrderView,
  news: Omit<OrderNews, 'url'> & { readonly tellingId: number },
): TellingWords {
  const { lang, tellingId } = news;
  const { id, shopId } = view.order;
  return pushMessage(
    { shopId, tellingId, lang },
    {
      title: subjectOf(view, news),
      body: errorMessage(lang, 'mail.kitchen.items', {
        items: itemCount(view),
      }),
      tag: `kitchen:${id}`,
    },
  );
}

/** Whether a board's device hears: a press on it is the answer. */
export function ringPush({
  title,
  ...to
}: {
  readonly lang: string;
  readonly shopId: number;
  readonly tellingId: number;
  readonly title: string;
}): TellingWords {
  const params = { shop: title };
  return pushMessage(to, {
    title: errorMessage(to.lang, 'mail.kitchen.ring.subject', params),
    body: title,
    tag: `kitchen:ring:${to.shopId}`,
  });
}

/** What a way is asked to find out whether it is heard. */
export function ringWords(
  kind: 'email' | 'sms',
  { lang, ...params }: { lang: string; shop: string; url: string },
): TellingWords {
  const text = errorMessage(lang, 'mail.kitchen.ring.text', params);
  return {
    subject: errorMessage(lang, 'mail.kitchen.ring.subject', params),
    text: kind === 'sms' ? short(lang, text) : text,
  };
}

/** What the operator reads of an order that nobody accepts. */
export function unansweredWords(
  view: OrderView,
  { lang, now }: Pick<OrderNews, 'lang' | 'now'>,
): TellingWords {
  const { order, shop } = view;
  const params = {
    number: order.id,
    shop: titleIn(shop.translations, lang),
    placed: momentText(order.createdAt, shop.timezone, now),
    time: wantedText(view, now),
    phone: shop.phone ?? '–',
  };
  return {
    subject: errorMessage(lang, 'mail.kitchen.unanswered.subject', params),
    text: errorMessage(lang, 'mail.kitchen.unanswered.text', params),
  };
}

/** What the operator reads of an application that was sent. */
export function applicationWords(
  lang: string,
  { id, kind, name }: { id: number; kind: ApplicationKind; name: string },
): TellingWords {
  const subject = APPLICATIONS[kind].server.texts.operator;
  return {
    subject: errorMessage(lang, subject, { name }),
    text: errorMessage(lang, 'mail.kitchen.application.text', { id }),
  };
}
