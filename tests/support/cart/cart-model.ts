/** A dish as the model knows it: its shop and how many one cart may hold. */
export interface ModelDish {
  readonly stockId: number;
  readonly shopId: number;
  /** The smaller of its maximum and what is on the shelf. */
  readonly most: number;
}

/** A cart of the model: quantities by stock; null: there is none, or nothing in it. */
export type ModelCart = {
  readonly shopId: number;
  readonly lines: ReadonlyMap<number, number>;
} | null;

export const clampTo = ({ most }: ModelDish, quantity: number): number =>
  Math.min(quantity, most);

/** The cart with this dish set to a quantity; another shop's only when it may be replaced, else null: refused. */
export function setDish(
  cart: ModelCart,
  dish: ModelDish,
  quantity: number,
  replace: boolean,
): { readonly cart: ModelCart } | null {
  const isOther = cart !== null && cart.shopId !== dish.shopId;
  if (isOther && !replace) return null;
  const lines = new Map(isOther ? [] : cart?.lines);
  if (quantity > 0) lines.set(dish.stockId, clampTo(dish, quantity));
  else lines.delete(dish.stockId);
  return { cart: lines.size ? { shopId: dish.shopId, lines } : null };
}

/** A guest's cart taken into an account's; null: of two shops, refused. */
export function mergeInto(
  account: ModelCart,
  guest: ModelCart,
  mode: 'add' | 'replace',
  dishes: readonly ModelDish[],
): { readonly cart: ModelCart } | null {
  if (!guest) return { cart: account };
  if (!account || mode === 'replace') return { cart: guest };
  if (account.shopId !== guest.shopId) return null;
  const lines = new Map(account.lines);
  for (const [stockId, quantity] of guest.lines) {
    const dish = dishes.find((one) => one.stockId === stockId);
    const sum = (lines.get(stockId) ?? 0) + quantity;
    lines.set(stockId, dish ? clampTo(dish, sum) : sum);
  }
  return { cart: { shopId: account.shopId, lines } };
}

/** The model's lines as [stock, quantity] in the order of stocks. */
export function linesIn(cart: ModelCart): [number, number][] {
  return [...(cart?.lines ?? [])].sort(([a], [b]) => a - b);
}
