import { joinPair, plainText } from './cells';
import { PRICE_OF_SIZE, SIZE_COLUMN, WEIGHT_COLUMN } from './columns';
import type { Sheet, SheetRow } from './read-sheet';

const cellOf = ({ cells }: SheetRow, name: string): string =>
  plainText(cells[name] ?? '').trim();

const headOf = ({ heads }: Sheet, name: string): string =>
  (heads[name] ?? '').trim();

const without = (columns: readonly string[], name: string): string[] =>
  columns.filter((one) => one !== name);

/** The same without one column, with a note why. */
function leftOut(sheet: Sheet, name: string, why: string): Sheet {
  if (!sheet.columns.includes(name)) return sheet;
  return {
    ...sheet,
    columns: without(sheet.columns, name),
    notes: [...sheet.notes, `"${headOf(sheet, name)}" is left out: ${why}`],
  };
}

/** A sheet with slugs, which says sizes and weights as our own columns do. */
export const withoutMeasures = (sheet: Sheet): Sheet =>
  sheet.columns
    .filter((name) => name === SIZE_COLUMN || name.startsWith(PRICE_OF_SIZE))
    .reduce(
      (left, name) =>
        leftOut(
          left,
          name,
          'beside slug and sku, an option is written Size=Large in a column options',
        ),
      leftOut(
        sheet,
        WEIGHT_COLUMN,
        'beside slug and sku, it is written in the description',
      ),
    );

/** Rows without a title are those of the dish above. */
function namedByAbove({ lang, rows }: Sheet): readonly SheetRow[] {
  const title = `title:${lang}`;
  let above: SheetRow['cells'] = {};
  return rows.map((row) => {
    if (cellOf(row, title)) above = row.cells;
    const named = {
      ...row.cells,
      [title]: above[title] ?? '',
      ...('category' in row.cells && { category: above.category ?? '' }),
    };
    return { ...row, cells: named };
  });
}

/** Rows of one dish in several sizes as its options; sizes that no dish has two of are left out. */
export function sizesAsOptions(sheet: Sheet): Sheet {
  if (!sheet.columns.includes(SIZE_COLUMN)) return sheet;
  if (sheet.columns.includes('options'))
    return leftOut(sheet, SIZE_COLUMN, 'there is a column options');
  const rows = namedByAbove(sheet);
  const dishes = rows.map(
    (row) =>
      `${cellOf(row, 'category')}\n${cellOf(row, `title:${sheet.lang}`)}`,
  );
  if (new Set(dishes).size === dishes.length)
    return leftOut(sheet, SIZE_COLUMN, 'no dish has two of them');
  const group = headOf(sheet, SIZE_COLUMN)
    .replace(/[([].*/, '')
    .trim();
  return {
    ...sheet,
    columns: [...without(sheet.columns, SIZE_COLUMN), 'options'],
    rows: rows.map((row) => {
      const size = cellOf(row, SIZE_COLUMN);
      const options = size ? joinPair(group, size) : '';
      return { ...row, cells: { ...row.cells, options } };
    }),
  };
}

/** The unit that a head names: `Weight, g`. */
const unitOf = (head: string): string =>
  /[,([]\s*(\p{L}{1,3})\.?\s*[)\]]?$/u.exec(head)?.[1] ?? '';

/** Weights stand behind the descriptions of their dishes; without such a column they would replace those that are there. */
export function weightsDescribed(sheet: Sheet): Sheet {
  if (!sheet.columns.includes(WEIGHT_COLUMN)) return sheet;
  const description = `description:${sheet.lang}`;
  if (!sheet.columns.includes(description))
    return leftOut(
      sheet,
      WEIGHT_COLUMN,
      'it stands behind a description, and there is no such column',
    );
  const head = headOf(sheet, WEIGHT_COLUMN);
  const unit = unitOf(head);
  const weightOf = (row: SheetRow): string => {
    const weight = cellOf(row, WEIGHT_COLUMN);
    return unit && /^[\d.,/ ]+$/.test(weight) ? `${weight} ${unit}` : weight;
  };
  return {
    ...sheet,
    columns: without(sheet.columns, WEIGHT_COLUMN),
    rows: sheet.rows.map((row) => {
      const words = [cellOf(row, description), weightOf(row)].filter(Boolean);
      return {
        ...row,
        cells: { ...row.cells, [description]: words.join(' · ') },
      };
    }),
    notes: [...sheet.notes, `"${head}" stands behind the description`],
  };
}
