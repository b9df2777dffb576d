import { type Availability, canOrder, type ShopHours } from './can-order';

const QUARTER_MS = 15 * 60_000;

interface Known {
  readonly from: number;
  readonly until: number;
  readonly here: Availability;
}

/** Shops are immutable snapshots; what is known of one lives as long as it. */
const known = new WeakMap<ShopHours, Known>();

function boundaryOf(here: Availability): number {
  const boundary = here.canOrder ? here.closesAt : here.nextAt;
  return boundary ? +boundary : Infinity;
}

function pauseEnd({ pausedUntil }: ShopHours, now: Date): number {
  return pausedUntil && pausedUntil > now ? +pausedUntil : Infinity;
}

/**
 * What `canOrder` says of a shop now, wherever the caller is: worked out once and kept until the shop opens or
 * closes or its pause ends, at most to the end of the quarter hour (days of every time zone begin with one).
 */
export function availableNow(shop: ShopHours, now: Date): Availability {
  const kept = known.get(shop);
  if (kept && kept.from <= +now && +now < kept.until) return kept.here;
  const here = canOrder(shop, { now });
  const quarterEnd = (Math.floor(+now / QUARTER_MS) + 1) * QUARTER_MS;
  const until = Math.min(boundaryOf(here), pauseEnd(shop, now), quarterEnd);
  known.set(shop, { from: +now, until, here });
  return here;
}
