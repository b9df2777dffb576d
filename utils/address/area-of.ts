import { AREA_MAX_LENGTH } from '@/utils/constants/limits';

const NUMBER = /\p{Number}/u;

/**
 * The area of an address, for people who are not to know the house: each part between commas ends before its first word
 * with a number in it, and goes whole when one word is left of it ("floor 4"). "Amir Temur Avenue 12, Tashkent" is
 * "Amir Temur Avenue, Tashkent". Null when nothing is left.
 */
export function areaOf(address: string): string | null {
  const parts = address.split(/[,،、]/).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const number = words.findIndex((word) => NUMBER.test(word));
    const kept = number < 0 ? words : words.slice(0, number);
    return number >= 0 && kept.length < 2 ? [] : kept.join(' ');
  });
  const text = parts.filter(Boolean).join(', ');
  return text ? text.slice(0, AREA_MAX_LENGTH) : null;
}
