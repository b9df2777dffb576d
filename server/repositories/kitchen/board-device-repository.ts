import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { kitchenLinks, shopWays } from '@/server/db/schema/kitchen';

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

/** Forgets a device whoever's it was, with the way of a shop; those of a link with `linkId`. */
export async function deleteBoardDevices(
  db: Db,
  which:
    { readonly endpoint: string } | { readonly linkIds: readonly number[] },
): Promise<void> {
  const is =
    'endpoint' in which
      ? eq(pushSubscriptions.endpoint, which.endpoint)
      : inArray(pushSubscriptions.linkId, [...which.linkIds]);
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

/** The id of a board's device that is registered already; null: it is not. */
export async function findBoardDeviceId(
  db: Db,
  linkId: number,
  endpoint: string,
): Promise<number | null> {
  const [device] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.linkId, linkId),
        eq(pushSubscriptions.endpoint, endpoint),
      ),
    );
  return device?.id ?? null;
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
