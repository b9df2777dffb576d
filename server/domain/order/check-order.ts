import type { UserCtx } from '@/server/context';
import { daysBetween, formatTime } from '@/utils/i18n/dates';
import { DomainError, type DomainErrorOptions } from '@/server/errors';
import { findQuote } from '@/server/repositories/checkout/quote-repository';
import type { Availability } from '../availability/can-order';
import type { AvailabilityReason } from '@/utils/constants/kinds';
import { addonFault } from '../cart/cart-rules';
import { type LoadedCart, toCartStock } from '../cart/load-cart';
import { addonMap } from '../cart/read-cart-rows';
import type { BuiltQuote } from '@/server/domain/checkout/build-quote';
import {
  type QuoteChange,
  quoteChanges,
  type StoredQuote,
  toStoredQuote,
} from '@/server/domain/checkout/stored-quote';

const CODES = {
  below_minimum: 'below_minimum',
  busy: 'shop_closed',
  closed_day: 'shop_closed',
  closed_now: 'shop_closed',
  out_of_stock: 'out_of_stock',
  out_of_zone: 'out_of_zone',
  shop_off: 'shop_closed',
  slot_unavailable: 'shop_closed',
} as const satisfies Record<AvailabilityReason, string>;

/** What a number holds exactly. */
const TOTAL_MAX_MINOR = Number.MAX_SAFE_INTEGER;

/** "Busy, takes orders again from 18:50" where that is today on the shop's clock; else the code's own words. */
function busyWords(
  { nextAt, reason }: Availability & { readonly canOrder: false },
  { now, timezone }: Clock,
): Pick<DomainErrorOptions, 'key' | 'params'> {
  if (reason !== 'busy' || !nextAt || daysBetween(now, nextAt, timezone) !== 0)
    return {};
  return { key: 'shop.busy', params: { time: formatTime(nextAt, timezone) } };
}

interface Clock {
  readonly now: Date;
  /** Of the shop. */
  readonly timezone: string;
}

/** Refuses what a quote only reports: 118 closed or busy, 433 out of zone, 112 below the minimum, 430 sold out. */
export function requireAvailable(
  { availability, sums }: BuiltQuote,
  clock: Clock,
): void {
  if (sums.priceMinor > TOTAL_MAX_MINOR || sums.totalMinor > TOTAL_MAX_MINOR)
    throw new DomainError('quantity_limit');
  if (availability.canOrder) return;
  const { nextAt, reason } = availability;
  throw new DomainError(CODES[reason], {
    ...busyWords(availability, clock),
    data: { reason, next_at: nextAt?.toISOString() },
  });
}

/** A menu may have changed since the cart was filled: a line must still meet its add-on groups. */
export function requireLineRules({ lines }: LoadedCart): void {
  lines.forEach(({ addons, bonus, stock }, index) => {
    if (bonus) return;
    const fault = addonFault(toCartStock(stock), addonMap(addons));
    if (fault)
      throw new DomainError('bad_request', {
        fields: { [`products.${index}.addons`]: [fault.key] },
        params: { min: fault.min, max: fault.max },
      });
  });
}

/** How a changed quote is told to the client. */
export type RenderChange = (
  before: StoredQuote,
  after: BuiltQuote,
  changes: readonly QuoteChange[],
) => unknown;

/**
 * Compares the present price with the quote that the customer saw; an expired quote that still holds is fine.
 * Throws not_found for a quote that is not of this cart, quote_changed (409, 110) with both and the changes.
 */
export async function requireSameQuote(
  ctx: UserCtx,
  promised: { readonly id: string; readonly cartId: number },
  now: BuiltQuote,
  render: RenderChange,
): Promise<void> {
  const quote = await findQuote(ctx.db, { ...promised, userId: ctx.user.id });
  if (!quote) throw new DomainError('not_found');
  const before = quote.result as unknown as StoredQuote;
  const changes = quoteChanges(before, toStoredQuote(now));
  if (changes.length)
    throw new DomainError('quote_changed', {
      data: render(before, now, changes),
    });
}
