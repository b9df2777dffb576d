import type { ShopDto } from '@/server/contracts/shop';
import type { CatalogueScope } from './catalogue-scope';

interface ShopReach {
  /** Kilometres; null while no address is chosen. */
  readonly distance: number | null;
  /** What a delivery costs; null: not known, to be picked up, or not brought there. */
  readonly fee: number | null;
  /** What it costs at least, while no address says more; else null. */
  readonly leastFee: number | null;
}

type Reached = Pick<
  ShopDto,
  'delivery_fee' | 'distance' | 'price_per_km' | 'price'
>;

/**
 * How an answer's shop is reached: an answer for the site's centre is nobody's way. A tariff without kilometres is
 * known everywhere.
 */
export function reachOf(
  { delivery_fee: fee, distance, price, price_per_km: perKm }: Reached,
  { unlocated }: Pick<CatalogueScope, 'unlocated'>,
): ShopReach {
  if (!unlocated) return { distance, fee, leastFee: null };
  const isLeast = fee !== null && perKm > 0;
  return {
    distance: null,
    fee: isLeast ? null : fee,
    leastFee: isLeast ? price : null,
  };
}
