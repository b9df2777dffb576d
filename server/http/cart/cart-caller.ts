import type { Context } from 'hono';
import type { CartActor } from '@/server/domain/cart/cart-actor';
import {
  limitCalls,
  callerAddress,
} from '@/server/domain/account/limit/rate-limit';
import { hasLivingCart } from '@/server/domain/cart/get-cart';
import { joinBegunCarts } from '@/server/domain/cart/join-begun-carts';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import {
  type CartCookie,
  clearBegunCart,
  clearCartCookie,
  readBegunCarts,
  readCartCookie,
  requireOwnPage,
  writeCartCookie,
} from './cart-cookies';

/** The fields by which a call of /rest/cart names a part of a cart. */
export interface NamedPart {
  readonly cart_id?: number;
  readonly user_cart_uuid?: string;
}

/** For whom a call of /rest/cart is made, and by which cookie it was known; null: it was named. */
export interface CartCaller {
  readonly actor: Exclude<CartActor, { kind: 'account' }>;
  readonly by: CartCookie | null;
}

const TEN_MINUTES_MS = 10 * 60_000;

/** Carts begun, groups joined and invitations opened by one address: RATE_LIMIT_CARTS_PER_10_MINUTES of each. */
export function limitCarts(
  c: Context<AppEnv>,
  ctx: Ctx,
  what: 'begin' | 'invitation' | 'join',
): Promise<void> {
  const limit = {
    name: `cart-${what}`,
    max: c.get('env').RATE_LIMIT_CARTS_PER_10_MINUTES,
    windowMs: TEN_MINUTES_MS,
  };
  return limitCalls(ctx, limit, [callerAddress(ctx)]);
}

/** The part that a call names whole; null: it does not. */
export function namedPart({
  cart_id,
  user_cart_uuid,
}: NamedPart): PartRef | null {
  return cart_id !== undefined && user_cart_uuid !== undefined
    ? { cartId: cart_id, uuid: user_cart_uuid }
    : null;
}

/** A cookie of another cart than the named one does not count. */
function fits(partRef: PartRef | null, { cart_id }: NamedPart): PartRef | null {
  return cart_id === undefined || partRef?.cartId === cart_id ? partRef : null;
}

/** Makes one of the carts that tabs of this browser began at the same moment; a step before its guest's cart is read. */
export async function joinBegun(c: Context<AppEnv>, ctx: Ctx): Promise<void> {
  const own = readCartCookie(c, 'guest');
  const others = readBegunCarts(c).filter(
    ({ cartId }) => cartId !== own?.cartId,
  );
  if (!own || others.length === 0) return;
  for (const gone of await joinBegunCarts(ctx, own, others))
    clearBegunCart(c, gone);
}

/**
 * Whose part of a cart a call means: the named one, else the group's cookie, else the guest's, else a guest without a
 * cart. A cart that is named without its uuid, and known by no cookie, is not_found.
 */
export async function findCartCaller(
  c: Context<AppEnv>,
  ctx: Ctx,
  asked: NamedPart,
  { writing }: { readonly writing: boolean },
): Promise<CartCaller> {
  const partRef = namedPart(asked);
  if (partRef) return { actor: { kind: 'member', partRef }, by: null };
  if (asked.user_cart_uuid !== undefined) throw new DomainError('not_found');
  const member = fits(readCartCookie(c, 'group'), asked);
  const guest = fits(readCartCookie(c, 'guest'), asked);
  if (!member && !guest && asked.cart_id !== undefined)
    throw new DomainError('not_found');
  if (writing && (member ?? guest)) requireOwnPage(c);
  if (member)
    return { actor: { kind: 'member', partRef: member }, by: 'group' };
  await joinBegun(c, ctx);
  const isAlive = guest !== null && (await hasLivingCart(ctx, guest));
  if (guest && !isAlive) clearCartCookie(c, 'guest');
  return {
    actor: { kind: 'guest', partRef: isAlive ? guest : null },
    by: guest && 'guest',
  };
}

/** Why a part is no more, when that is what a refusal says. */
function goneReason(error: unknown): unknown {
  const data = error instanceof DomainError ? error.options.data : null;
  const reason =
    typeof data === 'object' && data && 'reason' in data ? data.reason : null;
  return reason === 'locked' ? null : reason;
}

/**
 * Does what a caller asks; a cookie whose part turns out to be no more is cleared with the refusal. Who was removed from
 * a group is known again by another cookie.
 */
export async function forCartCaller<T>(
  c: Context<AppEnv>,
  { actor: { partRef }, by }: CartCaller,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = goneReason(error);
    if (by && reason !== null) clearCartCookie(c, by);
    if (by && partRef && reason === 'kicked')
      writeCartCookie(c, 'removed', partRef);
    throw error;
  }
}
