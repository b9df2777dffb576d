import type { UserCartDto } from '@/server/contracts/cart';
import { CART_COOKIE_SECONDS, CART_COOKIES } from '@/utils/constants/cookies';
import { cookieHeader } from '../cookie-header';

/** The cookie of a member of a group, as the API's own answer sets it; no script reads it. */
export function partCookie({
  cart_id: cartId,
  uuid,
}: Pick<UserCartDto, 'cart_id' | 'uuid'>): string {
  const value = `${cartId}.${uuid}`;
  return `${cookieHeader(CART_COOKIES.group, value, CART_COOKIE_SECONDS)}; HttpOnly`;
}
