import type { Db } from '@/server/db/client';
import { DomainError } from '@/server/errors';
import { findCartContent } from '@/server/repositories/cart-content-repository';
import {
  type CartDetailRow,
  type CartRow,
  type UserCartRow,
} from '@/server/repositories/cart-repository';
import type { StockWithProduct } from '@/server/repositories/product-repository';
import {
  findApprovedShop,
  type ShopRow,
} from '@/server/repositories/shop-repository';
import type { ShopHours } from '../availability/opening-hours';
import { loadStocksForCart } from '../catalogue/load-menu';
import type { CartStock, Notice } from './cart-rules';

/** A line with what it is of; `addons` are lines of their own under it. */
export interface LoadedLine extends CartDetailRow {
  readonly stock: StockWithProduct;
  readonly addons: readonly (CartDetailRow & {
    readonly stock: StockWithProduct;
  })[];
}

/** A shop straight from the database, ready for `canOrder` and `priceDelivery`. */
export type CartShop = ShopHours & ShopRow;

export interface LoadedCart {
  readonly cart: CartRow;
  readonly shop: CartShop;
  readonly members: readonly (UserCartRow & {
    readonly lines: readonly LoadedLine[];
  })[];
  /** The lines of all members, oldest first. */
  readonly lines: readonly LoadedLine[];
  readonly notices?: readonly Notice[];
}

/** An approved shop by id, uncached; not_found when there is none. */
export async function loadCartShop(db: Db, shopId: number): Promise<CartShop> {
  const shop = await findApprovedShop(db, shopId);
  if (!shop) throw new DomainError('not_found');
  return { ...shop, closedDates: shop.closures.map(({ day }) => day) };
}

function nest(
  details: readonly CartDetailRow[],
  stocks: ReadonlyMap<number, StockWithProduct>,
): LoadedLine[] {
  const withStock = details.flatMap((detail) => {
    const stock = stocks.get(detail.stockId);
    return stock ? [{ ...detail, stock }] : [];
  });
  return withStock
    .filter(({ parentId }) => parentId === null)
    .map((line) => ({
      ...line,
      addons: withStock.filter(({ parentId }) => parentId === line.id),
    }));
}

/** A cart with its members, lines, stocks and shop as they are now; three queries, also inside a transaction. */
export async function loadCart(db: Db, cart: CartRow): Promise<LoadedCart> {
  const shop = await loadCartShop(db, cart.shopId);
  const content = await findCartContent(db, cart.id);
  const { details } = content;
  const stocks = await loadStocksForCart(
    db,
    details.map(({ stockId }) => stockId),
  );
  const lines = nest(details, stocks);
  const members = content.members.map((member) => ({
    ...member,
    lines: lines.filter(({ userCartId }) => userCartId === member.id),
  }));
  return { cart, shop, members, lines };
}

/** A stock as the cart rules see it. */
export function toCartStock({
  groups,
  id,
  product,
  quantity,
  shopId,
}: StockWithProduct): CartStock {
  const { addon, active, interval, maxQty, minQty, status } = product;
  return {
    id,
    shopId,
    quantity,
    addon,
    interval,
    maxQty,
    minQty,
    onSale: active && status === 'published',
    groups: groups.map(({ items, max, min }) => ({
      min,
      max,
      stockIds: items.map(({ stockId }) => stockId),
    })),
  };
}
