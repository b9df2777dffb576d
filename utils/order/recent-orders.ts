/** The newest order of every shop, so many of them. */
export function newestOfShops<T extends { readonly shop: { id: number } }>(
  orders: readonly T[],
  most: number,
): T[] {
  return orders
    .filter(
      ({ shop }, index) =>
        orders.findIndex((other) => other.shop.id === shop.id) === index,
    )
    .slice(0, most);
}
