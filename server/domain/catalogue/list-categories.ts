import { orNotFound } from '@/server/errors';
import type { CategoryRow } from '@/server/repositories/shop/category-repository';
import type { ShopIndex } from './load-shop-index';
import type { Point } from '@/server/domain/money/delivery-distance';
import { reachable } from './shops-around';

export interface CategoryNode {
  readonly category: CategoryRow;
  /** Shops in it or below it that can serve the caller, each once. */
  readonly shopsCount: number;
  readonly children: readonly CategoryNode[];
}

interface Caller {
  readonly address?: Point;
  readonly pickup?: boolean;
  /** Only places of this type count. */
  readonly shopType?: 'restaurant' | 'shop';
}

function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

type Children = ReadonlyMap<number | null, readonly CategoryRow[]>;

function buildNode(
  category: CategoryRow,
  childrenOf: Children,
  shopsOf: ReadonlyMap<number, readonly number[]>,
): { node: CategoryNode; shopIds: ReadonlySet<number> } {
  const below = (childrenOf.get(category.id) ?? []).map((child) =>
    buildNode(child, childrenOf, shopsOf),
  );
  const shopIds = new Set(shopsOf.get(category.id));
  for (const child of below) for (const id of child.shopIds) shopIds.add(id);
  const children = below.map(({ node }) => node);
  return { node: { category, shopsCount: shopIds.size, children }, shopIds };
}

/**
 * The shared categories as trees, by position: `main` is all of them (cuisines and trades), `shop` the trades.
 * There is nothing of another type. Children hang below their parents only. Counted are the shops a list for the same caller would show.
 */
export function listCategories(
  index: ShopIndex,
  type: string,
  { shopType, ...caller }: Caller = {},
): CategoryNode[] {
  const shopsOf = new Map<number, number[]>();
  for (const { categoryIds, id, type: kind } of reachable(
    index,
    index.shops,
    caller,
  ))
    if (!shopType || kind === shopType)
      for (const categoryId of categoryIds) addTo(shopsOf, categoryId, id);
  const childrenOf = new Map<number | null, CategoryRow[]>();
  for (const row of index.categories) addTo(childrenOf, row.parentId, row);
  return (childrenOf.get(null) ?? [])
    .filter(
      ({ kind }) => type === 'main' || (type === 'shop' && kind === 'shop'),
    )
    .map((category) => buildNode(category, childrenOf, shopsOf).node);
}

function findNode(
  nodes: readonly CategoryNode[],
  key: number | string,
): CategoryNode | null {
  for (const node of nodes) {
    const { id, uuid } = node.category;
    const found = id === key || uuid === key ? node : null;
    const inside = found ?? findNode(node.children, key);
    if (inside) return inside;
  }
  return null;
}

/** One shared category by id or uuid with what is below it; not_found when there is none. */
export function getCategory(
  index: ShopIndex,
  key: number | string,
): CategoryNode {
  return orNotFound(findNode(listCategories(index, 'main'), key));
}
