import { CsvError, parse } from 'csv-parse/sync';
import { CliError } from '../cli-error';
import { areHeads, type HeadOptions } from './sheet-heads';
import { type Sheet, sheetOf } from './read-sheet';

const ROWS_MAX = 200_000;

interface Record_ {
  readonly record: readonly string[];
  readonly raw: string;
}

const SIGNS = [';', '\t', ','];

const cellsOf = (line: string, sign: string): string[] =>
  line.split(sign).map((cell) => cell.replaceAll('"', ''));

/** What separates the cells: the sign by which one of the first lines is heads, else what the first line has most of. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 40);
  const ofHeads = SIGNS.find((sign) =>
    lines.some((line) => areHeads(cellsOf(line, sign))),
  );
  if (ofHeads) return ofHeads;
  const bare = (lines[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = SIGNS.map((sign) => [sign, bare.split(sign).length] as const);
  const [[most]] = counts.sort((a, b) => b[1] - a[1]) as [
    readonly [string, number],
  ];
  return most;
}

/** What Excel writes above the heads to say what separates the cells. */
const SAID = /^"?sep=(.)"?\r?\n/i;

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
export function readCsv(text: string, options: HeadOptions = {}): Sheet {
  const bare = text.replace(/^\uFEFF/, '');
  const [said = '', sign] = SAID.exec(bare) ?? [];
  const body = bare.slice(said.length);
  const delimiter = sign ?? delimiterOf(body);
  const found = records(body, delimiter);
  if (found.length > ROWS_MAX)
    throw new CliError(`The file has more than ${ROWS_MAX} rows.`);
  let next = said ? 2 : 1;
  const lines = found.map(({ raw, record }) => {
    const line = next;
    next += linesOf(raw);
    return { line, cells: record };
  });
  return sheetOf(lines, options, delimiter !== ',');
}
