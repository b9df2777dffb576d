import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { MONTHS, WEEKDAYS } from '@/utils/constants/calendar';
import {
  daysBetween,
  formatTime,
  isoDate,
  zonedMoment,
} from '@/utils/i18n/dates';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import { reachOf } from '@/utils/shop/shop-reach';
import type { OpeningView, ShopView } from '@/utils/shop/shop-view';
import { weekOf } from '@/utils/shop/week';
import { openingOf } from './to-shop-card';

const DAYS_OF_A_WEEK = 7;

function openingWithDate(shop: ShopDto, now: Date): OpeningView | null {
  const opens = openingOf(shop, now);
  const { next_at: next } = shop.availability;
  if (!opens || !next) return null;
  const { day, month } = zonedMoment(next, shop.timezone);
  const isFar = daysBetween(now, next, shop.timezone) >= DAYS_OF_A_WEEK;
  return {
    ...opens,
    ...(isFar && { on: { day, month: MONTHS[month - 1] ?? 'january' } }),
  };
}

function closingOf(
  { availability, timezone }: ShopDto,
  now: Date,
): string | null {
  const { closes_at: closes } = availability;
  if (!closes || +new Date(closes) - +now > 86_400_000) return null;
  return formatTime(closes, timezone);
}

function closedFrom({ shop_closed_date: rows }: ShopDto, today: string) {
  return rows
    .map(({ day }) => day.slice(0, 10))
    .filter((date) => date >= today)
    .sort();
}

/** What the page and the cart show of a shop; times are made here, once, so that server and browser agree. For the scope it was asked in. */
function toShopView(shop: ShopDto, now: Date, scope: CatalogueScope): ShopView {
  const { availability, deal, delivery_time: usual, translation } = shop;
  const isOutside = availability.reason === 'out_of_zone';
  const minutes = shop.eta ?? (isOutside ? null : usual);
  const { distance, fee, leastFee } = reachOf(shop, scope);
  const today = zonedMoment(now, shop.timezone);
  return {
    id: shop.id,
    uuid: shop.uuid,
    type: shop.type,
    verify: shop.verify,
    title: translation.title,
    description: translation.description,
    address: translation.address,
    phone: shop.phone,
    logo: shop.logo_img,
    cover: shop.background_img ?? shop.card_img,
    kinds: shop.categories.map((category) => category.translation.title),
    tags: shop.tags.map((tag) => tag.translation.title),
    timezone: shop.timezone,
    week: weekOf(shop.shop_working_days),
    today: WEEKDAYS.find((day) => day === today.weekday) ?? 'monday',
    closedDates: closedFrom(shop, isoDate(today)),
    payments: shop.shop_payments
      .filter(
        ({ offered, payment, status }) =>
          status && payment.active && offered !== false,
      )
      .map(({ payment: { tag, title } }) => ({ tag, title })),
    rating: shop.rating_avg,
    reviewsCount: shop.reviews_count,
    location: shop.location,
    minutes: minutes && { from: minutes.from, to: minutes.to },
    readyIn: usual.from,
    distance,
    ...(scope.unit && { unit: scope.unit }),
    deliveryFee: fee,
    leastFee,
    deliveryFrom: shop.price,
    deliveryPerKm: shop.price_per_km,
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
    opens: openingWithDate(shop, now),
    closesAt: closingOf(shop, now),
  };
}

export const shopPageService = {
  /** The shop as its page shows it, to somebody at that place or, with `pickup`, who fetches the order. */
  detail: async (
    id: number,
    scope: CatalogueScope,
    { pickup }: { readonly pickup?: 1 } = {},
  ): Promise<ShopView> => {
    const shop = await api.get<ShopDto>(`/rest/shops/${id}`, {
      ...scopeParams(scope),
      pickup,
    });
    return toShopView(shop, new Date(), scope);
  },
};
