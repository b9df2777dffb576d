import { expect, it } from 'vitest';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { cartDto } from '@/tests/support/factories/cart-dto';
import { give, receive } from '@/utils/cart/cart-commands';
import { sumLines } from '@/utils/cart/cart-line';
import { toCartQuestion } from '@/utils/cart/cart-question';
import { UNKNOWN_CART } from '@/utils/cart/cart-state';
import { moneyUnit } from '@/utils/money/money';

it('a weight in a currency without minor parts comes to what the cart says', () => {
  const weighed = cartLine({
    shopId: 2,
    price: 33_333,
    quantity: 0.35,
    interval: 0.05,
    minQuantity: 0.05,
    unit: 'kg',
  });
  const unit = moneyUnit({ title: 'UZS' });
  const held = receive(UNKNOWN_CART, cartDto({ lines: [[10, 3]] }));
  const state = give(held, { ...addOf(weighed), by: 0.35, id: 'c1' });
  const wanted = toCartQuestion(state, { lang: 'en', unit })?.wanted;
  expect(wanted?.total).toBe(11_667);
  expect(wanted?.total).toBe(sumLines([weighed], unit).total);
});
