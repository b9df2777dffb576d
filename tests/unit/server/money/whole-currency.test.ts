import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponEffect } from '@/server/domain/coupon/coupon-effect';
import { splitBill } from '@/server/domain/group-order/split-bill';
import { serviceFee, shopGoals } from '@/utils/money/shop-terms';
import { priceBounds } from '@/server/domain/money/price-bounds';
import { pricingIn, priceStock } from '@/server/domain/money/price-stock';
import { sumLines } from '@/utils/cart/cart-line';
import { percentTip } from '@/utils/checkout/tip-choice';
import { convertMinor, moneyUnit } from '@/utils/money/money';
import { refundOfItems } from '@/utils/order/refund-amount';

const som = { title: 'UZS', rate: 12_650 };
const now = new Date('2026-03-04T09:00:00Z');
const unit = moneyUnit(som);
const pricing = pricingIn(som, now);
const prices = fc.integer({ min: 1, max: 100_000 });
const percents = fc.integer({ min: 1, max: 99 });

const isWhole = (minor: number): boolean => minor % 100 === 0;

describe('a currency whose minor parts nobody pays with', () => {
  it('is charged and told in whole units: prices, deals, fees, promo codes', () => {
    fc.assert(
      fc.property(prices, percents, (priceMinor, percent) => {
        const deal = { active: true, startsAt: now, endsAt: null };
        const price = priceStock(
          { priceMinor, taxPercent: 12 },
          [{ ...deal, type: 'percent', value: percent }],
          pricing,
        );
        const goals = shopGoals(
          {
            freeDeliveryFromMinor: priceMinor + 7,
            minAmountMinor: priceMinor + 1,
            smallOrderFeeMinor: 133,
          },
          priceMinor,
          pricing,
        );
        const { offMinor } = couponEffect(
          {
            for: 'total_price',
            type: 'percent',
            value: percent * 100,
            minGoodsMinor: 0,
            maxOffMinor: 1_237,
          },
          {
            goodsMinor: price.totalMinor,
            houseGoodsMinor: priceMinor,
            deliveryMinor: 0,
            ...pricing,
          },
        );
        const told = [
          ...Object.values(price),
          ...Object.values(goals),
          offMinor,
          serviceFee(price.totalMinor, 3, unit),
        ];
        expect(told.every((minor) => isWhole(minor ?? 0))).toBe(true);
      }),
    );
  });

  it('is split and given back in whole units that add up', () => {
    const extras = {
      feesMinor: 1_000_100,
      taxMinor: 700,
      tipMinor: 500,
      discountMinor: 100_100,
    };
    const eaters = [1_000_000, 700_000, 3_300].map((itemsMinor, index) => ({
      itemsMinor,
      eats: true,
      owner: index === 0,
    }));
    const shares = splitBill(eaters, extras, 'value', unit);
    const totals = shares.map(({ totalMinor }) => totalMinor);
    expect(totals.every(isWhole)).toBe(true);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(2_604_500);
    const lines = [{ id: 1, quantity: 3, totalMinor: 1_000_000 }];
    const part = (picked: number) =>
      refundOfItems(1_000_000, lines, [{ id: 1, quantity: picked }], som)
        .amountMinor;
    expect([part(1), part(2), part(3)]).toEqual([333_300, 666_700, 1_000_000]);
  });

  it('gives all of an older order back that was paid in parts of a unit', () => {
    const lines = [{ id: 1, quantity: 1, totalMinor: 2_795_650 }];
    const picks = [{ id: 1, quantity: 1 }];
    expect(refundOfItems(2_795_650, lines, picks, som).amountMinor).toBe(
      2_795_650,
    );
  });

  it('is what the screen expects of a weight and of a tip', () => {
    const line = { quantity: 0.35, interval: 0.05, addons: [] };
    const { total } = sumLines(
      [{ ...line, price: 27_957, discount: 1_003 }],
      unit,
    );
    expect(total).toBe(9_434);
    expect(percentTip('5%', 27_957, som)).toBe(1_398);
  });

  it('finds what is shown as a bound of the price filter', () => {
    fc.assert(
      fc.property(prices, (priceMinor) => {
        const shown = convertMinor(priceMinor, som.rate, unit) / 100;
        const bounds = priceBounds({ from: shown, to: shown }, som.rate, unit);
        expect(bounds.fromMinor).toBeLessThanOrEqual(priceMinor);
        expect(bounds.toMinor).toBeGreaterThanOrEqual(priceMinor);
      }),
    );
  });
});
