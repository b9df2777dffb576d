import { createHash } from 'node:crypto';
import { GROUP_MEMBERS_MAX } from '@/utils/constants/limits';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CartRow,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findGroup,
  type GroupKey,
} from '@/server/repositories/cart/group-repository';
import {
  countUserCarts,
  findRemoved,
  findPart,
  findUserCarts,
  insertUserCart,
  type PartRef,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';
import { isLocked } from '@/server/domain/cart/group-rules';
import { loadCart } from '@/server/domain/cart/load-cart';
import { loadOwnCart, type OwnCart } from '@/server/domain/cart/own-cart';
import { tellCart } from '@/server/domain/cart/tell-cart';

/** Coming and going leaves rows; a group has so many in all. */
const EVER_MAX = 10 * GROUP_MEMBERS_MAX;
/** Shorter keys might be guessed. */
const KEY_MIN_LENGTH = 16;

/** How a browser that asks to join is known again. */
export interface Joiner {
  /** The part that its cookie names. */
  readonly partRef: PartRef | null;
  /** The part that an owner took from this browser. */
  readonly removed: PartRef | null;
  readonly userId: number | null;
  /** The request's Idempotency-Key: whoever repeats it is the same member. */
  readonly key: string | null;
}

/** The same key makes the same member, so that a repeated request finds the first one's. */
function uuidOfKey(cartId: number, key: string | null): string | undefined {
  if (key === null || key.length < KEY_MIN_LENGTH) return undefined;
  const hex = createHash('sha256').update(`${cartId}:${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Whoever asks, among the members already. */
export function knownMember(
  members: readonly UserCartRow[],
  cart: Pick<CartRow, 'id'>,
  { key, removed, partRef, userId }: Joiner,
): UserCartRow | undefined {
  const uuids = [
    ...[partRef, removed].map((one) =>
      one?.cartId === cart.id ? one.uuid : undefined,
    ),
    uuidOfKey(cart.id, key),
  ];
  return members.find(
    (member) =>
      uuids.includes(member.uuid) ||
      (userId !== null && member.userId === userId),
  );
}

/** Whom the owner removed does not come back by the link that they know. */
async function requireWelcome(
  tx: Ctx,
  cart: CartRow,
  joiner: Joiner,
): Promise<void> {
  const removed = await findRemoved(tx.db, cart.id);
  if (knownMember(removed, cart, joiner))
    throw new DomainError('group_closed', { key: 'group.kicked' });
}

async function requireRoom(
  tx: Ctx,
  cart: CartRow,
  members: readonly UserCartRow[],
): Promise<void> {
  if (
    members.length >= GROUP_MEMBERS_MAX ||
    (await countUserCarts(tx.db, cart.id)) >= EVER_MAX
  )
    throw new DomainError('group_closed', { key: 'group.full' });
}

/** A member's uuid by their key, unless it was that of one who has gone. */
async function freeUuid(
  tx: Ctx,
  cartId: number,
  key: string | null,
): Promise<string | undefined> {
  const uuid = uuidOfKey(cartId, key);
  return uuid && !(await findPart(tx.db, { cartId, uuid })) ? uuid : undefined;
}

/**
 * Makes the caller a member of a group, once however often they ask: the cookie, the account and the Idempotency-Key
 * each are known again. Throws group_closed when there is no such group, it is locked, ordered or full, and to whom the
 * owner removed since the link was made.
 */
export function joinGroup(
  ctx: Ctx,
  group: GroupKey,
  joiner: Joiner & { readonly name: string },
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const cart = await findGroup(tx.db, group, { hold: true });
    if (!cart) throw new DomainError('group_closed');
    const members = await findUserCarts(tx.db, cart.id);
    const known = knownMember(members, cart, joiner);
    if (known) return loadOwnCart(tx, { cart, own: known });
    await requireWelcome(tx, cart, joiner);
    if (isLocked(cart, tx.now)) throw new DomainError('group_closed');
    await requireRoom(tx, cart, members);
    const { key, name, userId } = joiner;
    const own = await insertUserCart(tx.db, {
      cartId: cart.id,
      userId,
      name,
      uuid: await freeUuid(tx, cart.id, key),
    });
    const version = await touchCart(tx.db, cart.id, { now: tx.now });
    const loaded = await loadCart(tx, { ...cart, version });
    await tellCart(tx, loaded.cart, loaded);
    return { ...loaded, own };
  });
}
