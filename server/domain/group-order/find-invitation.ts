import type { Mode } from '@/utils/checkout/mode';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import type { CartRow } from '@/server/repositories/cart/cart-repository';
import { findGroup } from '@/server/repositories/cart/group-repository';
import {
  findUserCarts,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';
import { fromLimitCurrency, isLocked } from '@/server/domain/cart/group-rules';
import { limitRate } from '@/server/domain/cart/limit-rate';
import {
  type CartShop,
  findGroupQuote,
  loadCartShop,
} from '@/server/domain/cart/load-cart';
import { groupMode } from './group-mode';
import { type Joiner, knownMember } from './join-group';

export interface Invitation {
  readonly cart: CartRow;
  readonly shop: CartShop;
  readonly members: readonly UserCartRow[];
  /** In the caller's currency. */
  readonly spendingLimitMinor: number | null;
  readonly mode: Mode | null;
  /** The area that it goes to; null for a pickup, and before the owner has had it priced. */
  readonly area: string | null;
  /** The caller is a member already. */
  readonly joined: boolean;
}

/**
 * What somebody with a link sees before joining; to members also once it is locked. Throws group_closed when the link
 * is not, or no more, that of a group that can be joined.
 */
export async function findInvitation(
  ctx: Ctx,
  code: string,
  who: Omit<Joiner, 'key'>,
): Promise<Invitation> {
  const cart = await findGroup(ctx.db, { code });
  if (!cart) throw new DomainError('group_closed');
  const members = await findUserCarts(ctx.db, cart.id);
  const joined = Boolean(knownMember(members, cart, { ...who, key: null }));
  if (!joined && isLocked(cart, ctx.now)) throw new DomainError('group_closed');
  const limit = cart.spendingLimitMinor;
  const quoted = await findGroupQuote(ctx.db, cart);
  const mode = groupMode(cart, quoted);
  return {
    cart,
    members,
    joined,
    mode,
    area: (mode === 'delivery' && quoted?.input.area) || null,
    shop: await loadCartShop(ctx.db, cart.shopId),
    spendingLimitMinor:
      limit === null
        ? null
        : fromLimitCurrency(limit, await limitRate(ctx, cart), ctx.currency),
  };
}
