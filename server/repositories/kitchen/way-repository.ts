import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  ne,
  notInArray,
  or,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { kitchenLinks, shopWays } from '@/server/db/schema/kitchen';
import { devicesInForce } from './board-device-repository';

export type WayRow = typeof shopWays.$inferSelect;
export type WayKind = WayRow['kind'];

/** A way of a shop, with the branch whose orders alone it is told; null: those of all. */
export type ShopWay = WayRow & { readonly branchId: number | null };

/** The ways of a shop in the order they were set, without those of devices that messages are no longer sent to. */
export function findWays(
  db: Db,
  shopId: number,
  now: Date,
): Promise<ShopWay[]> {
  const sentTo = devicesInForce(db, shopId, now);
  return db
    .select({ ...getTableColumns(shopWays), branchId: sentTo.boardBranchId })
    .from(shopWays)
    .leftJoin(
      sentTo,
      and(eq(shopWays.kind, 'push'), eq(shopWays.target, sentTo.target)),
    )
    .where(
      and(
        eq(shopWays.shopId, shopId),
        or(ne(shopWays.kind, 'push'), isNotNull(sentTo.target)),
      ),
    )
    .orderBy(asc(shopWays.id));
}

export async function findWay(db: Db, id: number): Promise<WayRow | null> {
  const [row] = await db.select().from(shopWays).where(eq(shopWays.id, id));
  return row ?? null;
}

/** Adds a way that the shop does not have yet. */
export async function insertWay(
  db: Db,
  row: typeof shopWays.$inferInsert,
): Promise<void> {
  await db.insert(shopWays).values(row);
}

/** Removes the ways of a kind but those to these targets, with their rings. */
export async function deleteOtherWays(
  db: Db,
  shopId: number,
  { keep, kind }: { readonly kind: WayKind; readonly keep: readonly string[] },
): Promise<void> {
  await db
    .delete(shopWays)
    .where(
      and(
        eq(shopWays.shopId, shopId),
        eq(shopWays.kind, kind),
        notInArray(shopWays.target, [...keep]),
      ),
    );
}

export async function updateWay(
  db: Db,
  id: number,
  row: Partial<Pick<WayRow, 'lang' | 'provedAt' | 'rungAt' | 'secret'>>,
): Promise<void> {
  await db.update(shopWays).set(row).where(eq(shopWays.id, id));
}

/** Somebody pressed a ring's button then. */
export async function markLinkUsed(
  db: Db,
  id: number,
  usedAt: Date,
): Promise<void> {
  await db.update(kitchenLinks).set({ usedAt }).where(eq(kitchenLinks.id, id));
}

/** In how many minutes a shop has to accept an order before it is cancelled; 0: never. */
export async function findAcceptMinutes(
  db: Db,
  shopId: number,
): Promise<number> {
  const [row] = await db
    .select({ minutes: shops.acceptMinutes })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!row) throw new Error(`no shop ${shopId}`);
  return row.minutes;
}
