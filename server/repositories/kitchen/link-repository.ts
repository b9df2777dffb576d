import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { kitchenLinks } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';

export type KitchenLinkRow = typeof kitchenLinks.$inferSelect;
export type LinkKind = KitchenLinkRow['kind'];

export async function insertLink(
  db: Db,
  row: typeof kitchenLinks.$inferInsert,
): Promise<number> {
  const [link] = await db
    .insert(kitchenLinks)
    .values(row)
    .returning({ id: kitchenLinks.id });
  if (!link) throw new Error('the link was not inserted');
  return link.id;
}

/** The link of this purpose with that hash, unless it ended or was revoked. */
export async function findLiveLink(
  db: Db,
  { hash, kind, now }: { hash: string; kind: LinkKind; now: Date },
): Promise<KitchenLinkRow | null> {
  const [link] = await db
    .select()
    .from(kitchenLinks)
    .where(
      and(
        eq(kitchenLinks.tokenHash, hash),
        eq(kitchenLinks.kind, kind),
        isNull(kitchenLinks.revokedAt),
        or(isNull(kitchenLinks.endsAt), gt(kitchenLinks.endsAt, now)),
      ),
    );
  return link ?? null;
}

/** The links of an order that ended work until then. */
export async function endOrderLinks(
  db: Db,
  orderId: number,
  endsAt: Date,
): Promise<void> {
  await db
    .update(kitchenLinks)
    .set({ endsAt })
    .where(eq(kitchenLinks.orderId, orderId));
}

/** When an order's links end that are made now: a day after its end, null while it is under way. */
export async function findLinkEnd(
  db: Db,
  orderId: number,
): Promise<Date | null> {
  const [row] = await db
    .select({
      endedAt:
        sql<Date | null>`case when ${orders.status} in ('delivered', 'cancelled') then ${orders.updatedAt} end`.mapWith(
          orders.updatedAt,
        ),
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.endedAt ?? null;
}

/** One more wrong PIN; null: there were so many already. The count goes back to none with the right one. */
export async function countPinTry(
  db: Db,
  linkId: number,
  most: number,
): Promise<number | null> {
  const [row] = await db
    .update(kitchenLinks)
    .set({ pinTries: sql`${kitchenLinks.pinTries} + 1` })
    .where(and(eq(kitchenLinks.id, linkId), lt(kitchenLinks.pinTries, most)))
    .returning({ tries: kitchenLinks.pinTries });
  return row?.tries ?? null;
}

export async function forgetPinTries(db: Db, linkId: number): Promise<void> {
  await db
    .update(kitchenLinks)
    .set({ pinTries: 0 })
    .where(eq(kitchenLinks.id, linkId));
}

/** The board of the account that owns the shop, made when it is first needed; of all that own it one after the other. */
export async function keepOwnerBoard(
  db: Db,
  shopId: number,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(kitchenLinks)
    .values({
      kind: 'owner',
      shopId,
      tokenHash: `owner:${shopId}`,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: kitchenLinks.tokenHash,
      set: { revokedAt: null },
    })
    .returning({ id: kitchenLinks.id });
  if (!row) throw new Error(`shop ${shopId} has no board of its owner`);
  return row.id;
}

/** Somebody looks at the board now. */
export async function touchBoard(
  db: Db,
  linkId: number,
  now: Date,
): Promise<void> {
  await db
    .update(kitchenLinks)
    .set({ usedAt: now })
    .where(eq(kitchenLinks.id, linkId));
}

/** Whether a board of the shop was looked at since then. */
export async function hasOpenBoard(
  db: Db,
  shopId: number,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: kitchenLinks.id })
    .from(kitchenLinks)
    .where(
      and(
        eq(kitchenLinks.shopId, shopId),
        inArray(kitchenLinks.kind, ['board', 'owner']),
        isNull(kitchenLinks.revokedAt),
        gt(kitchenLinks.usedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The boards of a shop that work still, the newest first. */
export function findBoardLinks(db: Db, shopId: number) {
  return db
    .select({
      id: kitchenLinks.id,
      branchId: kitchenLinks.branchId,
      createdAt: kitchenLinks.createdAt,
      hasPin: sql<boolean>`${kitchenLinks.pinHash} is not null`,
      pinTries: kitchenLinks.pinTries,
      usedAt: kitchenLinks.usedAt,
    })
    .from(kitchenLinks)
    .where(
      and(
        eq(kitchenLinks.shopId, shopId),
        eq(kitchenLinks.kind, 'board'),
        isNull(kitchenLinks.revokedAt),
      ),
    )
    .orderBy(desc(kitchenLinks.id));
}

/** Ends the boards of a shop; how many there were. */
export async function revokeBoards(
  db: Db,
  shopId: number,
  now: Date,
): Promise<number> {
  const rows = await db
    .update(kitchenLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(kitchenLinks.shopId, shopId),
        eq(kitchenLinks.kind, 'board'),
        isNull(kitchenLinks.revokedAt),
      ),
    )
    .returning({ id: kitchenLinks.id });
  return rows.length;
}

/** Forgets links that ended before; those without an end stay. */
export async function deleteLinksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(kitchenLinks).where(lt(kitchenLinks.endsAt, before));
}
