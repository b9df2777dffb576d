import { toMinor } from '@/utils/money/money';
import { type ShopGoals, shopGoals } from '@/utils/money/shop-terms';
import type { Ctx } from '@/server/context';
import type { Db } from '@/server/db/client';
import { DomainError } from '@/server/errors';
import type { CartDetailRow } from '@/server/repositories/cart/cart-line-repository';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import {
  findCartContent,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';
import type { StockWithProduct } from '@/server/repositories/product/product-repository';
import {
  findApprovedShop,
  type ShopRow,
} from '@/server/repositories/shop/shop-repository';
import {
  type CouponRow,
  findCoupon,
} from '@/server/repositories/coupon/coupon-repository';
import {
  goodsTotal,
  houseGoods,
  type PricedLine,
  priceLines,
} from '@/server/domain/money/price-lines';
import { pricingIn } from '@/server/domain/money/price-stock';
import type { Sums } from '@/server/domain/money/sum-adjustments';
import { publicSetting } from '@/server/domain/settings/read-settings';
import { findLastQuote } from '@/server/repositories/checkout/quote-repository';
import { type Availability, canOrder } from '../availability/can-order';
import type { ShopHours } from '../availability/opening-hours';
import { loadStocksForCart } from '../catalogue/load-menu';
import type { ActorCart } from './cart-actor';
import type { CartStock, QuantityNotice } from './cart-rules';
import { limitRate } from './limit-rate';
import { type Gift, planGifts, unitsTaken } from './plan-gifts';

/** A line with what it is of; `addons` are lines of their own under it. */
export interface LoadedLine extends CartDetailRow {
  readonly stock: StockWithProduct;
  /** Given by a rule, not chosen: it is not stored, its id is the negative of the line that earned it. */
  readonly bonus: boolean;
  readonly addons: readonly (CartDetailRow & {
    readonly stock: StockWithProduct;
  })[];
}

/** A shop straight from the database, ready for `canOrder` and `priceDelivery`. */
export type CartShop = ShopHours & ShopRow;

export interface LoadedCart {
  readonly cart: CartRow;
  readonly shop: CartShop;
  /** The house's own fee on an order, in minor units of the default currency (setting service_fee). */
  readonly houseFeeMinor: number;
  readonly members: readonly (UserCartRow & {
    readonly lines: readonly LoadedLine[];
  })[];
  /** The lines of all members, oldest first. */
  readonly lines: readonly LoadedLine[];
  /** Gifts of which there is less than promised. */
  readonly short: readonly NonNullable<Gift['short']>[];
  readonly notices?: readonly QuantityNotice[];
  /** What a group's numbers need beside its lines; null for a cart of one. */
  readonly group: GroupFacts | null;
}

interface GroupFacts {
  /** Of the spending limit's currency. */
  readonly limitRate: number;
  readonly quoted: GroupQuote | null;
  /** Of the last quote, as it is now; null: it had none, or it is no more. */
  readonly coupon: CouponRow | null;
}

/** What the owner last had a group's cart priced for, and what it came to then. */
export interface GroupQuote {
  /** Of the cart that it priced. */
  readonly version: number;
  readonly currencyId: number;
  readonly rate: number;
  readonly sums: Sums;
  readonly input: {
    readonly type: 'delivery' | 'pickup';
    readonly address?: {
      readonly latitude: number;
      readonly longitude: number;
    };
    readonly delivery_date?: string;
    readonly delivery_time?: string;
    /** A promo code as it was typed. */
    readonly coupon?: string;
    /** Where it goes, without a house number. */
    readonly area?: string;
  };
}

function toGroupQuote({
  cartVersion: version,
  currencyId,
  input,
  result,
}: NonNullable<Awaited<ReturnType<typeof findLastQuote>>>): GroupQuote {
  return {
    version,
    currencyId,
    rate: result.rate as number,
    sums: result.sums as Sums,
    input: input as unknown as GroupQuote['input'],
  };
}

/** The newest quote of a group's cart, of its mode where there is one; null before the first. */
export async function findGroupQuote(
  db: Db,
  cart: Pick<CartRow, 'id' | 'mode'>,
): Promise<GroupQuote | null> {
  const quote = await findLastQuote(db, cart);
  return quote && toGroupQuote(quote);
}

async function loadGroup(db: Db, cart: CartRow): Promise<GroupFacts | null> {
  if (!cart.group) return null;
  const quoted = await findGroupQuote(db, cart);
  const code = quoted?.input.coupon?.trim().toUpperCase();
  return {
    limitRate: await limitRate({ db }, cart),
    quoted,
    coupon: code ? await findCoupon(db, code) : null,
  };
}

/** An approved shop by id, uncached; not_found when there is none. */
export async function loadCartShop(db: Db, shopId: number): Promise<CartShop> {
  const shop = await findApprovedShop(db, shopId);
  if (!shop) throw new DomainError('not_found');
  return { ...shop, closedDates: shop.closures.map(({ day }) => day) };
}

/** Stored lines with their stocks and add-ons; without gifts. */
export function nestLines(
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
      bonus: false,
      addons: withStock.filter(({ parentId }) => parentId === line.id),
    }));
}

