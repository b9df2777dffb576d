import {
  type DayStock,
  isRunning,
  isSoldOut,
  type OfferTime,
} from './price-stock';

interface GiftRule extends OfferTime {
  readonly gift: DayStock & { readonly left: number };
}

/**
 * The rule that holds for a stock: of those in force the newest, its gift as it can be had now; null without one. Rules
 * come newest first.
 */
export function runningBonus<T extends GiftRule>(
  bonuses: readonly T[],
  now: Date,
): T | null {
  const rule = bonuses.find((bonus) => isRunning(bonus, now)) ?? null;
  return rule && isSoldOut(rule.gift, now)
    ? { ...rule, gift: { ...rule.gift, left: 0 } }
    : rule;
}
