import { DEFAULT_LOCALE, LOCALE_CODES } from '@/utils/i18n/locales';
import { nearNames } from '@/utils/text/near-names';
import { CliError } from '../cli-error';
import { COLUMN_NAMES, WORD_COLUMN } from './columns';
import { USUAL_HEADS, usualHead } from './head-names';

/** A line of a file with its cells, as they stand there. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row of the file: its line, and its cells by their column. */
export interface SheetRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The language of titles that name none. */
  readonly lang: string;
  /** Whether a comma in a number is its decimal sign. */
  readonly hasCommas: boolean;
  /** Rows that have other cells than the first line. */
  readonly problems: readonly { line: number; words: string }[];
}

export interface SheetOptions {
  /** The language of titles that name none; else that of the head over them. */
  readonly lang?: string | undefined;
  /** Heads of columns that are not read. */
  readonly leaveOut?: readonly string[];
}

const OWN = [...COLUMN_NAMES, 'title', 'description'];

const sameHead = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

/** What somebody may have meant, in our names. */
function guessOf(head: string): string {
  const near = nearNames(head.trim(), [...OWN, ...USUAL_HEADS]).map(
    (name) => usualHead(name, OWN)?.column ?? name,
  );
  const names = [...new Set(near)];
  return names.length ? ` Did you mean ${names.join(' or ')}?` : '';
}

/** The language of the head over the titles; undefined for one of ours, or of a language that is not spoken here. */
function headLanguage(heads: readonly string[]): string | undefined {
  return heads
    .flatMap((head) => {
      const usual = usualHead(head, OWN);
      return usual?.column === 'title' ? [usual.lang] : [];
    })
    .find((lang) => LOCALE_CODES.includes(lang));
}

/** The column of a head, or what is wrong with it. */
function columnOf(head: string, lang: string): string | { wrong: string } {
  const name = head.trim().toLowerCase();
  const [, word, given] = WORD_COLUMN.exec(name) ?? [];
  if (word)
    return LOCALE_CODES.includes(given ?? lang)
      ? `${word}:${given ?? lang}`
      : {
          wrong: `"${head}" names no language of ours (${LOCALE_CODES.join(', ')}).`,
        };
  const { column } = usualHead(name, OWN) ?? {};
  if (column === undefined)
    return { wrong: `there is no column "${head.trim()}".${guessOf(head)}` };
  return column === 'title' || column === 'description'
    ? `${column}:${lang}`
    : column;
}

/** Our name of every column, null for one that is left out; throws CliError with every head that is wrong. */
function columnsOf(
  heads: readonly string[],
  { lang = DEFAULT_LOCALE, leaveOut = [] }: SheetOptions,
): (string | null)[] {
  const wrong: string[] = [];
  const columns = heads.map((head) => {
    if (!head.trim() || leaveOut.some((name) => sameHead(name, head)))
      return null;
    const column = columnOf(head, lang);
    if (typeof column === 'string') return column;
    wrong.push(column.wrong);
    return null;
  });
  const twice = columns.filter(
    (name, index) => name && columns.indexOf(name) < index,
  );
  wrong.push(...twice.map((name) => `there are two columns "${name}".`));
  if (!wrong.length) return columns;
  throw new CliError(
    [
      ...wrong.map((words) => `line 1: ${words}`),
      'A column that is no part of the menu is left out by --leave-out "its head". Every column: npm run operator -- menu import --help',
    ].join('\n'),
  );
}

/** Spreadsheets leave empty cells at the end of a line, and lines of nothing else. */
function trimEnd(cells: readonly string[]): readonly string[] {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return cells.slice(0, length);
}

/** The lines of a file by the heads of its first. Throws CliError. */
export function sheetOf(
  lines: readonly SheetLine[],
  options: SheetOptions,
  hasCommas: boolean,
): Sheet {
  const [head, ...rest] = lines;
  const heads = trimEnd(head?.cells ?? []);
  if (!heads.length) throw new CliError('The file is empty.');
  const lang = options.lang ?? headLanguage(heads) ?? DEFAULT_LOCALE;
  const columns = columnsOf(heads, { ...options, lang });
  const rows: SheetRow[] = [];
  const problems: { line: number; words: string }[] = [];
  for (const { cells: all, line } of rest) {
    const cells = trimEnd(all);
    if (cells.length > heads.length)
      problems.push({
        line,
        words: `has ${cells.length} cells, the first line has ${heads.length}`,
      });
    if (cells.length)
      rows.push({
        line,
        cells: Object.fromEntries(
          columns.flatMap((name, index) =>
            name === null ? [] : [[name, cells[index] ?? '']],
          ),
        ),
      });
  }
  return {
    columns: columns.filter((name) => name !== null),
    rows,
    lang,
    hasCommas,
    problems,
  };
}
