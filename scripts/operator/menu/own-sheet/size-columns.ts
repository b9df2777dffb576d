import { isNone, plainText } from '../cells';
import { PRICE_OF_SIZE, SIZE_COLUMN } from '../columns';
import { usualName } from '../head-names';
import type { Sheet, SheetRow } from '../read-sheet';

const cellOf = ({ cells }: SheetRow, name: string): string =>
  plainText(cells[name] ?? '').trim();

/** A column of prices for each size as a row for each size, with columns price and size. */
export function sizesAsRows(sheet: Sheet): Sheet {
  const names = sheet.columns.filter((name) => name.startsWith(PRICE_OF_SIZE));
  if (!names.length) return sheet;
  const problems = [...sheet.problems];
  const rowsOf = (row: SheetRow): SheetRow[] => {
    const sized = names.flatMap((name) => {
      const price = cellOf(row, name);
      const size = name.slice(PRICE_OF_SIZE.length);
      return isNone(price) ? [] : { price, [SIZE_COLUMN]: size };
    });
    const own = cellOf(row, 'price');
    if (own && sized.length)
      problems.push({
        line: row.line,
        words: `price: "${own}" stands beside prices of sizes. Take one of them out`,
      });
    const prices = sized.length
      ? sized
      : [{ price: own, [SIZE_COLUMN]: cellOf(row, SIZE_COLUMN) }];
    return prices.map((one) => ({ ...row, cells: { ...row.cells, ...one } }));
  };
  const kept = sheet.columns.filter((name) => !names.includes(name));
  const sizes = names.map((name) => name.slice(PRICE_OF_SIZE.length));
  return {
    ...sheet,
    columns: [...new Set([...kept, 'price', SIZE_COLUMN])],
    heads: {
      [SIZE_COLUMN]: usualName(SIZE_COLUMN, sheet.lang),
      ...sheet.heads,
    },
    rows: sheet.rows.flatMap(rowsOf),
    problems,
    notes: [...sheet.notes, `sizes with a price each: ${sizes.join(', ')}`],
  };
}
