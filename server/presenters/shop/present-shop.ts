import { chargedFee, type ShopThresholds } from '@/utils/money/shop-terms';
import { amountIn } from '@/utils/money/amount-in';
import { toDecimal } from '@/utils/money/money';
import { feeTerms } from '@/utils/money/fee-step';
import { usualMinutes } from '@/utils/checkout/promised-minutes';
import type {
  ShopDto,
  ShopThresholdsDto,
  TagDto,
} from '@/server/contracts/shop';
import type { CatalogueShop } from '@/server/domain/catalogue/load-shop-index';
import type { ShopView } from '@/server/domain/catalogue/view-shop';
import type { TagRow } from '@/server/repositories/shop/category-repository';
import { presentAvailability } from '@/server/presenters/checkout/present-availability';
import { presentBonus } from '@/server/presenters/cart/present-bonus';
import {
  pickText,
  presentTranslation,
} from '@/server/presenters/i18n/present-translation';

/** In which language and currency an answer is; a Ctx is one. */
export interface AnswerTerms {
  readonly lang: string;
  readonly currency: {
    readonly rate: number;
    readonly fee_step: number;
    readonly title: string;
  };
}

/** A tag of shops. */
export function presentTag(
  tag: TagRow,
  { lang }: Pick<AnswerTerms, 'lang'>,
): TagDto {
  const { id, img, slug } = tag;
  return {
    id,
    slug,
    img,
    translation: presentTranslation(tag.translations, lang, id),
  };
}

function presentDeal(
  { deal }: ShopView,
  lang: string,
  amount: (minor: number) => number,
): ShopDto['deal'] {
  if (!deal) return null;
  const { translations, type, value } = deal;
  return {
    type,
    value: type === 'percent' ? value : amount(value),
    title: translations ? pickText(translations, lang, 'title') : null,
  };
}

function presentHours(
  shop: CatalogueShop,
): Pick<ShopDto, 'shop_closed_date' | 'shop_working_days'> {
  return {
    shop_working_days: shop.workingDays.map((row) => ({
      id: row.id,
      day: row.day,
      from: row.opensAt,
      to: row.closesAt,
      disabled: row.disabled,
    })),
    shop_closed_date: shop.closures.map(({ day, id }) => ({ id, day })),
  };
}

function presentCategories(
  shop: CatalogueShop,
  lang: string,
): ShopDto['categories'] {
  return shop.categories.map(({ id, slug, translations }) => ({
    id,
    slug,
    translation: presentTranslation(translations, lang, id),
  }));
}

/** From which amounts on a shop's terms change, in a currency. */
export function presentThresholds(
  shop: ShopThresholds,
  amount: (minor: number) => number,
): ShopThresholdsDto {
  const orNull = (minor: number | null): number | null =>
    minor === null ? null : amount(minor);
  return {
    min_amount: amount(shop.minAmountMinor),
    small_order_fee: orNull(shop.smallOrderFeeMinor),
    free_delivery_from: orNull(shop.freeDeliveryFromMinor),
  };
}

/** A shop in the caller's language and currency (api-contract §3); `offers` tells by which ways the house takes money now. */
export function presentShop(
  view: ShopView,
  { currency, lang }: AnswerTerms,
  offers?: (tag: string) => boolean,
): ShopDto {
  const { availability, delivery, shop } = view;
  const amount = (minor: number): number => amountIn(minor, currency);
  const fee = (minor: number): number =>
    toDecimal(chargedFee(minor, feeTerms(currency)));
  return {
    id: shop.id,
    uuid: shop.uuid,
    slug: shop.slug,
    type: shop.type,
    status: shop.status,
    open: view.open,
    verify: shop.verify,
    phone: shop.phone,
    logo_img: shop.logoImg,
    background_img: shop.backgroundImg,
    card_img: shop.cardImg,
    price: fee(shop.deliveryStartMinor),
    price_per_km: amount(shop.deliveryPerKmMinor),
    ...presentThresholds(shop, amount),
    tax: shop.taxPercent,
    service_fee: shop.serviceFeePercent,
    delivery_time: { ...usualMinutes(shop), type: 'minute' },
    location: { latitude: shop.latitude, longitude: shop.longitude },
    timezone: shop.timezone,
    translation: {
      ...presentTranslation(shop.translations, lang, shop.id),
      address: pickText(shop.translations, lang, 'address'),
    },
    rating_avg: shop.ratingAvg,
    reviews_count: shop.reviewsCount,
    orders_count: shop.ordersCount,
    products_count: shop.productsCount,
    discounts_count: view.discountsCount,
    deal: presentDeal(view, lang, amount),
    bonus: presentBonus(view.bonus, lang),
    is_new: view.isNew,
    tags: shop.tags.map((tag) => presentTag(tag, { lang })),
    categories: presentCategories(shop, lang),
    ...presentHours(shop),
    shop_payments: shop.payments.map(({ active, id, payment }) => ({
      id,
      status: active,
      payment,
      ...(offers && { offered: offers(payment.tag) }),
    })),
    distance: delivery?.distanceKm ?? null,
    delivery_fee: delivery?.feeMinor == null ? null : fee(delivery.feeMinor),
    eta: delivery?.eta ? { ...delivery.eta } : null,
    availability: presentAvailability(availability),
  };
}
