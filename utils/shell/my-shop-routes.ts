/** The addresses of an owner's own shops; only pages of who sells lead to them. */
export const myShopRoutes = {
  /** The only one, or the list of several. */
  all: () => '/my-shop',
  one: (id: number) => `/my-shop/${id}`,
} as const;
