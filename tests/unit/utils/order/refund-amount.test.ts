import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOfItems } from '@/utils/order/refund-amount';
import { refundOffer, refundUntil } from '@/utils/order/refund-terms';
import { partOfTaken } from '@/server/domain/wallet/refund-to-wallet';

const line = fc.record({
  pieces: fc.integer({ min: 1, max: 40 }),
  interval: fc.constantFrom(1, 0.5, 0.1, 0.25),
  totalMinor: fc.integer({ min: 0, max: 5_000_000 }),
  taken: fc.integer({ min: 0, max: 40 }),
});

type Row = typeof line extends fc.Arbitrary<infer T> ? T : never;

function basket(rows: readonly Row[]) {
  const lines = rows.map(({ interval, pieces, totalMinor }, id) => ({
    id,
    quantity: Math.round(pieces * interval * 1000) / 1000,
    totalMinor,
  }));
  const picks = rows.map(({ interval, pieces, taken }, id) => ({
    id,
    quantity: Math.round(Math.min(taken, pieces) * interval * 1000) / 1000,
  }));
  return { lines, picks };
}

describe('what items cost that go back', () => {
  it('is never more than the goods, the whole of them exactly, and the parts are the sum', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        (rows, goods) => {
          const { lines, picks } = basket(rows);
          const some = refundOfItems(goods, lines, picks);
          expect(some.amountMinor).toBeLessThanOrEqual(goods);
          expect(some.parts.reduce((sum, each) => sum + each, 0)).toBe(
            some.amountMinor,
          );
          const all = refundOfItems(goods, lines, lines).amountMinor;
          const isFree = lines.every(({ totalMinor }) => totalMinor === 0);
          expect(all).toBe(isFree ? 0 : goods);
        },
      ),
    );
  });

  it('is refused for more than was ordered', () => {
    const lines = [{ id: 1, quantity: 2, totalMinor: 500 }];
    expect(() => refundOfItems(500, lines, [{ id: 1, quantity: 3 }])).toThrow(
      RangeError,
    );
    expect(() => refundOfItems(500, lines, [{ id: 2, quantity: 1 }])).toThrow(
      RangeError,
    );
  });
});

describe('parts of a payment in the currency of the wallet', () => {
  it('are what was taken to the cent, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3_000_000 }), {
          minLength: 1,
          maxLength: 9,
        }),
        fc.integer({ min: 0, max: 9_000_000 }),
        (cuts, taken) => {
          const priceMinor = cuts.reduce((sum, each) => sum + each, 0);
          fc.pre(priceMinor > 0);
          let refundedMinor = 0;
          let given = 0;
          for (const amountMinor of cuts) {
            const part = { priceMinor, refundedMinor, amountMinor };
            const now = partOfTaken(taken, part);
            expect(now).toBeGreaterThanOrEqual(0);
            given += now;
            refundedMinor += amountMinor;
            expect(given).toBeLessThanOrEqual(taken);
          }
          expect(given).toBe(taken);
        },
      ),
    );
  });
});

describe('what can be asked for', () => {
  const facts = {
    leftMinor: 2_000,
    linesMinor: 1_500,
    shopTaxMinor: 150,
    couponMinor: 300,
    couponFor: null,
    paidBy: 'card',
  } as const;

  it('leaves a coupon on the delivery out of the items', () => {
    expect(refundOffer(facts).goodsMinor).toBe(1_350);
    expect(
      refundOffer({ ...facts, couponFor: 'delivery_fee' }).goodsMinor,
    ).toBe(1_650);
    expect(refundOffer({ ...facts, leftMinor: 900 })).toMatchObject({
      wholeMinor: 900,
      goodsMinor: 900,
      destinations: ['source', 'wallet'],
    });
  });

  it('ends after the days of the setting, two weeks without one', () => {
    const at = '2026-11-01T12:00:00.000Z';
    expect(refundUntil(at, '3').toISOString()).toBe('2026-11-04T12:00:00.000Z');
    for (const setting of [null, '', 'soon'])
      expect(refundUntil(at, setting).toISOString()).toBe(
        '2026-11-15T12:00:00.000Z',
      );
  });
});
