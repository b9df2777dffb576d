import { directionOf } from '@/utils/i18n/locales';
import { spokenIn } from '@/utils/i18n/site-languages';
import { formatAmount, type MoneyCurrency } from './money';
import { separatorsOf } from './number-separators';

/** An amount inside a sentence: formatted like every price and kept left to right among other words. */
export function moneyText(
  amount: number | null | undefined,
  currency: MoneyCurrency,
  language: string,
): string {
  return `\u2066${formatAmount(amount, currency, separatorsOf(language))}\u2069`;
}

/** An amount in a mail or a message: without marks where the language runs left to right anyway. */
export function mailedMoney(
  amount: number,
  currency: MoneyCurrency,
  language: string,
): string {
  const spoken = spokenIn(language);
  return directionOf(spoken) === 'rtl'
    ? moneyText(amount, currency, spoken)
    : formatAmount(amount, currency, separatorsOf(spoken));
}
