import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';

/** Kilometres to a tenth in the language's own writing: `1.3`, `1,3`; whole ones without a decimal: `1`. */
export function kmText(kilometres: number, language: string): string {
  const tenths = Math.round(kilometres * 10);
  return tenths % 10 === 0
    ? String(tenths / 10)
    : oneDecimal(tenths / 10, separatorsOf(language));
}
