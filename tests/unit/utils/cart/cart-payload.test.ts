import { describe, expect, it } from 'vitest';
import { guestLinesToProducts } from '@/utils/cart/cart-payload';
import { cartLine } from '@/tests/support/factories/cart-line';

const egg = {
  stockId: 30,
  quantity: 2,
  title: 'Quail eggs',
  price: 0.9,
  discount: 0,
};
const bread = {
  stockId: 31,
  quantity: 1,
  title: 'Tandoor non',
  price: 0.7,
  discount: 0,
};

describe('a guest cart as one insert-product', () => {
  it('puts the add-ons of a line right under it, per one of the line', () => {
    const rows = guestLinesToProducts([
      cartLine({ quantity: 3, addons: [egg, bread], note: 'No salt' }),
      cartLine({ stockId: 11, quantity: 1 }),
    ]);
    expect(rows).toEqual([
      { stock_id: 10, quantity: 3, note: 'No salt' },
      { stock_id: 30, quantity: 2, parent_id: 10 },
      { stock_id: 31, quantity: 1, parent_id: 10 },
      { stock_id: 11, quantity: 1 },
    ]);
  });

  it('adds what the account holds of the very same line, and only of that', () => {
    const held = {
      owner_id: 7,
      user_carts: [
        {
          user_id: 7,
          cartDetails: [
            { bonus: false, quantity: 2, stock: { id: 10 }, addons: [] },
            { bonus: true, quantity: 1, stock: { id: 10 }, addons: [] },
            {
              bonus: false,
              quantity: 5,
              stock: { id: 10 },
              addons: [{ quantity: 2, stock: { id: 30 } }],
            },
            { bonus: false, quantity: 9, stock: { id: 12 }, addons: [] },
          ],
        },
        {
          user_id: 8,
          cartDetails: [
            { bonus: false, quantity: 4, stock: { id: 11 }, addons: [] },
          ],
        },
      ],
    };
    const rows = guestLinesToProducts(
      [
        cartLine({ quantity: 1 }),
        cartLine({ quantity: 1, addons: [egg] }),
        cartLine({ stockId: 11 }),
      ],
      held,
    );
    expect(rows.map(({ quantity, stock_id }) => [stock_id, quantity])).toEqual([
      [10, 3],
      [10, 6],
      [30, 2],
      [11, 1],
    ]);
  });

  it('is empty for an empty cart', () => {
    expect(guestLinesToProducts([])).toEqual([]);
  });
});
