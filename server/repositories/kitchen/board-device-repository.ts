import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { accessTokens } from '@/server/db/schema/account/users';
import { shops } from '@/server/db/schema/catalogue';
import { kitchenLinks, shopWays, tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';

/** How the ways of a shop name a board's device, as the outbox does (domain/notice/push/device-name.ts). */
const wayTarget = sql<string>`'device:' || ${pushSubscriptions.id}`;

/**
 * What a board's device is sent by is in force: its link, and of an owner's board the session that registered it, as long as
 * its account owns the shop.
 */
function isInForce(db: Db, now: Date) {
  const owning = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .innerJoin(shops, eq(shops.ownerId, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.id, pushSubscriptions.sessionId),
        gt(accessTokens.expiresAt, now),
        eq(shops.id, kitchenLinks.shopId),
      ),
    );
  return and(
    isNull(kitchenLinks.revokedAt),
    or(eq(kitchenLinks.kind, 'board'), exists(owning)),
  );
}

/** A way that is no device of a board, or one that exists; `shop_ways` is the table's name in the statement around it. */
export const leadsSomewhere = sql<boolean>`(shop_ways.kind <> 'push' or exists (
  select 1 from kitchen_links l join push_subscriptions d on d.link_id = l.id
  where l.shop_id = shop_ways.shop_id and l.kind in ('board', 'owner') and 'device:' || d.id = shop_ways.target))`;

/** The devices that messages of a shop's orders are sent to, as its ways name them, with the branch of their board. */
export function devicesInForce(db: Db, shopId: number, now: Date) {
  return db
    .select({
      target: wayTarget.as('way_target'),
      boardBranchId: kitchenLinks.branchId,
    })
    .from(kitchenLinks)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.linkId, kitchenLinks.id))
    .where(and(isBoardOf(shopId), isInForce(db, now)))
    .as('devices');
}

/** The device of a board that messages are sent to; null: there is none. */
export async function findBoardDevice(db: Db, deviceId: number, now: Date) {
  const { auth, endpoint, id, kind, p256dh } = pushSubscriptions;
  const [device] = await db
    .select({ kind, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .innerJoin(kitchenLinks, eq(kitchenLinks.id, pushSubscriptions.linkId))
    .where(and(eq(id, deviceId), isInForce(db, now)));
  return device ?? null;
}

const isBoardOf = (shopId: number) =>
  and(
    eq(kitchenLinks.shopId, shopId),
    inArray(kitchenLinks.kind, ['board', 'owner']),
  );

type NewBoardDevice = Pick<
  typeof pushSubscriptions.$inferInsert,
  'auth' | 'locale' | 'p256dh'
> & {
  /** Of an owner's board the session that ends it; null: it ends with its link alone. */
  readonly sessionId: number | null;
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
  row: Pick<
    NewBoardDevice,
    'auth' | 'locale' | 'p256dh' | 'sessionId' | 'usedAt'
  >,
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set(row)
    .where(eq(pushSubscriptions.id, id));
}

/** The ways of a link's devices that messages are sent to. */
export function findBoardWays(db: Db, linkId: number, now: Date) {
  return db
    .select({ id: shopWays.id, lang: shopWays.lang, target: shopWays.target })
    .from(shopWays)
    .innerJoin(pushSubscriptions, eq(shopWays.target, wayTarget))
    .innerJoin(kitchenLinks, eq(kitchenLinks.id, pushSubscriptions.linkId))
    .where(
      and(
        eq(shopWays.kind, 'push'),
        eq(kitchenLinks.id, linkId),
        isInForce(db, now),
      ),
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

/** Deletes a link's devices but those registered last; their ways are lost then. */
export async function trimBoardDevices(
  db: Db,
  linkId: number,
  most: number,
): Promise<void> {
  const { id, usedAt } = pushSubscriptions;
  const kept = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.linkId, linkId))
    .orderBy(desc(usedAt), desc(id))
    .limit(most);
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.linkId, linkId), notInArray(id, kept)));
}

/** The ways of a shop whose device no longer exists are removed. */
export async function deleteLostWays(db: Db, shopId: number): Promise<void> {
  await db
    .delete(shopWays)
    .where(and(eq(shopWays.shopId, shopId), not(leadsSomewhere)));
}

/** The links of boards that a shop has, its owner's too. */
export async function findBoardLinkIds(
  db: Db,
  shopId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: kitchenLinks.id })
    .from(kitchenLinks)
    .where(isBoardOf(shopId));
  return rows.map(({ id }) => id);
}
