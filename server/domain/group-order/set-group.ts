import type { Mode } from '@/utils/checkout/mode';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CartChanges,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findUserCarts,
  forgiveRemoved,
} from '@/server/repositories/cart/user-cart-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import { holdOwnCart, loadAndTell } from './own-group';
import { sendAway } from './send-away';
import { newShareCode } from './share-code';

/** The operator may have switched group orders off. */
async function begin(tx: UserCtx, mode?: Mode): Promise<CartChanges> {
  if ((await findSettingValue(tx.db, 'group_order')) === '0')
    throw new DomainError('group_closed');
  return {
    group: true,
    shareCode: newShareCode(),
    joinById: true,
    ...(mode && { mode }),
  };
}

const ENDED: CartChanges = {
  group: false,
  shareCode: null,
  joinById: true,
  spendingLimitMinor: null,
  spendingCurrencyId: null,
  closesAt: null,
  closedAt: null,
  split: 'value',
  mode: null,
};

/**
 * Turns the caller's cart into a group's, with a link to share, and back: then its members and their lines go. `mode` is
 * how a group that begins is had. Throws not_found for a cart that is not the caller's, group_closed where there are no
 * group orders.
 */
export function setGroup(
  ctx: UserCtx,
  cartId: number,
  mode?: Mode,
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const cart = await holdOwnCart(tx, cartId);
    const members = await findUserCarts(tx.db, cart.id);
    const others = cart.group
      ? members.filter(({ userId }) => userId !== tx.user.id)
      : [];
    const changes = cart.group ? ENDED : await begin(tx, mode);
    await sendAway(tx, others, 'closed');
    if (changes.shareCode) await forgiveRemoved(tx.db, cart.id);
    const version = await touchCart(tx.db, cart.id, {
      ...changes,
      now: tx.now,
    });
    return loadAndTell(tx, { ...cart, ...changes, version }, others);
  });
}
