import type { HitPage, ShopHit } from '@/utils/search-hit';

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

/** The open shops' first page, with the closed ones' where it has room for them; counts are of both. */
async function firstShops(
  ask: (place: ShopsPage) => Promise<HitPage<ShopHit>>,
): Promise<ShopsFound> {
  const [open, closed] = await Promise.all([
    ask(OPEN_FIRST),
    ask({ open: false, page: 1 }),
  ]);
  const total = open.total + closed.total;
  if (open.lastPage > 1)
    return { ...open, total, next: { open: true, page: 2 } };
  return {
    hits: [...open.hits, ...closed.hits],
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

/** The page of shops at this place: those that are open now come before all others (spec.md §9 "open=1"). */
export async function shopsFrom(
  place: ShopsPage,
  ask: (place: ShopsPage) => Promise<HitPage<ShopHit>>,
): Promise<ShopsFound> {
  if (place.open && place.page === 1) return firstShops(ask);
  const found = await ask(place);
  return { ...found, next: following(place, found) };
}
