import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';

/** What one term of a search is met by: one of these numbered words, or anything of these shops. */
export interface TermKeys {
  readonly words: readonly number[];
  readonly shopIds?: readonly number[];
}

/** Every term must be met. */
export type SearchCondition = readonly TermKeys[];

/** Numbers as a parameter. */
export const ints = (numbers: readonly number[]): SQL =>
  sql`${`{${numbers.join(',')}}`}::int[]`;

/** Where the words of a row are, as their indexes know them; both functions say that reading them row by row is dear. */
const WORDS = {
  products: sql`search_words_of(product_id)`,
  shops: sql`search_costly(words)`,
} as const;

/** Products have their shop's number among their words (migration `search_short_rows`). */
const shopKeys = (shopIds: readonly number[]): number[] =>
  shopIds.map((id) => 2 ** 30 + id);

/** With more keys the index of words is slower than that of shops, unless another term narrows it. */
const FEW_SHOPS = 20;

type Table = keyof typeof WORDS;

const meetsKeys = (keys: readonly number[], of: Table): SQL =>
  keys.length ? sql`${WORDS[of]} && ${ints(keys)}` : sql`false`;

const meetsAllKeys = (condition: SearchCondition, of: Table): SQL => {
  const terms = condition.map(({ shopIds = [], words }) =>
    meetsKeys([...words, ...shopKeys(shopIds)], of),
  );
  return sql.join(terms, sql` and `);
};

/** What rows of a table meet a condition by. */
export function meets(condition: SearchCondition, of: Table): SQL {
  const [only] = condition;
  if (
    only?.shopIds &&
    condition.length === 1 &&
    only.shopIds.length > FEW_SHOPS
  )
    return sql`(${meetsKeys(only.words, of)} or shop_id = any(${ints(only.shopIds)}))`;
  return meetsAllKeys(condition, of);
}

/** The ids of products that meet one of the conditions, as a subquery for other lists. */
export function productsThatMeet(conditions: readonly SearchCondition[]): SQL {
  const each = conditions.map(
    (condition) => sql`(${meets(condition, 'products')})`,
  );
  return sql`select product_id from search_products
    where ${each.length ? sql.join(each, sql` or `) : sql`false`}`;
}

/** Products of these shops. */
export const inShops = (shopIds: readonly number[]): SQL =>
  // Of many shops their index would read nearly every product.
  shopIds.length > FEW_SHOPS
    ? sql`shop_id + 0 = any(${ints(shopIds)})`
    : meetsKeys(shopKeys(shopIds), 'products');

/** Products of these shops, the only ones that matter of those that terms name, that meet one of the conditions. */
export function meetsInShops(
  conditions: readonly SearchCondition[],
  shopIds: readonly number[],
): SQL {
  const each = conditions.map((condition) => {
    const here = condition.map(({ shopIds: named, words }) => ({
      words,
      shopIds: named?.filter((id) => shopIds.includes(id)),
    }));
    return sql`(${meetsAllKeys(here, 'products')})`;
  });
  return sql`${meetsKeys(shopKeys(shopIds), 'products')}
    and (${each.length ? sql.join(each, sql` or `) : sql`false`})`;
}

/** The rows of a query. */
export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  // Both drivers answer so; the columns are those of the query beside each call.
  const answer = (await db.execute(query)) as unknown as { rows: T[] };
  return answer.rows;
}
