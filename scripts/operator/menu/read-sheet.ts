import { CliError } from '../cli-error';
import {
  areHeads,
  type HeadOptions,
  languageOfHeads,
  readHeads,
} from './sheet-heads';

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
  /** What stands over each column in the file. */
  readonly heads: Readonly<Record<string, string>>;
  /** All cells of each line that are not empty, also of columns that are left out. */
  readonly texts: ReadonlyMap<number, readonly string[]>;
  /** The language of titles that name none. */
  readonly lang: string;
  /** Whether a comma in a number is its decimal sign. */
  readonly hasCommas: boolean;
  /** Rows that have other cells than the first line. */
  readonly problems: readonly { line: number; words: string }[];
  /** How the file was understood, where that could surprise. */
  readonly notes: readonly string[];
}

export interface SheetOptions extends HeadOptions {
  /** Which sheet of a workbook is read; else the first that is seen and not empty. */
  readonly sheet?: string | undefined;
}

/** Spreadsheets leave empty cells at the end of a line, and lines of nothing else. */
function trimEnd(cells: readonly string[]): readonly string[] {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return cells.slice(0, length);
}

const HEAD_WITHIN = 20;

/** The line of the heads: the first that has usual ones, as a menu's name may stand above them; else the first of all. */
export function headIndex(lines: readonly SheetLine[]): number {
  const found = lines
    .slice(0, HEAD_WITHIN)
    .findIndex(({ cells }) => areHeads(cells));
  return found < 0 ? 0 : found;
}

/** The language of the heads among the first lines; undefined where none of them is heads. */
export function headLanguage(
  lines: readonly (readonly string[])[],
): string | undefined {
  const heads = lines.find(areHeads);
  return heads && languageOfHeads(heads);
}

function aboveNote(above: readonly SheetLine[]): string[] {
  const [first, last] = [above[0]?.line, above.at(-1)?.line];
  if (first === undefined || last === undefined) return [];
  return [
    first === last
      ? `line ${first} stands above the heads and is left out`
      : `lines ${first}–${last} stand above the heads and are left out`,
  ];
}

/** The lines of a file by its heads. Throws CliError. */
export function sheetOf(
  lines: readonly SheetLine[],
  options: HeadOptions,
  hasCommas: boolean,
): Sheet {
  const filled = lines
    .map(({ cells, line }) => ({ line, cells: trimEnd(cells) }))
    .filter(({ cells }) => cells.length > 0);
  const at = headIndex(filled);
  const head = filled[at];
  if (!head) throw new CliError('The file is empty.');
  const rest = filled.slice(at + 1);
  const heads = head.cells;
  const { columns, lang, leftOut } = readHeads(heads, head.line, options);
  return {
    columns: columns.filter((name) => name !== null),
    rows: rest.map(({ cells, line }) => ({
      line,
      cells: Object.fromEntries(
        columns.flatMap((name, index) =>
          name === null ? [] : [[name, cells[index] ?? '']],
        ),
      ),
    })),
    heads: Object.fromEntries(
      columns.flatMap((name, index) =>
        name === null ? [] : [[name, heads[index] ?? '']],
      ),
    ),
    texts: new Map(
      rest.map(({ cells, line }) => [
        line,
        cells.map((cell) => cell.trim()).filter(Boolean),
      ]),
    ),
    lang,
    hasCommas,
    problems: rest
      .filter(({ cells }) => cells.length > heads.length)
      .map(({ cells, line }) => ({
        line,
        words: `has ${cells.length} cells, the heads have ${heads.length}`,
      })),
    notes: [
      ...aboveNote(filled.slice(0, at)),
      ...(leftOut.length
        ? [
            `columns that are no part of a menu are left out: ${leftOut.join(', ')}`,
          ]
        : []),
    ],
  };
}
