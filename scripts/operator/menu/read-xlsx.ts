import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { CliError } from '../cli-error';
import { type Sheet, type SheetOptions, sheetOf } from './read-sheet';

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

/** Formulas that the spreadsheet has not worked out: nothing runs them here. */
function refuseOpenFormulas(parts: Parts): void {
  const decoder = new TextDecoder();
  const open: string[] = [];
  for (const [name, bytes] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, attributes = '', inner = ''] of decoder
      .decode(bytes)
      .matchAll(CELL))
      if (/<(?:\w+:)?f\b/.test(inner) && !hasValue(attributes, inner))
        open.push(/\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '?');
  }
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

/** The first sheet of an Excel workbook; of formulas the value that was worked out last. Throws CliError. */
export async function readXlsx(
  bytes: Uint8Array,
  options: SheetOptions = {},
): Promise<Sheet> {
  if (bytes.length > BYTES_MAX)
    throw new CliError('A workbook may have 5 MB. Take its pictures out.');
  const parts = partsOf(bytes);
  refuseOpenFormulas(parts);
  const plain = zipSync(parts, { level: 0 });
  const rows = await readSheet(
    plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length),
  ).catch((error: unknown) => {
    throw new CliError(
      `This workbook cannot be read: ${(error as Error).message}`,
    );
  });
  if (rows.length > ROWS_MAX)
    throw new CliError(
      `A workbook may have ${ROWS_MAX} rows; this one has ${rows.length}.`,
    );
  const lines = rows.map((cells, index) => ({
    line: index + 1,
    cells: cells.map(textOf),
  }));
  return sheetOf(lines, options, false);
}
