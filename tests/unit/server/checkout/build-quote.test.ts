import { describe, expect, it, test } from 'vitest';
import type { LoadedCart, LoadedLine } from '@/server/domain/cart/load-cart';
import { buildQuote } from '@/server/domain/checkout/build-quote';
import { partsOf, unitsByStock } from '@/server/domain/money/price-lines';
import {
  quoteChanges,
  toStoredQuote,
} from '@/server/domain/checkout/stored-quote';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { feeStep } from '@/utils/money/fee-step';
import { toDecimal } from '@/utils/money/money';
import { pieces } from '@/utils/cart/quantity';

const NOW = new Date('2024-11-21T09:00:00Z');
const ADDRESS = { latitude: 41.3, longitude: 69.24 };

/** A small deterministic generator: the same carts at every run. */
function random(seed: number): (max: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % max;
  };
}

function makePart(next: (max: number) => number, id: number, interval = 1) {
  const percent = next(2)
    ? [
        {
          type: 'percent',
          value: 1 + next(60),
          active: true,
          startsAt: new Date(0),
          endsAt: null,
        },
      ]
    : [];
  const product = {
    active: true,
    status: 'published',
    taxPercent: next(25),
    discounts: percent,
    interval,
  };
  return {
    id,
    quantity: interval < 1 ? (1 + next(4_000)) / 1_000 : 1 + next(5),
    stock: {
      id,
      quantity: 1_000,
      priceMinor: next(20_000),
      bonuses: [],
      product,
    },
  };
}

function makeCart(seed: number): LoadedCart {
  const next = random(seed);
  const lines = Array.from({ length: 1 + next(5) }, (_, index) => ({
    ...makePart(next, index * 10 + 1, next(3) ? 1 : 0.001),
    bonus: next(5) === 0,
    addons: Array.from({ length: next(4) }, (__, addon) =>
      makePart(next, index * 10 + addon + 2),
    ),
  }));
  const shop = {
    open: true,
    timezone: 'Asia/Tashkent',
    workingDays: WEEKDAYS.map((day) => ({
      day,
      opensAt: '00:00',
      closesAt: '00:00',
      disabled: false,
    })),
    closedDates: [],
    zone: [
      [40, 68],
      [40, 70],
      [42, 70],
      [42, 68],
    ],
    ...EXAMPLE_LOCATION,
    minAmountMinor: next(5_000),
    smallOrderFeeMinor: next(2) ? next(300) : null,
    freeDeliveryFromMinor: next(2) ? next(50_000) : null,
    deliveryStartMinor: next(400),
    deliveryPerKmMinor: next(90),
    taxPercent: next(20) / 2,
    serviceFeePercent: next(10) / 4,
    deliveryMinutesFrom: 20,
    deliveryMinutesTo: 30,
  };
  // The builder looks at nothing else of a cart.
  return {
    cart: { version: 1 },
    shop,
    houseFeeMinor: next(2) ? next(150) : 0,
    lines: lines as unknown as LoadedLine[],
    members: [],
  } as unknown as LoadedCart;
}

const currency = (rate: number) => ({
  ...DEFAULT_CURRENCY,
  rate,
  default: rate === 1,
  active: true,
  fee_step: toDecimal(feeStep(10, rate)),
});
const quoteOf = (cart: LoadedCart, rate: number, tips = 0) =>
  buildQuote(cart, {
    input: { type: 'delivery', address: ADDRESS, tips },
    currency: currency(rate),
    now: NOW,
  });

describe('a quote', () => {
  test.each([1, 0.92, 12_650.5, 89.131, 0.333333])(
    'adds up at the rate %d, whatever is in the cart',
    (rate) => {
      for (let seed = 1; seed <= 200; seed++) {
        const quote = quoteOf(makeCart(seed), rate, seed / 4);
        const { adjustments, lines, sums } = quote;
        const { discountMinor, priceMinor, totalMinor } = sums;
        const goods = partsOf(lines).reduce(
          (sum, part) => sum + part.totalMinor,
          0,
        );
        expect(goods).toBe(priceMinor - discountMinor);
        expect(totalMinor).toBe(
          goods +
            sums.shopTaxMinor +
            sums.deliveryFeeMinor +
            sums.serviceFeeMinor +
            sums.smallOrderFeeMinor -
            sums.couponMinor +
            sums.tipsMinor,
        );
        expect(totalMinor).toBe(
          adjustments.reduce(
            (total, { amountMinor }) => total + amountMinor,
            priceMinor,
          ),
        );
        for (const part of partsOf(lines)) {
          const exact = part.unit.priceMinor * part.units;
          const isGift = lines.some(({ bonus, id }) => bonus && id === part.id);
          expect(Math.abs(part.priceMinor - (isGift ? 0 : exact))).toBeLessThan(
            Number.isInteger(part.units) ? 1e-6 : 0.500001,
          );
          expect(part.totalMinor).toBe(part.priceMinor - part.discountMinor);
          expect(part.discountMinor).toBeLessThanOrEqual(part.priceMinor);
        }
        for (const amount of Object.values(sums))
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    },
  );

  it('takes add-ons from the shelf once for every piece of their line', () => {
    const { lines } = quoteOf(makeCart(7), 1);
    const expected = new Map<number, number>();
    for (const line of lines) {
      expected.set(line.stock.id, line.quantity);
      for (const addon of line.addons)
        expected.set(
          addon.stock.id,
          addon.quantity * pieces(line.quantity, line.stock.product.interval),
        );
    }
    expect(unitsByStock(lines)).toEqual(expected);
  });

  it('is the same when nothing changed, and names each thing that did', () => {
    const cart = makeCart(3);
    const before = toStoredQuote(quoteOf(cart, 1));
    expect(quoteChanges(before, toStoredQuote(quoteOf(cart, 1)))).toEqual([]);
    const tipped = quoteChanges(before, toStoredQuote(quoteOf(cart, 1, 2)));
    expect(tipped.map(({ field }) => field)).toEqual([
      'tipsMinor',
      'totalMinor',
    ]);
    const fewer = { ...cart, lines: cart.lines.slice(1) };
    const gone = quoteChanges(before, toStoredQuote(quoteOf(fewer, 1)));
    expect(gone).toContainEqual(
      expect.objectContaining({
        field: 'line',
        stockId: cart.lines[0]?.stock.id,
        newMinor: null,
      }),
    );
    expect(
      quoteChanges(before, toStoredQuote(quoteOf(cart, 2)))[0],
    ).toMatchObject({ field: 'priceMinor' });
  });
});
