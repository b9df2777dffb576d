/** Cookies the server renders from. `user` and `access_token` are named by spec.md §3. */
export const COOKIES = {
  token: 'access_token',
  user: 'user',
  locale: 'locale',
  currency: 'currency',
  address: 'address',
  /** Delivery or pickup (utils/checkout/mode.ts). */
  mode: 'mode',
  /** Chosen without script; with script the theme is in the browser's storage. */
  theme: 'theme',
  /** Whether visits may be counted (utils/shell/consent.ts); only where they could be. */
  consent: 'analytics_consent',
} as const;

/**
 * Parts of carts, `<cartId>.<uuid>`: a guest's own, the membership of a group, and the one that a group's owner ended.
 * Set and cleared by the API's answers alone; no script reads them.
 */
export const CART_COOKIES = {
  guest: 'guest_cart',
  group: 'group_cart',
  removed: 'group_removed',
} as const;

/** How long a browser keeps a choice that the server renders from. */
export const CHOICE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** How long a browser keeps them. */
export const CART_COOKIE_SECONDS = 30 * 24 * 60 * 60;

/**
 * Beside `guest_cart`, one for each cart that this browser began, by the cart's id: two tabs that begin one at the same
 * moment overwrite each other's `guest_cart`, and by these the server finds both.
 */
export const BEGUN_CART_PREFIX = 'guest_begun_';
export const BEGUN_CART_SECONDS = 24 * 60 * 60;

/** The cookies of carts among all of a browser's, by name. */
export function pickCartCookies(
  all: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const names: readonly string[] = Object.values(CART_COOKIES);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => names.includes(name) || name.startsWith(BEGUN_CART_PREFIX),
    ),
  );
}
