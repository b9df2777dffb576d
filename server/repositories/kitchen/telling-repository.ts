import { and, asc, eq, isNotNull, max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { columnsBut } from '@/server/repositories/select-sql';

export type NewTelling = Omit<typeof tellings.$inferInsert, 'id' | 'outboxId'>;

/** Notes that somebody is told; null: they were told this by this way already. */
export async function insertTelling(
  db: Db,
  row: NewTelling,
): Promise<number | null> {
  const [telling] = await db
    .insert(tellings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: tellings.id });
  return telling?.id ?? null;
}

/** Names the message that tells it. */
export async function bindTelling(
  db: Db,
  id: number,
  outboxId: number,
): Promise<void> {
  await db.update(tellings).set({ outboxId }).where(eq(tellings.id, id));
}

/** Takes back what the shop of an order was to be told and no sender took yet, with its rows. */
export async function withdrawTellings(
  db: Db,
  { id, shopId }: { readonly id: number; readonly shopId: number },
): Promise<void> {
  await db.execute(sql`
    with untried as (
      delete from ${outboxMessages} m using ${tellings} t
      where t.outbox_id = m.id and t.shop_id = ${shopId} and t.order_id = ${id}
        and m.status = 'pending' and m.attempts = 0
      returning t.id
    )
    delete from ${tellings} where id in (select id from untried)`);
}

/** How often a shop's ways were rung until now. */
export async function findLastRing(db: Db, shopId: number): Promise<number> {
  const [row] = await db
    .select({ round: max(tellings.round) })
    .from(tellings)
    .where(and(eq(tellings.shopId, shopId), eq(tellings.event, 'ring')));
  return row?.round ?? 0;
}

function selectTellings(db: Db, which: SQL | undefined) {
  return db
    .select({
      ...columnsBut(tellings, 'applicationId', 'outboxId'),
      /** Of its message; null: the outbox forgot it. */
      status: outboxMessages.status,
      attempts: outboxMessages.attempts,
      sentAt: outboxMessages.sentAt,
      lastError: outboxMessages.lastError,
    })
    .from(tellings)
    .leftJoin(outboxMessages, eq(outboxMessages.id, tellings.outboxId))
    .where(which)
    .orderBy(asc(tellings.id));
}

export type TellingRow = Awaited<ReturnType<typeof selectTellings>>[number];

/** What was told about an order, the oldest first; its shop leads to the rows by their index. */
export const findTellings = (db: Db, orderId: number): Promise<TellingRow[]> =>
  selectTellings(
    db,
    sql`${tellings.orderId} = ${orderId} and (${tellings.shopId} is null
      or ${tellings.shopId} = (select o.shop_id from orders o where o.id = ${orderId}))`,
  );

/** The last thing that each of a shop's ways was told. */
export const findLastTellings = (
  db: Db,
  shopId: number,
): Promise<TellingRow[]> =>
  selectTellings(
    db,
    and(
      isNotNull(tellings.wayId),
      sql`${tellings.id} in (select max(t.id) from tellings t
        join shop_ways w on w.id = t.way_id where w.shop_id = ${shopId} group by t.way_id)`,
    ),
  );
