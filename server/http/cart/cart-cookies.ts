import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  BEGUN_CART_PREFIX,
  BEGUN_CART_SECONDS,
  CART_COOKIE_SECONDS,
  CART_COOKIES,
} from '@/utils/constants/cookies';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { isOwnOrigin } from '@/server/http/cross-origin';

export type CartCookie = keyof typeof CART_COOKIES;

const FORM = /^(\d{1,10})\.([\da-f-]{36})$/i;

/** The part of a cart that a cookie names; null without one, or with something else in it. */
export function readCartCookie(
  c: Context<AppEnv>,
  which: CartCookie,
): PartRef | null {
  const name = CART_COOKIES[which];
  const { inProcess } = c.env;
  return toPartRef(
    inProcess ? inProcess.cartCookies?.[name] : getCookie(c, name),
  );
}

function toPartRef(value: string | undefined): PartRef | null {
  const [, cartId, uuid] = FORM.exec(value ?? '') ?? [];
  return cartId && uuid ? { cartId: Number(cartId), uuid } : null;
}

/** So many carts begun at one moment are looked for. */
const MOST_BEGUN = 5;

/** The carts that this browser's tabs began of late. */
export function readBegunCarts(c: Context<AppEnv>): PartRef[] {
  const { inProcess } = c.env;
  const all = inProcess ? (inProcess.cartCookies ?? {}) : getCookie(c);
  return Object.entries(all)
    .filter(([name]) => name.startsWith(BEGUN_CART_PREFIX))
    .slice(0, MOST_BEGUN)
    .flatMap(([, value]) => toPartRef(value) ?? []);
}

/** Of cookies that no script reads. */
export const cookieAttributes = (c: Context<AppEnv>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: c.get('env').SITE_URL?.startsWith('https:') ?? false,
});

/** The browser keeps the part for 30 days, out of reach of scripts. */
export function writeCartCookie(
  c: Context<AppEnv>,
  which: CartCookie,
  { cartId, uuid }: PartRef,
): void {
  setCookie(c, CART_COOKIES[which], `${cartId}.${uuid}`, {
    ...cookieAttributes(c),
    maxAge: CART_COOKIE_SECONDS,
  });
}

/** A guest's cart that this answer begins: the guest's from now on, and to be found when another tab begins one, too. */
export function writeBegunCart(c: Context<AppEnv>, partRef: PartRef): void {
  writeCartCookie(c, 'guest', partRef);
  setCookie(
    c,
    BEGUN_CART_PREFIX + partRef.cartId,
    `${partRef.cartId}.${partRef.uuid}`,
    {
      ...cookieAttributes(c),
      maxAge: BEGUN_CART_SECONDS,
    },
  );
}

/** Nothing is left of a cart that was begun. */
export function clearBegunCart(c: Context<AppEnv>, { cartId }: PartRef): void {
  const name = BEGUN_CART_PREFIX + cartId;
  if (getCookie(c, name)) deleteCookie(c, name, cookieAttributes(c));
}

/** The browser forgets the part. */
export function clearCartCookie(c: Context<AppEnv>, which: CartCookie): void {
  const partRef = which === 'guest' ? readCartCookie(c, which) : null;
  if (partRef) clearBegunCart(c, partRef);
  deleteCookie(c, CART_COOKIES[which], cookieAttributes(c));
}

/**
 * What a cookie allows is done for our own pages alone: a write that a browser sends for another site's page, or with
 * a body that a plain form could send, is forbidden.
 */
export function requireOwnPage(c: Context<AppEnv>): void {
  if (c.env.inProcess) return;
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const { SITE_URL } = c.get('env');
  const isOwn =
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (origin === undefined || isOwnOrigin(c, origin, SITE_URL));
  const type = c.req.header('content-type');
  const isPlain = type !== undefined && !type.includes('application/json');
  if (!isOwn || isPlain) throw new DomainError('forbidden');
}
