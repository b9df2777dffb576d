import {
  chargedFee,
  priceDelivery,
  savedDelivery,
  serviceFee,
  type ShopGoals,
  shopGoals,
  shopTax,
} from '@/utils/money/shop-terms';
import { type FeeTerms, feeTerms } from '@/utils/money/fee-step';
import { taxAfterPromo } from '@/utils/money/contained-tax';
import { convertMinor, moneyUnit, toMinor } from '@/utils/money/money';
import { promisedMoment } from '@/utils/checkout/promised-minutes';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { Availability } from '@/server/domain/availability/can-order';
import { canOrder, outOfZone } from '@/server/domain/availability/can-order';
import { estimateEta } from '@/server/domain/availability/estimate-eta';
import { SLOT_MS } from '@/server/domain/availability/list-slots';
import type { LoadedCart } from '@/server/domain/cart/load-cart';
import {
  type CouponEffect,
  couponEffect,
} from '@/server/domain/coupon/coupon-effect';
import {
  deliveryDistance,
  type Point,
} from '@/server/domain/money/delivery-distance';
import { pricingIn } from '@/server/domain/money/price-stock';
import {
  type Adjustment,
  type Sums,
  sumAdjustments,
} from '@/server/domain/money/sum-adjustments';
import {
  houseGoods,
  partsOf,
  type PricedLine,
  priceLines,
  unitsByStock,
} from '@/server/domain/money/price-lines';
import type { CouponRow } from '@/server/repositories/coupon/coupon-repository';

export interface QuoteInput {
  readonly type: 'delivery' | 'pickup';
  /** Where to; only for a delivery. */
  readonly address?: Point;
  /** Decimal, of the asked currency. */
  readonly tips?: number;
  /** The asked slot's beginning; none is as soon as possible. */
  readonly at?: Date;
  /** One that may be used; below its minimum it takes off nothing. */
  readonly coupon?: CouponRow | null;
}

export interface BuiltQuote {
  readonly lines: readonly PricedLine[];
  /** What makes a total of the list prices, in the asked currency. */
  readonly adjustments: readonly Adjustment[];
  readonly sums: Sums;
  /** What the goods lack to the shop's minimum. */
  readonly toMinimumMinor: number;
  /** What the delivery would have cost, had the goods not made it free. */
  readonly deliverySavedMinor: number;
  /** The coupon that was asked for, with what it does; null: none was. */
  readonly coupon: (CouponEffect & { readonly row: CouponRow }) | null;
  readonly cartVersion: number;
  readonly currency: CurrencyDto;
  /** Null: nothing is brought, or not to there. */
  readonly distanceKm: number | null;
  /** Null: it would not be brought there. */
  readonly eta: { readonly from: Date; readonly to: Date } | null;
  readonly availability: Availability;
}

function sum(
  lines: readonly PricedLine[],
  field: 'containedTaxMinor' | 'discountMinor' | 'priceMinor',
): number {
  return partsOf(lines).reduce((total, part) => total + part[field], 0);
}

/** Everything but a coupon that is added to the list prices or taken off, part by part. */
function chargedParts(
  { houseFeeMinor, shop }: Pick<LoadedCart, 'houseFeeMinor' | 'shop'>,
  goods: { readonly priceMinor: number; readonly discountMinor: number },
  details: {
    readonly input: QuoteInput;
    readonly km: number | null;
    readonly terms: FeeTerms;
    /** `moneyUnit` of the asked currency. */
    readonly unit: number;
    /** In the default currency: what thresholds are compared with. */
    readonly goodsMinor: number;
    readonly goals: ShopGoals;
  },
): Adjustment[] {
  const { goals, goodsMinor, input, km, terms, unit } = details;
  const tips = toMinor(input.tips ?? 0);
  const subtotal = goods.priceMinor - goods.discountMinor;
  const delivery = km === null ? 0 : priceDelivery(shop, km, goodsMinor);
  return [
    { kind: 'discount', amountMinor: -goods.discountMinor },
    { kind: 'shop_tax', amountMinor: shopTax(subtotal, shop.taxPercent, unit) },
    {
      kind: 'service',
      amountMinor:
        serviceFee(subtotal, shop.serviceFeePercent, unit) +
        convertMinor(houseFeeMinor, terms.rate, unit),
    },
    { kind: 'delivery', amountMinor: chargedFee(delivery, terms) },
    { kind: 'small_order', amountMinor: goals.smallOrderFeeMinor },
    { kind: 'tip', amountMinor: convertMinor(tips, 1, unit) },
  ];
}

