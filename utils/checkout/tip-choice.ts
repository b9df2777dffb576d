import {
  convertMinor,
  type MoneyCurrency,
  moneyUnit,
  toDecimal,
  toMinor,
} from '@/utils/money/money';

/** Parts of the goods that are offered. */
const TIP_PERCENTS = ['5%', '10%', '15%'] as const;

/** The choices in the order they are offered: none, a part of the goods, or the amount typed. */
export const TIP_CHOICES = [0, ...TIP_PERCENTS, 'other'] as const;

export type TipChoice = (typeof TIP_CHOICES)[number];

/** What such a part of these goods comes to, rounded to a minor unit, and as the server charges it in that currency; decimals. */
export function percentTip(
  choice: (typeof TIP_PERCENTS)[number],
  goods: number,
  currency?: Pick<MoneyCurrency, 'title'>,
): number {
  const part = Math.round((toMinor(goods) * parseFloat(choice)) / 100);
  return toDecimal(
    currency ? convertMinor(part, 1, moneyUnit(currency)) : part,
  );
}

/** Whether a kept value is a choice at all. */
export function isTipChoice(value: unknown): value is TipChoice {
  return TIP_CHOICES.some((choice) => choice === value);
}
