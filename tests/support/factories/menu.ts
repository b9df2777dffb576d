import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categories, categoryTranslations } from '@/server/db/schema/catalogue';
import { productTranslations } from '@/server/db/schema/products';
import { createAddonGroup, createProduct, type TestProduct } from './product';

let count = 0;

/** A section of a shop's menu; products take it as their `categoryId`. */
export async function createMenuSection(
  db: Db,
  shopId: number,
  title: string,
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(categories)
    .values({ slug: `section-${count}`, kind: 'menu', shopId })
    .returning({ id: categories.id });
  const categoryId = row?.id ?? 0;
  await db
    .insert(categoryTranslations)
    .values({ categoryId, locale: 'en', title });
  return categoryId;
}

async function nameProduct(db: Db, id: number, title: string): Promise<void> {
  await db
    .update(productTranslations)
    .set({ title })
    .where(eq(productTranslations.productId, id));
}

/** A product by its name. */
export async function createDish(
  db: Db,
  shopId: number,
  title: string,
  overrides: Parameters<typeof createProduct>[2] = {},
): Promise<TestProduct> {
  const dish = await createProduct(db, shopId, overrides);
  await nameProduct(db, dish.id, title);
  return dish;
}

/** Add-ons by their names, 100 minor units each, of which `min` to `max` are to be chosen; answers them. */
export async function createChoices(
  db: Db,
  dish: TestProduct,
  choices: {
    readonly shopId: number;
    readonly min: number;
    readonly max: number;
    readonly names: readonly string[];
  },
): Promise<TestProduct[]> {
  const { names, ...rules } = choices;
  const prices = names.map(() => 100);
  const addons = await createAddonGroup(db, dish, { ...rules, prices });
  for (const [index, { id }] of addons.entries())
    await nameProduct(db, id, names[index] ?? '');
  return addons;
}
