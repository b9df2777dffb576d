/** What changes the price of goods on its way to a total. */
export type AdjustmentKind =
  | 'coupon'
  | 'delivery'
  | 'discount'
  | 'service'
  | 'shop_tax'
  | 'small_order'
  | 'tip';

/** One change of a total, in minor units of its currency; below zero takes off. */
export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly amountMinor: number;
}

/** A total with its parts, as orders and quotes keep them; minor units, none below zero. */
export interface Sums {
  readonly priceMinor: number;
  readonly discountMinor: number;
  /** Contained in the prices, not added. */
  readonly containedTaxMinor: number;
  readonly shopTaxMinor: number;
  readonly deliveryFeeMinor: number;
  readonly serviceFeeMinor: number;
  readonly smallOrderFeeMinor: number;
  readonly couponMinor: number;
  readonly tipsMinor: number;
  readonly totalMinor: number;
}

/**
 * The one function that makes a total: the list prices with every adjustment, exactly (api-contract.md §2 Prices).
 * `containedTaxMinor` is told and not added. Amounts of one kind are added up.
 */
export function sumAdjustments(
  goods: { readonly priceMinor: number; readonly containedTaxMinor: number },
  adjustments: readonly Adjustment[],
): Sums {
  const added = (kind: AdjustmentKind): number =>
    adjustments.reduce(
      (sum, part) => (part.kind === kind ? sum + part.amountMinor : sum),
      0,
    );
  const takenOff = (kind: AdjustmentKind): number => 0 - added(kind);
  return {
    priceMinor: goods.priceMinor,
    discountMinor: takenOff('discount'),
    containedTaxMinor: goods.containedTaxMinor,
    shopTaxMinor: added('shop_tax'),
    deliveryFeeMinor: added('delivery'),
    serviceFeeMinor: added('service'),
    smallOrderFeeMinor: added('small_order'),
    couponMinor: takenOff('coupon'),
    tipsMinor: added('tip'),
    totalMinor: adjustments.reduce(
      (sum, { amountMinor }) => sum + amountMinor,
      goods.priceMinor,
    ),
  };
}
