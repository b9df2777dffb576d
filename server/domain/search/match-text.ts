import type { Translations } from '@/server/repositories/shop/catalogue-sql';
import { fallbackOrder } from '@/utils/i18n/site-languages';
import {
  foldText,
  matchRanges,
  type TextRange,
} from '@/utils/search/search-text';
import type { SearchPhase } from './plan-search';

/** A text that was found, with the parts of it that were meant. */
export interface MatchedText {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

interface Term {
  readonly typed: string;
  readonly meant: ReadonlySet<string>;
}

/** Chinese, Japanese and Korean terms are pairs of characters and stand anywhere in a word. */
const PAIRED = /[\u3005-\u30ff\u3105-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;

/** The terms of all phases that had a part in what was found. */
export function termsOf(phases: readonly SearchPhase[]): Term[] {
  return phases.flatMap(({ terms }) =>
    terms.map(({ find, similar }) => ({
      typed: find.word,
      meant: new Set(similar.map(({ word }) => word)),
    })),
  );
}

function findTerm(word: string, { meant, typed }: Term): TextRange | null {
  if (meant.has(word)) return [0, word.length];
  const start = PAIRED.test(typed) ? word.indexOf(typed) : 0;
  return start >= 0 && word.startsWith(typed, start)
    ? [start, start + typed.length]
    : null;
}

function findTerms(word: string, terms: readonly Term[]): TextRange | null {
  const found = terms
    .flatMap((term) => [findTerm(word, term) ?? []])
    .filter((range) => range.length === 2);
  if (!found.length) return null;
  const starts = found.map(([start]) => start);
  const ends = found.map(([, end]) => end);
  return [Math.min(...starts), Math.max(...ends)];
}

/** How many of the terms a text holds. */
function countTerms(text: string, terms: readonly Term[]): number {
  const words = foldText(text).split(' ');
  return terms.filter((term) => words.some((word) => findTerm(word, term)))
    .length;
}

/** A text that may have been found, and what the reader is shown for it. */
interface FieldText {
  readonly text: string;
  readonly shown: string;
}

/** A thing's texts in one field, where what is found there would come from. */
export interface MatchField<Field extends string> {
  readonly field: Field;
  readonly texts: readonly FieldText[];
}

/** The texts of a field: in the asked language first, then in the site's first one, in English, and in the others. */
export function textsOf(
  translations: Translations,
  lang: string,
  field: 'description' | 'title',
): FieldText[] {
  const locales = new Set(fallbackOrder(lang, translations));
  const texts = [...locales].flatMap(
    (locale) => translations[locale]?.[field] ?? [],
  );
  return texts.map((text) => ({ text, shown: texts[0] ?? text }));
}

/**
 * The text that says best why something was found: the one with the most of the terms, of these in the first field, of
 * these in the asked language. What was found in another language is named in the reader's, without marks; a
 * description is not. Null when nothing holds any of the terms.
 */
export function bestMatch<Field extends string>(
  fields: readonly MatchField<Field>[],
  terms: readonly Term[],
  wanted: number,
): (MatchedText & { readonly field: Field }) | null {
  let best: (FieldText & { field: Field; count: number }) | null = null;
  for (const { field, texts } of fields)
    for (const each of texts) {
      if (best && best.count >= wanted) break;
      const count = countTerms(each.text, terms);
      if (count > (best?.count ?? 0)) best = { ...each, field, count };
    }
  if (!best) return null;
  const { field, shown, text } = best;
  if (text !== shown)
    return field === 'description' ? null : { field, text: shown, ranges: [] };
  const ranges = matchRanges(text, (word) => findTerms(word, terms));
  return { field, text, ranges };
}
