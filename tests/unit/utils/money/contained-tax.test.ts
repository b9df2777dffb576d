import { describe, expect, it } from 'vitest';
import { containedTaxes, taxAfterPromo } from '@/utils/money/contained-tax';

const dish = {
  percent: 12,
  totalMinor: 1_120,
  taxMinor: 120,
  refundedMinor: 0,
};
const book = { percent: 5, totalMinor: 1_050, taxMinor: 50, refundedMinor: 0 };
const bill = { taxMinor: 170, totalMinor: 2_170, refundedMinor: 0 };

describe('the tax that goods contain', () => {
  it('shrinks with what a promo code takes off', () => {
    expect(taxAfterPromo(120, { totalMinor: 1_120, offMinor: 112 })).toBe(108);
    expect(taxAfterPromo(120, { totalMinor: 1_120, offMinor: 1_120 })).toBe(0);
    expect(taxAfterPromo(120, { totalMinor: 1_120, offMinor: 0 })).toBe(120);
    expect(taxAfterPromo(0, { totalMinor: 0, offMinor: 0 })).toBe(0);
  });

  it('is told by rate, the lowest first', () => {
    expect(containedTaxes([dish, book], bill)).toEqual([
      { percent: 5, amountMinor: 50 },
      { percent: 12, amountMinor: 120 },
    ]);
    const half = containedTaxes([dish, book], { ...bill, taxMinor: 85 });
    expect(half.map(({ amountMinor }) => amountMinor)).toEqual([25, 60]);
  });

  it('goes with what is given back: of a dish its own, of the whole everything', () => {
    const back = { ...dish, refundedMinor: 560 };
    const refund = { ...bill, refundedMinor: 560 };
    expect(containedTaxes([back, book], refund)).toEqual([
      { percent: 5, amountMinor: 50 },
      { percent: 12, amountMinor: 60 },
    ]);
    const half = { ...bill, refundedMinor: 1_085 };
    expect(containedTaxes([dish, book], half)).toEqual([
      { percent: 5, amountMinor: 25 },
      { percent: 12, amountMinor: 60 },
    ]);
    const all = { ...bill, refundedMinor: 2_170 };
    expect(containedTaxes([dish, book], all)).toEqual([]);
  });

  it('is nothing where nothing was taxed', () => {
    const free = { ...dish, percent: 0, taxMinor: 0 };
    const none = { ...bill, taxMinor: 0 };
    expect(containedTaxes([free], none)).toEqual([]);
    expect(containedTaxes([], none)).toEqual([]);
  });
});
