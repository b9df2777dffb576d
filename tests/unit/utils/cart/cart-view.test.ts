import { describe, expect, it } from 'vitest';
import {
  type LineSums,
  type LocalCartLine,
  stepQuantity,
  sumLines,
} from '@/utils/cart/cart-line';
import { cartTerms } from '@/utils/cart/cart-terms';
import { toCartView } from '@/utils/cart/cart-view';
import { cartLine } from '@/tests/support/factories/cart-line';

const dollar = { title: 'USD' };
const salad = {
  stockId: 30,
  quantity: 1,
  title: 'Achichuk salad',
  price: 0.8,
  discount: 0,
};
const plov = cartLine({
  price: 8.4,
  discount: 1.68,
  quantity: 2,
  extras: ['Large'],
  addons: [salad],
});
const shop = { id: 1, type: 'restaurant', title: 'Registon' } as const;
const scope = { currencyId: 1, lang: 'en' };
const terms = {
  deliveryFee: 1.99,
  leastFee: null,
  freeDeliveryFrom: 25,
  minAmount: 10,
  serviceFeePercent: 5,
  smallOrderFee: null,
  taxPercent: 0,
};

const unsent = (sums: LineSums) => ({ sums, goals: null });

describe('sums of a cart', () => {
  it('counts add-ons for each one of the line and takes discounts off, to the cent', () => {
    expect(sumLines([plov, cartLine({ price: 0.1, quantity: 3 })])).toEqual({
      price: 18.7,
      discount: 3.36,
      total: 15.34,
    });
  });

  it('rounds a weight once for each line, as the server does', () => {
    const apples = cartLine({ price: 4.25, discount: 0.43, interval: 0.5 });
    expect(sumLines([{ ...apples, quantity: 1.5 }])).toEqual({
      price: 6.38,
      discount: 0.65,
      total: 5.73,
    });
    expect(
      sumLines([
        { ...apples, quantity: 0.5 },
        { ...apples, quantity: 2, addons: [salad] },
      ]),
    ).toEqual({ price: 11.43, discount: 1.08, total: 10.35 });
  });

  it('adds up like the quote: goods, delivery and the service fee', () => {
    const sums = cartTerms(unsent(sumLines([plov])), terms, dollar);
    expect(sums).toMatchObject({
      delivery: 1.99,
      serviceFee: 0.75,
      total: 17.78,
      toMinimum: 0,
      toFree: 9.96,
    });
  });

  it('takes from the server how far it is, and what a small order costs', () => {
    const goals = {
      goods: 10,
      to_minimum: 0.01,
      to_free_delivery: 15.01,
      small_order_fee: 1.5,
    };
    const sums = { price: 10, discount: 0, total: 10 };
    const shop = { ...terms, smallOrderFee: 1.49 };
    expect(cartTerms({ sums, goals }, shop, dollar)).toMatchObject({
      toMinimum: 0.01,
      toFree: 15.01,
      smallOrderFee: 1.5,
      total: 13.99,
    });
  });

  it('delivers for nothing from the amount of the shop on', () => {
    expect(
      cartTerms(unsent({ price: 25, discount: 0, total: 25 }), terms, dollar),
    ).toMatchObject({ delivery: 0, toFree: 0 });
  });

  it('has no free delivery to reach where nothing is brought: a pickup, or out of the zone', () => {
    const fetched = { ...terms, deliveryFee: null };
    for (const total of [10, 25])
      expect(
        cartTerms(
          unsent({ price: total, discount: 0, total }),
          fetched,
          dollar,
        ),
      ).toMatchObject({ delivery: null, deliverySaved: 0, toFree: null });
  });

  it('says what is missing to the minimum, and the fee of a shop that takes small orders', () => {
    const small = unsent({ price: 4, discount: 0, total: 4 });
    expect(cartTerms(small, terms, dollar)).toMatchObject({
      toMinimum: 6,
      smallOrderFee: 0,
    });
    expect(
      cartTerms(small, { ...terms, smallOrderFee: 1.5 }, dollar),
    ).toMatchObject({
      smallOrderFee: 1.5,
    });
  });
});

