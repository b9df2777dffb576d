import { expect, it } from 'vitest';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { give } from '@/utils/cart/cart-commands';
import { NO_CART } from '@/utils/cart/cart-state';
import { cutLines } from '@/utils/cart/cut-lines';

const scarce = cartLine({ stockId: 12, maxQuantity: 3, stock: 3 });

it.each([
  [1, []],
  [3, []],
  [5, [{ to: 3, isShelf: true }]],
])('%i of a stock of three: what is told is %o', (quantity, told) => {
  const add = addOf({ ...scarce, quantity });
  expect(cutLines(give(NO_CART, { ...add, id: 'a' }))).toMatchObject(told);
});

it('a limit of the shop is not its shelf', () => {
  const add = addOf({ ...scarce, stock: 50, quantity: 5 });
  expect(cutLines(give(NO_CART, { ...add, id: 'a' }))).toMatchObject([
    { to: 3, isShelf: false },
  ]);
});