/** Each gift stands after the first line that earned it. */
function withGifts(
  lines: readonly LoadedLine[],
  gifts: readonly Gift[],
  stocks: ReadonlyMap<number, StockWithProduct>,
): LoadedLine[] {
  return lines.flatMap((line) => {
    const gift = gifts.find(({ lineId }) => lineId === line.id);
    const stock = gift && stocks.get(gift.stockId);
    if (!stock || gift.quantity === 0) return [line];
    const { id, userCartId } = line;
    const { quantity, stockId } = gift;
    const given: LoadedLine = {
      id: -id,
      userCartId,
      stockId,
      quantity,
      stock,
      parentId: null,
      note: null,
      bonus: true,
      addons: [],
    };
    return [line, given];
  });
}

/**
 * A cart with its members, lines, gifts, stocks and shop as they are now; three queries, one more when it brings
 * gifts, one for a group's last quote and one for that quote's coupon; also inside a transaction.
 */
export async function loadCart(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  cart: CartRow,
): Promise<LoadedCart> {
  const shop = await loadCartShop(db, cart.shopId);
  const content = await findCartContent(db, cart.id);
  const { details } = content;
  const stocks = await loadStocksForCart(
    { db, now },
    details.map(({ stockId }) => stockId),
  );
  const bought = nestLines(details, stocks);
  const gifts = planGifts(bought, now);
  const lines = gifts.length
    ? withGifts(
        bought,
        gifts,
        await loadStocksForCart(
          { db, now },
          gifts.map(({ stockId }) => stockId),
        ),
      )
    : bought;
  const members = content.members.map((member) => ({
    ...member,
    lines: lines.filter(({ userCartId }) => userCartId === member.id),
  }));
  return {
    cart,
    shop,
    houseFeeMinor: toMinor(Number(await publicSetting(db, 'service_fee')) || 0),
    members,
    lines,
    short: gifts.flatMap(({ short }) => short ?? []),
    group: await loadGroup(db, cart),
  };
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

/**
 * The stocks of a cart's lines and of what is about to come to it: as they are, as the rules see them (what other
 * members have taken is not left for this one), and the actor's own lines as they are `before`.
 */
export async function stocksFor(
  ctx: Pick<Ctx, 'db' | 'now'>,
  own: ActorCart['own'],
  {
    details,
    stockIds,
  }: {
    readonly details: readonly CartDetailRow[];
    readonly stockIds: readonly number[];
  },
) {
  const stocks = await loadStocksForCart(ctx, [
    ...details.map(({ stockId }) => stockId),
    ...stockIds,
  ]);
  const lines = nestLines(details, stocks);
  const before = lines.filter(({ userCartId }) => userCartId === own.id);
  const taken = unitsTaken(lines.filter((line) => !before.includes(line)));
  const known = new Map<number, CartStock>(
    [...stocks].map(([id, stock]) => {
      const { quantity, ...rest } = toCartStock(stock);
      return [id, { ...rest, quantity: quantity - (taken.get(id) ?? 0) }];
    }),
  );
  return { stocks, known, before };
}

/** A cart with its lines priced in the caller's currency, and whether its shop takes orders now. */
export interface PricedCart extends LoadedCart {
  readonly priced: readonly PricedLine[];
  /** Σ (price − discount) over items and add-ons, minor units. */
  readonly totalMinor: number;
  /** How far that comes with the shop's terms. */
  readonly goals: ShopGoals;
  readonly availability: Availability;
}

/** Prices a cart as the quote would, without what depends on an address. Pure. */
export function priceCart(
  loaded: LoadedCart,
  { currency, now }: Pick<Ctx, 'currency' | 'now'>,
): PricedCart {
  const pricing = pricingIn(currency, now);
  const priced = priceLines(loaded.lines, pricing);
  const goodsMinor = houseGoods(loaded.lines, priced, pricing);
  return {
    ...loaded,
    priced,
    totalMinor: goodsTotal(priced),
    goals: shopGoals(loaded.shop, goodsMinor, pricing),
    availability: canOrder(loaded.shop, { now }),
  };
}
