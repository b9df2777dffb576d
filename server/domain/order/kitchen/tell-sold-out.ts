import { formatTime } from '@/utils/i18n/dates';
import { toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import { type PaymentFacts, paymentFacts } from '@/utils/payment/payment-facts';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { Ctx } from '@/server/context';
import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { titleIn } from '@/server/domain/i18n/line-words';
import { enqueueNoticeMail } from '@/server/domain/notice/enqueue-notice-mail';
import { addToInbox } from '@/server/domain/notice/inbox';
import { currencyData } from '@/server/domain/notice/inbox-data';
import type {
  OrderDetailRow,
  OrderView,
} from '@/server/repositories/order/order-view-repository';
import { inboxShop, titlesOf } from '../announce-status';
import { mailSums } from '../order-mail-lines';

type TellCtx = Pick<Ctx, 'db' | 'now' | 'siteUrl'>;

interface SoldOutNews {
  readonly line: OrderDetailRow;
  /** `sold_out`: the customer is asked; `left_out`: nobody answered. */
  readonly kind: 'left_out' | 'sold_out';
  /** What the order costs less without it; minor units. */
  readonly backMinor: number;
  readonly until: Date | null;
}

type MoneyWay = PaymentFacts['arrivesIn'] | 'less';

/** How the customer has the money of it: back where it came from, or as less to pay. */
function moneyWay({ transaction }: OrderView): MoneyWay {
  if (transaction?.status !== 'paid' && transaction?.status !== 'refunded')
    return 'less';
  return paymentFacts(transaction.payment.tag).arrivesIn;
}

const MONEY = {
  card: 'mail.money.card',
  less: 'mail.money.less',
  wallet: 'mail.money.wallet',
} as const satisfies Record<MoneyWay, string>;

function textOf(
  view: OrderView,
  { backMinor, kind, line, until }: SoldOutNews,
  siteUrl: string,
): { subject: string; text: string } {
  const { currency, order, shop } = view;
  const { lang } = order;
  const params = {
    dish: titleIn(line.snapshot.translations, lang),
    number: order.id,
    shop: titleIn(shop.translations, lang),
    time: until ? formatTime(until, shop.timezone) : '',
  };
  const amount = mailedMoney(toDecimal(backMinor), currency, lang);
  const url = `${siteUrl}${localisedPath(routes.order(order.id), lang)}`;
  const link = errorMessage(lang, 'mail.order.link', { url });
  const money = errorMessage(lang, MONEY[moneyWay(view)], { amount });
  const parts =
    kind === 'sold_out'
      ? [errorMessage(lang, 'inbox.order.sold_out_text', params), link]
      : [
          errorMessage(lang, 'inbox.order.body', params),
          ...(backMinor > 0 ? [money] : []),
          mailSums(view, lang).join('\n'),
          link,
        ];
  return {
    subject: errorMessage(lang, `inbox.order.${kind}`, params),
    text: parts.join('\n\n'),
  };
}

/**
 * Tells the customer that a dish ran out and until when to answer, or that it was left out unasked: a row of the inbox
 * with its push, and a mail, in the caller's transaction. Answers the events that belong to it.
 */
export async function tellSoldOut(
  ctx: TellCtx,
  view: OrderView,
  news: SoldOutNews,
): Promise<TopicEvent[]> {
  const { currency, order, shop } = view;
  const { backMinor, kind, line, until } = news;
  await enqueueNoticeMail(ctx, {
    userId: order.userId,
    type: 'order_statuses',
    lang: order.lang,
    ...textOf(view, news, ctx.siteUrl),
  });
  return addToInbox(ctx, {
    userId: order.userId,
    type: 'order_status',
    // asked again after the kitchen took it back, it is news again
    subject: `order:${order.id}:${kind}:${line.id}:${+ctx.now}`,
    data: {
      order_id: order.id,
      status: kind,
      delivery_type: order.deliveryType,
      shop: inboxShop(shop),
      dish: titlesOf(line.snapshot.translations),
      ...(until && { until: formatTime(until, shop.timezone) }),
      ...(backMinor > 0 && {
        money: moneyWay(view),
        amount_minor: backMinor,
        currency: currencyData(currency),
      }),
    },
  });
}
