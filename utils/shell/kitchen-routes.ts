/** The addresses of a kitchen's links; each token is a right, so no page of the site leads to them. */
export const kitchenRoutes = {
  /** One order, as its kitchen works on it. */
  ticket: (token: string) => `/ticket/${token}`,
  /** What a kitchen has to do; without a token the board of a shop that the account owns. */
  board: (token?: string) => (token ? `/board/${token}` : '/board'),
  /** Proves that a shop hears by one of its ways. */
  ring: (token: string) => `/ring/${token}`,
} as const;
