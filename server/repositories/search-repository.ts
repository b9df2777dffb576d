import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { Translations } from './catalogue-sql';

/** What one term of a search is met by: one of these numbered words, or anything of these shops. */
export interface TermKeys {
  readonly words: readonly number[];
  readonly shopIds?: readonly number[];
}

/** Every term must be met. */
export type SearchCondition = readonly TermKeys[];

/** A folded word as the database knows it; numbers are ids of words. */
export interface WordFind {
  readonly word: string;
  readonly exact: number | null;
  /** Words that begin so, the word itself included; at most 256. */
  readonly beginning: readonly number[];
}

export interface SimilarWord {
  readonly asked: string;
  readonly id: number;
  readonly word: string;
}

/** Where products are looked for: in these shops, those of `openIds` first, without what the other conditions find. */
export interface ProductScope {
  readonly condition: SearchCondition;
  readonly except: readonly SearchCondition[];
  readonly shopIds: readonly number[];
}

const FEW_SHOPS = 20;

const ints = (numbers: readonly number[]): SQL =>
  sql`${`{${numbers.join(',')}}`}::int[]`;

const texts = (words: readonly string[]): SQL =>
  sql`json_array_elements_text(${JSON.stringify(words)}::json)`;

function termCondition({ shopIds, words }: TermKeys): SQL {
  const ways = [
    words.length ? sql`words && ${ints(words)}` : undefined,
    shopIds?.length ? sql`shop_id = any(${ints(shopIds)})` : undefined,
  ].filter((way) => way !== undefined);
  return ways.length ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}

const meets = (condition: SearchCondition): SQL =>
  sql.join(condition.map(termCondition), sql` and `);

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  // Both drivers answer so; the columns are those of the query beside each call.
  const answer = (await db.execute(query)) as unknown as { rows: T[] };
  return answer.rows;
}

/** The ids of products that meet one of the conditions, as a subquery for other lists. */
export function productsThatMeet(conditions: readonly SearchCondition[]): SQL {
  const each = conditions.map((condition) => sql`(${meets(condition)})`);
  return sql`select product_id from search_products
    where ${each.length ? sql.join(each, sql` or `) : sql`false`}`;
}

/** Looks folded words up, in one query. */
export function findWords(
  db: Db,
  words: readonly string[],
): Promise<WordFind[]> {
  return rowsOf(
    db,
    sql`select asked.word, own.id as exact, coalesce((
        select array_agg(found.id) from (
          select w.id from search_words w
          where w.word >= asked.word and w.word < asked.word || chr(1114111)
          order by w.word limit 256) found), '{}') as beginning
      from ${texts(words)} as asked (word)
      left join search_words own on own.word = asked.word`,
  );
}

/** Known words that look like the asked ones: by what they share, or a letter too many or two in each other's place. */
export function findSimilarWords(
  db: Db,
  words: readonly string[],
): Promise<SimilarWord[]> {
  return rowsOf(
    db,
    sql`select asked.word as asked, found.id, found.word
      from ${texts(words)} as asked (word), search_similar(asked.word) as found`,
  );
}

/** For each term the shops that are called so themselves. */
export async function findShopsOfTerms(
  db: Db,
  terms: readonly (readonly number[])[],
): Promise<number[][]> {
  if (!terms.length) return [];
  const each = terms.map(
    (words, index) => sql`select ${index}::int as term, array(
      select shop_id from search_shops where words && ${ints(words)}) as ids`,
  );
  const rows = await rowsOf<{ term: number; ids: number[] }>(
    db,
    sql.join(each, sql` union all `),
  );
  const byTerm = new Map(rows.map(({ ids, term }) => [term, ids]));
  return terms.map((_, index) => byTerm.get(index) ?? []);
}

/** Every shop that meets a tier's condition, with the first tier that it meets; `products` is met by what it sells. */
export function findShopTiers(
  db: Db,
  tiers: readonly {
    readonly tier: number;
    readonly condition: SearchCondition;
    readonly by: 'products' | 'shop';
  }[],
): Promise<{ id: number; tier: number }[]> {
  const each = tiers.map(({ by, condition, tier }) =>
    by === 'shop'
      ? sql`select shop_id as id, ${tier}::int as tier from search_shops where ${meets(condition)}`
      : sql`select shop_id as id, ${tier}::int as tier from search_products
          where ${meets(condition)} group by shop_id`,
  );
  return rowsOf(
    db,
    sql`select id, min(tier) as tier from (${sql.join(each, sql` union all `)}) found group by id`,
  );
}

function productsOf({ condition, except, shopIds }: ProductScope): SQL {
  const without = except.length
    ? sql` and product_id not in (${productsThatMeet(except)})`
    : sql``;
  // The index of shops is for a few of them; with thousands it would read every product.
  const shop = shopIds.length > FEW_SHOPS ? sql`shop_id + 0` : sql`shop_id`;
  return sql`from search_products
    where ${shop} = any(${ints(shopIds)}) and ${meets(condition)}${without}`;
}

/** One page of what meets a condition: open shops first, then what sells best, then by id; and how many there are. */
export async function findProductHits(
  db: Db,
  scope: ProductScope & {
    readonly openIds: readonly number[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ total: number; ids: number[] }> {
  const [row] = await rowsOf<{ total: number; ids: number[] }>(
    db,
    sql`with met as materialized (
        select product_id, shop_id, popularity ${productsOf(scope)})
      select (select count(*)::int from met) as total, array(
        select product_id from met
        order by shop_id = any(${ints(scope.openIds)}) desc, popularity desc, product_id
        limit ${scope.limit} offset ${scope.offset}) as ids`,
  );
  return row ?? { total: 0, ids: [] };
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
        where shop_id = any(${ints(shopIds)}) and product_id in (${productsThatMeet(conditions)})
        order by shop_id, popularity desc, product_id) best`,
  );
}

/** Titles of categories in every language. */
export function findCategoryTitles(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; translations: Translations }[]> {
  return rowsOf(
    db,
    sql`select category_id as id, json_object_agg(locale, json_build_object('title', title)) as translations
      from category_translations where category_id = any(${ints(ids)}) group by category_id`,
  );
}
