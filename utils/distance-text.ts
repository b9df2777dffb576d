import { separatorsOf } from './number-separators';

/** Kilometres with one decimal in the language's own writing: `1.3`, `1,3`. */
export function kmText(kilometres: number, language: string): string {
  return kilometres.toFixed(1).replace('.', separatorsOf(language).decimal);
}
