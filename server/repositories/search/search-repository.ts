import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';
import {
  inShops,
  ints,
  meets,
  meetsInShops,
  productsThatMeet,
  rowsOf,
  type SearchCondition,
} from './search-sql';

/** Where products are looked for: in these shops, without what the other conditions find. */
export interface ProductScope {
  readonly condition: SearchCondition;
  readonly except: readonly SearchCondition[];
  readonly shopIds: readonly number[];
}

/** For each term the shops that are called so themselves. */
export async function findShopsOfTerms(
  db: Db,
  terms: readonly (readonly number[])[],
): Promise<number[][]> {
  if (!terms.length) return [];
  const each = terms.map(
    (words, index) => sql`select ${index}::int as term, array(
      select shop_id from search_shops where ${meets([{ words }], 'shops')}) as ids`,
  );
  const rows = await rowsOf<{ term: number; ids: number[] }>(
    db,
    sql.join(each, sql` union all `),
  );
  const byTerm = new Map(rows.map(({ ids, term }) => [term, ids]));
  return terms.map((_, index) => byTerm.get(index) ?? []);
}

/** Every shop that meets the last condition itself, with the first one that it meets; each contains the one before. */
export function findShopTiers(
  db: Db,
  conditions: readonly SearchCondition[],
): Promise<{ id: number; tier: number }[]> {
  if (!conditions.length) return Promise.resolve([]);
  // One look into the index for each: comparing the words of a found row takes longer.
  const each = conditions.map(
    (condition, tier) => sql`select shop_id, ${tier}::int as tier
      from search_shops where ${meets(condition, 'shops')}`,
  );
  return rowsOf(
    db,
    sql`select shop_id as id, min(tier) as tier
      from (${sql.join(each, sql` union all `)}) met group by shop_id`,
  );
}

/** The shops that sell something that meets the condition. */
export async function findSellers(
  db: Db,
  condition: SearchCondition,
): Promise<readonly number[]> {
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    sql`select array(select shop_id from search_products
        where ${meets(condition, 'products')} group by shop_id) as ids`,
  );
  return row?.ids ?? [];
}

function conditionOf({ condition, except }: ProductScope): SQL {
  const without = except.length
    ? sql` and product_id not in (${productsThatMeet(except)})`
    : sql``;
  return sql`${meets(condition, 'products')}${without}`;
}

const productsOf = (scope: ProductScope): SQL => sql`from search_products
  where ${inShops(scope.shopIds)} and ${conditionOf(scope)}`;

/** The part of a list that is asked for, those of the first shops first; those of no rank come last. */
interface Part {
  /** At least one. */
  readonly ranks: readonly (readonly number[])[];
  readonly limit: number;
  readonly offset: number;
}

function rankOf(ranks: Part['ranks']): SQL {
  const each = ranks.map(
    (ids, rank) => sql`when shop_id = any(${ints(ids)}) then ${rank}::int`,
  );
  return sql`case ${sql.join(each, sql` `)} else ${ranks.length}::int end`;
}

/** A part of what meets a condition: by the ranks of shops, then what sells best, then by id. */
export async function findProductHits(
  db: Db,
  scope: ProductScope,
  { limit, offset, ranks }: Part,
): Promise<readonly number[]> {
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    sql`select array(
        select product_id ${productsOf(scope)}
        order by ${rankOf(ranks)}, popularity desc, product_id
        limit ${limit} offset ${offset}) as ids`,
  );
  return row?.ids ?? [];
}

/** How many of the best-selling products are looked at, and how many of those that are asked for first are read. */
const BEST_SELLERS = { seen: 3000, read: 400 } as const;

/**
 * `findProductHits` of a condition that many products meet: the part mostly stands among the best-selling ones of the
 * first shops, and what else meets the condition needs no sorting then. Null when it does not.
 */
export async function findAmongBestSellers(
  db: Db,
  scope: ProductScope,
  { limit, offset, ranks }: Part,
): Promise<readonly number[] | null> {
  const shops = ints(ranks.find(({ length }) => length) ?? scope.shopIds);
  const order = sql`order by popularity desc, product_id`;
  const [row] = await rowsOf<{ ids: number[] }>(
    db,
    sql`select array(
        select product_id from (
          select product_id, shop_id, popularity from (
            select product_id, shop_id, popularity from search_products
            ${order} limit ${BEST_SELLERS.seen}) seen
          where shop_id = any(${shops}) ${order} limit ${BEST_SELLERS.read}) best
        where ${conditionOf(scope)} ${order} limit ${limit} offset ${offset}) as ids`,
  );
  return row?.ids.length === limit ? row.ids : null;
}

/** How many products meet a condition. */
export async function countProductHits(
  db: Db,
  scope: ProductScope,
): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total ${productsOf(scope)}`,
  );
  return row?.total ?? 0;
}

/** Of so many finds the kind of shop is looked at. */
const KINDS_SEEN = 5000;

/** The share, 0…1, of finds that these shops sell, null without any; of very many finds only some are looked at. */
export async function shareOfShops(
  db: Db,
  condition: SearchCondition,
  shopIds: readonly number[],
): Promise<number | null> {
  const [row] = await rowsOf<{ share: number | null }>(
    db,
    sql`select avg((shop_id = any(${ints(shopIds)}))::int)::float8 as share from (
        select shop_id from search_products
        where ${meets(condition, 'products')} limit ${KINDS_SEEN}) met`,
  );
  return row?.share ?? null;
}

/** How many products the database expects to meet a condition, from its statistics: nothing is read for it. */
export async function estimateProductHits(
  db: Db,
  scope: ProductScope,
): Promise<number> {
  const [row] = await rowsOf<{
    'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[];
  }>(db, sql`explain (format json) select 1 ${productsOf(scope)}`);
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Of each shop the best-selling product that meets the condition, with its titles and those of its section. */
export function findBestProducts(
  db: Db,
  shopIds: readonly number[],
  conditions: readonly SearchCondition[],
): Promise<
  { shopId: number; translations: Translations; section: Translations | null }[]
> {
  return rowsOf(
    db,
    sql`select best.shop_id as "shopId", (
        select json_object_agg(t.locale, json_build_object('title', t.title))
        from product_translations t where t.product_id = best.product_id) as translations, (
        select json_object_agg(t.locale, json_build_object('title', t.title))
        from category_translations t join products p on p.category_id = t.category_id
        where p.id = best.product_id) as section
      from (select distinct on (shop_id) shop_id, product_id from search_products
        where ${meetsInShops(conditions, shopIds)}
        order by shop_id, popularity desc, product_id) best`,
  );
}

/** Of each shop its products on sale that are ordered most, at most so many. */
export async function findBestSellers(
  db: Db,
  shopIds: readonly number[],
  most: number,
): Promise<readonly number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select product_id as id from (
        select product_id, shop_id, row_number() over (
          partition by shop_id order by popularity desc, product_id) as place
        from search_products where shop_id = any(${ints(shopIds)})) ranked
      where place <= ${most}::int order by shop_id, place`,
  );
  return rows.map(({ id }) => id);
}

/** Titles of categories in every language. */
export function findFoundCategoryTitles(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; translations: Translations }[]> {
  return rowsOf(
    db,
    sql`select category_id as id, json_object_agg(locale, json_build_object('title', title)) as translations
      from category_translations where category_id = any(${ints(ids)}) group by category_id`,
  );
}
