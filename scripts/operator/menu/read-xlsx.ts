import { unzipSync, zipSync } from 'fflate';
import { readSheet, type SheetData } from 'read-excel-file/universal';
import { CliError } from '../cli-error';
import { type Sheet, sheetOf, type SheetOptions } from './read-sheet';

const TAG = /<(?:\w+:)?(?:sheet|Relationship)\b([^>]*)>/g;

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function attribute(attributes: string, name: string): string {
  const [, one, other] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(
      attributes,
    ) ?? [];
  return unescaped(one ?? other ?? '');
}

interface WorkbookSheet {
  readonly name: string;
  /** The part of the workbook that holds it. */
  readonly part: string;
}

/** The sheets of a workbook that are not hidden, in their order. */
function visibleSheets(
  parts: Readonly<Record<string, Uint8Array>>,
): readonly WorkbookSheet[] {
  const tags = (part: string): string[] =>
    [...new TextDecoder().decode(parts[part]).matchAll(TAG)].map(
      ([, attributes = '']) => attributes,
    );
  const targets = new Map(
    tags('xl/_rels/workbook.xml.rels').map((one) => [
      attribute(one, 'Id'),
      attribute(one, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return tags('xl/workbook.xml')
    .filter((one) => !/hidden/i.test(attribute(one, 'state')))
    .map((one) => ({
      name: attribute(one, 'name'),
      part: targets.get(attribute(one, String.raw`\w+:id`)) ?? '',
    }))
    .filter(({ name }) => name !== '');
}

const BYTES_MAX = 5_000_000;
/** What the parts of a file may grow to: a small one can hold gigabytes of zeros. */
const UNPACKED_MAX = 50_000_000;
const PARTS_MAX = 1_000;
const ROWS_MAX = 20_000;

/** What of a workbook is read: its first sheets and their words, no macros, pictures or links. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i;

type Parts = Record<string, Uint8Array<ArrayBuffer>>;

/** The parts of a workbook, each no larger than it says it is, and all of them no larger than the bound. */
function partsOf(bytes: Uint8Array): Parts {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (!PARTS.test(name)) return false;
        total += originalSize;
        if (total > UNPACKED_MAX || count > PARTS_MAX)
          throw new CliError(
            'This workbook is too large when it is unpacked. Copy the menu alone into a new one.',
          );
        return true;
      },
    }) as Parts;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      'This is no Excel workbook (.xlsx). Save it as "Excel workbook" or "CSV UTF-8" in the spreadsheet.',
    );
  }
}

const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;

/** Whether a cell's formula was worked out: a text may have come out empty, but is written then. */
const hasValue = (attributes: string, inner: string): boolean =>
  /<(?:\w+:)?v>[^<]/.test(inner) ||
  (/\bt="str"/.test(attributes) && /<(?:\w+:)?v\b/.test(inner));

/** Formulas of a sheet that the spreadsheet has not worked out: nothing runs them here. */
function refuseOpenFormulas(parts: Parts, part: string | undefined): void {
  const open: string[] = [];
  const xml = new TextDecoder().decode(parts[part ?? '']);
  for (const [, attributes = '', inner = ''] of xml.matchAll(CELL))
    if (/<(?:\w+:)?f\b/.test(inner) && !hasValue(attributes, inner))
      open.push(/\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '?');
  if (open.length)
    throw new CliError(
      `Formulas without a value: ${open.slice(0, 12).join(', ')}${open.length > 12 ? ` … and ${open.length - 12} more` : ''}. Open the file in the spreadsheet and save it again.`,
    );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // 0.1 + 0.2 of a formula is 0.3 in the sheet
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  return typeof value === 'string' ? value : '';
}

/** The rows of a sheet by its name. */
async function rowsOf(plain: ArrayBuffer, name: string): Promise<SheetData> {
  const rows = await readSheet(plain, name).catch((error: unknown) => {
    throw new CliError(
      `This workbook cannot be read: ${(error as Error).message}`,
    );
  });
  if (rows.length > ROWS_MAX)
    throw new CliError(
      `A workbook may have ${ROWS_MAX} rows; this one has ${rows.length}.`,
    );
  return rows;
}

/** The sheet of that name, else the first that is not empty; with the names of the others after it. */
async function chosen(
  plain: ArrayBuffer,
  names: readonly string[],
  asked: string | undefined,
): Promise<{ name: string; rows: SheetData; others: readonly string[] }> {
  const same = (name: string): boolean =>
    name.trim().toLowerCase() === asked?.trim().toLowerCase();
  if (asked !== undefined && !names.some(same))
    throw new CliError(
      `There is no sheet "${asked}". There are: ${names.join(', ')}.`,
    );
  const wanted = asked === undefined ? names : names.filter(same);
  for (const [index, name] of wanted.entries()) {
    const rows = await rowsOf(plain, name);
    if (rows.some((cells) => cells.some((cell) => textOf(cell).trim())))
      return { name, rows, others: wanted.slice(index + 1) };
  }
  throw new CliError('The file is empty.');
}

/** Whether bytes are a zip archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Whether an archive is a workbook of Excel's, looked at by the names of its parts. */
export function isWorkbook(bytes: Uint8Array): boolean {
  let isFound = false;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        isFound ||= name.toLowerCase() === 'xl/workbook.xml';
        return false;
      },
    });
  } catch {
    return false;
  }
  return isFound;
}

/**
 * A sheet of an Excel workbook: the named one, else the first that is seen and not empty; of formulas the value that was
 * worked out last. Throws CliError.
 */
export async function readXlsx(
  bytes: Uint8Array,
  { sheet, ...options }: SheetOptions = {},
): Promise<Sheet> {
  if (bytes.length > BYTES_MAX)
    throw new CliError('A workbook may have 5 MB. Take its pictures out.');
  const parts = partsOf(bytes);
  const zipped = zipSync(parts, { level: 0 });
  const plain = zipped.buffer.slice(
    zipped.byteOffset,
    zipped.byteOffset + zipped.length,
  );
  const seen = visibleSheets(parts);
  const { name, others, rows } = await chosen(
    plain,
    seen.map((one) => one.name),
    sheet,
  );
  refuseOpenFormulas(parts, seen.find((one) => one.name === name)?.part);
  const lines = rows.map((cells, index) => ({
    line: index + 1,
    cells: cells.map(textOf),
  }));
  const read = sheetOf(lines, options, false);
  const note = `the sheet "${name}" is read; another by ${others.map((one) => `--sheet "${one}"`).join(', ')}`;
  return { ...read, notes: others.length ? [note, ...read.notes] : read.notes };
}
