import { object, string } from 'yup';
import { readAmount } from '@/utils/checkout/checkout-form';

/** In units of about one of the default currency. */
const CHOICES = [10, 20, 50];
const SMALLEST = 1;
const LARGEST = 1_000;
const STEPS = [1, 2, 5, 10];

/** The round number (1, 2 or 5 times a power of ten) nearest to what one unit of the default currency is worth. */
function unitOf(rate: number): number {
  const power = 10 ** Math.floor(Math.log10(rate));
  const far = (step: number): number =>
    Math.abs(Math.log(rate / (step * power)));
  const nearest = STEPS.reduce((best, step) =>
    far(step) < far(best) ? step : best,
  );
  return Math.max(0.01, Math.round(nearest * power * 100) / 100);
}

export interface TopUpAmounts {
  /** Offered ready. */
  readonly choices: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** What a wallet may be topped up with at once, in round numbers of a currency with that rate. */
export function topUpAmounts(rate: number): TopUpAmounts {
  const unit = unitOf(rate > 0 ? rate : 1);
  const times = (count: number): number => Math.round(unit * count * 100) / 100;
  return {
    choices: CHOICES.map(times),
    min: times(SMALLEST),
    max: times(LARGEST),
  };
}

/** What the form of a top-up holds: a ready amount as text, or the one typed. */
export interface TopUpValues {
  readonly amount: string;
  readonly other: string;
}

export const OTHER_AMOUNT = 'other';

/** The chosen amount; NaN for what is none. */
export function topUpPrice({ amount, other }: TopUpValues): number {
  return readAmount(amount === OTHER_AMOUNT ? other : amount);
}

/** The rules of the form; its messages are keys of the texts, `amountText` writes the limit that they name. */
export function topUpSchema(
  { choices, max, min }: TopUpAmounts,
  amountText: (amount: number) => string,
) {
  const atLeast = { amount: amountText(min) };
  const atMost = { amount: amountText(max) };
  const figures = { amount: choices[0] };
  return object({
    amount: string().required('wallet.topUp.wrong'),
    other: string().when('amount', {
      is: OTHER_AMOUNT,
      then: (field) =>
        field.test('limits', (text, { createError }) => {
          const price = readAmount(text ?? '');
          if (Number.isNaN(price))
            return createError({
              message: 'wallet.topUp.figures',
              params: figures,
            });
          if (price < min)
            return createError({
              message: 'wallet.topUp.atLeast',
              params: atLeast,
            });
          if (price > max)
            return createError({
              message: 'wallet.topUp.atMost',
              params: atMost,
            });
          return true;
        }),
    }),
  });
}
