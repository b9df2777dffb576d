import { describe, expect, test } from 'vitest';
import { estimateEta } from '@/server/domain/availability/estimate-eta';
import {
  missingMinor,
  priceDelivery,
  serviceFee,
  shopTax,
  smallOrderFee,
} from '@/utils/money/shop-terms';
import {
  type DiscountRule,
  priceStock,
} from '@/server/domain/money/price-stock';

const NOW = new Date('2026-11-21T07:00:00Z');
const HOUR = 3_600_000;

function discount(overrides: Partial<DiscountRule> = {}): DiscountRule {
  return {
    type: 'percent',
    value: 20,
    active: true,
    startsAt: new Date(+NOW - HOUR),
    endsAt: null,
    ...overrides,
  };
}

describe('the price of a unit', () => {
  test('is the list price less the best running discount, tax contained', () => {
    const price = priceStock(
      { priceMinor: 1840, taxPercent: 12 },
      [discount(), discount({ type: 'fix', value: 100 })],
      { rate: 1, now: NOW },
    );
    expect(price).toEqual({
      priceMinor: 1840,
      discountMinor: 368,
      totalMinor: 1472,
      containedTaxMinor: 158,
    });
  });

  test('converts the list price once and discounts the converted price', () => {
    const euros = priceStock(
      { priceMinor: 999, taxPercent: 0 },
      [discount({ value: 15 })],
      {
        rate: 0.92,
        now: NOW,
      },
    );
    expect(euros).toMatchObject({
      priceMinor: 919,
      discountMinor: 138,
      totalMinor: 781,
    });
    const fix = priceStock(
      { priceMinor: 999, taxPercent: 0 },
      [discount({ type: 'fix', value: 150 })],
      {
        rate: 12_650.5,
        now: NOW,
      },
    );
    expect(fix).toMatchObject({
      priceMinor: 12_637_850,
      discountMinor: 1_897_575,
    });
  });

  test.each([
    ['not begun', { startsAt: new Date(+NOW + HOUR) }],
    ['ended this very moment', { endsAt: NOW }],
    ['switched off', { active: false }],
  ])('a discount that is %s changes nothing', (_, overrides) => {
    const price = priceStock(
      { priceMinor: 500, taxPercent: 0 },
      [discount(overrides)],
      {
        rate: 1,
        now: NOW,
      },
    );
    expect(price.discountMinor).toBe(0);
  });

  test('a discount never makes a price negative', () => {
    const price = priceStock(
      { priceMinor: 500, taxPercent: 10 },
      [discount({ type: 'fix', value: 900 })],
      { rate: 1, now: NOW },
    );
    expect(price).toEqual({
      priceMinor: 500,
      discountMinor: 500,
      totalMinor: 0,
      containedTaxMinor: 0,
    });
  });
});

describe('what a shop asks beside the goods', () => {
  const shop = {
    deliveryStartMinor: 99,
    deliveryPerKmMinor: 35,
    freeDeliveryFromMinor: 3000,
    minAmountMinor: 800,
    smallOrderFeeMinor: 150,
  };

  test.each([
    [0, 99],
    [1, 99],
    [1.04, 99],
    [1.06, 103],
    [3, 169],
    [3.449, 183],
  ])('a delivery over %s km costs %s', (km, fee) => {
    expect(priceDelivery(shop, km)).toBe(fee);
  });

  test('delivery is free from the free-delivery amount', () => {
    expect(priceDelivery(shop, 3, 2999)).toBe(169);
    expect(priceDelivery(shop, 3, 3000)).toBe(0);
  });

  test.each([
    [1_000, 999, 1, 1],
    [1_000, 999, 0.3, 1],
    [1_000, 900, 0.3, 30],
    [1_000, 1_000, 0.3, 0],
    [1_000, 1_001, 12_650, 0],
  ])(
    'to %s with goods of %s at a rate of %s lacks %s: never nothing while something is missing',
    (goal, goods, rate, missing) => {
      expect(missingMinor(goal, goods, rate)).toBe(missing);
    },
  );

  test('a small order pays its fee below the minimum only', () => {
    expect(smallOrderFee(shop, 799)).toBe(150);
    expect(smallOrderFee(shop, 800)).toBe(0);
    expect(smallOrderFee({ ...shop, smallOrderFeeMinor: null }, 1)).toBe(0);
  });

  test('percentages round once, half away from zero', () => {
    expect(serviceFee(1472, 2.5)).toBe(37);
    expect(shopTax(1050, 5)).toBe(53);
  });

  test('the way adds three minutes a kilometre beyond the first, in whole fives', () => {
    const minutes = { deliveryMinutesFrom: 20, deliveryMinutesTo: 30 };
    expect(estimateEta(minutes, 0.7)).toEqual({ from: 20, to: 30 });
    expect(estimateEta(minutes, 3.2)).toEqual({ from: 30, to: 40 });
  });
});
