import { DEFAULT_LOCALE, LOCALE_CODES } from '@/utils/i18n/locales';
import { nearNames } from '@/utils/text/near-names';
import { CliError } from '../cli-error';
import {
  COLUMN_NAMES,
  PRICE_OF_SIZE,
  SIZE_COLUMN,
  WEIGHT_COLUMN,
  WORD_COLUMN,
} from './columns';
import { plainHead, USUAL_HEADS, usualHead } from './head-names';
import { sizesOfHeads } from './own-sheet/size-heads';

/** The code by which the world knows a language of ours. */
const isoCode = (code: string): string => (code === 'kz' ? 'kk' : code);

const NAMED_IN = ['en', 'ru', 'de', 'es', 'fr', 'tr', 'uz', 'ar'];

let known: ReadonlyMap<string, readonly string[]> | undefined;

const namesOf = (): ReadonlyMap<string, readonly string[]> =>
  (known ??= new Map(
    LOCALE_CODES.map((code) => [
      code,
      [...NAMED_IN, isoCode(code)].map((lang) =>
        (
          new Intl.DisplayNames([lang], { type: 'language' }).of(
            isoCode(code),
          ) ?? code
        ).toLowerCase(),
      ),
    ]),
  ));

/** The language that a word names: its code, its name or the beginning of that, such as `рус`; undefined for none. */
function languageOf(word: string): string | undefined {
  const text = word.trim().toLowerCase();
  if (LOCALE_CODES.includes(text)) return text;
  if (text === 'kk') return 'kz';
  return text.length < 3
    ? undefined
    : [...namesOf()].find(([, names]) =>
        names.some((name) => name.startsWith(text)),
      )?.[0];
}

/** How a dish of several sizes is written. */
export const SIZES =
  'Sizes of one dish are rows with a column Size, such as S, M and L, or a column of prices for each';

const OWN = [
  ...COLUMN_NAMES,
  'title',
  'description',
  SIZE_COLUMN,
  WEIGHT_COLUMN,
];
const isWords = (column: string | undefined): boolean =>
  column === 'title' || column === 'description';

interface Known {
  readonly column: string;
  /** The language that the head is in, or names. */
  readonly lang: string;
  /** Whether the head names its language: `Name (English)`. */
  readonly isSaid?: boolean;
}

const TAIL = /^(.+?)[\s_:-]*[\s_:([-](\p{L}{2,})\.?[)\]]?$/u;

/** What a head means by its usual names; undefined for one that nobody uses. */
function knownHead(head: string): Known | undefined {
  const [, front = '', tail = ''] = TAIL.exec(head.trim()) ?? [];
  const lang = languageOf(tail);
  const words = lang === undefined ? undefined : usualHead(front, OWN);
  return lang !== undefined && words && isWords(words.column)
    ? { column: words.column, lang, isSaid: true }
    : usualHead(head, OWN);
}

const isNaming = (column: string): boolean =>
  /^(?:title|slug|sku)(?::|$)/.test(column);

/** Whether these cells are heads: one names products, and another is known, too. */
export function areHeads(cells: readonly string[]): boolean {
  const known = cells.flatMap((cell) => {
    const name = cell.trim().toLowerCase();
    if (WORD_COLUMN.test(name)) return name;
    return name ? (knownHead(name)?.column ?? []) : [];
  });
  const isSized = sizesOfHeads(cells).some(Boolean);
  return known.some(isNaming) && (isSized || new Set(known).size > 1);
}

/** The language of the first head that names products; undefined where none is usual. */
export const languageOfHeads = (cells: readonly string[]): string | undefined =>
  cells.map(knownHead).find((known) => known && isNaming(known.column))?.lang;

/** What somebody may have meant, in our names; short words are near to too many. */
function guessOf(head: string): readonly string[] {
  const word = plainHead(head);
  if (word.length < 4) return [];
  const isShort = word.length < 5;
  const own = nearNames(word, OWN, isShort);
  const near = own.length ? own : nearNames(word, USUAL_HEADS, isShort);
  return [...new Set(near.map((name) => usualHead(name, OWN)?.column ?? name))];
}

const sameHead = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/** Heads of what a dish costs its kitchen, where another head is the price. */
const isCost = (head: string): boolean =>
  /^(?:cost|стоимость|costo|coste|coût|cout)(?: |$)/.test(plainHead(head));

export interface Heads {
  /** Our name of every column; null for one that is left out. */
  readonly columns: readonly (string | null)[];
  /** The language of titles that name none. */
  readonly lang: string;
  /** Heads of columns that are no part of a menu. */
  readonly leftOut: readonly string[];
}

