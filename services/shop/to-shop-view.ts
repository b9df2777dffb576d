import type { ShopDto } from '@/server/contracts/shop';
import { dayWord, formatTime } from '@/utils/dates';
import type { OpeningView, ShopView } from '@/utils/shop-view';

function openingOf(
  { availability, timezone }: ShopDto,
  now: Date,
): OpeningView | null {
  const { next_at: next } = availability;
  return next
    ? { time: formatTime(next, timezone), day: dayWord(next, timezone, now) }
    : null;
}

function closingOf(
  { availability, timezone }: ShopDto,
  now: Date,
): string | null {
  const { closes_at: closes } = availability;
  if (!closes || +new Date(closes) - +now > 86_400_000) return null;
  return formatTime(closes, timezone);
}

/** What the page and the cart show of a shop; times are made here, once, so that server and browser agree. */
export function toShopView(shop: ShopDto, now: Date): ShopView {
  const { availability, deal, delivery_time: usual, translation } = shop;
  const minutes = shop.eta ?? usual;
  return {
    id: shop.id,
    uuid: shop.uuid,
    type: shop.type,
    title: translation.title,
    description: translation.description,
    address: translation.address,
    phone: shop.phone,
    logo: shop.logo_img,
    cover: shop.background_img ?? shop.card_img,
    kinds: shop.categories.map((category) => category.translation.title),
    rating: shop.rating_avg,
    reviewsCount: shop.reviews_count,
    location: shop.location,
    minutes: { from: minutes.from, to: minutes.to },
    distance: shop.distance,
    deliveryFee: shop.delivery_fee,
    deliveryFrom: shop.price,
    minAmount: shop.min_amount,
    smallOrderFee: shop.small_order_fee,
    freeDeliveryFrom: shop.free_delivery_from,
    serviceFeePercent: shop.service_fee,
    taxPercent: shop.tax,
    deal: deal && {
      title: deal.title,
      percent: deal.type === 'percent' ? deal.value : null,
    },
    canOrder: availability.can_order,
    open: shop.open,
    reason: availability.reason ?? null,
    opens: openingOf(shop, now),
    closesAt: closingOf(shop, now),
  };
}
