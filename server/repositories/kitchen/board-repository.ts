import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import {
  products,
  productTranslations,
  stocks,
} from '@/server/db/schema/products';
import { branches } from '@/server/db/schema/shop-extras';
import {
  productTexts,
  shopTexts,
  stockExtraList,
} from '@/server/repositories/shop/catalogue-sql';

/** Of a shop's newest orders so many are looked through for what ended a moment ago. */
const NEWEST = 100;
/** More is not under way at once in one kitchen. */
const ORDERS_MAX = 200;

const ofBranch = (branchId: number | null): SQL | undefined =>
  branchId === null
    ? undefined
    : sql`(${orders.branch} ->> 'id')::int = ${branchId}`;

/** The orders that a kitchen sees: what is under way and paid, and what ended after `endedAfter`; the first wanted first. */
export async function findBoardOrderIds(
  db: Db,
  board: {
    readonly shopId: number;
    readonly branchId: number | null;
    readonly endedAfter: Date;
  },
): Promise<number[]> {
  const { branchId, endedAfter, shopId } = board;
  const newest = db
    .select({
      id: orders.id,
      heardFrom: orders.heardFrom,
      status: orders.status,
      updatedAt: orders.updatedAt,
    })
    .from(orders)
    .where(eq(orders.shopId, shopId))
    .orderBy(desc(orders.id))
    .limit(NEWEST)
    .as('newest');
  const underWay = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        sql`${orders.status} not in ('delivered', 'cancelled')`,
      ),
    );
  const ended = db
    .select({ id: newest.id })
    .from(newest)
    .where(
      and(
        inArray(newest.status, ['delivered', 'cancelled']),
        isNotNull(newest.heardFrom),
        gt(newest.updatedAt, endedAfter),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        // each by an index of its own: whichever of a shop's orders are old, they are not read
        inArray(orders.id, unionAll(underWay, ended)),
        ofBranch(branchId),
        eq(orders.awaitingPayment, false),
      ),
    )
    .orderBy(
      sql`coalesce(${orders.etaTo}, ${orders.createdAt})`,
      asc(orders.id),
    )
    .limit(ORDERS_MAX);
  return rows.map(({ id }) => id);
}

/** Whether an order is fetched at that branch. */
export async function isOrderOfBranch(
  db: Db,
  orderId: number,
  branchId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ofBranch(branchId)));
  return row !== undefined;
}

/** A shop as its kitchen's board names it; null: there is none. */
export async function findBoardShop(db: Db, shopId: number) {
  const [row] = await db
    .select({
      id: shops.id,
      logoImg: shops.logoImg,
      open: shops.open,
      ownerId: shops.ownerId,
      pauseReason: shops.pauseReason,
      pausedUntil: shops.pausedUntil,
      timezone: shops.timezone,
      translations: shopTexts,
      type: shops.type,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  return row ?? null;
}

/** The shops that an account owns and that sell. */
export function findOwnShops(db: Db, ownerId: number) {
  return db
    .select({
      id: shops.id,
      logoImg: shops.logoImg,
      translations: shopTexts,
    })
    .from(shops)
    .where(
      and(
        eq(shops.ownerId, ownerId),
        eq(shops.status, 'approved'),
        isNull(shops.closedAt),
      ),
    )
    .orderBy(asc(shops.id));
}

/** A branch of the shop by its words; null: it has none such. */
export async function findBoardBranch(db: Db, shopId: number, id: number) {
  const [row] = await db
    .select({ id: branches.id, translations: branches.translations })
    .from(branches)
    .where(and(eq(branches.id, id), eq(branches.shopId, shopId)));
  return row ?? null;
}

const stockColumns = {
  id: stocks.id,
  img: products.img,
  translations: productTexts,
  extras: stockExtraList,
  soldOutUntil: stocks.soldOutUntil,
} as const;

function selectStocks(db: Db) {
  return db
    .select(stockColumns)
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId));
}

export type BoardStockRow = Awaited<ReturnType<typeof selectStocks>>[number];

const STOCKS_MAX = 50;

/** At most 50 dishes and options of a shop by a part of their name in any language; sold out ones first. */
export function findBoardStocks(
  db: Db,
  wish: {
    readonly shopId: number;
    readonly search: string;
    readonly now: Date;
  },
): Promise<BoardStockRow[]> {
  const { now, search, shopId } = wish;
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const named = db
    .select({ id: productTranslations.productId })
    .from(productTranslations)
    .where(
      and(
        eq(productTranslations.productId, products.id),
        ilike(productTranslations.title, like),
      ),
    );
  return selectStocks(db)
    .where(
      and(
        eq(products.shopId, shopId),
        eq(products.active, true),
        search ? sql`exists ${named}` : undefined,
      ),
    )
    .orderBy(
      sql`${stocks.soldOutUntil} > ${now.toISOString()}::timestamptz desc nulls last`,
      asc(products.addon),
      asc(products.position),
      asc(products.id),
      asc(stocks.position),
    )
    .limit(STOCKS_MAX);
}

/** What a shop has run out of until later than now. */
export function findSoldOutStocks(
  db: Db,
  shopId: number,
  now: Date,
): Promise<BoardStockRow[]> {
  return selectStocks(db)
    .where(and(eq(products.shopId, shopId), gt(stocks.soldOutUntil, now)))
    .orderBy(asc(products.position), asc(stocks.id));
}

/** One stock of the shop; null: it is another's, or there is none. */
export async function findBoardStock(
  db: Db,
  shopId: number,
  id: number,
): Promise<BoardStockRow | null> {
  const [row] = await selectStocks(db).where(
    and(eq(products.shopId, shopId), eq(stocks.id, id)),
  );
  return row ?? null;
}

export type BoardShopRow = Awaited<ReturnType<typeof findOwnShops>>[number];
