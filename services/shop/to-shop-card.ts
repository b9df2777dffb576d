import type { ShopDto } from '@/server/contracts/shop';
import { dayWord, formatTime } from '@/utils/i18n/dates';
import type { ShopCardView } from '@/utils/shop/shop-card';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';
import { reachOf } from '@/utils/shop/shop-reach';
import type { OpeningView } from '@/utils/shop/shop-view';

/** When a shop takes orders again, on its own clock; null: it does now, or nobody knows. */
export function openingOf(
  { availability, timezone }: Pick<ShopDto, 'availability' | 'timezone'>,
  now: Date,
): OpeningView | null {
  const at = availability.next_at;
  if (availability.can_order || !at) return null;
  const day = dayWord(at, timezone, now);
  return {
    time: formatTime(at, timezone),
    day,
    ...(day === 'today' && availability.reason === 'busy' && { busy: true }),
  };
}

/** Degrees to about ten metres: enough for a map of shops, and short in the page. */
const tenMetres = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** The card of a shop, for the scope it was asked in: about a tenth of the whole answer, which keeps the page's HTML small. */
export function toShopCard(
  shop: ShopDto,
  now: Date,
  scope: CatalogueScope,
): ShopCardView {
  const { delivery_time: ready, eta, location } = shop;
  const { distance, fee, leastFee } = reachOf(shop, scope);
  return {
    id: shop.id,
    uuid: shop.uuid,
    type: shop.type,
    title: shop.translation.title,
    img: shop.card_img ?? shop.background_img,
    logo: shop.logo_img,
    kind: shop.categories[0]?.translation.title ?? null,
    rating: shop.rating_avg,
    eta: eta ? [eta.from, eta.to] : [ready.from, ready.to],
    ready: [ready.from, ready.to],
    fee: fee ?? leastFee ?? shop.price,
    ...(leastFee !== null && { least: true }),
    freeFrom: shop.free_delivery_from,
    km: distance,
    ...(scope.unit && { unit: scope.unit }),
    at: [tenMetres(location.latitude), tenMetres(location.longitude)],
    deal: shop.deal,
    ...(shop.bonus && {
      bonus: [shop.bonus.value, shop.bonus.bonus_quantity] as const,
    }),
    isNew: shop.is_new,
    open: shop.availability.can_order,
    opens: openingOf(shop, now),
    ...(shop.availability.reason === 'out_of_zone' && { outside: true }),
  };
}
