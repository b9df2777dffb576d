import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An add-on of a local line; its quantity is per line. */
export interface LocalCartAddon {
  readonly stockId: number;
  readonly quantity: number;
  readonly title: string;
  /** Decimal amount in the currency the cart was read in. */
  readonly price: number;
}

/** A line of the guest's cart: a stock, its add-ons and what a screen needs to show it. */
export interface LocalCartLine {
  /** Identity: the stock and its set of add-ons (see lineKey). */
  readonly key: string;
  readonly shopId: number;
  readonly stockId: number;
  readonly productId: number;
  readonly productUuid: string;
  readonly title: string;
  readonly img: string | null;
  /** Names of the chosen variant. */
  readonly extras: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly minQuantity: number;
  readonly maxQuantity: number;
  readonly addons: readonly LocalCartAddon[];
  readonly note: string;
  readonly quantity: number;
}

export interface CartShop {
  readonly id: number;
  readonly type: 'restaurant' | 'shop';
  readonly title: string;
}

export interface CartState {
  readonly shop: CartShop | null;
  readonly lines: readonly LocalCartLine[];
}

const initialState: CartState = { shop: null, lines: [] };

/** The same stock with the same add-ons is the same line; any other choice is another one. */
export function lineKey(
  stockId: number,
  addons: readonly Pick<LocalCartAddon, 'quantity' | 'stockId'>[],
): string {
  const parts = addons
    .map((addon) => `${addon.stockId}x${addon.quantity}`)
    .sort();
  return [stockId, ...parts].join('+');
}

const clamp = (line: LocalCartLine, quantity: number): number =>
  Math.max(1, Math.min(quantity, line.maxQuantity));

function replaceLine(
  state: CartState,
  key: string,
  change: (line: LocalCartLine) => LocalCartLine,
): readonly LocalCartLine[] {
  return state.lines.map((line) => (line.key === key ? change(line) : line));
}

/**
 * The guest's cart (spec.md §4): adding an existing line raises its quantity, setting replaces it, reducing never
 * goes below 1, removing deletes it, clearing empties the cart. Only items of one shop; who adds checks that first.
 */
const cartSlice = createSlice({
  name: 'cart',
  initialState: initialState as CartState,
  reducers: {
    lineAdded(
      state,
      action: PayloadAction<{ shop: CartShop; line: LocalCartLine }>,
    ): CartState {
      const { line, shop } = action.payload;
      const lines = state.shop?.id === shop.id ? state.lines : [];
      const known = lines.find(({ key }) => key === line.key);
      if (!known)
        return {
          shop,
          lines: [...lines, { ...line, quantity: clamp(line, line.quantity) }],
        };
      const raised = { ...known, ...line, note: line.note || known.note };
      return {
        shop,
        lines: lines.map((other) =>
          other.key === line.key
            ? {
                ...raised,
                quantity: clamp(line, known.quantity + line.quantity),
              }
            : other,
        ),
      };
    },
    lineSet(
      state,
      action: PayloadAction<{ shop: CartShop; line: LocalCartLine }>,
    ): CartState {
      const { line, shop } = action.payload;
      const lines = state.shop?.id === shop.id ? state.lines : [];
      const exists = lines.some(({ key }) => key === line.key);
      return {
        shop,
        lines: exists
          ? lines.map((other) => (other.key === line.key ? line : other))
          : [...lines, line],
      };
    },
    quantitySet(
      state,
      action: PayloadAction<{ key: string; quantity: number }>,
    ): CartState {
      const { key, quantity } = action.payload;
      return {
        ...state,
        lines: replaceLine(state, key, (line) => ({
          ...line,
          quantity: clamp(line, quantity),
        })),
      };
    },
    quantityReduced(state, action: PayloadAction<{ key: string }>): CartState {
      return {
        ...state,
        lines: replaceLine(state, action.payload.key, (line) => ({
          ...line,
          quantity: clamp(line, line.quantity - 1),
        })),
      };
    },
    lineRemoved(state, action: PayloadAction<{ key: string }>): CartState {
      const lines = state.lines.filter(({ key }) => key !== action.payload.key);
      return lines.length ? { ...state, lines } : initialState;
    },
    /** Prices and words read anew, after the currency or the language changed. */
    linesRefreshed(
      state,
      action: PayloadAction<readonly LocalCartLine[]>,
    ): CartState {
      return { ...state, lines: action.payload };
    },
    cartCleared: (): CartState => initialState,
  },
});

/** Σ quantity × (stock price − discount + add-ons), in the currency the lines were read in. */
export function localLineTotal(line: LocalCartLine): number {
  const addons = line.addons.reduce(
    (sum, addon) => sum + Math.round(addon.price * 100) * addon.quantity,
    0,
  );
  return (
    ((Math.round(line.price * 100) - Math.round(line.discount * 100) + addons) *
      line.quantity) /
    100
  );
}

export const {
  cartCleared,
  lineAdded,
  lineRemoved,
  lineSet,
  linesRefreshed,
  quantityReduced,
  quantitySet,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
export const selectCart = (state: { cart: CartState }): CartState => state.cart;
export const selectCartCount = (state: { cart: CartState }): number =>
  state.cart.lines.reduce((sum, line) => sum + line.quantity, 0);
