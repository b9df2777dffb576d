import { createHash } from 'node:crypto';
import type { WebhookBodyDto } from '@/server/contracts/kitchen/webhook';
import type { KitchenEvent } from '@/utils/constants/kitchen-events';
import { eachOrderText } from '@/utils/order/order-texts';
import { titleIn } from '@/server/domain/i18n/line-words';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import {
  doorPayment,
  firstName,
  linesOf,
  optionsOf,
  toCollect,
  wantedBy,
} from './order-facts';

type Part = OrderView['details'][number];

const partOf = (part: Part, lang: string) => ({
  quantity: part.quantity,
  unit: part.snapshot.unit ?? '',
  title: titleIn(part.snapshot.translations, lang),
  options: optionsOf(part, lang),
});

function orderOf(view: OrderView, lang: string): WebhookBodyDto['order'] {
  const { currency, order } = view;
  const amount = toCollect(view);
  return {
    number: order.id,
    number_of_day: order.numberOfDay,
    wanted_by: wantedBy(view)?.toISOString() ?? null,
    type: order.deliveryType,
    lines: linesOf(view).map(({ addons, line }) => ({
      ...partOf(line, lang),
      addons: addons.map((addon) => partOf(addon, lang)),
      note: line.note,
    })),
    ...eachOrderText((text) => order[text]),
    payment: {
      kind: doorPayment(view),
      collect: amount === null ? null : { amount, currency: currency.title },
    },
    first_name: firstName(view),
  };
}

/** Nobody can guess it, and it is the same whenever the same is told again. */
const idOf = (...parts: readonly (number | string)[]): string =>
  `evt_${createHash('sha256').update(parts.join(':')).digest('base64url').slice(0, 24)}`;

/** What a webhook is told of an order; a reminder has the `id` of what it reminds of. */
export function orderBody(
  view: OrderView,
  news: {
    readonly event: KitchenEvent;
    readonly round: number;
    readonly wayId: number;
    readonly lang: string;
    readonly ticketUrl: string;
    readonly now: Date;
  },
): WebhookBodyDto {
  const { event, lang, now, round, ticketUrl, wayId } = news;
  const time = event === 'order.changed' ? round : 0;
  return {
    id: idOf(view.order.uuid, wayId, event, time),
    event,
    sent_at: now.toISOString(),
    order: orderOf(view, lang),
    ticket_url: ticketUrl,
  };
}

/** What a webhook is called with to find out whether it is heard. */
export function ringBody(
  wayId: number,
  round: number,
  now: Date,
): WebhookBodyDto {
  return {
    id: idOf('ring', wayId, round, now.toISOString()),
    event: 'ring',
    sent_at: now.toISOString(),
    order: null,
    ticket_url: null,
  };
}
