import type { LocalCartLine } from './cart-line';

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
