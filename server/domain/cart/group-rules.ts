import { convertMinor, moneyUnit, toDecimal } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import { goodsTotal, priceLines } from '@/server/domain/money/price-lines';
import type { LoadedCart, LoadedLine } from './load-cart';

/** Whether a group's deadline has passed, or everybody was told that it has. */
export function isLocked(
  {
    closedAt,
    closesAt,
    group,
  }: Pick<CartRow, 'closedAt' | 'closesAt' | 'group'>,
  now: Date,
): boolean {
  return group && (closedAt !== null || (closesAt !== null && closesAt <= now));
}

/** Nobody changes the lines of a group that is locked: group_closed. */
export function requireOpen(cart: CartRow, now: Date): void {
  if (isLocked(cart, now))
    throw new DomainError('group_closed', {
      key: 'group.locked',
      data: { reason: 'locked' },
    });
}

/** An amount of the limit's currency in the caller's. */
export function fromLimitCurrency(
  minor: number,
  rate: number,
  asked: Ctx['currency'],
): number {
  return asked.rate === rate
    ? minor
    : convertMinor(minor, asked.rate / rate, moneyUnit(asked));
}

/**
 * One person's lines stay within the group's spending limit, counted in the limit's own currency: quantity_limit with
 * the limit and by how much it would be exceeded. What makes a sum smaller is never refused.
 */
export function requireWithinLimit(
  ctx: Ctx,
  { cart, group }: Pick<LoadedCart, 'cart' | 'group'>,
  lines: {
    readonly before: readonly LoadedLine[];
    readonly after: readonly LoadedLine[];
  },
): void {
  const limit = cart.spendingLimitMinor;
  if (!group || limit === null) return;
  const rate = group.limitRate;
  const total = (some: readonly LoadedLine[]): number =>
    goodsTotal(priceLines(some, { rate, now: ctx.now }));
  const after = total(lines.after);
  if (after <= limit || after <= total(lines.before)) return;
  const shown = (minor: number): number =>
    toDecimal(fromLimitCurrency(minor, rate, ctx.currency));
  const data = { limit: shown(limit), over: shown(after - limit) };
  throw new DomainError('quantity_limit', {
    key: 'group.over_limit',
    data,
    fields: { limit: [String(data.limit)], over: [String(data.over)] },
  });
}
