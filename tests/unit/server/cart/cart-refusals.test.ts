import { describe, expect, test } from 'vitest';
import { clampQuantity } from '@/server/domain/cart/cart-rules';
import { planCartLines } from '@/server/domain/cart/plan-cart-lines';
import type {
  CartLine,
  AskedCartRow,
} from '@/server/domain/cart/read-cart-rows';
import { line, SHOP, STOCKS } from '@/tests/support/cart/cart-stocks';

describe('planCartLines', () => {
  const refusals: [string, CartLine[], AskedCartRow[], object][] = [
    [
      'an unknown stock',
      [],
      [{ stock_id: 99, quantity: 1 }],
      { code: 'not_found' },
    ],
    [
      'a stock that is not sold',
      [],
      [{ stock_id: 14, quantity: 1 }],
      { code: 'not_found' },
    ],
    [
      'a stock of another shop',
      [],
      [{ stock_id: 40, quantity: 1 }],
      { code: 'other_shop' },
    ],
    [
      "a line that is not the cart's",
      [],
      [{ id: 7, stock_id: 10, quantity: 1 }],
      { code: 'not_found' },
    ],
    [
      'an add-on as a line',
      [],
      [{ stock_id: 21, quantity: 1 }],
      { fields: { 'products.0.stock_id': ['validation.invalid'] } },
    ],
    [
      'a missing required add-on',
      [],
      [{ stock_id: 20, quantity: 1 }],
      {
        fields: { 'products.0.addons': ['cart.addon_min'] },
        params: { min: 1, max: 1 },
      },
    ],
    [
      'too many add-ons',
      [],
      [
        { stock_id: 20, quantity: 1 },
        { stock_id: 21, quantity: 1, parent_id: 20 },
        { stock_id: 23, quantity: 3, parent_id: 20 },
      ],
      {
        fields: { 'products.0.addons': ['cart.addon_max'] },
        params: { min: 0, max: 2 },
      },
    ],
    [
      'a foreign add-on',
      [],
      [
        { stock_id: 10, quantity: 1 },
        { stock_id: 30, quantity: 1, parent_id: 10 },
      ],
      { fields: { 'products.0.addons': ['cart.addon_foreign'] } },
    ],
    [
      'an add-on row without any parent',
      [],
      [{ stock_id: 23, quantity: 1, parent_id: 20 }],
      { fields: { 'products.0.parent_id': ['validation.invalid'] } },
    ],
    [
      'an add-on row that could mean two lines',
      [line(1, 20, 1, [[21, 1]]), line(2, 20, 1, [[22, 1]])],
      [{ stock_id: 23, quantity: 1, parent_id: 20 }],
      { fields: { 'products.0.parent_id': ['validation.invalid'] } },
    ],
  ];
  test.each(refusals)('refuses %s', (_, existing, rows, refusal) => {
    expect(planCartLines(existing, rows, STOCKS, SHOP)).toMatchObject({
      kind: 'refused',
      ...refusal,
    });
  });
});

describe('clampQuantity', () => {
  const cases: [string, number, number, number, string | null][] = [
    ['an allowed quantity stays', 10, 3, 3, null],
    ['above the maximum', 10, 25, 20, 'max_qty'],
    ['above the stock', 13, 9, 5, 'out_of_stock'],
    ['of nothing left', 12, 1, 0, 'out_of_stock'],
    ['below the minimum', 11, 1, 4, 'min_qty'],
    ['between two multiples', 11, 5, 8, 'interval'],
    ['above a maximum that is no multiple', 11, 13, 12, 'max_qty'],
  ];
  test.each(cases)('%s', (_, id, asked, quantity, code) => {
    const rules = STOCKS.get(id);
    if (!rules) throw new Error('no such stock');
    const notice = code && { stock_id: id, code, from: asked, to: quantity };
    expect(clampQuantity(rules, asked, rules.quantity)).toEqual({
      quantity,
      notice,
    });
  });
});
