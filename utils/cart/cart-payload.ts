import { lineKey, type LocalCartLine } from './cart-line';
import { addQuantities } from './quantity';

/** One row of insert-product's `products` (api-contract.md §2 Cart). */
export interface CartProductInput {
  readonly id?: number;
  readonly stock_id: number;
  readonly quantity: number;
  readonly parent_id?: number;
  readonly note?: string;
}

type PayloadLine = Pick<
  LocalCartLine,
  'addons' | 'key' | 'note' | 'quantity' | 'stockId'
>;

/** The rows of one line: itself, then its add-ons under it. */
export function lineToProducts(
  line: PayloadLine,
  quantity: number,
): CartProductInput[] {
  const { addons, note, stockId } = line;
  return [
    { stock_id: stockId, quantity, ...(note && { note }) },
    ...addons.map((addon) => ({
      stock_id: addon.stockId,
      quantity: addon.quantity,
      parent_id: stockId,
    })),
  ];
}

interface HeldPart {
  readonly quantity: number;
  readonly stock: { readonly id: number };
}

/** As much of the server's cart as a merge reads. */
export interface HeldCart {
  readonly owner_id: number | null;
  readonly user_carts: readonly {
    readonly user_id: number | null;
    readonly cartDetails: readonly (HeldPart & {
      readonly bonus: boolean;
      readonly addons: readonly HeldPart[];
    })[];
  }[];
}

function heldQuantities(cart: HeldCart | null): ReadonlyMap<string, number> {
  const details = (cart?.user_carts ?? [])
    .filter((part) => part.user_id === cart?.owner_id)
    .flatMap((part) => part.cartDetails.filter(({ bonus }) => !bonus));
  return new Map(
    details.map(({ addons, quantity, stock }) => {
      const chosen = addons.map((addon) => ({
        stockId: addon.stock.id,
        quantity: addon.quantity,
      }));
      return [lineKey(stock.id, chosen), quantity] as const;
    }),
  );
}

/**
 * A visitor's cart as one insert-product. That call sets quantities, so what the account's cart of the same shop
 * already holds of a line is added to it.
 */
export function guestLinesToProducts(
  lines: readonly PayloadLine[],
  held: HeldCart | null = null,
): CartProductInput[] {
  const already = heldQuantities(held);
  return lines.flatMap((line) =>
    lineToProducts(
      line,
      addQuantities(line.quantity, already.get(line.key) ?? 0),
    ),
  );
}
