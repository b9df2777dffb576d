/** Cookies the server renders from. `user` and `access_token` are named by spec.md §3. */
export const COOKIES = {
  token: 'access_token',
  user: 'user',
  locale: 'locale',
  currency: 'currency',
  address: 'address',
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

/** How long a browser keeps them. */
export const CART_COOKIE_SECONDS = 30 * 24 * 60 * 60;
