import {
  type HitPage,
  markedParts,
  type ShopHit,
} from '@/utils/search/search-hit';

/** Where a list of shops goes on: through those that are open, then through the others. */
export interface ShopsPage {
  readonly open: boolean;
  readonly page: number;
}

/** A page of shops, and where the next one is. */
export interface ShopsFound extends HitPage<ShopHit> {
  readonly next: ShopsPage | undefined;
}

/** The first page. */
export const OPEN_FIRST: ShopsPage = { open: true, page: 1 };

const LETTER = /[\p{L}\p{N}]/u;

/** Nothing in the shop's name was not asked for. */
const isNamed = ({ match }: ShopHit): boolean =>
  match?.field === 'title' &&
  !markedParts(match.text, match.ranges).some(
    ({ marked, text }) => !marked && LETTER.test(text),
  );

/** Hits that lead with the shops whose whole name was asked for: these, and the rest. */
function withoutNamed(
  hits: readonly ShopHit[],
): readonly [named: readonly ShopHit[], rest: readonly ShopHit[]] {
  const end = hits.findIndex((hit) => !isNamed(hit));
  return end < 0 ? [hits, []] : [hits.slice(0, end), hits.slice(end)];
}

/**
 * The open shops' first page, with the closed ones' where it has room for them, and with a closed one whose whole name
 * was asked for in any case; counts are of both.
 */
async function firstShops(
  ask: (place: ShopsPage) => Promise<HitPage<ShopHit>>,
): Promise<ShopsFound> {
  const [open, closed] = await Promise.all([
    ask(OPEN_FIRST),
    ask({ open: false, page: 1 }),
  ]);
  const total = open.total + closed.total;
  const [openNamed, openRest] = withoutNamed(open.hits);
  const [closedNamed, closedRest] = withoutNamed(closed.hits);
  const hits = [...openNamed, ...closedNamed, ...openRest];
  if (open.lastPage > 1)
    return { ...open, hits, total, next: { open: true, page: 2 } };
  return {
    hits: [...hits, ...closedRest],
    total,
    lastPage: closed.lastPage,
    next: closed.lastPage > 1 ? { open: false, page: 2 } : undefined,
  };
}

function following(
  { open, page }: ShopsPage,
  { lastPage }: HitPage<ShopHit>,
): ShopsPage | undefined {
  if (page < lastPage) return { open, page: page + 1 };
  return open ? { open: false, page: 1 } : undefined;
}

/**
 * The page of shops at this place: those that are open now come before all others (spec.md §9 "open=1"), but for the
 * one that was asked for by its name.
 */
export async function shopsFrom(
  place: ShopsPage,
  ask: (place: ShopsPage) => Promise<HitPage<ShopHit>>,
): Promise<ShopsFound> {
  if (place.open && place.page === 1) return firstShops(ask);
  const found = await ask(place);
  const next = following(place, found);
  // The closed ones' first page is asked for twice when the open ones fill more than one.
  return !place.open && place.page === 1
    ? { ...found, hits: withoutNamed(found.hits)[1], next }
    : { ...found, next };
}
