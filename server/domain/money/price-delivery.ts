import {
  deliveryPrice,
  type DeliveryTariff,
} from '@/utils/money/delivery-price';
import { percentOfMinor } from '@/utils/money/money';

/** What a shop asks beside the goods; minor units of the default currency. */
export interface ShopFees extends DeliveryTariff {
  readonly freeDeliveryFromMinor: number | null;
  readonly minAmountMinor: number;
  readonly smallOrderFeeMinor: number | null;
}

/**
 * What a delivery costs by the shop's tariff, in minor units of the default currency (`chargedFee` makes of it what is
 * shown and charged); free from its free-delivery amount when a subtotal is given.
 */
export function priceDelivery(
  shop: ShopFees,
  distanceKm: number,
  subtotalMinor?: number,
): number {
  const { freeDeliveryFromMinor: freeFrom } = shop;
  if (
    freeFrom !== null &&
    subtotalMinor !== undefined &&
    subtotalMinor >= freeFrom
  )
    return 0;
  return deliveryPrice(shop, distanceKm);
}

/** The fee for an order below the shop's minimum, in minor units of the default currency; 0 when none is due. */
export function smallOrderFee(shop: ShopFees, subtotalMinor: number): number {
  return subtotalMinor < shop.minAmountMinor
    ? (shop.smallOrderFeeMinor ?? 0)
    : 0;
}

/** The part of the service fee that grows with a shop's subtotal, in the subtotal's own currency. */
export function serviceFee(subtotalMinor: number, percent: number): number {
  return percentOfMinor(subtotalMinor, percent);
}

/** The shop's tax that is added to a subtotal, in the subtotal's own currency. */
export function shopTax(subtotalMinor: number, percent: number): number {
  return percentOfMinor(subtotalMinor, percent);
}
