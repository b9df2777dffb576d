import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { gatewayEvents } from '@/server/db/schema/payments';
import type { Provider } from './gateway-repository';

/** Whether a webhook took effect already. */
export async function isEventKnown(
  db: Db,
  provider: Provider,
  eventId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: gatewayEvents.eventId })
    .from(gatewayEvents)
    .where(
      and(
        eq(gatewayEvents.provider, provider),
        eq(gatewayEvents.eventId, eventId),
      ),
    );
  return rows.length > 0;
}

/** Takes a webhook for this transaction; false when it took effect already. */
export async function claimEvent(
  db: Db,
  row: typeof gatewayEvents.$inferInsert,
): Promise<boolean> {
  const taken = await db
    .insert(gatewayEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.eventId });
  return taken.length > 0;
}

export async function deleteGatewayEventsBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, before));
}
