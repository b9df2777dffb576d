import { and, asc, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { carts } from '@/server/db/schema/carts';
import { cartColumns, type CartRow } from './cart-repository';

/** By what somebody finds a group: the link's code, or as older clients do by id and shop. */
export type GroupKey =
  | { readonly code: string }
  | { readonly cartId: number; readonly shopId: number };

function isGroup(key: GroupKey) {
  return 'code' in key
    ? eq(carts.shareCode, key.code)
    : and(
        eq(carts.id, key.cartId),
        eq(carts.shopId, key.shopId),
        eq(carts.joinById, true),
      );
}

/** An active group that can be found by this key; null when there is none. With `hold` it is locked. */
export async function findGroup(
  db: Db,
  key: GroupKey,
  { hold = false } = {},
): Promise<CartRow | null> {
  const query = db
    .select(cartColumns)
    .from(carts)
    .where(
      and(isGroup(key), eq(carts.group, true), eq(carts.status, 'active')),
    );
  const [row] = await (hold ? query.for('update') : query);
  return row ?? null;
}

const isWaiting = and(
  isNotNull(carts.closesAt),
  isNull(carts.closedAt),
  eq(carts.status, 'active'),
);

/** One group whose deadline has passed untold and that no other process holds, held until the transaction ends. */
export async function claimClosingGroup(
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(
      and(
        isWaiting,
        lte(carts.closesAt, now),
        notInArray(carts.id, [...except]),
      ),
    )
    .orderBy(asc(carts.closesAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** The earliest deadline that is still to be told; null when none waits. */
export async function findNextClosing(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: carts.closesAt })
    .from(carts)
    .where(isWaiting)
    .orderBy(asc(carts.closesAt))
    .limit(1);
  return row?.at ?? null;
}
