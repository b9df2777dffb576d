import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { shopWays } from '@/server/db/schema/kitchen';
import {
  accessTokens,
  notificationSettings,
} from '@/server/db/schema/account/users';
import type { NotificationType } from '@/utils/constants/notifications';

const { auth, endpoint, id, kind, locale, p256dh, sessionId, usedAt, userId } =
  pushSubscriptions;

interface Wanted {
  readonly now: Date;
  /** Kinds of notices, none of which the person may have turned off. */
  readonly wanted: readonly NotificationType[];
}

/** Its session goes on, and the person wants such messages. */
function mayBeTold(db: Db, { now, wanted }: Wanted) {
  const alive = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(
      and(eq(accessTokens.id, sessionId), gt(accessTokens.expiresAt, now)),
    );
  const refused = db
    .select({ type: notificationSettings.type })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.userId, userId),
        inArray(notificationSettings.type, [...wanted]),
        eq(notificationSettings.active, false),
      ),
    );
  return and(or(isNull(sessionId), exists(alive)), not(exists(refused)));
}

/** The devices of a person that such a message goes to, with their languages. */
export function findPushDevices(db: Db, ownerId: number, wanted: Wanted) {
  return db
    .select({ id, locale })
    .from(pushSubscriptions)
    .where(and(eq(userId, ownerId), mayBeTold(db, wanted)))
    .orderBy(id);
}

/** The device that a message waits for; null when it went, or such messages are not wanted any more. */
export async function findPushTarget(db: Db, deviceId: number, wanted: Wanted) {
  const [device] = await db
    .select({ kind, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(and(eq(id, deviceId), mayBeTold(db, wanted)));
  return device ?? null;
}

/** Forgets a device that no longer exists, unless it was registered anew meanwhile; of a board its shop's way, too (`name`). */
export async function deletePushDevice(
  db: Db,
  device: {
    readonly id: number;
    readonly endpoint: string;
    readonly name: string;
  },
): Promise<void> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(id, device.id), eq(endpoint, device.endpoint)))
    .returning({ id });
  if (gone.length)
    await db
      .delete(shopWays)
      .where(and(eq(shopWays.kind, 'push'), eq(shopWays.target, device.name)));
}

export type NewPushDevice = Pick<
  typeof pushSubscriptions.$inferInsert,
  'auth' | 'endpoint' | 'kind' | 'locale' | 'p256dh'
> & {
  readonly sessionId: number;
  readonly usedAt: Date;
  readonly userId: number;
};

/**
 * Keeps a device for the person who registered it last. Another person's row of it is deleted first, so that what still waits
 * for them reaches nobody else; the rows of boards in the same browser stay.
 */
export async function savePushDevice(
  db: Db,
  row: NewPushDevice,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(endpoint, row.endpoint), ne(userId, row.userId)));
  const { endpoint: address, ...news } = row;
  await db
    .insert(pushSubscriptions)
    .values({ endpoint: address, ...news })
    .onConflictDoUpdate({
      target: endpoint,
      targetWhere: isNotNull(userId),
      set: news,
    });
}

/** The language that a person's device is written to; null: it is not there. */
export async function findPushLocale(
  db: Db,
  ownerId: number,
  address: string,
): Promise<string | null> {
  const [row] = await db
    .select({ locale })
    .from(pushSubscriptions)
    .where(and(eq(endpoint, address), eq(userId, ownerId)));
  return row?.locale ?? null;
}

/** A person's devices but for the ones registered last are forgotten. */
export async function trimPushDevices(
  db: Db,
  ownerId: number,
  most: number,
): Promise<void> {
  const kept = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(userId, ownerId))
    .orderBy(desc(usedAt), desc(id))
    .limit(most);
  await db
    .delete(pushSubscriptions)
    .where(and(eq(userId, ownerId), notInArray(id, kept)));
}

/** The device that a browser registered for the person of a session, with its language; null: none that anything is sent to. */
export async function findPushDeviceOf(
  db: Db,
  session: { readonly id: number; readonly kind: 'fcm' | 'web' },
  now: Date,
) {
  const wanted = mayBeTold(db, { now, wanted: ['push'] });
  const [device] = await db
    .select({ locale })
    .from(pushSubscriptions)
    .where(
      and(
        eq(sessionId, session.id),
        eq(kind, session.kind),
        isNotNull(userId),
        wanted,
      ),
    )
    .orderBy(desc(usedAt), desc(id))
    .limit(1);
  return device ?? null;
}

/** Forgets a person's device by its address or token; without one, those of a session. */
export async function deletePushDevicesOf(
  db: Db,
  ownerId: number,
  which: { readonly endpoint: string } | { readonly sessionId: number },
): Promise<void> {
  const is =
    'endpoint' in which
      ? eq(endpoint, which.endpoint)
      : eq(sessionId, which.sessionId);
  await db.delete(pushSubscriptions).where(and(eq(userId, ownerId), is));
}
