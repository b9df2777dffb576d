import { isRunning, type OfferTime } from './price-stock';

/** The rule that holds for a stock: of those in force the newest; null without one. Rules come newest first. */
export function runningBonus<T extends OfferTime>(
  bonuses: readonly T[],
  now: Date,
): T | null {
  return bonuses.find((bonus) => isRunning(bonus, now)) ?? null;
}
