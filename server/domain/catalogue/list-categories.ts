import type { CategoryRow } from '@/server/repositories/category-repository';
import type { ShopIndex } from './load-shop-index';

export interface CategoryNode {
  readonly category: CategoryRow;
  /** Approved shops in it or below it, each once. */
  readonly shopsCount: number;
  readonly children: readonly CategoryNode[];
}

function buildNode(
  category: CategoryRow,
  rows: readonly CategoryRow[],
  shopsOf: ReadonlyMap<number, readonly number[]>,
): { node: CategoryNode; shopIds: ReadonlySet<number> } {
  const below = rows
    .filter(({ parentId }) => parentId === category.id)
    .map((child) => buildNode(child, rows, shopsOf));
  const shopIds = new Set([
    ...(shopsOf.get(category.id) ?? []),
    ...below.flatMap((child) => [...child.shopIds]),
  ]);
  const children = below.map(({ node }) => node);
  return { node: { category, shopsCount: shopIds.size, children }, shopIds };
}

/**
 * The shared categories as trees, by position: `main` is all of them (cuisines and trades), `shop` the trades.
 * Children hang below their parents only.
 */
export function listCategories(
  { categories, shops }: ShopIndex,
  type: 'main' | 'shop',
): CategoryNode[] {
  const shopsOf = new Map<number, number[]>();
  for (const shop of shops)
    for (const id of shop.categoryIds)
      shopsOf.set(id, [...(shopsOf.get(id) ?? []), shop.id]);
  return categories
    .filter(({ parentId }) => parentId === null)
    .filter(({ kind }) => type === 'main' || kind === 'shop')
    .map((category) => buildNode(category, categories, shopsOf).node);
}
