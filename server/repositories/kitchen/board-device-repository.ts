import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { kitchenLinks, shopWays, tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';

/** How the ways of a shop name a board's device, as the outbox does (domain/notice/push/device-name.ts). */
const wayTarget = sql<string>`'device:' || ${pushSubscriptions.id}`;

type NewBoardDevice = Pick<
  typeof pushSubscriptions.$inferInsert,
  'auth' | 'locale' | 'p256dh'
> & {
  readonly endpoint: string;
  readonly linkId: number;
  readonly usedAt: Date;
};

/** Deletes the devices of links, or the one with that address, and with each the way of its shop. */
export async function deleteBoardDevices(
  db: Db,
  {
    endpoint,
    linkIds,
  }: { readonly linkIds: readonly number[]; readonly endpoint?: string },
): Promise<void> {
  const is = and(
    inArray(pushSubscriptions.linkId, [...linkIds]),
    endpoint === undefined
      ? undefined
      : eq(pushSubscriptions.endpoint, endpoint),
  );
  const targets = db
    .select({ target: wayTarget })
    .from(pushSubscriptions)
    .where(is);
  await db
    .delete(shopWays)
    .where(and(eq(shopWays.kind, 'push'), inArray(shopWays.target, targets)));
  await db.delete(pushSubscriptions).where(is);
}

/** Keeps a browser for a board; answers its id. */
export async function insertBoardDevice(
  db: Db,
  row: NewBoardDevice,
): Promise<number> {
  const [device] = await db
    .insert(pushSubscriptions)
    .values({ ...row, kind: 'web' })
    .returning({ id: pushSubscriptions.id });
  if (!device) throw new Error('the device was not inserted');
  return device.id;
}

/** The device of a board with that address and the way of its shop; null: the board has none such. */
export async function findDeviceOfBoard(
  db: Db,
  linkId: number,
  endpoint: string,
) {
  const [device] = await db
    .select({ id: pushSubscriptions.id, wayId: shopWays.id })
    .from(pushSubscriptions)
    .innerJoin(
      shopWays,
      and(eq(shopWays.kind, 'push'), eq(shopWays.target, wayTarget)),
    )
    .where(
      and(
        eq(pushSubscriptions.linkId, linkId),
        eq(pushSubscriptions.endpoint, endpoint),
      ),
    );
  return device ?? null;
}

/** Notes what a registered device says of itself anew. */
export async function updateBoardDevice(
  db: Db,
  id: number,
  row: Pick<NewBoardDevice, 'auth' | 'locale' | 'p256dh' | 'usedAt'>,
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set(row)
    .where(eq(pushSubscriptions.id, id));
}

/** The ways of a link's devices. */
export function findBoardWays(db: Db, linkId: number) {
  return db
    .select({ id: shopWays.id, lang: shopWays.lang, target: shopWays.target })
    .from(shopWays)
    .innerJoin(pushSubscriptions, eq(shopWays.target, wayTarget))
    .where(
      and(eq(shopWays.kind, 'push'), eq(pushSubscriptions.linkId, linkId)),
    );
}

/** The way of a link's device that this telling was sent by; null: it was sent by no device of the link. */
export async function findWayOfTelling(
  db: Db,
  linkId: number,
  tellingId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ wayId: shopWays.id })
    .from(tellings)
    .innerJoin(outboxMessages, eq(outboxMessages.id, tellings.outboxId))
    .innerJoin(shopWays, eq(shopWays.id, tellings.wayId))
    .innerJoin(pushSubscriptions, eq(shopWays.target, wayTarget))
    .where(
      and(
        eq(tellings.id, tellingId),
        eq(tellings.kind, 'push'),
        eq(outboxMessages.status, 'sent'),
        eq(shopWays.kind, 'push'),
        eq(pushSubscriptions.linkId, linkId),
      ),
    );
  return row?.wayId ?? null;
}

/** The links of boards that a shop has. */
export async function findBoardLinkIds(
  db: Db,
  shopId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: kitchenLinks.id })
    .from(kitchenLinks)
    .where(
      and(eq(kitchenLinks.shopId, shopId), eq(kitchenLinks.kind, 'board')),
    );
  return rows.map(({ id }) => id);
}
