import { describe, expect, it } from 'vitest';
import { planCartLines } from '@/server/domain/cart/plan-cart-lines';
import type {
  CartLine,
  AskedCartRow,
} from '@/server/domain/cart/read-cart-rows';
import { line, SHOP, STOCKS } from '@/tests/support/cart/cart-stocks';
import { addQuantities, floorTo } from '@/utils/cart/quantity';

function plan(existing: CartLine[], rows: AskedCartRow[]) {
  const result = planCartLines(existing, rows, STOCKS, SHOP);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result));
  return result;
}

const nothing = {
  kind: 'plan',
  set: [],
  insert: [],
  insertAddons: [],
  remove: [],
  notices: [],
};

describe('planCartLines', () => {
  it('makes a line for a stock that is not in the cart and leaves others alone', () => {
    expect(
      plan([line(1, 13, 2)], [{ stock_id: 10, quantity: 3, note: 'hot' }]),
    ).toEqual({
      ...nothing,
      insert: [{ stockId: 10, quantity: 3, note: 'hot', addons: [] }],
    });
  });

  it('sets, not adds, the quantity of the line with equal add-ons', () => {
    const existing = [line(1, 20, 1, [[21, 1]]), line(2, 20, 5, [[22, 1]])];
    expect(
      plan(existing, [
        { stock_id: 20, quantity: 3 },
        { stock_id: 22, quantity: 1, parent_id: 20 },
      ]),
    ).toEqual({
      ...nothing,
      set: [{ id: 2, stockId: 20, quantity: 3, note: null }],
    });
  });

  it('makes another line when the add-ons differ', () => {
    const rows = [
      { stock_id: 20, quantity: 1 },
      { stock_id: 21, quantity: 1, parent_id: 20 },
      { stock_id: 23, quantity: 2, parent_id: 20 },
    ];
    expect(plan([line(1, 20, 1, [[21, 1]])], rows).insert).toEqual([
      {
        stockId: 20,
        quantity: 1,
        note: null,
        addons: [
          { stockId: 21, quantity: 1 },
          { stockId: 23, quantity: 2 },
        ],
      },
    ]);
  });

  it('gives add-on rows to the nearest preceding row of their parent', () => {
    const rows = [
      { stock_id: 20, quantity: 1 },
      { stock_id: 21, quantity: 1, parent_id: 20 },
      { stock_id: 20, quantity: 2 },
      { stock_id: 10, quantity: 1 },
      { stock_id: 22, quantity: 1, parent_id: 20 },
    ];
    expect(
      plan([], rows).insert.map(({ addons, quantity, stockId }) => [
        stockId,
        quantity,
        addons[0]?.stockId,
      ]),
    ).toEqual([
      [20, 1, 21],
      [20, 2, 22],
      [10, 1, undefined],
    ]);
  });

  it('sets the very line of an id and keeps its add-ons when none are named', () => {
    expect(
      plan([line(1, 20, 1, [[21, 1]])], [{ id: 1, stock_id: 20, quantity: 4 }]),
    ).toEqual({
      ...nothing,
      set: [{ id: 1, stockId: 20, quantity: 4, note: null }],
    });
  });

  it('replaces the add-ons of a line by id when add-on rows follow', () => {
    const rows = [
      { id: 1, stock_id: 20, quantity: 1 },
      { stock_id: 22, quantity: 1, parent_id: 20 },
    ];
    expect(plan([line(1, 20, 1, [[21, 1]])], rows)).toEqual({
      ...nothing,
      remove: [10],
      insertAddons: [{ parentId: 1, stockId: 22, quantity: 1 }],
    });
  });

  it('merges a line that becomes equal to another one', () => {
    const existing = [line(1, 20, 2, [[21, 1]]), line(2, 20, 3, [[22, 1]])];
    const rows = [
      { id: 2, stock_id: 20, quantity: 3 },
      { stock_id: 21, quantity: 1, parent_id: 20 },
    ];
    expect(plan(existing, rows)).toEqual({
      ...nothing,
      set: [{ id: 1, stockId: 20, quantity: 5, note: null }],
      remove: [2],
    });
  });

  it('applies an add-on row without a parent row to the only line of that stock', () => {
    const rows = [
      { stock_id: 23, quantity: 1, parent_id: 20 },
      { stock_id: 24, quantity: 1, parent_id: 20 },
    ];
    expect(plan([line(1, 20, 2, [[21, 1]])], rows).insertAddons).toEqual([
      { parentId: 1, stockId: 23, quantity: 1 },
      { parentId: 1, stockId: 24, quantity: 1 },
    ]);
  });

  it('sets an add-on by its own id', () => {
    const existing = [
      line(1, 20, 2, [
        [21, 1],
        [23, 1],
      ]),
    ];
    expect(plan(existing, [{ id: 11, stock_id: 23, quantity: 2 }]).set).toEqual(
      [{ id: 11, stockId: 23, quantity: 2, note: null }],
    );
    expect(
      plan(existing, [{ id: 11, stock_id: 23, quantity: 0 }]).remove,
    ).toEqual([11]);
  });

  it('removes a line with quantity 0, by stock or by id, and ignores what is not there', () => {
    expect(
      plan([line(1, 10, 2)], [{ stock_id: 10, quantity: 0 }]).remove,
    ).toEqual([1]);
    expect(
      plan([line(1, 20, 2, [[21, 1]])], [{ id: 1, stock_id: 20, quantity: 0 }])
        .remove,
    ).toEqual([1]);
    expect(plan([], [{ stock_id: 10, quantity: 0 }])).toEqual(nothing);
  });

  it('shares what is left of a stock between lines and add-ons', () => {
    const existing = [
      line(1, 20, 2, [
        [21, 1],
        [24, 1],
      ]),
    ];
    const rows = [
      { stock_id: 20, quantity: 2 },
      { stock_id: 22, quantity: 1, parent_id: 20 },
      { stock_id: 24, quantity: 1, parent_id: 20 },
    ];
    const result = plan(existing, rows);
    expect(result.insert[0]?.quantity).toBe(1);
    expect(result.notices).toEqual([
      { stock_id: 24, code: 'out_of_stock', from: 2, to: 1 },
    ]);
  });

  it.each([
    [0.5, 0.5, null],
    [1, 1, null],
    [2.5, 2.5, null],
    [0.7, 1, 'interval'],
    [0.2, 0.5, 'min_qty'],
    [4, 2.5, 'out_of_stock'],
    [11, 2.5, 'out_of_stock'],
  ])('keeps %d kg in half kilos: %d', (asked, quantity, code) => {
    const result = plan([], [{ stock_id: 15, quantity: asked }]);
    expect(result.insert[0]?.quantity).toBe(quantity);
    expect(result.notices).toEqual(
      code ? [{ stock_id: 15, code, from: asked, to: quantity }] : [],
    );
  });

  it('takes the add-ons of a weight once, however heavy it is', () => {
    const rows = (each: number) => [
      { stock_id: 16, quantity: 2.3 },
      { stock_id: 24, quantity: each, parent_id: 16 },
    ];
    expect(plan([], rows(3)).insert[0]?.quantity).toBe(2.3);
    expect(plan([], rows(3)).notices).toEqual([]);
    const taken = plan(
      [
        line(1, 20, 2, [
          [21, 1],
          [24, 1],
        ]),
      ],
      rows(2),
    );
    expect(taken.insert).toEqual([]);
    expect(taken.notices).toEqual([
      { stock_id: 24, code: 'out_of_stock', from: 2, to: 0 },
    ]);
  });

  it('takes a line out whose add-ons are left for fewer than its smallest quantity', () => {
    const sauce = { stock_id: 24, quantity: 2, parent_id: 17 };
    const notice = { stock_id: 24, code: 'out_of_stock', from: 6, to: 0 };
    expect(plan([], [{ stock_id: 17, quantity: 3 }, sauce])).toEqual({
      ...nothing,
      notices: [notice],
    });
  });

  it('never plans more than the shelf holds, whatever is asked', () => {
    let state = 7;
    const next = (max: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % max;
    };
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: 1 + next(4) }, () => [
        { stock_id: 16, quantity: next(12_000) / 1_000 },
        { stock_id: 24, quantity: next(3), parent_id: 16 },
      ]).flat();
      const { insert } = plan([], rows);
      const units = insert.reduce(
        (sum, { addons, quantity }) => ({
          line: addQuantities(sum.line, quantity),
          addon: addQuantities(
            sum.addon,
            ...addons.map((addon) => addon.quantity),
          ),
        }),
        { line: 0, addon: 0 },
      );
      expect(units.line).toBeLessThanOrEqual(9);
      expect(units.addon).toBeLessThanOrEqual(3);
      for (const { quantity } of insert)
        expect(floorTo(quantity, 0.1)).toBe(quantity);
    }
  });
});
