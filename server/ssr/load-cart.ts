import type { QueryClient } from '@tanstack/react-query';
import { findPageCart } from '@/services/cart/page-cart';
import type { ShellCart } from '@/utils/cart/shell-cart';
import { CART_COOKIES } from '@/utils/constants/cookies';
import type { Shell } from '@/utils/shell/shell';
import type { PageRequest } from './page-request';

/** Which cart the cookies name, without a look at the database; null: none. */
export function cartKind(
  { cartCookies }: Pick<PageRequest, 'cartCookies'>,
  isSignedIn: boolean,
): ShellCart | null {
  if (cartCookies[CART_COOKIES.group]) return { kind: 'member' };
  const isGuest = Boolean(cartCookies[CART_COOKIES.guest]);
  if (!isSignedIn) return isGuest ? { kind: 'guest' } : null;
  return { kind: 'account', ...(isGuest && { guestWaits: true }) };
}

/**
 * The reader's cart for the page's first paint, asked for beside the page's own queries; only where a cookie names one,
 * and not for a tab, which has it already. What cannot be read is left to the browser, and so is a member's cart that
 * is gone: the browser hears why.
 */
export async function loadPageCart(
  shell: Shell,
  goesTo: 'page' | 'tab',
  client: QueryClient,
): Promise<ShellCart | null> {
  const named = shell.cart;
  if (!named || goesTo === 'tab') return named;
  const cart = await findPageCart(shell, client).catch(() => undefined);
  return cart === undefined ? named : { ...named, cart };
}
