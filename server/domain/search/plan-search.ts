import { createHash } from 'node:crypto';
import type { Db } from '@/server/db/client';
import { findShopsOfTerms } from '@/server/repositories/search/search-repository';
import type { SearchCondition } from '@/server/repositories/search/search-sql';
import {
  findSimilarWords,
  findWords,
  type SimilarWord,
  type WordFind,
} from '@/server/repositories/search/search-word-repository';
import { correctionsOf, isForgiven } from './correct-words';
import {
  otherSpacings,
  readSearch,
  type SearchText,
  type Terms,
} from './read-terms';

/** Numbers of words say in which field they stand (migration `search_triggers`). */
const FIELDS = { title: 0, category: 1, description: 2, beginning: 3 } as const;
/** Up to this length the beginnings of titles' words are numbered themselves. */
const BEGINNING_MAX = 3;
/** Fewer finds than this are followed by what else may have been meant. */
export const FEW = 3;

interface PlannedTerm {
  readonly find: WordFind;
  readonly similar: readonly SimilarWord[];
}

/** One way to understand a search, from its best finds to its widest condition; each condition contains the last. */
export interface SearchPhase {
  readonly terms: readonly PlannedTerm[];
  /** The whole title, its words, their beginnings. */
  readonly title: readonly SearchCondition[];
  /** Title, category or shop, and at least one of the terms by the product's own title or category. */
  readonly named: SearchCondition;
  /** The same with its description. */
  readonly told: SearchCondition;
  /** Title, category or shop. */
  readonly place: SearchCondition;
  /** The description too. */
  readonly any: SearchCondition;
  /** `place` and `any` of shops themselves. */
  readonly shop: {
    readonly place: SearchCondition;
    readonly any: SearchCondition;
  };
}

/** A condition without keys for one of its terms finds nothing. */
export const isPossible = (condition: SearchCondition): boolean =>
  condition.every(({ shopIds, words }) => words.length || shopIds?.length);

type Field = keyof typeof FIELDS;

const numbered = (ids: readonly number[], field: Field): number[] =>
  ids.map((id) => id * 4 + FIELDS[field]);

/** As search_title_key of the migration. */
function titleKey(folded: string): number {
  const hash = createHash('md5').update(folded).digest('hex').slice(0, 8);
  return Number.parseInt(hash, 16) | (1 << 31);
}

function exactOf({ find, similar }: PlannedTerm): number[] {
  const exact = find.exact === null ? [] : [find.exact];
  return [...exact, ...similar.map(({ id }) => id)];
}

function wordsIn(term: PlannedTerm, fields: readonly Field[]): number[] {
  const { beginning, word } = term.find;
  const exact = exactOf(term);
  const isShort = word.length <= BEGINNING_MAX;
  const ids = isShort ? exact : [...new Set([...exact, ...beginning])];
  const keys = fields.flatMap((field) => numbered(ids, field));
  return isShort && term.find.exact !== null
    ? [...keys, ...numbered([term.find.exact], 'beginning')]
    : keys;
}

const PLACE: readonly Field[] = ['title', 'category'];
const ANY: readonly Field[] = ['title', 'category', 'description'];

/** One letter is looked for where words of titles begin and nowhere else. */
function fieldsOf(
  { find }: PlannedTerm,
  fields: readonly Field[],
): readonly Field[] {
  return find.word.length === 1 ? ['title'] : fields;
}

/** A condition that the shop's name alone does not meet. */
function byItself(condition: SearchCondition): SearchCondition {
  if (!condition.some(({ shopIds }) => shopIds?.length)) return condition;
  const words = [...new Set(condition.flatMap((keys) => keys.words))];
  return condition.length === 1 ? [{ words }] : [...condition, { words }];
}

