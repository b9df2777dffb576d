import { describe, expect, it } from 'vitest';
import { type BoughtLine, planGifts } from '@/server/domain/cart/plan-gifts';

const NOW = new Date('2026-11-21T12:00:00Z');

interface RuleInput {
  readonly value: number;
  readonly quantity?: number;
  readonly stockId?: number;
  readonly left?: number;
  readonly interval?: number;
  readonly endsAt?: Date | null;
}

function rule({
  endsAt = null,
  interval = 1,
  left = 100,
  quantity = 1,
  stockId = 90,
  value,
}: RuleInput) {
  return {
    id: 1,
    value,
    quantity,
    active: true,
    startsAt: new Date(0),
    endsAt,
    gift: {
      stockId,
      left,
      soldOutUntil: null,
      interval,
      productId: 9,
      uuid: '',
      img: null,
      unit: 'pcs',
      translations: {},
    },
  };
}

function line(
  id: number,
  quantity: number,
  rules: readonly RuleInput[],
  more: Partial<BoughtLine> = {},
): BoughtLine {
  return {
    id,
    userCartId: 1,
    stockId: 10,
    quantity,
    stock: { bonuses: rules.map(rule), product: { interval: 1 } },
    addons: [],
    ...more,
  };
}

const given = (lines: readonly BoughtLine[]) =>
  planGifts(lines, NOW).map(({ lineId, quantity, stockId }) => [
    lineId,
    stockId,
    quantity,
  ]);

describe('the gifts of a cart', () => {
  it.each([
    ['less than the rule asks', 1, { value: 2 }, []],
    ['as much as the rule asks', 2, { value: 2 }, [[1, 90, 1]]],
    ['every time again', 5, { value: 2 }, [[1, 90, 2]]],
    ['several at a time', 4, { value: 2, quantity: 3 }, [[1, 90, 6]]],
    [
      'by weight, given by weight',
      1.5,
      { value: 0.5, quantity: 0.1, interval: 0.1 },
      [[1, 90, 0.3]],
    ],
    ['no more than there is', 6, { value: 2, left: 2 }, [[1, 90, 2]]],
    ['an offer that ended', 2, { value: 2, endsAt: NOW }, []],
  ] as const)('for %s', (_, quantity, input, expected) => {
    expect(given([line(1, quantity, [input])])).toEqual(expected);
  });

  it('count lines of one stock together, but not those of two members', () => {
    const rules = [{ value: 2 }];
    expect(given([line(1, 1, rules), line(2, 1, rules)])).toEqual([[1, 90, 1]]);
    expect(
      given([line(1, 1, rules), line(2, 1, rules, { userCartId: 2 })]),
    ).toEqual([]);
  });

  it('leave the shelf to what is bought, as a line or as an add-on', () => {
    const rules = [{ value: 2, stockId: 20, left: 5 }];
    const lines = [
      line(1, 4, rules),
      line(2, 1, [], {
        stockId: 30,
        addons: [{ stockId: 20, quantity: 2 }],
      }),
      line(3, 2, [], { stockId: 20 }),
    ];
    expect(planGifts(lines, NOW)).toEqual([
      {
        lineId: 1,
        stockId: 20,
        quantity: 1,
        short: { stock_id: 20, code: 'bonus', from: 2, to: 1, boughtId: 10 },
      },
    ]);
  });

  it('of the same stock come on top of what is bought of it', () => {
    const same = { value: 2, stockId: 10, left: 5 };
    expect(given([line(1, 4, [same])])).toEqual([[1, 10, 1]]);
  });

  it('share what is left among members, who come first', () => {
    const rules = [{ value: 1, left: 3 }];
    expect(
      given([line(1, 2, rules), line(2, 2, rules, { userCartId: 2 })]),
    ).toEqual([
      [1, 90, 2],
      [2, 90, 1],
    ]);
  });
});
