import type { Mode } from '@/utils/checkout/mode';
import { toMinor } from '@/utils/money/money';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields } from '@/server/errors';
import {
  type CartChanges,
  type CartRow,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import { forgiveRemoved } from '@/server/repositories/cart/user-cart-repository';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import { holdOwnGroup, loadAndTell, loadOwned } from './own-group';
import { newShareCode } from './share-code';

const DAY_MS = 24 * 60 * 60_000;
/** A deadline lies at most this far ahead. */
const DAYS_AHEAD = 14;

export interface GroupSettings {
  /** Per person, in the caller's currency; null lifts it. */
  readonly spending_limit?: number | null;
  /** null: the group stays open. */
  readonly closes_at?: string | null;
  readonly split?: CartRow['split'];
  readonly mode?: Mode;
}

function deadline(now: Date, asked: string | null): CartChanges {
  if (asked === null) return { closesAt: null, closedAt: null };
  const at = new Date(asked);
  if (+at > +now + DAYS_AHEAD * DAY_MS)
    throw badFields({ closes_at: ['validation.too_big'] });
  return at > now
    ? { closesAt: at, closedAt: null }
    : { closesAt: now, closedAt: now };
}

/** Each of the owner's open pages says the same: nobody is told of what is so already. */
const isSo = (cart: CartRow, changes: CartChanges): boolean =>
  (Object.keys(changes) as (keyof CartChanges)[]).every(
    (key) => cart[key] === changes[key],
  );

function change(
  ctx: UserCtx,
  cartId: number,
  changesOf: (tx: UserCtx) => CartChanges,
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const cart = await holdOwnGroup(tx, cartId);
    const changes = changesOf(tx);
    if (isSo(cart, changes)) return loadOwned(tx, cart);
    if (changes.shareCode) await forgiveRemoved(tx.db, cart.id);
    const version = await touchCart(tx.db, cart.id, {
      ...changes,
      now: tx.now,
    });
    return loadAndTell(tx, { ...cart, ...changes, version });
  });
}

/**
 * Sets the owner's rules of a group; what is not named stays. A deadline that has passed locks now, another one or none
 * opens again. Throws not_found for a group that is not the caller's, bad_request for a deadline too far ahead.
 */
export function changeGroup(
  ctx: UserCtx,
  cartId: number,
  { closes_at, mode, spending_limit, split }: GroupSettings,
): Promise<OwnCart> {
  return change(ctx, cartId, ({ currency, now }) => ({
    ...(split && { split }),
    ...(mode && { mode }),
    ...(closes_at !== undefined && deadline(now, closes_at)),
    ...(spending_limit !== undefined && {
      spendingLimitMinor:
        spending_limit === null ? null : toMinor(spending_limit),
      spendingCurrencyId: spending_limit === null ? null : currency.id,
    }),
  }));
}

/**
 * Makes a new link; the old one, and joining by the cart's id, are over. Whom the owner had removed may come by the new
 * one. Throws as changeGroup does.
 */
export function renewLink(ctx: UserCtx, cartId: number): Promise<OwnCart> {
  return change(ctx, cartId, () => ({
    shareCode: newShareCode(),
    joinById: false,
  }));
}

/** Nobody joins any more until the link is renewed. Throws as changeGroup does. */
export function withdrawLink(ctx: UserCtx, cartId: number): Promise<OwnCart> {
  return change(ctx, cartId, () => ({ shareCode: null, joinById: false }));
}
