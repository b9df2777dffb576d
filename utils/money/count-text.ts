import { separatorsOf } from './number-separators';

/** A whole number with the language's groups of thousands: `12,345`. */
export function countText(count: number, language: string): string {
  return String(count).replace(
    /\B(?=(\d{3})+$)/g,
    separatorsOf(language).group,
  );
}
