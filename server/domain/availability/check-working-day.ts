import { type Availability, canOrder, type OrderWish } from './can-order';
import { openingsOf, type ShopHours } from './opening-hours';
import { localTime, zonedInstant } from './shop-time';

const NOON = 12 * 60;

/**
 * Whether a shop takes orders on a date of its own calendar: asks canOrder for the first moment of that day that
 * is still to come and within the hours. Without a date: now.
 */
export function checkWorkingDay(
  shop: ShopHours,
  {
    date,
    now,
    ...place
  }: Pick<OrderWish, 'address' | 'now' | 'type'> & { readonly date?: string },
): Availability {
  const today = localTime(shop.timezone, now).date;
  const opening = date && openingsOf(shop, date).find(({ to }) => to > now);
  if (opening) {
    const at = opening.from > now ? opening.from : now;
    return canOrder(shop, { ...place, now, at });
  }
  if (date === undefined || date === today)
    return canOrder(shop, { ...place, now });
  const at = zonedInstant(shop.timezone, date, NOON);
  return canOrder(shop, { ...place, now, at });
}
