import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Eater,
  type Extras,
  splitBill,
  type SplitMode,
} from '@/server/domain/group-order/split-bill';
import { convertMinor, toDecimal } from '@/utils/money/money';

const MODES: readonly SplitMode[] = ['equal', 'host', 'value'];
/** Of the demo city's currencies and of one that is worth much more. */
const RATES = [1, 0.9, 12_650, 0.0375];

const eater = (itemsMinor: number, owner = false): Eater => ({
  owner,
  itemsMinor,
  eats: itemsMinor > 0,
});
const extras = (more: Partial<Extras> = {}): Extras => ({
  feesMinor: 0,
  taxMinor: 0,
  tipMinor: 0,
  discountMinor: 0,
  ...more,
});

const bills = fc.record({
  items: fc.array(fc.nat({ max: 200_000 }), { minLength: 1, maxLength: 30 }),
  feesMinor: fc.nat({ max: 50_000 }),
  taxMinor: fc.nat({ max: 50_000 }),
  tipMinor: fc.nat({ max: 50_000 }),
  /** Of all that is to pay. */
  discount: fc.double({ min: 0, max: 1, noNaN: true }),
  rate: fc.constantFrom(...RATES),
  mode: fc.constantFrom(...MODES),
});

describe('splitting a bill', () => {
  it('adds up to the cent, in every currency and every mode, and asks nobody for less than nothing', () => {
    fc.assert(
      fc.property(bills, ({ discount, items, mode, rate, ...rest }) => {
        const at = (minor: number): number => convertMinor(minor, rate);
        const eaters = items.map((minor, index) => eater(at(minor), !index));
        const fees = {
          feesMinor: at(rest.feesMinor),
          taxMinor: at(rest.taxMinor),
          tipMinor: at(rest.tipMinor),
        };
        const full =
          eaters.reduce((sum, { itemsMinor }) => sum + itemsMinor, 0) +
          fees.feesMinor +
          fees.taxMinor +
          fees.tipMinor;
        const discountMinor = Math.floor(full * discount);
        const shares = splitBill(eaters, { ...fees, discountMinor }, mode);
        const sum = (pick: (share: (typeof shares)[number]) => number) =>
          shares.reduce((total, share) => total + pick(share), 0);
        expect(sum(({ totalMinor }) => totalMinor)).toBe(full - discountMinor);
        expect(sum(({ feesMinor }) => feesMinor)).toBe(fees.feesMinor);
        expect(sum(({ taxMinor }) => taxMinor)).toBe(fees.taxMinor);
        expect(sum(({ tipMinor }) => tipMinor)).toBe(fees.tipMinor);
        expect(sum((share) => share.discountMinor)).toBe(discountMinor);
        for (const share of shares) {
          expect(share.totalMinor).toBeGreaterThanOrEqual(0);
          expect(share.totalMinor).toBe(
            share.itemsMinor +
              share.feesMinor +
              share.taxMinor +
              share.tipMinor -
              share.discountMinor,
          );
          expect(Math.round(toDecimal(share.totalMinor) * 100)).toBe(
            share.totalMinor,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives everything but dishes to the host, to all who ordered alike, or to each by what they ordered', () => {
    const people = [eater(0, true), eater(3000), eater(1000)];
    const fees = extras({ feesMinor: 400 });
    const feesOf = (mode: SplitMode) =>
      splitBill(people, fees, mode).map(({ feesMinor }) => feesMinor);
    expect(feesOf('host')).toEqual([400, 0, 0]);
    expect(feesOf('equal')).toEqual([0, 200, 200]);
    expect(feesOf('value')).toEqual([0, 300, 100]);
  });

  it('gives a remainder of a cent to the largest fraction, the earlier first', () => {
    const people = [eater(100, true), eater(100), eater(100)];
    expect(
      splitBill(people, extras({ feesMinor: 100 }), 'equal').map(
        ({ feesMinor }) => feesMinor,
      ),
    ).toEqual([34, 33, 33]);
  });

  it('never takes more off than somebody would pay', () => {
    const people = [eater(5000, true), eater(100)];
    const shares = splitBill(people, extras({ discountMinor: 1000 }), 'equal');
    expect(shares.map(({ totalMinor }) => totalMinor)).toEqual([4100, 0]);
  });

  it('counts who takes something that costs nothing', () => {
    const people = [
      { ...eater(0, true), eats: true },
      { ...eater(0), eats: true },
      eater(0),
    ];
    expect(
      splitBill(people, extras({ feesMinor: 300 }), 'value').map(
        ({ feesMinor }) => feesMinor,
      ),
    ).toEqual([150, 150, 0]);
  });

  it('leaves a bill without a dish to the host', () => {
    const shares = splitBill(
      [eater(0, true), eater(0)],
      extras({ feesMinor: 300 }),
      'equal',
    );
    expect(shares.map(({ feesMinor }) => feesMinor)).toEqual([300, 0]);
  });
});
