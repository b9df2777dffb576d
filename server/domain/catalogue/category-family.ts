import type { ShopIndex } from './load-shop-index';

const known = new WeakMap<ShopIndex, Map<number, ReadonlySet<number>>>();

/** A shared category and all below it, as their ids; empty for what is no shared category. */
export function categoryFamily(
  index: ShopIndex,
  id: number,
): ReadonlySet<number> {
  const families = known.get(index) ?? new Map<number, Set<number>>();
  known.set(index, families);
  const kept = families.get(id);
  if (kept) return kept;
  const family = new Set(
    index.categories.filter((row) => row.id === id).map((row) => row.id),
  );
  // A set that grows while it is walked is walked to its end.
  for (const parent of family)
    for (const row of index.categories)
      if (row.parentId === parent) family.add(row.id);
  if (family.size) families.set(id, family);
  return family;
}
