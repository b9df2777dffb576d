import type {
  AddonContent,
  LibraryContent,
} from '@/example/city/content/content';
import type { PlannedShop } from './plan-shop';
import { uuidOf } from '@/scripts/lib/random';
import type { CityRows } from '@/example/city/seed/rows';
import { labels, textRows } from '@/example/city/seed/texts';

export const PRODUCT_TAX_PERCENT = 12;
const PRICE_STEP_MINOR = 5;

/** A price of the library in this shop, in steps of five cents. */
export function priceIn(
  { priceFactor }: PlannedShop,
  price: number,
  factor = 1,
): number {
  return (
    Math.round((price * factor * priceFactor) / PRICE_STEP_MINOR) *
    PRICE_STEP_MINOR
  );
}

function addAddon(
  rows: CityRows,
  shop: PlannedShop,
  addon: AddonContent,
): number {
  const productId = rows.id('products');
  const allergens = [...(addon.allergens ?? [])];
  rows.add('products', {
    id: productId,
    uuid: uuidOf(`addon ${shop.slug}/${addon.slug}`),
    slug: addon.slug,
    shopId: shop.id,
    addon: true,
    maxQty: 20,
    taxPercent: PRODUCT_TAX_PERCENT,
    allergens,
  });
  for (const text of textRows(addon.name, addon.note))
    rows.add('productTranslations', {
      id: rows.id('productTranslations'),
      productId,
      ...text,
    });
  const stockId = rows.id('stocks');
  rows.add('stocks', {
    id: stockId,
    productId,
    priceMinor: priceIn(shop, addon.price),
    quantity: 1000,
    allergens,
  });
  return stockId;
}

/** Plans the add-on groups a menu uses, each once with its add-ons; answers group ids by the library's ids. */
export function planAddons(
  rows: CityRows,
  shop: PlannedShop,
  used: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const stockOf = new Map<string, number>();
  const groupIds = new Map<string, number>();
  for (const group of shop.library.addonGroups.filter(({ id }) =>
    used.has(id),
  )) {
    const groupId = rows.id('addonGroups');
    groupIds.set(group.id, groupId);
    rows.add('addonGroups', {
      id: groupId,
      shopId: shop.id,
      min: group.min,
      max: group.max,
      translations: labels(group.name),
    });
    for (const [position, addon] of group.addons.entries()) {
      const stockId = stockOf.get(addon.slug) ?? addAddon(rows, shop, addon);
      stockOf.set(addon.slug, stockId);
      rows.add('addonGroupItems', {
        id: rows.id('addonGroupItems'),
        groupId,
        stockId,
        position,
      });
    }
  }
  return groupIds;
}

type VariantContent = LibraryContent['variants'][number];

export interface PlannedVariant {
  readonly values: readonly { readonly id: number; readonly factor: number }[];
}

function addVariant(
  rows: CityRows,
  shop: PlannedShop,
  variant: VariantContent,
): PlannedVariant {
  const groupId = rows.id('extraGroups');
  rows.add('extraGroups', {
    id: groupId,
    shopId: shop.id,
    type: variant.type,
    translations: labels(variant.name),
  });
  const values = variant.values.map(({ color, factor, value }, position) => {
    const id = rows.id('extraValues');
    rows.add('extraValues', {
      id,
      groupId,
      value: color ?? value[0],
      translations: labels(value),
      position,
    });
    return { id, factor };
  });
  return { values };
}

/** Plans the groups of extras (sizes, portions, colours) a menu uses; answers them by the library's ids. */
export function planVariants(
  rows: CityRows,
  shop: PlannedShop,
  used: ReadonlySet<string>,
): ReadonlyMap<string, PlannedVariant> {
  return new Map(
    shop.library.variants
      .filter(({ id }) => used.has(id))
      .map((variant) => [variant.id, addVariant(rows, shop, variant)]),
  );
}
