import { type ContainedTax, containedTaxes } from '@/utils/money/contained-tax';
import { allocateMinor } from '@/utils/money/allocate';
import { moneyUnit, toDecimal } from '@/utils/money/money';
import type {
  OrderDetailRow,
  OrderView,
} from '@/server/repositories/order/order-view-repository';

/** The taxes in what was paid and kept, by rate; a cancelled order sold nothing. */
function taxesOf({
  currency,
  details: all,
  order,
  refundedMinor,
}: OrderView): ContainedTax[] {
  const details = all.filter(({ leftOutAt }) => !leftOutAt);
  if (order.status === 'cancelled') return [];
  const unit = moneyUnit(currency);
  const addonsOf = (id: number): readonly OrderDetailRow[] =>
    details.filter(({ parentId }) => parentId === id);
  const lines = details.filter(({ parentId }) => parentId === null);
  const parts = lines.flatMap((line) => {
    const all = [line, ...addonsOf(line.id)];
    const refunds = allocateMinor(
      line.refundedMinor,
      all.map(({ totalPriceMinor }) => totalPriceMinor),
      unit,
    );
    return all.map((part, index) => ({
      percent: part.taxPercent,
      totalMinor: part.totalPriceMinor,
      taxMinor: part.containedTaxMinor,
      refundedMinor: refunds[index] ?? 0,
    }));
  });
  const { containedTaxMinor: taxMinor, totalMinor } = order;
  return containedTaxes(parts, { taxMinor, totalMinor, refundedMinor }, unit);
}

/** The sums of an order, decimals of its currency. */
export function presentAmounts(view: OrderView) {
  const { order } = view;
  const taxes = taxesOf(view);
  return {
    total_price: toDecimal(order.totalMinor),
    origin_price: toDecimal(order.priceMinor),
    total_discount: toDecimal(order.discountMinor),
    tax: toDecimal(order.shopTaxMinor),
    contained_tax: toDecimal(
      taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ),
    contained_taxes: taxes.map(({ amountMinor, percent }) => ({
      percent,
      amount: toDecimal(amountMinor),
    })),
    service_fee: toDecimal(order.serviceFeeMinor),
    delivery_fee: toDecimal(order.deliveryFeeMinor),
    delivery_saved: toDecimal(order.deliverySavedMinor ?? 0),
    small_order_fee: toDecimal(order.smallOrderFeeMinor),
    coupon_price: toDecimal(order.couponMinor),
    tips: toDecimal(order.tipsMinor),
  };
}
