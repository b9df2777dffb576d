import type { ProductContent } from '@/example/city/content/content';
import {
  type ChosenProduct,
  chooseProducts,
} from '@/example/city/seed/choose-products';
import { pictureOf } from '@/example/city/seed/pictures';
import { type PlannedProduct, planBonuses, planDiscounts } from './plan-offers';
import {
  type PlannedVariant,
  planAddons,
  planVariants,
  priceIn,
  PRODUCT_TAX_PERCENT,
} from './plan-addons';
import type { PlannedShop } from './plan-shop';
import { type Random, randomOf, uuidOf } from '@/scripts/lib/random';
import type { CityRows } from '@/example/city/seed/rows';
import { textRows } from '@/example/city/seed/texts';

const SOLD_OUT_SHARE = 0.02;
const NEARLY_SOLD_OUT_SHARE = 0.03;
const WELL_STOCKED = 6;
const DAY_MS = 86_400_000;

/** Shares by product slug of what a shop's menu is made of. */
interface MenuParts {
  readonly sectionIds: ReadonlyMap<string, number>;
  readonly groupIds: ReadonlyMap<string, number>;
  readonly variants: ReadonlyMap<string, PlannedVariant>;
  /** How many orders the shop has had. */
  readonly orders: number;
}

function planSections(
  rows: CityRows,
  shop: PlannedShop,
  used: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const [
    position,
    { id: slug, name, note },
  ] of shop.library.sections.entries()) {
    if (!used.has(slug)) continue;
    const id = rows.id('categories');
    ids.set(slug, id);
    rows.add('categories', {
      id,
      uuid: uuidOf(`menu ${shop.slug}/${slug}`),
      slug,
      kind: 'menu',
      shopId: shop.id,
      position,
    });
    for (const text of textRows(name, note))
      rows.add('categoryTranslations', {
        id: rows.id('categoryTranslations'),
        categoryId: id,
        ...text,
      });
  }
  return ids;
}

function addStocks(
  rows: CityRows,
  shop: PlannedShop,
  {
    content,
    productId,
    quantity,
    variant,
  }: {
    readonly content: ProductContent;
    readonly productId: number;
    readonly quantity: number;
    readonly variant: PlannedVariant | undefined;
  },
): number[] {
  const values = variant?.values ?? [{ id: null, factor: 1 }];
  return values.map(({ factor, id }, position) => {
    const stockId = rows.id('stocks');
    rows.add('stocks', {
      id: stockId,
      productId,
      sku: `S${shop.id}-${productId}${position ? `-${position + 1}` : ''}`,
      priceMinor: priceIn(shop, content.price, factor),
      quantity,
      position,
      allergens: [...(content.allergens ?? [])],
    });
    if (id !== null) rows.add('stockExtras', { stockId, extraValueId: id });
    return stockId;
  });
}

/**
 * How many of its shop's orders had a product: most had the showpieces, with which the menu therefore begins, then
 * those of the first sections.
 */
function ordersOf(
  { library }: PlannedShop,
  { section, slug }: ProductContent,
  orders: number,
  random: Random,
): number {
  const half = (orders * random.next()) / 2;
  if (library.showpieces?.includes(slug)) return Math.floor(orders / 2 + half);
  const place = library.sections.findIndex(({ id }) => id === section);
  return Math.floor(half * (1 - place / library.sections.length) ** 3);
}

/** Plenty of most; the city's first shops, where guests are led to, never run low. */
function quantityOnShelf(shop: PlannedShop, random: Random): number {
  if (random.chance(SOLD_OUT_SHARE)) return 0;
  const many = random.whole(200, 400);
  const isLow = random.chance(NEARLY_SOLD_OUT_SHARE) && shop.id > WELL_STOCKED;
  return isLow ? random.whole(2, 5) : many;
}

/** What is sold by weight is weighed in half kilos. */
function quantitiesOf({ unit, variant }: ProductContent) {
  return unit === 'kg' && !variant
    ? { minQty: 0.5, maxQty: 20, interval: 0.5 }
    : { maxQty: 50 };
}

function addProduct(
  rows: CityRows,
  shop: PlannedShop,
  { content, slug }: ChosenProduct,
  parts: MenuParts,
  now: Date,
): PlannedProduct {
  const random = randomOf(`product ${shop.slug}/${slug}`);
  const productId = rows.id('products');
  const [kcal, proteinGrams, fatGrams, carbGrams] = content.nutrition ?? [];
  rows.add('products', {
    id: productId,
    uuid: uuidOf(`product ${shop.slug}/${slug}`),
    slug,
    shopId: shop.id,
    categoryId: parts.sectionIds.get(content.section) ?? null,
    img: pictureOf(content.slug),
    gallery: (content.shows ?? []).map(pictureOf),
    ...quantitiesOf(content),
    taxPercent: PRODUCT_TAX_PERCENT,
    vegetarian: content.vegetarian ?? false,
    spicy: content.spicy ?? false,
    allergens: [...(content.allergens ?? [])],
    kcal,
    proteinGrams,
    fatGrams,
    carbGrams,
    unit: content.unit ?? 'portion',
    position: productId,
    ordersCount: ordersOf(shop, content, parts.orders, random),
    createdAt: new Date(+now - random.whole(5, 700) * DAY_MS),
  });
  for (const text of textRows(content.name, content.description))
    rows.add('productTranslations', {
      id: rows.id('productTranslations'),
      productId,
      ...text,
    });
  const quantity = quantityOnShelf(shop, random);
  const variant = content.variant
    ? parts.variants.get(content.variant)
    : undefined;
  const stockIds = addStocks(rows, shop, {
    content,
    productId,
    quantity,
    variant,
  });
  for (const [position, group] of (content.groups ?? []).entries()) {
    const groupId = parts.groupIds.get(group);
    if (groupId !== undefined)
      rows.add('productAddonGroups', { productId, groupId, position });
  }
  return { id: productId, content, stockIds };
}

/** Plans a shop's whole menu: sections, products with their stocks, extras, add-ons, discounts and gifts. */
export function planMenu(rows: CityRows, shop: PlannedShop, now: Date): void {
  const chosen = chooseProducts(shop);
  const contents = chosen.map(({ content }) => content);
  const row = rows.of('shops').find(({ id }) => id === shop.id);
  const parts: MenuParts = {
    orders: row?.ordersCount ?? 0,
    sectionIds: planSections(
      rows,
      shop,
      new Set(contents.map(({ section }) => section)),
    ),
    groupIds: planAddons(
      rows,
      shop,
      new Set(contents.flatMap(({ groups }) => groups ?? [])),
    ),
    variants: planVariants(
      rows,
      shop,
      new Set(contents.flatMap(({ variant }) => variant ?? [])),
    ),
  };
  const products = chosen.map((product) =>
    addProduct(rows, shop, product, parts, now),
  );
  planDiscounts(rows, shop, products, now);
  planBonuses(rows, shop, products, now);
}
