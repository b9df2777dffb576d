import type { TFunction } from 'i18next';
import type { NumberSeparators } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';

/** Units whose amounts are measured and named; pieces, packs and portions are only counted. */
const MEASURED = ['g', 'kg', 'l', 'ml'] as const;

export type MeasuredUnit = (typeof MEASURED)[number];

const NO_BREAK_SPACE = '\u00A0';

/** Whether amounts of this unit are said with it: "1.5 kg", and prices by it: "$4.20 / kg". */
export function isMeasured(unit: string): unit is MeasuredUnit {
  return MEASURED.some((measured) => measured === unit);
}

/** 1.5 as the language writes it, with the unit's word when it has one: "1,5 кг". */
export function quantityText(
  quantity: number,
  unit: string | null,
  { decimal }: NumberSeparators,
): string {
  const number = String(quantity).replace('.', decimal);
  return unit ? number + NO_BREAK_SPACE + unit : number;
}

/** How much of a product in words: "3" of what is counted, "1.5 kg" of what is measured. */
export function quantityWords(
  quantity: number,
  unit: string,
  { language, t }: { readonly language: string; readonly t: TFunction },
): string {
  const word = isMeasured(unit) ? t(`unit.${unit}`) : null;
  return quantityText(quantity, word, separatorsOf(language));
}

/** The same before a name: "3 ×", "1.5 kg". */
export function quantityOf(
  quantity: number,
  unit: string,
  words: { readonly language: string; readonly t: TFunction },
): string {
  const text = quantityWords(quantity, unit, words);
  return isMeasured(unit) ? text : `${text} ×`;
}
