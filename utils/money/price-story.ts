import { toDecimal, toMinor } from './money';

/** What an order comes to, part by part; decimals of one currency. */
export interface PriceFacts {
  /** List prices of the goods, before anything is taken off. */
  readonly price: number;
  /** What deals take off the goods. */
  readonly discount: number;
  readonly coupon: number;
  /** Null: nothing is delivered, or what it costs is not known yet. */
  readonly delivery: number | null;
  /** What the delivery would have cost, had it not been free. */
  readonly deliverySaved: number;
  readonly service: number;
  readonly smallOrder: number;
  readonly tax: number;
  readonly tips: number;
  readonly total: number;
}

export type PriceRowKey =
  | 'coupon'
  | 'delivery'
  | 'service'
  | 'smallOrder'
  | 'subtotal'
  | 'tax'
  | 'tips';

/** One row above the total; below zero takes off. */
export interface PriceRow {
  readonly key: PriceRowKey;
  readonly amount: number;
}

export interface PriceStory {
  /** They add up to the total. */
  readonly rows: readonly PriceRow[];
  readonly total: number;
  /** Deals, promo code and free delivery together; 0: nothing is saved. */
  readonly saved: number;
  /** The promo code's name, where one takes something off. */
  readonly coupon?: string | undefined;
  /** Of an order: what is saved was saved. */
  readonly isOrdered?: true;
  /** Delivery and total are the least that it costs: no address says how far it is. */
  readonly isLeast?: true;
}

/** Of these only what is not zero is told. */
const FEES = ['service', 'smallOrder', 'tax', 'tips'] as const;

/**
 * How every surface tells a price: cart, checkout, order and mail. The subtotal is what the lines cost as paid, then
 * come what is taken off and what is added, the total, and last what is saved.
 */
export function priceStory(facts: PriceFacts): PriceStory {
  const { coupon, delivery, deliverySaved, discount, price, total } = facts;
  const rows: PriceRow[] = [
    { key: 'subtotal', amount: toDecimal(toMinor(price) - toMinor(discount)) },
    ...(coupon > 0 ? [{ key: 'coupon', amount: -coupon } as const] : []),
    ...(delivery === null
      ? []
      : [{ key: 'delivery', amount: delivery } as const]),
    ...FEES.filter((key) => facts[key] > 0).map((key) => ({
      key,
      amount: facts[key],
    })),
  ];
  const saved = toMinor(discount) + toMinor(coupon) + toMinor(deliverySaved);
  return { rows, total, saved: toDecimal(saved) };
}
