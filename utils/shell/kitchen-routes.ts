/** The addresses of a kitchen's links; each token is a right, so no page of the site leads to them. */
export const kitchenRoutes = {
  /** One order, as its kitchen works on it. */
  ticket: (token: string) => `/ticket/${token}`,
  /** Proves that a shop hears by one of its ways. */
  ring: (token: string) => `/ring/${token}`,
} as const;
