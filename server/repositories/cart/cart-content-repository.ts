import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { cartDetails, userCarts } from '@/server/db/schema/carts';
import { type CartDetailRow, detailColumns } from './cart-line-repository';
import {
  isPresent,
  memberColumns,
  type UserCartRow,
} from './user-cart-repository';

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
