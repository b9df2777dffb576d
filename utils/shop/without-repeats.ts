import type { ShopCardView } from './shop-card';

type Cards = readonly ShopCardView[];

/** Cards of a list that are in sight first: two rows of four. */
const FIRST_SCREEN = 8;
/** Recommended at most; a row is no second list. */
const ROW_MAX = 8;

/**
 * The row of recommended shops above a list, and the list without a repeat in its first screen. Recommended is who
 * takes orders now, and only where the list has a screen of others, open or not. What stands in the row comes in
 * the list's first page after the others that are open; later pages are as they came, so that no shop is lost or
 * twice in it.
 */
export function withoutRepeats(
  recommended: Cards,
  list: Cards,
  perPage: number,
): { readonly row: Cards; readonly list: Cards } {
  const row = recommended.filter(({ open }) => open).slice(0, ROW_MAX);
  const shown = new Set(row.map(({ id }) => id));
  const first = list.slice(0, perPage);
  const others = first.filter(({ id }) => !shown.has(id));
  if (others.length < FIRST_SCREEN) return { row: [], list };
  const again = first.filter(({ id }) => shown.has(id));
  const open = others.filter((card) => card.open).length;
  others.splice(Math.max(open, FIRST_SCREEN), 0, ...again);
  return { row, list: [...others, ...list.slice(perPage)] };
}
