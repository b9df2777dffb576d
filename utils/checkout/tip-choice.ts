import { toDecimal, toMinor } from '@/utils/money/money';

/** A ready amount, a part of the goods, or the amount typed. */
export type TipChoice = number | 'other' | `${number}%`;

/** Parts of the goods that are offered. */
export const TIP_PERCENTS = ['5%', '10%', '15%'] as const;

/** What such a part of these goods comes to, rounded to a minor unit; both decimals of one currency. */
export function percentTip(choice: `${number}%`, goods: number): number {
  return toDecimal(Math.round((toMinor(goods) * parseFloat(choice)) / 100));
}

/** Whether a kept value is a choice at all. */
export function isTipChoice(value: unknown): value is TipChoice {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0;
  return value === 'other' || TIP_PERCENTS.some((percent) => percent === value);
}
