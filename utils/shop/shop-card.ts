import type { ShopDto } from '@/server/contracts/shop';
import { dayWord, formatTime } from '@/utils/i18n/dates';
import type { OpeningView } from './shop-view';

/** What a shop's card or tile shows; amounts in the asked currency, minutes and kilometres for the asked address. */
export interface ShopCardView {
  readonly id: number;
  readonly uuid: string;
  readonly type: 'restaurant' | 'shop';
  readonly title: string;
  readonly img: string | null;
  readonly logo: string | null;
  /** What kind of shop, for tiles. */
  readonly kind: string | null;
  readonly rating: number | null;
  /** Minutes until a delivery arrives. */
  readonly eta: readonly [from: number, to: number];
  /** Minutes until it can be picked up. */
  readonly ready: readonly [from: number, to: number];
  readonly fee: number;
  /** From this sum on the delivery is free; null: never. */
  readonly freeFrom: number | null;
  readonly km: number | null;
  /** Where it is: latitude, longitude. */
  readonly at: readonly [number, number];
  readonly deal: {
    readonly type: 'fix' | 'percent';
    readonly value: number;
    readonly title: string | null;
  } | null;
  /** So many bought bring so many; left out without such an offer. */
  readonly bonus?: readonly [value: number, quantity: number];
  readonly isNew: boolean;
  /** Orders are taken now. */
  readonly open: boolean;
  /** Of a closed shop; worded where the data is read, so that it hydrates unchanged. */
  readonly opens: OpeningView | null;
  /** It does not deliver to the address; lists of an address have none of these. */
  readonly outside?: true;
}

function openingOf(
  { availability, timezone }: Pick<ShopDto, 'availability' | 'timezone'>,
  now: Date,
): OpeningView | null {
  const at = availability.next_at;
  if (availability.can_order || !at) return null;
  return { time: formatTime(at, timezone), day: dayWord(at, timezone, now) };
}

/** Degrees to about a metre: enough for a map, and short in the page. */
const metre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The card of a shop: about a tenth of the whole answer, which keeps the page's HTML small. */
export function toShopCard(shop: ShopDto, now: Date): ShopCardView {
  const { delivery_time: ready, eta, location } = shop;
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
    fee: shop.delivery_fee ?? shop.price,
    freeFrom: shop.free_delivery_from,
    km: shop.distance,
    at: [metre(location.latitude), metre(location.longitude)],
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
