import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
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
