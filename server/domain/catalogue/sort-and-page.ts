/** A page of rows as the envelope takes it. */
export interface Paged<T> {
  readonly rows: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** One page of rows that are already in order; past the end it is empty with the true total. */
export function pageOf<T>(
  rows: readonly T[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Paged<T> {
  const first = (page - 1) * perPage;
  return {
    rows: rows.slice(first, first + perPage),
    page,
    perPage,
    total: rows.length,
  };
}

/** Smaller first; a missing value last, whichever the direction. */
export function compareNullable(
  a: number | null,
  b: number | null,
  direction: -1 | 1,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}
