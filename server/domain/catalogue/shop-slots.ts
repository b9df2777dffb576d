import type { CatalogueShop } from './load-shop-index';
import type { Point } from '@/server/domain/money/delivery-distance';
import { deliveryTo } from './view-shop';
import { listSlots, type SlotDay } from '../availability/list-slots';

/** Minutes from an order to its earliest slot: the shop's own for a pickup, with the way (when known) for a delivery. */
export function leadMinutes(
  shop: CatalogueShop,
  {
    address,
    type,
  }: { readonly type: 'delivery' | 'pickup'; readonly address?: Point },
): number {
  if (type === 'pickup') return shop.deliveryMinutesFrom;
  return address ? deliveryTo(shop, address).eta.to : shop.deliveryMinutesTo;
}

/** The slots a customer may choose from at this shop. */
export function shopSlots(
  shop: CatalogueShop,
  wish: {
    readonly now: Date;
    readonly type: 'delivery' | 'pickup';
    readonly address?: Point;
  },
): SlotDay[] {
  return listSlots(shop, {
    now: wish.now,
    prepMinutes: leadMinutes(shop, wish),
  });
}
