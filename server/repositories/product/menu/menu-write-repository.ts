import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categoryTranslations } from '@/server/db/schema/catalogue';
import {
  addonGroupItems,
  productAddonGroups,
  products,
  productTranslations,
  stockExtras,
  stocks,
} from '@/server/db/schema/products';
import { batches, excluded } from './menu-table-repository';

interface Words {
  readonly ownerId: number;
  readonly locale: string;
  readonly title: string;
  readonly description: string | null;
}

/** Writes words of products by language. */
export async function putProductWords(
  db: Db,
  rows: readonly Words[],
): Promise<void> {
  const { description, locale, productId, title } = productTranslations;
  for (const batch of batches(rows))
    await db
      .insert(productTranslations)
      .values(
        batch.map(({ ownerId, ...row }) => ({ ...row, productId: ownerId })),
      )
      .onConflictDoUpdate({
        target: [productId, locale],
        set: excluded({ title, description }),
      });
}

/** Writes words of sections by language. */
export async function putCategoryWords(
  db: Db,
  rows: readonly Words[],
): Promise<void> {
  const { categoryId, description, locale, title } = categoryTranslations;
  for (const batch of batches(rows))
    await db
      .insert(categoryTranslations)
      .values(
        batch.map(({ ownerId, ...row }) => ({ ...row, categoryId: ownerId })),
      )
      .onConflictDoUpdate({
        target: [categoryId, locale],
        set: excluded({ title, description }),
      });
}

/** Takes a language away from products or sections. */
export async function deleteWords(
  db: Db,
  of: 'categories' | 'products',
  rows: readonly { readonly ownerId: number; readonly locale: string }[],
): Promise<void> {
  const isOfProducts = of === 'products';
  const table = isOfProducts ? productTranslations : categoryTranslations;
  const owner = isOfProducts
    ? productTranslations.productId
    : categoryTranslations.categoryId;
  for (const batch of batches(rows)) {
    const pairs = batch.map(
      ({ locale, ownerId }) => sql`(${ownerId}::int, ${locale})`,
    );
    await db
      .delete(table)
      .where(sql`(${owner}, ${table.locale}) in (${sql.join(pairs, sql`, `)})`);
  }
}

/** What each of these options is made of, instead of what it was. */
export async function replaceStockExtras(
  db: Db,
  stockIds: readonly number[],
  rows: readonly (typeof stockExtras.$inferInsert)[],
): Promise<void> {
  for (const batch of batches(stockIds))
    await db.delete(stockExtras).where(inArray(stockExtras.stockId, batch));
  for (const batch of batches(rows)) await db.insert(stockExtras).values(batch);
}

/** The members of each of these groups, instead of those that were. */
export async function replaceGroupItems(
  db: Db,
  groupIds: readonly number[],
  rows: readonly (typeof addonGroupItems.$inferInsert)[],
): Promise<void> {
  for (const batch of batches(groupIds))
    await db
      .delete(addonGroupItems)
      .where(inArray(addonGroupItems.groupId, batch));
  for (const batch of batches(rows))
    await db.insert(addonGroupItems).values(batch);
}

/** The groups that each of these products offers, instead of those that it did. */
export async function replaceProductGroups(
  db: Db,
  productIds: readonly number[],
  rows: readonly (typeof productAddonGroups.$inferInsert)[],
): Promise<void> {
  for (const batch of batches(productIds))
    await db
      .delete(productAddonGroups)
      .where(inArray(productAddonGroups.productId, batch));
  for (const batch of batches(rows))
    await db.insert(productAddonGroups).values(batch);
}

export async function deleteStocks(
  db: Db,
  ids: readonly number[],
): Promise<void> {
  for (const batch of batches(ids))
    await db.delete(stocks).where(inArray(stocks.id, batch));
}

/** Takes products of a shop off the menu; they stay for the orders that refer to them. */
export async function takeProductsOff(
  db: Db,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  for (const batch of batches(ids))
    await db
      .update(products)
      .set({ active: false })
      .where(and(eq(products.shopId, shopId), inArray(products.id, batch)));
}

/** Holds these stocks in the order in which orders do, so that neither waits for the other; whole: no cart takes one in, either. */
export async function holdStocks(
  db: Db,
  ids: readonly number[],
  { whole }: { readonly whole: boolean },
): Promise<void> {
  const inOrder = [...ids].sort((a, b) => a - b);
  for (const batch of batches(inOrder))
    await db
      .select({ id: stocks.id })
      .from(stocks)
      .where(inArray(stocks.id, batch))
      .orderBy(asc(stocks.id))
      .for(whole ? 'update' : 'no key update');
}
