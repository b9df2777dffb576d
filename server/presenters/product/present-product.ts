import { convertMinor, toDecimal } from '@/utils/money/money';
import {
  ALLERGENS,
  type AddonDto,
  type AllergenDto,
  type ProductDto,
  type StockDto,
} from '@/server/contracts/product';
import type { CatalogueShop } from '@/server/domain/catalogue/load-shop-index';
import type {
  PricedAddon,
  PricedAddonGroup,
  PricedProduct,
  PricedStock,
} from '@/server/domain/catalogue/price-product';
import { presentBonus } from '@/server/presenters/cart/present-bonus';
import {
  pickText,
  presentTranslation,
} from '@/server/presenters/i18n/present-translation';
import { presentUnit } from './present-unit';

interface ProductPresentation {
  readonly lang: string;
  /** The members of add-on groups: whole in a product's detail, left out of menus and lists. */
  readonly withAddons: boolean;
  /** Named on rows of lists over many shops. */
  readonly shop?: CatalogueShop;
}

/** The allergens we have words and icons for. */
export function presentAllergens(stored: readonly string[]): AllergenDto[] {
  return ALLERGENS.filter((allergen) => stored.includes(allergen));
}

/** The extras of a stock (size, colour) in one language. */
export function presentExtras(
  extras: PricedStock['stock']['extras'],
  lang: string,
): StockDto['extras'] {
  return extras.map(({ group, id, translations, value }) => ({
    id,
    value,
    extra_group_id: group.id,
    translation: presentTranslation(translations, lang, id),
    group: {
      id: group.id,
      type: group.type,
      translation: presentTranslation(group.translations, lang, group.id),
    },
  }));
}

function presentPrice({
  stock,
  unit,
}: PricedStock): Omit<
  StockDto,
  'addon_groups' | 'addons' | 'bonus' | 'extras'
> {
  return {
    id: stock.id,
    product_id: stock.productId,
    sku: stock.sku,
    price: toDecimal(unit.priceMinor),
    discount: toDecimal(unit.discountMinor),
    tax: toDecimal(unit.containedTaxMinor),
    total_price: toDecimal(unit.totalMinor),
    quantity: stock.quantity,
    allergens: presentAllergens(stock.allergens),
  };
}

function presentAddon(addon: PricedAddon, lang: string): AddonDto {
  const { id, product, stock } = addon;
  return {
    id,
    stock_id: stock.id,
    addon_id: product.id,
    product: {
      id: product.id,
      uuid: product.uuid,
      img: product.img,
      translation: presentTranslation(product.translations, lang, product.id),
      allergens: presentAllergens(product.allergens),
      vegetarian: product.vegetarian,
      stock: presentPrice(addon),
    },
  };
}

function presentGroup(
  { addons, id, max, min, translations }: PricedAddonGroup,
  { lang, withAddons }: ProductPresentation,
): StockDto['addon_groups'][number] {
  return {
    id,
    min,
    max,
    translation: presentTranslation(translations, lang, id),
    ...(withAddons && {
      addons: addons.map((addon) => presentAddon(addon, lang)),
    }),
  };
}

/** The members of all groups, each once. */
function flatAddons(groups: StockDto['addon_groups']): AddonDto[] {
  const all = groups.flatMap(({ addons }) => addons ?? []);
  return [...new Map(all.map((addon) => [addon.stock_id, addon])).values()];
}

/** The main picture and the others, each once. */
function presentGallery({
  gallery,
  img,
}: Pick<PricedProduct['product'], 'gallery' | 'img'>): ProductDto['galleries'] {
  const paths = [...new Set([...(img ? [img] : []), ...gallery])];
  return paths.map((path, index) => ({ id: index + 1, title: path, path }));
}

function presentStocks(
  priced: PricedProduct,
  options: ProductPresentation,
): StockDto[] {
  const groups = priced.groups.map((group) => presentGroup(group, options));
  return priced.stocks.map((stock) => ({
    ...presentPrice(stock),
    extras: presentExtras(stock.stock.extras, options.lang),
    bonus: presentBonus(stock.bonus, options.lang),
    addon_groups: groups,
    ...(options.withAddons && { addons: flatAddons(groups) }),
  }));
}

/** A product with its stocks in the caller's language, at the prices it was given (api-contract §3). */
export function presentProduct(
  priced: PricedProduct,
  options: ProductPresentation,
): ProductDto {
  const { discounts, product, rate, unit } = priced;
  const { lang, shop, withAddons } = options;
  const stocks = presentStocks(priced, options);
  return {
    id: product.id,
    uuid: product.uuid,
    slug: product.slug,
    shop_id: product.shopId,
    category_id: product.categoryId,
    img: product.img,
    galleries: presentGallery(product),
    tax: product.taxPercent,
    min_qty: product.minQty,
    max_qty: product.maxQty,
    interval: product.interval,
    active: product.active,
    status: product.status,
    vegetarian: product.vegetarian,
    spicy: product.spicy,
    allergens: presentAllergens(product.allergens),
    kcal: product.kcal,
    carbs: product.carbGrams,
    protein: product.proteinGrams,
    fats: product.fatGrams,
    translation: presentTranslation(product.translations, lang, product.id),
    unit: presentUnit(product.unit, lang),
    stocks,
    ...(!withAddons && { stock: stocks[0] ?? null }),
    discounts: discounts.map(({ endsAt, id, type, value }) => ({
      id,
      type,
      value:
        type === 'percent' ? value : toDecimal(convertMinor(value, rate, unit)),
      expired_at: endsAt?.toISOString() ?? null,
    })),
    rating_avg: product.ratingAvg,
    reviews_count: product.reviewsCount,
    ...(shop && {
      shop: {
        id: shop.id,
        type: shop.type,
        title: pickText(shop.translations, lang, 'title') ?? '',
      },
    }),
  };
}
