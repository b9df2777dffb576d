import type { Words } from '@/utils/i18n/words';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';

export const KM_PER_MILE = 1.609344;

/** A number to a tenth in the language's own writing: `1.3`, `1,3`; whole ones without a decimal: `1`. */
export function kmText(kilometres: number, language: string): string {
  const tenths = Math.round(kilometres * 10);
  return tenths % 10 === 0
    ? String(tenths / 10)
    : oneDecimal(tenths / 10, separatorsOf(language));
}

/** Kilometres as the site shows distances, with their unit: `1.3 km`, or in miles `0.8 mi` (setting `distance_unit`). */
export function distanceText(
  kilometres: number,
  { language, t }: Words,
  unit: 'mi' | undefined,
): string {
  return unit === 'mi'
    ? t('shopCard.mi', { mi: kmText(kilometres / KM_PER_MILE, language) })
    : t('shopCard.km', { km: kmText(kilometres, language) });
}