describe('the view of a cart', () => {
  it('words the options and counts what is in it', () => {
    const view = toCartView({ shop, lines: [plov] }, scope);
    expect(view.lines[0]).toMatchObject({
      options: 'Large · Achichuk salad',
      total: 15.04,
      quantity: 2,
    });
    expect(view).toMatchObject({ count: 2, stale: false, shop });
  });

  it('counts what is sold by weight as one item', () => {
    const apples = cartLine({ quantity: 1.5, interval: 0.5, unit: 'kg' });
    const view = toCartView({ shop, lines: [plov, apples] }, scope);
    expect(view.count).toBe(3);
    expect(view.lines[1]).toMatchObject({ quantity: 1.5, unit: 'kg' });
  });

  it('shows what the lines bring for nothing, under the first that earned it', () => {
    const tea = {
      value: 2,
      quantity: 1,
      stockId: 70,
      productId: 700,
      title: 'Green tea',
      img: null,
      unit: 'portion',
      interval: 1,
      left: 2,
    };
    const samsa = cartLine({ stockId: 40, quantity: 3, bonus: tea });
    const spicy = cartLine({
      stockId: 40,
      quantity: 3,
      bonus: tea,
      addons: [salad],
    });
    const gifts = (lines: LocalCartLine[]) =>
      toCartView({ shop, lines }, scope).lines.map(({ gift }) =>
        gift ? gift.quantity : null,
      );
    expect(gifts([cartLine({ ...samsa, quantity: 1 })])).toEqual([null]);
    expect(gifts([samsa])).toEqual([1]);
    expect(gifts([samsa, spicy])).toEqual([2, null]);
    expect(gifts([samsa, cartLine({ stockId: 70, quantity: 2 })])).toEqual([
      null,
      null,
    ]);
    expect(toCartView({ shop, lines: [samsa] }, scope)).toMatchObject({
      count: 3,
      sums: { total: 20.7 },
    });
  });

  it('is stale while its amounts are of another currency', () => {
    expect(
      toCartView({ shop, lines: [plov] }, { currencyId: 3, lang: 'en' }).stale,
    ).toBe(true);
  });
});

describe('a step of a quantity', () => {
  it.each([
    [2, 'up', { min: 1, max: 5, interval: 1 }, 3],
    [5, 'up', { min: 1, max: 5, interval: 1 }, 5],
    [1, 'down', { min: 1, max: 5, interval: 1 }, 0],
    [6, 'down', { min: 4, max: 20, interval: 3 }, 0],
    [9, 'down', { min: 4, max: 20, interval: 3 }, 6],
    [18, 'up', { min: 4, max: 20, interval: 3 }, 18],
    [0.5, 'up', { min: 0.5, max: 2.75, interval: 0.5 }, 1],
    [2.5, 'up', { min: 0.5, max: 2.75, interval: 0.5 }, 2.5],
    [0.5, 'down', { min: 0.5, max: 2.75, interval: 0.5 }, 0],
    [0.3, 'down', { min: 0.1, max: 9, interval: 0.1 }, 0.2],
  ] as const)(
    '%d %s within %o is %d',
    (quantity, direction, bounds, expected) => {
      expect(stepQuantity(quantity, direction, bounds)).toBe(expected);
    },
  );
});

describe('what a line says of its price and supply', () => {
  const lineOf = (line: LocalCartLine) =>
    toCartView({ shop, lines: [line] }, scope).lines[0];

  it('is paid after discounts, and keeps the old price beside it', () => {
    expect(lineOf(plov)).toMatchObject({ listTotal: 18.4, total: 15.04 });
    expect(lineOf(cartLine())).toMatchObject({ listTotal: 6.9, total: 6.9 });
  });

  it.each([
    [{ quantity: 2, maxQuantity: 50, stock: 80 }, null, null],
    [{ quantity: 50, maxQuantity: 50, stock: 80 }, 'limit', null],
    [{ quantity: 4, maxQuantity: 4, stock: 4 }, 'stock', 4],
    [{ quantity: 3, maxQuantity: 4, stock: 4 }, null, 4],
    [{ quantity: 20, maxQuantity: 20 }, 'limit', null],
  ] as const)('%o is at its most: %s; left: %s', (given, atMost, left) => {
    expect(lineOf(cartLine(given))).toMatchObject({ atMost, left });
  });

  it('cannot be ordered when there is too little of it, or it is sold no more', () => {
    const few = cartLine({ quantity: 3, stock: 2 });
    expect(lineOf(few)?.unavailable).toBe('out_of_stock');
    expect(lineOf({ ...few, gone: true })?.unavailable).toBe('gone');
    expect(lineOf(cartLine({ stock: 2 }))?.unavailable).toBeNull();
  });
});
