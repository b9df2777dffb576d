import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { cartDetails, carts, userCarts } from '@/server/db/schema/carts';
import { type CartDetailRow, detailColumns } from './cart-line-repository';
import { cartColumns, type CartRow } from './cart-repository';
import { UUID } from '@/utils/constants/uuid';

const memberColumns = {
  id: userCarts.id,
  cartId: userCarts.cartId,
  userId: userCarts.userId,
  uuid: userCarts.uuid,
  name: userCarts.name,
  status: userCarts.status,
  ended: userCarts.ended,
} as const;

/** Who is in a cart now. */
const isPresent = isNull(userCarts.ended);

/** The members of a cart, the owner first. */
export function findUserCarts(db: Db, cartId: number) {
  return db
    .select(memberColumns)
    .from(userCarts)
    .where(and(eq(userCarts.cartId, cartId), isPresent))
    .orderBy(asc(userCarts.id));
}

/** Whom the owner of a cart removed since its link was made; a cart has had so many people at most. */
export function findRemoved(db: Db, cartId: number) {
  return db
    .select(memberColumns)
    .from(userCarts)
    .where(and(eq(userCarts.cartId, cartId), eq(userCarts.ended, 'kicked')))
    .orderBy(asc(userCarts.id));
}

/** Whom the owner removed may come again: they count as having left. */
export async function forgiveRemoved(db: Db, cartId: number): Promise<void> {
  await db
    .update(userCarts)
    .set({ ended: 'left' })
    .where(and(eq(userCarts.cartId, cartId), eq(userCarts.ended, 'kicked')));
}

export type UserCartRow = Awaited<ReturnType<typeof findUserCarts>>[number];

/** One part of a cart by what only its holder knows. */
export interface PartRef {
  readonly cartId: number;
  readonly uuid: string;
}

interface FoundPart {
  readonly cart: CartRow;
  readonly own: UserCartRow;
}

/** A part of a cart with the cart, also an ended one; null when there is none. With `hold` the cart is locked. */
export async function findPart(
  db: Db,
  { cartId, uuid }: PartRef,
  { hold = false } = {},
): Promise<FoundPart | null> {
  if (!UUID.test(uuid)) return null;
  const query = db
    .select({ cart: cartColumns, own: memberColumns })
    .from(userCarts)
    .innerJoin(carts, eq(carts.id, userCarts.cartId))
    .where(and(eq(userCarts.uuid, uuid), eq(userCarts.cartId, cartId)));
  if (!hold) return (await query)[0] ?? null;
  // The member is read once the cart is held: somebody may have removed them while we waited.
  const [held] = await query.for('update', { of: carts });
  if (!held) return null;
  const [now] = await query;
  return now ?? null;
}

export async function insertUserCart(
  db: Db,
  row: Pick<
    typeof userCarts.$inferInsert,
    'cartId' | 'name' | 'userId' | 'uuid'
  >,
): Promise<UserCartRow> {
  const [member] = await db
    .insert(userCarts)
    .values(row)
    .returning(memberColumns);
  if (!member) throw new Error(`nobody was added to cart ${row.cartId}`);
  return member;
}

/** How many people this cart ever had. */
export async function countUserCarts(db: Db, cartId: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userCarts)
    .where(eq(userCarts.cartId, cartId));
  return row?.total ?? 0;
}

/** Ends these memberships; the rows stay, so that who was removed can be told. */
export async function endUserCarts(
  db: Db,
  ids: readonly number[],
  how: NonNullable<UserCartRow['ended']>,
): Promise<void> {
  if (ids.length)
    await db
      .update(userCarts)
      .set({ ended: how })
      .where(inArray(userCarts.id, [...ids]));
}

/** Turns choosing into done and back; the new state. */
export async function toggleUserCart(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .update(userCarts)
    .set({ status: sql`not ${userCarts.status}` })
    .where(eq(userCarts.id, id))
    .returning({ status: userCarts.status });
  return row?.status ?? true;
}

/** The members of a cart, the owner first, and all its lines, oldest first; one query. */
export async function findCartContent(
  db: Db,
  cartId: number,
): Promise<{ members: UserCartRow[]; details: CartDetailRow[] }> {
  const rows = await db
    .select({ member: memberColumns, detail: detailColumns })
    .from(userCarts)
    .leftJoin(cartDetails, eq(cartDetails.userCartId, userCarts.id))
    .where(and(eq(userCarts.cartId, cartId), isPresent))
    .orderBy(asc(userCarts.id));
  return {
    members: [
      ...new Map(rows.map(({ member }) => [member.id, member])).values(),
    ],
    details: rows
      .flatMap(({ detail }) => detail ?? [])
      .sort((a, b) => a.id - b.id),
  };
}
