import { polygonContains } from '@/utils/address/geo';
import { refusesSmall } from '@/utils/money/shop-terms';
import type { AvailabilityReason } from '@/utils/constants/kinds';
import {
  closingAfter,
  HORIZON_DAYS,
  nextOpening,
  openingAt,
  openingsOf,
  type ShopHours,
} from './opening-hours';
import { localTime } from './shop-time';

export type { ShopHours } from './opening-hours';

export type Availability =
  | { readonly canOrder: true; readonly closesAt?: Date }
  | {
      readonly canOrder: false;
      readonly reason: AvailabilityReason;
      /** When ordering is possible next. */
      readonly nextAt?: Date;
    };

export interface OrderWish {
  readonly now: Date;
  /** The asked slot's beginning; omitted: as soon as possible. */
  readonly at?: Date;
  readonly address?: { readonly latitude: number; readonly longitude: number };
  /** Price − discount of the goods, minor units of the default currency. */
  readonly subtotalMinor?: number;
  /** Default delivery; a pickup asks for no zone. */
  readonly type?: 'delivery' | 'pickup';
}

/** Whether it would have to be brought to where the shop does not deliver. */
export function outOfZone(
  shop: Pick<ShopHours, 'zone'>,
  wish: Pick<OrderWish, 'address' | 'type'>,
): boolean {
  if (!wish.address || wish.type === 'pickup') return false;
  const { latitude, longitude } = wish.address;
  return !shop.zone || !polygonContains(shop.zone, [latitude, longitude]);
}

function closedAt(shop: ShopHours, wish: OrderWish): Availability {
  const at = wish.at && wish.at > wish.now ? wish.at : wish.now;
  const { date } = localTime(shop.timezone, at);
  const opensThatDay = openingsOf(shop, date).length > 0;
  const reason = opensThatDay
    ? wish.at
      ? 'slot_unavailable'
      : 'closed_now'
    : 'closed_day';
  return { canOrder: false, reason, nextAt: nextAfter(shop, at) };
}

/** When the doors are open and no pause runs, from an instant on. */
function nextAfter(shop: ShopHours, at: Date): Date | undefined {
  const { pausedUntil } = shop;
  return nextOpening(shop, pausedUntil && pausedUntil > at ? pausedUntil : at);
}

/** A pause refuses what is wanted before its end; later times stay possible. */
function pausedAt(shop: ShopHours, wish: OrderWish): Availability | null {
  const at = wish.at ?? wish.now;
  const { pausedUntil, pauseReason } = shop;
  if (!pausedUntil || at >= pausedUntil) return null;
  const now = pauseReason === 'closed' ? 'closed_now' : 'busy';
  const reason = wish.at ? 'slot_unavailable' : now;
  return { canOrder: false, reason, nextAt: nextAfter(shop, at) };
}

function tooFarAhead({ at, now }: OrderWish): boolean {
  return at !== undefined && +at - +now > HORIZON_DAYS * 86_400_000;
}

/**
 * The only rule of availability: listing, menu, cart, quote and order all use it. Reasons by
 * precedence: the shop's switch, its zone, its hours in its own time zone, its kitchen's pause, its minimum (which
 * refuses only without a small-order fee). Pure.
 */
export function canOrder(shop: ShopHours, wish: OrderWish): Availability {
  if (!shop.open) return { canOrder: false, reason: 'shop_off' };
  if (outOfZone(shop, wish)) return { canOrder: false, reason: 'out_of_zone' };
  const at = wish.at ?? wish.now;
  if (at < wish.now || !openingAt(shop, at)) return closedAt(shop, wish);
  const paused = pausedAt(shop, wish);
  if (paused) return paused;
  if (tooFarAhead(wish)) return { canOrder: false, reason: 'slot_unavailable' };
  const lacking = shop.minAmountMinor - (wish.subtotalMinor ?? Infinity);
  if (refusesSmall(lacking, shop.smallOrderFeeMinor))
    return { canOrder: false, reason: 'below_minimum' };
  return { canOrder: true, closesAt: closingAfter(shop, at) };
}
