import { foldText, splitFolded, swapLayout } from '@/utils/search/search-text';

/** More words than anybody types; the rest is not looked for. */
const TERMS_MAX = 8;
const SPLIT_FROM = 6;
const PART_MIN = 3;

export type Terms = readonly string[];

/** What somebody typed, as it is looked for. */
export interface SearchText {
  readonly folded: string;
  readonly typed: Terms;
  /** The same keys on the other layout: Cyrillic meant, Latin typed, or the other way. */
  readonly swapped: Terms | null;
}

function termsOf(folded: string): Terms {
  return [...new Set(splitFolded(folded))].slice(0, TERMS_MAX);
}

/** Folds a search and takes it apart. */
export function readSearch(search: string): SearchText {
  const folded = foldText(search);
  const other = swapLayout(search);
  const swapped = other === null ? [] : termsOf(foldText(other));
  return {
    folded,
    typed: termsOf(folded),
    swapped: swapped.length ? swapped : null,
  };
}

/** Other ways to write the same words: two neighbours as one, one as two. Whether there are such words is not known. */
export function otherSpacings(terms: Terms): Terms[] {
  const joined = terms
    .slice(1)
    .map((term, index) => [
      ...terms.slice(0, index),
      `${terms[index] ?? ''}${term}`,
      ...terms.slice(index + 2),
    ]);
  const split = terms.flatMap((term, index) =>
    Array.from(
      { length: term.length < SPLIT_FROM ? 0 : term.length - 2 * PART_MIN + 1 },
      (_, at) => [
        ...terms.slice(0, index),
        term.slice(0, at + PART_MIN),
        term.slice(at + PART_MIN),
        ...terms.slice(index + 1),
      ],
    ),
  );
  return [...joined, ...split];
}
