import type { Ctx } from '@/server/context';
import { deleteLinesOf } from '@/server/repositories/cart/cart-line-repository';
import {
  endUserCarts,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';

/** Removes these members from the group, with all they had chosen. */
export async function sendAway(
  { db }: Pick<Ctx, 'db'>,
  members: readonly UserCartRow[],
  how: NonNullable<UserCartRow['ended']>,
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await deleteLinesOf(db, ids);
  await endUserCarts(db, ids, how);
}
