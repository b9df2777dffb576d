import { CsvError, parse } from 'csv-parse/sync';
import { CliError } from '../cli-error';
import { type Sheet, type SheetOptions, sheetOf } from './read-sheet';

const ROWS_MAX = 200_000;

interface Record_ {
  readonly record: readonly string[];
  readonly raw: string;
}

/** What separates the cells: what the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = [';', '\t', ','].map(
    (sign) => [sign, bare.split(sign).length] as const,
  );
  const [[most]] = counts.sort((a, b) => b[1] - a[1]) as [
    readonly [string, number],
  ];
  return most;
}

function records(text: string, delimiter: string): Record_[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
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
export function readCsv(text: string, options: SheetOptions = {}): Sheet {
  const delimiter = delimiterOf(text.replace(/^\uFEFF/, ''));
  const found = records(text, delimiter);
  if (found.length > ROWS_MAX)
    throw new CliError(`The file has more than ${ROWS_MAX} rows.`);
  let next = 1;
  const lines = found.map(({ raw, record }) => {
    const line = next;
    next += linesOf(raw);
    return { line, cells: record };
  });
  return sheetOf(lines, options, delimiter !== ',');
}