async function phaseOf(
  db: Db,
  terms: readonly PlannedTerm[],
  folded: string | null,
): Promise<SearchPhase> {
  const places = terms.map((term) => wordsIn(term, fieldsOf(term, PLACE)));
  const shops = await findShopsOfTerms(db, places);
  const ofShops = (index: number): number[] =>
    terms[index]?.find.word.length === 1 ? [] : (shops[index] ?? []);
  const place = places.map((words, index) => ({
    words,
    shopIds: ofShops(index),
  }));
  const any = terms.map((term, index) => ({
    words: wordsIn(term, fieldsOf(term, ANY)),
    shopIds: ofShops(index),
  }));
  const whole = terms.map((term) => ({
    words: numbered(exactOf(term), 'title'),
  }));
  const begun = terms.map((term) => ({ words: wordsIn(term, ['title']) }));
  const title =
    folded === null ? [begun] : [[{ words: [titleKey(folded)] }], whole, begun];
  const own = (keys: SearchCondition) => keys.map(({ words }) => ({ words }));
  return {
    terms,
    title,
    named: byItself(place),
    told: byItself(any),
    place,
    any,
    shop: { place: own(place), any: own(any) },
  };
}

function finder(
  finds: readonly WordFind[],
): (terms: Terms) => PlannedTerm[] | null {
  const byWord = new Map(finds.map((find) => [find.word, find]));
  return (terms) => {
    const planned = terms.flatMap((term) => {
      const find = byWord.get(term);
      return find?.beginning.length ? [{ find, similar: [] }] : [];
    });
    return planned.length === terms.length ? planned : null;
  };
}

/** The terms with what else may have been meant by them; null when one of them is like no word at all. */
function corrected(
  terms: Terms,
  finds: readonly WordFind[],
  similar: readonly SimilarWord[],
): PlannedTerm[] | null {
  const own = terms.map(
    (word) =>
      finds.find((find) => find.word === word) ?? {
        word,
        exact: null,
        beginning: [],
      },
  );
  const allExact = own.every(({ exact }) => exact !== null);
  const planned = own.map((find) => ({
    find,
    similar:
      find.exact === null || allExact ? correctionsOf(find.word, similar) : [],
  }));
  const isHopeless = planned.some(
    (term) => !term.similar.length && !term.find.beginning.length,
  );
  return isHopeless || planned.every((term) => !term.similar.length)
    ? null
    : planned;
}

/** `corrected` with what the database knows that looks like the terms; nothing is read for terms that stay as they are. */
async function correctedBy(
  db: Db,
  terms: Terms,
  finds: readonly WordFind[],
): Promise<PlannedTerm[] | null> {
  const exact = new Set(
    finds.filter((find) => find.exact !== null).map(({ word }) => word),
  );
  const unknown = terms.filter((term) => !exact.has(term));
  const asked = (unknown.length ? unknown : terms).filter(isForgiven);
  return corrected(terms, finds, await findSimilarWords(db, asked));
}

async function otherPhases(
  db: Db,
  { swapped, typed }: SearchText,
  finds: readonly WordFind[],
  isFound: boolean,
): Promise<SearchPhase[]> {
  const spacings = otherSpacings(typed);
  const known = await findWords(db, [...new Set(spacings.flat())]);
  const exactly = known.filter(({ exact }) => exact !== null);
  const plannedSpacings = spacings.map(finder(exactly));
  const meant = await correctedBy(db, typed, finds);
  // Forgiven slips, too, the other layout would make a dish of any nonsense.
  const otherLayout = isFound ? null : swapped;
  const phases: SearchPhase[] = [];
  for (const terms of [
    otherLayout && finder(finds)(otherLayout),
    ...plannedSpacings,
    meant,
  ])
    if (terms) phases.push(await phaseOf(db, terms, null));
  return phases;
}

/**
 * Understands a search: its words as they were typed; then, when these find nothing, on the other keyboard layout, and
 * when they find little, with other spaces and with slips. Phases come one after the other, what is found later stands below. At most ten queries.
 */
export async function planSearch(
  db: Db,
  search: string,
): Promise<{
  readonly first: SearchPhase | null;
  /** Further phases, when the first found so few. */
  readonly others: (found: number) => Promise<readonly SearchPhase[]>;
}> {
  const text = readSearch(search);
  if (!text.typed.length)
    return { first: null, others: () => Promise.resolve([]) };
  const finds = await findWords(db, [
    ...new Set([...text.typed, ...(text.swapped ?? [])]),
  ]);
  const typed = finder(finds)(text.typed);
  const first = typed && (await phaseOf(db, typed, text.folded));
  const isCertain = !!typed && typed.every(({ find }) => find.exact !== null);
  return {
    first,
    others: (found) =>
      found >= FEW || (found > 0 && isCertain)
        ? Promise.resolve([])
        : otherPhases(db, text, finds, found > 0),
  };
}