/** The coupon that was asked for against what it is for. */
function applyCoupon(
  coupon: CouponRow | null | undefined,
  sums: Sums,
  house: {
    readonly goodsMinor: number;
    readonly rate: number;
    readonly unit?: number;
  },
): BuiltQuote['coupon'] {
  if (!coupon) return null;
  const effect = couponEffect(coupon, {
    goodsMinor: sums.priceMinor - sums.discountMinor,
    houseGoodsMinor: house.goodsMinor,
    deliveryMinor: sums.deliveryFeeMinor,
    rate: house.rate,
    unit: house.unit,
  });
  return { ...effect, row: coupon };
}

/** When it arrives; as soon as possible is told in whole five minutes. */
function arrival(
  shop: LoadedCart['shop'],
  input: QuoteInput,
  km: number | null,
  now: Date,
): NonNullable<BuiltQuote['eta']> {
  if (input.at) return { from: input.at, to: new Date(+input.at + SLOT_MS) };
  const minutes = estimateEta(shop, km ?? 0);
  const after = (value: number): Date => promisedMoment(+now + value * 60_000);
  return { from: after(minutes.from), to: after(minutes.to) };
}

function isShort(lines: readonly PricedLine[]): boolean {
  const left = new Map(partsOf(lines).map(({ stock }) => [stock.id, stock]));
  return [...unitsByStock(lines)].some(([id, units]) => {
    const stock = left.get(id);
    return (
      !stock ||
      stock.quantity < units ||
      !stock.product.active ||
      stock.product.status !== 'published'
    );
  });
}

/**
 * The price of a cart, part by part, in one currency: total = price − discount + shop tax + delivery + service fee
 * + small-order fee − coupon + tips (api-contract.md §2 Prices). Minimum and free delivery are decided on the
 * goods in the default currency. Out of zone nothing is asked for the way and no time is told. Closed, out of zone, below the minimum and sold out are in `availability`. Pure.
 */
export function buildQuote(
  loaded: LoadedCart,
  context: {
    readonly input: QuoteInput;
    readonly currency: CurrencyDto;
    readonly now: Date;
  },
): BuiltQuote {
  const { currency, input, now } = context;
  const { cart, shop } = loaded;
  const pricing = pricingIn(currency, now);
  const lines = priceLines(loaded.lines, pricing);
  const unit = moneyUnit(currency);
  const goodsMinor = houseGoods(loaded.lines, lines, pricing);
  const goals = shopGoals(shop, goodsMinor, pricing);
  const address = input.type === 'delivery' ? input.address : undefined;
  const isOutside = outOfZone(shop, { address, type: input.type });
  const km = address && !isOutside ? deliveryDistance(shop, address) : null;
  const goods = {
    priceMinor: sum(lines, 'priceMinor'),
    discountMinor: sum(lines, 'discountMinor'),
    containedTaxMinor: sum(lines, 'containedTaxMinor'),
  };
  const terms = feeTerms(currency);
  const charged = chargedParts(loaded, goods, {
    ...{ input, km, terms, unit, goodsMinor, goals },
  });
  const coupon = applyCoupon(input.coupon, sumAdjustments(goods, charged), {
    goodsMinor,
    rate: currency.rate,
    unit,
  });
  const adjustments = [
    ...charged,
    { kind: 'coupon' as const, amountMinor: -(coupon?.offMinor ?? 0) },
  ].filter(({ amountMinor }) => amountMinor !== 0);
  const { at, type } = input;
  const available = canOrder(shop, {
    now,
    at,
    address,
    type,
    subtotalMinor: goodsMinor,
  });
  const offMinor = coupon?.row.for === 'total_price' ? coupon.offMinor : 0;
  const totalMinor = goods.priceMinor - goods.discountMinor;
  const { containedTaxMinor: tax } = goods;
  const containedTaxMinor = taxAfterPromo(tax, { totalMinor, offMinor }, unit);
  const sums = sumAdjustments({ ...goods, containedTaxMinor }, adjustments);
  const { deliveryFeeMinor: chargedMinor } = sums;
  return {
    lines,
    adjustments,
    sums,
    toMinimumMinor: goals.toMinimumMinor,
    deliverySavedMinor: savedDelivery(shop, { chargedMinor, km, ...terms }),
    coupon,
    cartVersion: cart.version,
    currency,
    distanceKm: km,
    eta: isOutside ? null : arrival(shop, input, km, now),
    availability:
      available.canOrder && isShort(lines)
        ? { canOrder: false, reason: 'out_of_stock' }
        : available,
  };
}
