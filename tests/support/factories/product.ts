import type { Db } from '@/server/db/client';
import {
  addonGroupItems,
  addonGroups,
  productAddonGroups,
  products,
  productTranslations,
  stocks,
} from '@/server/db/schema/products';
import {
  bonuses,
  discounts,
  productDiscounts,
} from '@/server/db/schema/promotions';

let count = 0;

interface ProductOverrides extends Partial<typeof products.$inferInsert> {
  readonly priceMinor?: number;
  readonly quantity?: number;
}

export interface TestProduct {
  readonly id: number;
  readonly stockId: number;
}

/** A product with one stock: 690 minor units, 100 on the shelf. */
export async function createProduct(
  db: Db,
  shopId: number,
  { priceMinor = 690, quantity = 100, ...overrides }: ProductOverrides = {},
): Promise<TestProduct> {
  count += 1;
  const [product] = await db
    .insert(products)
    .values({ slug: `product-${count}`, shopId, ...overrides })
    .returning({ id: products.id });
  const productId = product?.id ?? 0;
  await db.insert(productTranslations).values([
    {
      productId,
      locale: 'en',
      title: `Dish ${count}`,
      description: 'Cooked today',
    },
    { productId, locale: 'ru', title: `Блюдо ${count}` },
  ]);
  const [stock] = await db
    .insert(stocks)
    .values({ productId, priceMinor, quantity })
    .returning({ id: stocks.id });
  return { id: productId, stockId: stock?.id ?? 0 };
}

/** A group of add-ons on a product, each with a price; answers the add-ons. */
export async function createAddonGroup(
  db: Db,
  product: TestProduct,
  group: {
    readonly shopId: number;
    readonly min: number;
    readonly max: number;
    readonly prices: readonly number[];
  },
): Promise<TestProduct[]> {
  const { max, min, prices, shopId } = group;
  const [row] = await db
    .insert(addonGroups)
    .values({
      shopId,
      min,
      max,
      translations: { en: { title: 'On the side' } },
    })
    .returning({ id: addonGroups.id });
  const groupId = row?.id ?? 0;
  await db
    .insert(productAddonGroups)
    .values({ productId: product.id, groupId });
  const addons: TestProduct[] = [];
  for (const priceMinor of prices) {
    const addon = await createProduct(db, shopId, { addon: true, priceMinor });
    await db
      .insert(addonGroupItems)
      .values({ groupId, stockId: addon.stockId });
    addons.push(addon);
  }
  return addons;
}

/** A running percent discount on a product. */
export async function createDiscount(
  db: Db,
  shopId: number,
  productId: number,
  percent: number,
): Promise<void> {
  const [discount] = await db
    .insert(discounts)
    .values({ shopId, type: 'percent', value: percent, startsAt: new Date(0) })
    .returning({ id: discounts.id });
  await db
    .insert(productDiscounts)
    .values({ productId, discountId: discount?.id ?? 0 });
}

/** A running "buy `value`, get `quantity`" of a stock; of the same one unless told. */
export async function createBonus(
  db: Db,
  rule: {
    readonly shopId: number;
    readonly stockId: number;
    readonly value: number;
    readonly bonusStockId?: number;
    readonly quantity?: number;
    readonly endsAt?: Date;
  },
): Promise<void> {
  const { bonusStockId, endsAt, quantity = 1, shopId, stockId, value } = rule;
  await db.insert(bonuses).values({
    shopId,
    stockId,
    value,
    bonusStockId: bonusStockId ?? stockId,
    bonusQuantity: quantity,
    startsAt: new Date(0),
    endsAt,
  });
}
