import { expect, it } from 'vitest';
import { lineToProducts } from '@/utils/cart/resolve-cart';
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

it('puts the add-ons of a line right under it, per one of the line', () => {
  expect(
    lineToProducts(cartLine({ addons: [egg, bread], note: 'No salt' }), 3),
  ).toEqual([
    { stock_id: 10, quantity: 3, note: 'No salt' },
    { stock_id: 30, quantity: 2, parent_id: 10 },
    { stock_id: 31, quantity: 1, parent_id: 10 },
  ]);
  expect(lineToProducts(cartLine({ stockId: 11 }), 1)).toEqual([
    { stock_id: 11, quantity: 1 },
  ]);
});
