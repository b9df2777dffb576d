import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';

/** Kilometres with one decimal in the language's own writing: `1.3`, `1,3`. */
export function kmText(kilometres: number, language: string): string {
  return oneDecimal(kilometres, separatorsOf(language));
}