export interface HeadOptions {
  /** The language of titles that name none; else that of the head over them. */
  readonly lang?: string | undefined;
  /** Heads of columns that are not read. */
  readonly leaveOut?: readonly string[];
}

/** The columns of one line of heads, with what is wrong with them. */
class Reading {
  readonly wrong: string[] = [];
  readonly leftOut: string[] = [];
  /** Whether a head may be a slip: then nothing is left out. */
  isSlip = false;
  readonly lang: string;
  private readonly isMixed: boolean;
  private readonly hasPrice: boolean;

  constructor(heads: readonly string[], lang: string | undefined) {
    const known = heads.flatMap((head) => knownHead(head) ?? []);
    const titles = known.filter(({ column }) => column === 'title');
    const langs = titles
      .map((one) => one.lang)
      .filter((one) => LOCALE_CODES.includes(one));
    this.lang = lang ?? langs[0] ?? DEFAULT_LOCALE;
    this.isMixed = new Set(langs).size > 1;
    this.hasPrice = heads.some(
      (head) => knownHead(head)?.column === 'price' && !isCost(head),
    );
  }

  column(head: string): string | null {
    const name = head.trim().toLowerCase();
    const [, word, given] = WORD_COLUMN.exec(name) ?? [];
    if (word) return this.wordColumn(head, word, given);
    const known = knownHead(name);
    if (!known) return this.unknown(head);
    if (known.column === 'price' && this.hasPrice && isCost(head))
      return this.leave(head);
    if (!isWords(known.column)) return known.column;
    const isOwn =
      (known.isSaid === true || this.isMixed) &&
      LOCALE_CODES.includes(known.lang);
    return `${known.column}:${isOwn ? known.lang : this.lang}`;
  }

  private leave(head: string): null {
    this.leftOut.push(head.trim());
    return null;
  }

  private wordColumn(
    head: string,
    word: string,
    given: string = this.lang,
  ): string | null {
    if (LOCALE_CODES.includes(given)) return `${word}:${given}`;
    this.isSlip = true;
    this.wrong.push(
      `"${head}" names no language of ours (${LOCALE_CODES.join(', ')}).`,
    );
    return null;
  }

  private unknown(head: string): null {
    const guess = guessOf(head);
    this.wrong.push(
      `there is no column "${head.trim()}".${guess.length ? ` Did you mean ${guess.join(' or ')}?` : ''}`,
    );
    if (!guess.length) return this.leave(head);
    this.isSlip = true;
    return null;
  }
}

/** Heads that are read as one column. */
function refuseTwice(
  heads: readonly string[],
  columns: readonly (string | null)[],
): string[] {
  return columns.flatMap((name, index) => {
    const first = columns.indexOf(name);
    if (name === null || first === index) return [];
    const [one, other] = [heads[first], heads[index]].map((head = '') =>
      head.trim(),
    );
    const more = name === 'price' ? ` ${SIZES}.` : '';
    return `"${one}" and "${other}" are both read as ${name.split(/[:=]/)[0]}.${more}`;
  });
}

/**
 * What every column of a spreadsheet is. One that nobody knows is left out, unless it may be a slip. Throws CliError with
 * every head that is wrong; `line` is the line of the heads.
 */
export function readHeads(
  heads: readonly string[],
  line: number,
  { lang, leaveOut = [] }: HeadOptions,
): Heads {
  const reading = new Reading(heads, lang);
  const isLeft = (head: string): boolean =>
    !head.trim() || leaveOut.some((name) => sameHead(name, head));
  const sizes = sizesOfHeads(heads.map((head) => (isLeft(head) ? '' : head)));
  const columns = heads.map((head, index) => {
    const size = sizes[index];
    if (isLeft(head)) return null;
    return size === undefined
      ? reading.column(head)
      : `${PRICE_OF_SIZE}${size}`;
  });
  const isNamed = columns.some((name) => name !== null && isNaming(name));
  const all = [
    ...(reading.isSlip || !isNamed ? reading.wrong : []),
    ...refuseTwice(heads, columns),
    ...(isNamed
      ? []
      : [
          'no column is the name of a dish: the heads must stand above the dishes, such as Section; Dish; Price.',
        ]),
  ];
  if (!all.length)
    return { columns, lang: reading.lang, leftOut: reading.leftOut };
  throw new CliError(
    [
      ...all.map((words) => `line ${line}: ${words}`),
      'A column that is no part of the menu is left out by --leave-out "its head". Every column: npm run operator -- menu import --help',
    ].join('\n'),
  );
}
