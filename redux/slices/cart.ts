import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type CartShop,
  clampLine as clamp,
  countItems,
  type LocalCartLine,
} from '@/utils/cart/cart-line';
import { addQuantities } from '@/utils/cart/quantity';

export interface CartState {
  readonly shop: CartShop | null;
  readonly lines: readonly LocalCartLine[];
}

const initialState: CartState = { shop: null, lines: [] };

function replaceLine(
  state: CartState,
  key: string,
  change: (line: LocalCartLine) => LocalCartLine,
): readonly LocalCartLine[] {
  return state.lines.map((line) => (line.key === key ? change(line) : line));
}

/**
 * The guest's cart (spec.md §4): adding an existing line raises its quantity, setting replaces it, reducing goes one
 * step down to the least that is sold, never below (1 for pieces). Only items of one shop; who adds checks that first.
 */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
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
      const quantity = addQuantities(known.quantity, line.quantity);
      const raised = {
        ...known,
        ...line,
        note: line.note || known.note,
        quantity: clamp(line, quantity),
      };
      const next = replaceLine({ shop, lines }, line.key, () => raised);
      return { shop, lines: next };
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
          quantity: clamp(line, addQuantities(line.quantity, -line.interval)),
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
      { payload: lines }: PayloadAction<readonly LocalCartLine[]>,
    ): CartState {
      return lines.length ? { ...state, lines } : initialState;
    },
    cartCleared: (): CartState => initialState,
  },
});

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
  countItems(state.cart.lines);
