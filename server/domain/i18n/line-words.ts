import { fallbackOrder, spokenIn } from '@/utils/i18n/site-languages';
import { quantityText } from '@/utils/cart/quantity-text';
import { separatorsOf } from '@/utils/money/number-separators';
import { errorMessage } from './error-message';

type Titles = Readonly<Record<string, { readonly title: string }>>;

/** A title in that language, else in the site's first one, in English, or in any. */
export function titleIn(titles: Titles, lang: string): string {
  const found = fallbackOrder(lang, titles).find((code) => titles[code]?.title);
  return found === undefined ? '' : (titles[found]?.title ?? '');
}

/** The words of units that amounts are said with (utils/cart/quantity-text.ts); the others are only counted. */
const UNIT_TEXTS = new Map([
  ['g', 'unit.g'],
  ['kg', 'unit.kg'],
  ['l', 'unit.l'],
  ['ml', 'unit.ml'],
]);

/** "2 ×" of what is counted, "0.5 kg" of what is measured, as the language writes it. */
export function amountWords(
  quantity: number,
  unit: string,
  lang: string,
): string {
  const key = UNIT_TEXTS.get(unit);
  const word = key ? errorMessage(lang, key) : null;
  const text = quantityText(quantity, word, separatorsOf(spokenIn(lang)));
  return word ? text : `${text} ×`;
}
