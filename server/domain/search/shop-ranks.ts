import type { Db } from '@/server/db/client';
import { shareOfShops } from '@/server/repositories/search/search-repository';
import { isPossible, type SearchPhase } from './plan-search';
import type { SearchedShops } from './searched-shops';

/** The share, 0…1, that shops have of titles with the words of a search; of those with their beginnings when none has. */
async function shareOfTitles(
  db: Db,
  title: SearchPhase['title'],
  shopIds: readonly number[],
): Promise<number> {
  for (const condition of title.filter(isPossible).slice(-2)) {
    const share = await shareOfShops(db, condition, shopIds);
    if (share !== null) return share;
  }
  return 0;
}

/**
 * The order in which equally good finds stand by their shops: open ones first, of these the kind of shop, restaurants
 * or groceries, that sells most of what is called so; shops of no rank come last. At most two queries.
 */
export async function shopRanks(
  db: Db,
  { title }: SearchPhase,
  { groceryIds, openIds, shopIds }: SearchedShops,
): Promise<readonly (readonly number[])[]> {
  const isOneKind = [0, shopIds.length].includes(groceryIds.length);
  if (isOneKind) return [openIds];
  const ofGroceries = (await shareOfTitles(db, title, groceryIds)) > 0.5;
  const groceries = new Set(groceryIds);
  const isFirst = (id: number) => groceries.has(id) === ofGroceries;
  const open = new Set(openIds);
  return [
    openIds.filter(isFirst),
    openIds.filter((id) => !isFirst(id)),
    shopIds.filter((id) => !open.has(id) && isFirst(id)),
  ];
}
