import type { Ctx } from '@/server/context';
import { fromLimitCurrency, isLocked } from '@/server/domain/cart/group-rules';
import type { PricedCart } from '@/server/domain/cart/load-cart';
import type { Mode } from '@/utils/checkout/mode';
import { groupMode } from './group-mode';
import { type MemberShare, shareCart } from './share-cart';

/** What is worked out of a group's cart before it can be shown. */
export interface GroupView {
  readonly shares: readonly MemberShare[];
  readonly locked: boolean;
  readonly mode: Mode | null;
  /** In the caller's currency. */
  readonly spendingLimitMinor: number | null;
}

/** A group's shares, limit and lock as they are now; null for a cart that is no group's. Pure. */
export function viewGroup(
  priced: PricedCart,
  ctx: Pick<Ctx, 'currency' | 'now'>,
): GroupView | null {
  const { cart, group } = priced;
  if (!cart.group || !group) return null;
  const limit = cart.spendingLimitMinor;
  return {
    shares: shareCart(priced, priced.priced, ctx),
    locked: isLocked(cart, ctx.now),
    mode: groupMode(cart, group.quoted),
    spendingLimitMinor:
      limit === null
        ? null
        : fromLimitCurrency(limit, group.limitRate, ctx.currency),
  };
}
