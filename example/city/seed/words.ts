import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** English text → the same in another language. */
export type Words = Readonly<Record<string, string>>;

const FOLDER = join(process.cwd(), 'example', 'city', 'words');

let known: ReadonlyMap<string, Words> | null = null;

/** The demo city's words by language, beyond the three its content is written in; read once. */
export function cityWords(): ReadonlyMap<string, Words> {
  known ??= new Map(
    (existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Words,
    ]),
  );
  return known;
}

/** What `make` says in each further language that has its words; a language where it answers null is left out. */
export function inFurtherLanguages<T>(
  make: (words: Words) => T | null,
): Record<string, T> {
  return Object.fromEntries(
    [...cityWords()].flatMap(([locale, words]) => {
      const made = make(words);
      return made === null ? [] : [[locale, made]];
    }),
  );
}
