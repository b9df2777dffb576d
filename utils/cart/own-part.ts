import type { CartDto } from '@/server/contracts/cart';

type Part = CartDto['user_carts'][number];

/** The caller's own part of a cart: a member's, the owner's, or the guest's. */
export function ownPart(cart: CartDto): Part | undefined {
  const { me, owner_id: ownerId, user_carts: parts } = cart;
  return me
    ? parts.find(({ id }) => id === me.id)
    : parts.find(({ user_id: userId }) => userId === ownerId);
}

/** The cart is a group's that somebody else opened: its rules and its end are theirs. */
export function isMembersCart(cart: CartDto | null): boolean {
  return cart !== null && cart.group && cart.owner === false;
}

/** Whether anybody has something in it. */
export function hasLines(cart: CartDto): boolean {
  return cart.user_carts.some(({ cartDetails }) => cartDetails.length > 0);
}
