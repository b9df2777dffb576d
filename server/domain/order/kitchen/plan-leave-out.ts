import { addQuantities, pieces } from '@/utils/cart/quantity';
import { allocateMinor } from '@/utils/money/allocate';
import { taxAfterPromo } from '@/utils/money/contained-tax';
import { moneyUnit, percentOfMinor } from '@/utils/money/money';
import { couponEffect } from '@/server/domain/coupon/coupon-effect';
import {
  type Sums,
  sumAdjustments,
} from '@/server/domain/money/sum-adjustments';
import type {
  OrderDetailRow,
  OrderView,
} from '@/server/repositories/order/order-view-repository';

/** What leaving a line out of an order changes. */
export interface LeaveOutPlan {
  /** The line with its add-ons and the gift that nothing else earns. */
  readonly gone: readonly OrderDetailRow[];
  /** Nothing that is paid for is left: the order is to be cancelled. */
  readonly isLast: boolean;
  /** The order without them; minor units of its currency. */
  readonly sums: Sums;
  /** What the customer pays less, never below zero. */
  readonly backMinor: number;
  /** Units that go back into stock: of what did not run out. */
  readonly returned: ReadonlyMap<number, number>;
}

type Rows = readonly OrderDetailRow[];

const isLine = ({ parentId }: OrderDetailRow): boolean => parentId === null;
/** A line that is paid for: no add-on, no gift. */
export const isBought = (row: OrderDetailRow): boolean =>
  isLine(row) && !row.bonus;

/** The lines that bring a gift: all of the stock of the line it was written after, of the same member. */
function earnersOf(gift: OrderDetailRow, details: Rows): OrderDetailRow[] {
  const first = details
    .filter((row) => isBought(row) && row.id < gift.id)
    .at(-1);
  return details.filter(
    (row) =>
      isBought(row) &&
      row.stockId === first?.stockId &&
      row.memberUuid === first.memberUuid,
  );
}

function goneWith(line: OrderDetailRow, details: Rows): OrderDetailRow[] {
  if (!isLine(line)) return [line];
  const isGone = (row: OrderDetailRow): boolean => {
    if (row.leftOutAt) return false;
    if (row.id === line.id || row.parentId === line.id) return true;
    if (!row.bonus || line.bonus) return false;
    const earners = earnersOf(row, details);
    return (
      earners.includes(line) &&
      earners.every(({ id, leftOutAt }) => id === line.id || leftOutAt)
    );
  };
  return details.filter(isGone);
}

function sum(
  rows: Rows,
  field: 'containedTaxMinor' | 'discountMinor' | 'originPriceMinor',
): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

interface Goods {
  readonly before: number;
  readonly after: number;
  readonly unit: number;
}

/**
 * What is left of something that grows with the goods: its fixed part stays, as much as the percentage now explains
 * shrinks. One that the shop has changed since shrinks in proportion.
 */
function shrunk(
  minor: number,
  percent: number,
  { goods, hasFixedPart }: { goods: Goods; hasFixedPart: boolean },
): number {
  const { after, before, unit } = goods;
  const fixed = minor - percentOfMinor(before, percent, unit);
  if (hasFixedPart ? fixed >= 0 : fixed === 0)
    return fixed + percentOfMinor(after, percent, unit);
  return allocateMinor(minor, [after, before - after], unit)[0] ?? 0;
}

/** What a coupon takes off what is left: by its own rule, though its minimum may not be reached any more. */
function couponLeft(
  { leaveOut, order }: OrderView,
  { after, before, unit }: Goods,
): number {
  const { couponMinor, deliveryFeeMinor: deliveryMinor, rate } = order;
  const coupon = leaveOut?.coupon;
  if (couponMinor === 0) return 0;
  const off = coupon
    ? couponEffect(
        { ...coupon, minGoodsMinor: 0 },
        {
          ...{ deliveryMinor, rate, unit },
          goodsMinor: after,
          houseGoodsMinor: after,
        },
      ).offMinor
    : after;
  // of a rounding: the customer never pays more than before
  return Math.max(Math.min(couponMinor, off), couponMinor - (before - after));
}

function sumsOf(view: OrderView, left: Rows): Sums {
  const { currency, leaveOut, order } = view;
  const unit = moneyUnit(currency);
  const priceMinor = sum(left, 'originPriceMinor');
  const discountMinor = sum(left, 'discountMinor');
  const after = priceMinor - discountMinor;
  const goods = { before: order.priceMinor - order.discountMinor, after, unit };
  const couponMinor = couponLeft(view, goods);
  const isOnDelivery = leaveOut?.coupon?.for === 'delivery_fee';
  const containedTaxMinor = taxAfterPromo(
    sum(left, 'containedTaxMinor'),
    {
      totalMinor: after,
      offMinor: isOnDelivery ? 0 : Math.min(couponMinor, after),
    },
    unit,
  );
  const tax = { goods, hasFixedPart: false };
  const service = { goods, hasFixedPart: true };
  return sumAdjustments({ priceMinor, containedTaxMinor }, [
    { kind: 'discount', amountMinor: -discountMinor },
    {
      kind: 'shop_tax',
      amountMinor: shrunk(order.shopTaxMinor, leaveOut?.taxPercent ?? 0, tax),
    },
    {
      kind: 'service',
      amountMinor: shrunk(
        order.serviceFeeMinor,
        leaveOut?.serviceFeePercent ?? 0,
        service,
      ),
    },
    { kind: 'delivery', amountMinor: order.deliveryFeeMinor },
    { kind: 'small_order', amountMinor: order.smallOrderFeeMinor },
    { kind: 'coupon', amountMinor: -couponMinor },
    { kind: 'tip', amountMinor: order.tipsMinor },
  ]);
}

/** How many units a row of an order took from stock; an add-on's quantity is for one piece of its line. */
function unitsOf(row: OrderDetailRow, details: Rows): number {
  const line = details.find(({ id }) => id === row.parentId);
  return line
    ? row.quantity * pieces(line.quantity, line.snapshot.interval ?? 1)
    : row.quantity;
}

function returnedOf(gone: Rows, details: Rows): Map<number, number> {
  const units = new Map<number, number>();
  for (const row of gone)
    if (!row.soldOutAt)
      units.set(
        row.stockId,
        addQuantities(units.get(row.stockId) ?? 0, unitsOf(row, details)),
      );
  return units;
}

/**
 * What an order is without one of its lines: minimum and free delivery are not asked again, so that nobody pays more for
 * less. Null when the line is no part of it any more. Pure; the view is one read by its id.
 */
export function planLeaveOut(
  view: OrderView,
  lineId: number,
): LeaveOutPlan | null {
  const { details, order } = view;
  const line = details.find(({ id }) => id === lineId);
  if (!line || line.leftOutAt) return null;
  const gone = goneWith(line, details);
  const left = details.filter((row) => !row.leftOutAt && !gone.includes(row));
  const isLast = !left.some(isBought);
  const sums = sumsOf(view, left);
  return {
    gone,
    isLast,
    sums,
    backMinor: isLast ? order.totalMinor : order.totalMinor - sums.totalMinor,
    returned: returnedOf(gone, details),
  };
}
