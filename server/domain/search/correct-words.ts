import {
  CONSONANTS_MIN,
  type SimilarWord,
  VOWELS,
} from '@/server/repositories/search/search-word-repository';
import { editDistance } from './edit-distance';

/** From this length on a word forgives two slips. */
const TWO_SLIPS_FROM = 8;
/** From this length on the beginning of a word may hold a slip, as it is typed. */
const PREFIX_FROM = 5;
const CORRECTIONS_MAX = 12;
/** Letters typed once for twice, or twice for once: likelier than any other slip. */
const DOUBLING = 0.5;

/** No vowel was typed at all ("brgr"): less likely meant than a word with slips. */
const CONSONANTS = 3;

const NO_VOWELS = new RegExp(`[${VOWELS}]`, 'gu');

const undoubled = (word: string): string => word.replace(/(.)\1+/gu, '$1');

function slipsOf({ length }: string): number {
  if (length < 3) return 0;
  return length < TWO_SLIPS_FROM ? 1 : 2;
}

/** Whether slips in a word of this length are forgiven at all. */
export const isForgiven = (asked: string): boolean => slipsOf(asked) > 0;

/** Of three letters a wrong first one leaves nothing to go by, unless two changed places. */
function isLikely(asked: string, word: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  return (
    asked.length > 3 || asked[0] === word[0] || sorted(asked) === sorted(word)
  );
}

function slipsBetween(asked: string, word: string): number {
  const most = slipsOf(asked);
  if (!most || !isLikely(asked, word)) return Infinity;
  if (undoubled(asked) === undoubled(word)) return DOUBLING;
  const whole = editDistance(asked, word, { most });
  if (whole < Infinity) return whole;
  if (asked.length >= CONSONANTS_MIN && word.replace(NO_VOWELS, '') === asked)
    return CONSONANTS;
  if (asked.length < PREFIX_FROM) return Infinity;
  // A word still being typed counts less than a whole one.
  return editDistance(asked, word, { asPrefix: true, most: 1 }) + 0.5;
}

/** The known words that were most likely meant by an asked one: those with the fewest slips. */
export function correctionsOf(
  asked: string,
  similar: readonly SimilarWord[],
): readonly SimilarWord[] {
  const near = similar
    .filter((found) => found.asked === asked && found.word !== asked)
    .map((found) => ({ found, slips: slipsBetween(asked, found.word) }))
    .filter(({ slips }) => slips < Infinity);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === fewest)
    .slice(0, CORRECTIONS_MAX)
    .map(({ found }) => found);
}
