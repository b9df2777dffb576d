import type { UserCartDto } from '@/server/contracts/cart';
import { cookieHeader } from '../cookie-header';

const DAYS = 30;
const DAY_SECONDS = 86_400;

/** The cookie of a member of a group, as the API's own answer sets it; no script reads it. */
export function seatCookie({
  cart_id: cartId,
  uuid,
}: Pick<UserCartDto, 'cart_id' | 'uuid'>): string {
  const value = `${cartId}.${uuid}`;
  return `${cookieHeader('group_cart', value, DAYS * DAY_SECONDS)}; HttpOnly`;
}
