/** Cookies the server renders from. `user` and `access_token` are named by spec.md §3. */
export const COOKIES = {
  token: 'access_token',
  user: 'user',
  locale: 'locale',
  currency: 'currency',
  address: 'address',
} as const;
