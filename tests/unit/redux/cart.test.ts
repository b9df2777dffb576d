import { describe, expect, test } from 'vitest';
import {
  cartCleared,
  cartReducer,
  type CartState,
  lineAdded,
  lineRemoved,
  lineSet,
  linesRefreshed,
  quantityReduced,
  quantitySet,
  selectCartCount,
} from '@/redux/slices/cart';
import { cartLine } from '@/tests/support/factories/cart-line';
import type { CartShop } from '@/utils/cart/cart-line';

const EMPTY: CartState = { shop: null, lines: [] };
const KITCHEN: CartShop = { id: 1, type: 'restaurant', title: 'Kitchen' };
const BAKERY: CartShop = { id: 2, type: 'shop', title: 'Bakery' };
const plov = cartLine({ stockId: 100, quantity: 2 });
const tea = cartLine({ stockId: 110 });
const bread = cartLine({ shopId: 2, stockId: 200 });

const withLines = (...lines: CartState['lines']): CartState => ({
  shop: KITCHEN,
  lines,
});
const quantities = ({ lines }: CartState): [string, number][] =>
  lines.map(({ key, quantity }) => [key, quantity]);

describe('adding', () => {
  test('puts a new line at the end and remembers the shop', () => {
    const state = cartReducer(
      withLines(plov),
      lineAdded({ shop: KITCHEN, line: tea }),
    );
    expect(state.shop).toEqual(KITCHEN);
    expect(quantities(state)).toEqual([
      [plov.key, 2],
      [tea.key, 1],
    ]);
  });

  test('raises the quantity of the same stock with the same options', () => {
    const state = cartReducer(
      withLines(plov, tea),
      lineAdded({ shop: KITCHEN, line: { ...plov, quantity: 3 } }),
    );
    expect(quantities(state)).toEqual([
      [plov.key, 5],
      [tea.key, 1],
    ]);
  });

  test('never goes beyond what may be ordered', () => {
    const scarce = { ...plov, maxQuantity: 4 };
    const state = cartReducer(
      withLines(scarce),
      lineAdded({ shop: KITCHEN, line: { ...scarce, quantity: 3 } }),
    );
    expect(quantities(state)).toEqual([[plov.key, 4]]);
  });

  test('makes another line of other options', () => {
    const addons = [
      { stockId: 7, quantity: 1, title: 'Salad', price: 1, discount: 0 },
    ];
    const rich = cartLine({ stockId: 100, addons });
    const state = cartReducer(
      withLines(plov),
      lineAdded({ shop: KITCHEN, line: rich }),
    );
    expect(state.lines).toHaveLength(2);
  });

  test('takes the newer note, and keeps the old one when there is none', () => {
    const noted = withLines({ ...plov, note: 'No onions' });
    const add = (note: string): string | undefined =>
      cartReducer(noted, lineAdded({ shop: KITCHEN, line: { ...plov, note } }))
        .lines[0]?.note;
    expect(add('Extra hot')).toBe('Extra hot');
    expect(add('')).toBe('No onions');
  });

  test('of another shop’s item begins a new cart: a cart holds one shop’s only', () => {
    const state = cartReducer(
      withLines(plov, tea),
      lineAdded({ shop: BAKERY, line: bread }),
    );
    expect(state).toEqual({ shop: BAKERY, lines: [bread] });
  });
});

describe('changing', () => {
  test('setting a line replaces it, or adds it where it was missing', () => {
    const changed = { ...plov, quantity: 9, note: 'Hot' };
    const set = (state: CartState): CartState =>
      cartReducer(state, lineSet({ shop: KITCHEN, line: changed }));
    expect(set(withLines(plov, tea)).lines).toEqual([changed, tea]);
    expect(set(withLines(tea)).lines).toEqual([tea, changed]);
    expect(set({ shop: BAKERY, lines: [bread] })).toEqual(withLines(changed));
  });

  test.each([
    [7, 7],
    [0, 1],
    [-3, 1],
    [99, 20],
  ])('setting the quantity to %i gives %i', (asked, given) => {
    const state = cartReducer(
      withLines(plov, tea),
      quantitySet({ key: plov.key, quantity: asked }),
    );
    expect(quantities(state)).toEqual([
      [plov.key, given],
      [tea.key, 1],
    ]);
  });

  test('reducing stops at one', () => {
    let state = withLines(plov);
    for (let press = 0; press < 3; press += 1)
      state = cartReducer(state, quantityReduced({ key: plov.key }));
    expect(quantities(state)).toEqual([[plov.key, 1]]);
  });

  test('removing deletes a line, and the last one empties the cart', () => {
    const one = cartReducer(
      withLines(plov, tea),
      lineRemoved({ key: plov.key }),
    );
    expect(quantities(one)).toEqual([[tea.key, 1]]);
    expect(cartReducer(one, lineRemoved({ key: tea.key }))).toEqual(EMPTY);
  });

  test('clearing empties it', () => {
    expect(cartReducer(withLines(plov), cartCleared())).toEqual(EMPTY);
  });

  test('prices read anew replace the lines; nothing left means no shop either', () => {
    const dearer = { ...plov, price: 8 };
    expect(cartReducer(withLines(plov, tea), linesRefreshed([dearer]))).toEqual(
      withLines(dearer),
    );
    expect(cartReducer(withLines(plov), linesRefreshed([]))).toEqual(EMPTY);
  });
});

test('the badge counts items, not lines', () => {
  expect(selectCartCount({ cart: withLines(plov, tea) })).toBe(3);
  expect(selectCartCount({ cart: EMPTY })).toBe(0);
});
