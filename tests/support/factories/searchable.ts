import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  categories,
  categoryTranslations,
  shopCategories,
  shopTranslations,
} from '@/server/db/schema/catalogue';
import { productTranslations } from '@/server/db/schema/products';
import { createProduct, type TestProduct } from './product';
import { createShop, type TestShop } from './shop';

/** locale → title, or title and description. */
type Texts = Readonly<
  Record<string, string | readonly [title: string, description: string]>
>;

function rowsOf(texts: Texts) {
  return Object.entries(texts).map(([locale, text]) => {
    const [title, description] = typeof text === 'string' ? [text, null] : text;
    return { locale, title, description };
  });
}

/** A shop with these texts and no others. */
export async function createNamedShop(
  db: Db,
  texts: Texts,
  overrides: Parameters<typeof createShop>[1] = {},
): Promise<TestShop> {
  const shop = await createShop(db, overrides);
  await db.delete(shopTranslations).where(eq(shopTranslations.shopId, shop.id));
  await db
    .insert(shopTranslations)
    .values(rowsOf(texts).map((row) => ({ shopId: shop.id, ...row })));
  return shop;
}

/** A product with these texts and no others. */
export async function createNamedProduct(
  db: Db,
  shopId: number,
  texts: Texts,
  overrides: Parameters<typeof createProduct>[2] = {},
): Promise<TestProduct> {
  const product = await createProduct(db, shopId, overrides);
  await db
    .delete(productTranslations)
    .where(eq(productTranslations.productId, product.id));
  await db
    .insert(productTranslations)
    .values(rowsOf(texts).map((row) => ({ productId: product.id, ...row })));
  return product;
}

let count = 0;

/** A shared category with these titles, and the shop in it. */
export async function createMainCategory(
  db: Db,
  shopId: number,
  texts: Texts,
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(categories)
    .values({ slug: `cuisine-${count}`, kind: 'main' })
    .returning({ id: categories.id });
  const categoryId = row?.id ?? 0;
  await db
    .insert(categoryTranslations)
    .values(rowsOf(texts).map((each) => ({ categoryId, ...each })));
  await db.insert(shopCategories).values({ shopId, categoryId });
  return categoryId;
}
