import {
  convertMinor,
  type MoneyCurrency,
  moneyUnit,
  toDecimal,
} from './money';

/** An amount of the default currency, in minor units, as a decimal of another, rounded as that one is paid. */
export const amountIn = (
  minor: number,
  currency: Pick<MoneyCurrency, 'title'> & { readonly rate: number },
): number => toDecimal(convertMinor(minor, currency.rate, moneyUnit(currency)));
