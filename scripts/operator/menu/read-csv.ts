import { CsvError, parse } from 'csv-parse/sync';
import { nearNames } from '@/utils/text/near-names';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError } from '../cli-error';
import { COLUMN_NAMES, WORD_COLUMN } from './columns';

/** A row of the file: its line, and its cells by their column. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Cells are told apart by semicolons, so that numbers may have commas. */
  readonly hasCommas: boolean;
  /** Rows that have other cells than the first line. */
  readonly problems: readonly { line: number; words: string }[];
}

const ROWS_MAX = 200_000;

interface Record_ {
  readonly record: readonly string[];
  readonly raw: string;
}

/** What separates the cells: what the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map(
    (sign) => [sign, bare.split(sign).length] as const,
  );
  const [[most]] = counts.sort((a, b) => b[1] - a[1]) as [
    readonly [string, number],
  ];
  return most;
}

/** Every column by its name; throws CliError for one that is not known, and for one that is there twice. */
function columnsOf(head: readonly string[], lang: string): string[] {
  const columns = head.map((cell) => {
    const name = cell.trim().toLowerCase();
    const [, word, given] = WORD_COLUMN.exec(name) ?? [];
    if (word && LOCALE_CODES.includes(given ?? lang))
      return `${word}:${given ?? lang}`;
    if (COLUMN_NAMES.includes(name)) return name;
    const known = [...COLUMN_NAMES, 'title', 'description'];
    const near = nearNames(name, known);
    throw new CliError(
      word
        ? `line 1: "${cell}" names no language of ours (${LOCALE_CODES.join(', ')}).`
        : `line 1: there is no column "${cell}".${near.length ? ` Did you mean ${near.join(' or ')}?` : ''} See: npm run operator -- menu import --help`,
    );
  });
  const twice = columns.find((name, index) => columns.indexOf(name) < index);
  if (twice) throw new CliError(`line 1: there are two columns "${twice}".`);
  return columns;
}

function records(text: string): Record_[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
      raw: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
    }) as unknown as Record_[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CliError(`This is no CSV: ${error.message}.`);
  }
}

/** Lines of the file that a record takes: one, and those that its quotes hold. */
const linesOf = (raw: string): number =>
  raw.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/).length;

/** A CSV file as spreadsheets write it: with a BOM or not, commas, semicolons or tabs, line ends inside of quotes. */
export function readCsv(text: string, lang: string): CsvFile {
  const [head, ...rest] = records(text);
  if (!head) throw new CliError('The file is empty.');
  if (rest.length > ROWS_MAX)
    throw new CliError(`The file has more than ${ROWS_MAX} rows.`);
  const columns = columnsOf(trimEnd(head.record), lang);
  const rows: CsvRow[] = [];
  const problems: { line: number; words: string }[] = [];
  let line = 1 + linesOf(head.raw);
  for (const { raw, record } of rest) {
    const cells = trimEnd(record);
    if (cells.length > columns.length)
      problems.push({
        line,
        words: `has ${cells.length} cells, the first line has ${columns.length}`,
      });
    if (cells.length)
      rows.push({
        line,
        cells: Object.fromEntries(
          columns.map((name, index) => [name, cells[index] ?? '']),
        ),
      });
    line += linesOf(raw);
  }
  const isSemicolons = delimiterOf(text.replace(/^\uFEFF/, '')) !== ',';
  return { columns, rows, hasCommas: isSemicolons, problems };
}

/** Spreadsheets leave empty cells at the end of a line, and lines of nothing else. */
function trimEnd(cells: readonly string[]): readonly string[] {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return cells.slice(0, length);
}
