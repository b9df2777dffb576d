/** A column of a table: its head and what stands in it. */
export interface Column<T> {
  readonly head: string;
  readonly cell: (row: T) => number | string;
  /** Numbers stand right. */
  readonly right?: boolean;
  /** Longer text is cut. */
  readonly most?: number;
}

const GAP = '  ';

function cut(text: string, most: number | undefined): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return most !== undefined && letters.length > most
    ? `${letters.slice(0, most - 1).join('')}…`
    : line;
}

const widthOf = (text: string): number => [...text].length;

/** Rows under their heads, as wide as needed; the text for an empty table when there is none. */
export function table<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  empty: string,
): string {
  if (!rows.length) return empty;
  const texts = rows.map((row) =>
    columns.map(({ cell, most }) => cut(String(cell(row)), most)),
  );
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, index) =>
    Math.max(...[heads, ...texts].map((line) => widthOf(line[index] ?? ''))),
  );
  const write = (line: readonly string[]): string =>
    line
      .map((text, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - widthOf(text));
        return columns[index]?.right ? space + text : text + space;
      })
      .join(GAP)
      .trimEnd();
  return [heads, ...texts].map(write).join('\n');
}

/** Names and values, one a line; what has no value is left out. */
export function pairs(
  rows: readonly (readonly [string, number | string | null | undefined])[],
): string {
  const known = rows.filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const width = Math.max(...known.map(([name]) => name.length)) + 1;
  return known
    .map(([name, value]) => `${`${name}:`.padEnd(width)} ${value}`)
    .join('\n');
}

/** Where a page of a list stands, when there is more than one. */
export function pageLine(meta: {
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
}): string {
  return meta.last_page > 1
    ? `\nPage ${meta.current_page} of ${meta.last_page}, ${meta.total} in all; --page N for another.`
    : '';
}
