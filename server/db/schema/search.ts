import { sql } from 'drizzle-orm';
import { customType, index, pgTable } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';
import { products } from './products';
import { id, partOf } from './columns/columns';

/** Compared byte by byte, so that "all that begin with" is a range of the index. */
const bytewiseText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** Every folded word that something is found by (ADR 15); written by the triggers of the search alone. */
export const searchWords = pgTable(
  'search_words',
  {
    id: id(),
    word: bytewiseText('word').notNull().unique(),
  },
  (table) => [
    index('search_words_trgm_idx')
      .using('gin', table.word.op('gin_trgm_ops'))
      .with({ fastupdate: 'off' }),
  ],
);

/** What products are found by: numbers of words with the field they stand in, and of the shop; kept by triggers. */
export const searchProductWords = pgTable('search_product_words', (t) => ({
  productId: partOf('product_id', () => products.id).primaryKey(),
  words: t.integer('words').array().notNull(),
}));

/**
 * Products on sale as searches read them, by the thousand: short rows, whose words stand in the index alone. A row
 * is written again, never updated, when its words change.
 */
export const searchProducts = pgTable(
  'search_products',
  (t) => ({
    productId: partOf('product_id', () => products.id).primaryKey(),
    shopId: t.integer('shop_id').notNull(),
    /** Binary logarithm of how often it was ordered. */
    popularity: t.integer('popularity').notNull(),
  }),
  (table) => [
    index('search_products_words_idx')
      .using('gin', sql`search_words_of(${table.productId})`)
      .with({ fastupdate: 'off' }),
    index('search_products_shop_idx').on(table.shopId),
    index('search_products_popularity_idx').on(
      table.popularity.desc().nullsFirst(),
      table.productId,
    ),
  ],
);

/** What a shop is found by itself, likewise. */
export const searchShops = pgTable(
  'search_shops',
  (t) => ({
    shopId: partOf('shop_id', () => shops.id).primaryKey(),
    words: t.integer('words').array().notNull(),
  }),
  (table) => [
    index('search_shops_words_idx')
      .using('gin', sql`search_costly(${table.words})`)
      .with({ fastupdate: 'off' }),
  ],
);

/** Products that an import wrote and searches do not know yet: they follow in small steps after it (domain/operator/menu). */
export const searchPending = pgTable('search_pending', {
  productId: partOf('product_id', () => products.id).primaryKey(),
});
