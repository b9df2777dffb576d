/*
 * How texts are compared in a search: the rules of the SQL function `search_fold`, which a test holds against these,
 * so that what a browser looks through and what the database finds agree (ADR 15).
 */

/** Accents, Arabic vowel signs and the tatweel, nuktas, characters without a width. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u2060\ufe0e\ufe0f]/g;

/** Letters that are one letter to whoever searches, and the figures of other scripts. */
const FORMS = new Map(
  (
    'ıi øo łl đd ðd ħh əe ŋn ςσ қк ғг ңн өо ұу үу һх әа іи ґг єе ҷч ҳх ' +
    'ٱا ىي یي ېي ےي ةه ەه ۀه ھه ہه کك ڪك ٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ' +
    '۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9 ०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9 ' +
    'ßss æae œoe þth'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

const APOSTROPHES = /[’‘ʻʼ`′]/g;
/** French and Italian articles are words of their own. */
const ELISIONS = /(^|[^a-z])(l|d|qu|dell|all|nell|sull|dall)'/g;

/** All that stands between words. */
const GAPS =
  /[^0-9a-z\u00df-\u00f6\u00f8-\u02af\u0370-\u0377\u0379-\u037d\u037f\u0386\u0388-\u052f\u0531-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5\u06ee-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u9fff\ua000-\ud7ff\uf900-\ufaff]+/g;

/** Scripts that are searched by pairs of characters, as they are written without spaces (Korean: in long words). */
const PAIRED =
  '\\u3005-\\u3007\\u3031-\\u30ff\\u3105-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff';
const RUNS = new RegExp(`([${PAIRED}]+)|[^ ${PAIRED}]+`, 'g');

function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(MARKS, '');
  const forms = [...plain].map((letter) => FORMS.get(letter) ?? letter);
  return forms.join('').normalize('NFC');
}

/**
 * A text as searches compare it: lower case without accents, one form of each Arabic, Persian and Cyrillic letter,
 * words with single spaces between.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(APOSTROPHES, "'")
    .replace(ELISIONS, '$1$2 ')
    .replace(/'/g, '')
    .replace(GAPS, ' ')
    .trim();
}

/** The words of a folded text as they are looked up; Chinese, Japanese and Korean by pairs of characters. */
export function splitFolded(folded: string): string[] {
  return [...folded.matchAll(RUNS)].flatMap(([run, paired]) =>
    paired === undefined || run.length === 1
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) =>
          run.slice(at, at + 2),
        ),
  );
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys write on the other layout: "gkjd" is "плов", "зшяяф" is "pizza". Of two scripts: null. */
export function swapLayout(text: string): string | null {
  const typed = text.normalize('NFC').toLowerCase();
  const isCyrillic = /[а-яё]/.test(typed);
  if (isCyrillic === /[a-z]/.test(typed)) return null;
  const [from, to] = isCyrillic
    ? [CYRILLIC_KEYS, LATIN_KEYS]
    : [LATIN_KEYS, CYRILLIC_KEYS];
  return [...typed].map((key) => to[from.indexOf(key)] ?? key).join('');
}

/** One way to understand what was typed. */
export interface Reading {
  readonly text: string;
  /** Whether slips are forgiven in it. */
  readonly forgives: boolean;
}

/**
 * What was typed, then, for searches that find nothing for it, the same keys on the other layout. The latter counts as it
 * stands: with slips forgiven, too, it would find something for any nonsense.
 */
export function readingsOf(typed: string): readonly Reading[] {
  const swapped = swapLayout(typed);
  return [
    { text: typed, forgives: true },
    ...(swapped === null ? [] : [{ text: swapped, forgives: false }]),
  ];
}

/** A part of a text that was looked for: UTF-16 offsets [start, end). */
export type TextRange = readonly [start: number, end: number];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘ʻʼ`′]*/gu;

interface FoldedWord {
  readonly folded: string;
  /** The offset in the text from which each folded character comes, and the word's end. */
  readonly origin: readonly number[];
}

function foldWord(word: string, start: number): FoldedWord {
  const origin: number[] = [];
  let folded = '';
  let at = start;
  for (const letter of word) {
    const made = foldLetters(letter).replace(/['’‘ʻʼ`′]/g, '');
    for (let index = 0; index < made.length; index += 1) origin.push(at);
    folded += made;
    at += letter.length;
  }
  return { folded, origin: [...origin, at] };
}

/**
 * The parts of a text that a search found. `find` answers for a folded word which of its characters [start, end)
 * matched, or null; offsets come back in the text as it is written, ascending.
 */
export function matchRanges(
  text: string,
  find: (folded: string) => TextRange | null,
): TextRange[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const { folded, origin } = foldWord(match[0], match.index);
    const found = find(folded);
    if (!found) return [];
    const [start, end] = found;
    const from = origin[start] ?? match.index;
    const last = origin[end - 1] ?? from;
    // A letter that folds into two is highlighted whole.
    const until = origin.slice(end).find((at) => at > last) ?? last;
    return [[from, until] as const];
  });
}
