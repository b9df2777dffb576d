import type { Ctx } from '@/server/context';
import {
  type CartDetailRow,
  deleteCartDetails,
  insertCartDetails,
  updateCartDetail,
} from '@/server/repositories/cart/cart-line-repository';
import type { CartPlan } from './plan-cart-lines';
import type { CartLine } from './read-cart-rows';

/** One member's stored lines as the rules see them. */
export function toLines(
  details: readonly CartDetailRow[],
  userCartId: number,
): CartLine[] {
  return details
    .filter(
      (detail) => detail.parentId === null && detail.userCartId === userCartId,
    )
    .map((line) => ({
      ...line,
      addons: details.filter(({ parentId }) => parentId === line.id),
    }));
}

/** Whether the plan would write anything. */
export function changesAnything({
  insert,
  insertAddons,
  remove,
  set,
}: CartPlan): boolean {
  return insert.length + insertAddons.length + remove.length + set.length > 0;
}

/** Carries a plan out on one member's part. */
export async function writePlan(
  { db }: Pick<Ctx, 'db'>,
  plan: CartPlan,
  userCartId: number,
): Promise<void> {
  await deleteCartDetails(db, plan.remove);
  for (const row of plan.set) await updateCartDetail(db, row);
  const ids = await insertCartDetails(
    db,
    plan.insert.map(({ note, quantity, stockId }) => ({
      userCartId,
      stockId,
      quantity,
      note,
    })),
  );
  const addons = plan.insert.flatMap((line, index) => {
    const parentId = ids[index];
    return parentId === undefined
      ? []
      : line.addons.map((addon) => ({ ...addon, parentId }));
  });
  await insertCartDetails(
    db,
    [...addons, ...plan.insertAddons].map((addon) => ({
      ...addon,
      userCartId,
    })),
  );
}
