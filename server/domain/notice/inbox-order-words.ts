import { errorMessage } from '@/server/domain/i18n/error-message';
import { REFUSED_REASONS } from '@/utils/constants/kitchen';
import type { OrderStatus } from '@/utils/constants/order-status';
import {
  amountOf,
  idOf,
  type InboxData,
  partOf,
  textIn,
  textOf,
} from './inbox-data';

interface Lines {
  readonly title: string;
  readonly body: string;
}

type Params = Readonly<Record<string, string | number>>;

const TITLES: Readonly<Partial<Record<string, string>>> = {
  new: 'inbox.order.new',
  accepted: 'inbox.order.accepted',
  ready: 'inbox.order.ready',
  on_a_way: 'inbox.order.on_a_way',
  delivered: 'inbox.order.delivered',
  cancelled: 'inbox.order.cancelled',
  sold_out: 'inbox.order.sold_out',
  left_out: 'inbox.order.left_out',
} satisfies Record<OrderStatus | 'left_out' | 'sold_out', string>;

/** Why an order was not taken, as mails and the inbox say it. */
export const REFUSED_TEXTS = {
  closed: 'order.refused.closed',
  sold_out: 'order.refused.sold_out',
  too_busy: 'order.refused.too_busy',
  other: 'order.refused.other',
  no_answer: 'order.refused.no_answer',
} as const satisfies Record<(typeof REFUSED_REASONS)[number], string>;

/** What became of the money of a cancelled order; '' where an older row does not say. */
function moneyText(lang: string, data: InboxData): string {
  const money = textOf(data, 'money');
  if (money === 'none') return errorMessage(lang, 'mail.money.none');
  const amount = amountOf(data, lang);
  if (amount === null || !money) return '';
  const key =
    money === 'wallet'
      ? 'mail.money.wallet'
      : money === 'less'
        ? 'mail.money.less'
        : 'mail.money.card';
  return errorMessage(lang, key, { amount });
}

function bodyOf(lang: string, data: InboxData, params: Params): string {
  const status = textOf(data, 'status');
  const isPickup = textOf(data, 'delivery_type') === 'pickup';
  if (status === 'ready' && isPickup) {
    const waits = errorMessage(lang, 'inbox.order.waits', params);
    const number = idOf(data, 'day_number');
    return number === null
      ? waits
      : `${waits} ${errorMessage(lang, 'order.dayNumber', { number })}`;
  }
  if (status === 'sold_out')
    return errorMessage(lang, 'inbox.order.sold_out_text', {
      ...params,
      time: textOf(data, 'until'),
    });
  const isComing = status === 'accepted' || status === 'on_a_way';
  const arrives = partOf(data, 'arrives');
  const order =
    isComing && textOf(arrives, 'from') && !isPickup
      ? errorMessage(lang, 'inbox.order.arrives', {
          ...params,
          from: textOf(arrives, 'from'),
          to: textOf(arrives, 'to'),
        })
      : errorMessage(lang, 'inbox.order.body', params);
  const time = textOf(data, 'ready_by');
  return [
    status === 'accepted' && time
      ? errorMessage(lang, 'order.readyBy', { time })
      : '',
    order,
    status === 'cancelled' || status === 'left_out'
      ? moneyText(lang, data)
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The text of a row's reason; undefined where it has none. */
function refusedKey(data: InboxData): string | undefined {
  const said = textOf(data, 'refused');
  const reason = REFUSED_REASONS.find((known) => known === said);
  return reason && REFUSED_TEXTS[reason];
}

/** What a row says about an order's status. */
export function orderWords(lang: string, data: InboxData): Lines {
  const params = {
    number: idOf(data, 'order_id') ?? '',
    shop: textIn(partOf(partOf(data, 'shop'), 'title'), lang),
    name: textOf(data, 'courier'),
    dish: textIn(partOf(data, 'dish'), lang),
  };
  const status = textOf(data, 'status');
  const hasCourier = status === 'on_a_way' && params.name !== '';
  const isFetched =
    status === 'delivered' && textOf(data, 'delivery_type') === 'pickup';
  const key = hasCourier
    ? 'inbox.order.courier'
    : isFetched
      ? 'inbox.order.picked_up'
      : (status === 'cancelled' && refusedKey(data)) || TITLES[status];
  const body = bodyOf(lang, data, params);
  return key
    ? { title: errorMessage(lang, key, params), body }
    : { title: body, body: '' };
}
