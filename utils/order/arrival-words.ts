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

/** "Arriving 18:45–19:00", "Pick up tomorrow, 18:15–18:30"; null where no time is known. */
export function arrivalTitle(
  order: Arrival & Pick<OrderRowDto, 'delivery_type'>,
  clock: Clock,
): string | null {
  const time = arrivalWords(order, clock);
  const isPickup = order.delivery_type === 'pickup';
  return (
    time &&
    clock.t(isPickup ? 'order.title.pickup' : 'order.title.arriving', { time })
  );
}

/** The same of a row of a list: by where its courier is, as its page says. */
export const rowArrivalTitle = (
  order: Pick<OrderRowDto, 'arrival' | 'delivery_type' | 'shop'>,
  clock: Clock,
): string | null => arrivalTitle({ ...order, eta: order.arrival }, clock);
