import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { rowsOf } from './search-sql';

/** A folded word as the database knows it; numbers are ids of words. */
export interface WordFind {
  readonly word: string;
  readonly exact: number | null;
  /** Words that begin so, the word itself included; at most 256. */
  readonly beginning: readonly number[];
}

export interface SimilarWord {
  readonly asked: string;
  readonly id: number;
  readonly word: string;
}

/** A list that the planner can count: it takes one of unknown length for a hundred and reads all words. */
function texts(words: readonly string[]): SQL {
  const rows = words.map((word) => sql`(${word}::text)`);
  return sql`(values ${sql.join(rows, sql`, `)})`;
}

/** Looks folded words up, in one query. */
export function findWords(
  db: Db,
  words: readonly string[],
): Promise<WordFind[]> {
  if (!words.length) return Promise.resolve([]);
  return rowsOf(
    db,
    sql`select asked.word,
        (select id from search_words own where own.word = asked.word) as exact, coalesce((
        select array_agg(found.id) from (
          select w.id from search_words w
          where w.word >= asked.word and w.word < asked.word || chr(1114111)
          order by w.word limit 256) found), '{}') as beginning
      from ${texts(words)} as asked (word)`,
  );
}

/** Of folded words; some type none of them. */
export const VOWELS = 'aeiouаеиоуыэюяαεηιουω';
/** From this length on the consonants of a word tell which one it is. */
export const CONSONANTS_MIN = 4;

/**
 * Known words that look like the asked ones: by what they share, a letter too many or two in each other's place, or
 * their consonants where no vowel was typed.
 */
export function findSimilarWords(
  db: Db,
  words: readonly string[],
): Promise<SimilarWord[]> {
  if (!words.length) return Promise.resolve([]);
  return rowsOf(
    db,
    sql`with asked (word) as (${texts(words)})
      select asked.word as asked, found.id, found.word
      from asked, search_similar(asked.word) as found
      union
      select asked.word, w.id, w.word
      from asked join search_words w
        on w.word >= left(asked.word, 1)
        and w.word < left(asked.word, 1) || chr(1114111)
        and translate(w.word, ${VOWELS}, '') = asked.word
      where length(asked.word) >= ${CONSONANTS_MIN}
        and translate(asked.word, ${VOWELS}, '') = asked.word`,
  );
}
