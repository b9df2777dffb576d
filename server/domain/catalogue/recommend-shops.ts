import type { ShopIndex } from './load-shop-index';
import { listShops } from './list-shops';
import type { Point, ShopView } from './view-shop';

const RECOMMENDED_MAX = 12;

/** What a visitor is shown first: trusted shops that take orders now, else trusted ones; at most twelve. */
export function recommendShops(
  index: ShopIndex,
  query: {
    readonly address?: Point;
    readonly type?: 'restaurant' | 'shop';
  },
  { now, rate }: { readonly now: Date; readonly rate: number },
): readonly ShopView[] {
  const { rows } = listShops(
    index,
    { ...query, order_by: 'trust_you', page: 1, perPage: RECOMMENDED_MAX },
    { now, rate },
  );
  return rows;
}
