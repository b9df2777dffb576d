import type { TFunction } from 'i18next';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { daysBetween, dayWord, formatTimeRange } from '@/utils/i18n/dates';

interface Clock {
  readonly now: Date;
  readonly t: TFunction;
}

type Arrival = Pick<OrderRowDto, 'eta'> & {
  readonly shop: Pick<OrderRowDto['shop'], 'timezone'>;
};

/** When an order comes, on the shop's clock: `18:45–19:00`, with its day when that is not today; null: not known. */
export function arrivalWords(
  { eta, shop }: Arrival,
  { now, t }: Clock,
): string | null {
  if (!eta) return null;
  const zone = shop.timezone;
  const time = formatTimeRange(eta.from, eta.to, zone);
  if (daysBetween(now, eta.from, zone) === 0) return time;
  return t('orders.when', {
    day: t(`date.${dayWord(eta.from, zone, now)}`),
    time,
  });
}

type Promised = Arrival & Pick<OrderRowDto, 'delivery_type' | 'status'>;

/** "Arriving 18:45–19:00", "Pick up tomorrow, 18:15–18:30"; null where no time is known, and until it is accepted. */
export function arrivalTitle(order: Promised, clock: Clock): string | null {
  if (order.status === 'new') return null;
  const time = arrivalWords(order, clock);
  const isPickup = order.delivery_type === 'pickup';
  return (
    time &&
    clock.t(isPickup ? 'order.title.pickup' : 'order.title.arriving', { time })
  );
}

/** The same of a row of a list: by where its courier is, as its page says; a chosen time is known before it is accepted. */
export function rowArrivalTitle(
  order: Omit<Promised, 'eta'> & Pick<OrderRowDto, 'arrival' | 'scheduled'>,
  clock: Clock,
): string | null {
  const row = { ...order, eta: order.arrival };
  return order.status === 'new' && order.scheduled
    ? arrivalWords(row, clock)
    : arrivalTitle(row, clock);
}
