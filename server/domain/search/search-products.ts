import type { Ctx } from '@/server/context';
import type { ProductSearchQueryDto } from '@/server/contracts/search';
import {
  countProductHits,
  findProductHits,
  type SearchCondition,
} from '@/server/repositories/search-repository';
import { type ProductInShop, productsByIds } from '../catalogue/list-products';
import { shopIndex } from '../catalogue/load-shop-index';
import type { Paged } from '../catalogue/sort-and-page';
import { explainProducts, type ProductMatch } from './explain-products';
import { FEW, planSearch, type SearchPhase } from './plan-search';
import { searchedShops } from './searched-shops';

type Reader = Pick<Ctx, 'currency' | 'db' | 'lang' | 'now'>;

/** Shops that are looked in, those that are open now, and the part of the list that is asked for. */
interface Asked {
  readonly shopIds: readonly number[];
  readonly openIds: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly total: number;
  readonly ids: readonly number[];
}

/** A condition without keys for one of its terms finds nothing. */
const isPossible = (condition: SearchCondition): boolean =>
  condition.every(({ shopIds, words }) => words.length || shopIds?.length);

/** No shops and an empty list of them are the same. */
const keyOf = (condition: SearchCondition | undefined): string =>
  JSON.stringify(condition?.map(({ shopIds = [], words }) => [words, shopIds]));

/** One letter is looked for in one place only. */
const isSame = (a: SearchCondition, b: SearchCondition | undefined): boolean =>
  keyOf(a) === keyOf(b);

/** What one phase finds beyond the phases before it: tier by tier, until the page is full; the rest is counted only. */
async function findInPhase(
  { db }: Pick<Ctx, 'db'>,
  { any, place, title }: SearchPhase,
  except: readonly SearchCondition[],
  { limit, offset, openIds, shopIds }: Asked,
): Promise<Found> {
  const all = [...title, place, any].filter(isPossible);
  const tiers = all.filter((each, at) => !isSame(each, all[at - 1]));
  const ids: number[] = [];
  let total = 0;
  let without = except;
  for (const [index, condition] of tiers.entries()) {
    const scope = { condition, except: without, shopIds };
    const missing = limit - ids.length;
    if (missing <= 0) {
      // The last tier holds all that was found here before it.
      const widest = tiers.at(-1) ?? condition;
      const scopeOfAll = { condition: widest, except, shopIds };
      return { ids, total: await countProductHits(db, scopeOfAll) };
    }
    const met = await findProductHits(db, {
      ...scope,
      openIds,
      limit: missing,
      offset: Math.max(0, offset - total),
    });
    ids.push(...met.ids);
    total += met.total;
    // Each tier holds the one before it.
    if (index < tiers.length - 1 && met.total) without = [...except, condition];
  }
  return { ids, total };
}

interface FoundProducts extends Found {
  readonly phases: readonly SearchPhase[];
}

async function findProducts(
  ctx: Reader,
  search: string,
  asked: Asked,
): Promise<FoundProducts> {
  const plan = await planSearch(ctx.db, search);
  const phases: SearchPhase[] = [];
  const ids: number[] = [];
  let total = 0;
  const take = async (phase: SearchPhase): Promise<void> => {
    const except = phases.map(({ any }) => any);
    const met = await findInPhase(ctx, phase, except, {
      ...asked,
      limit: asked.limit - ids.length,
      offset: Math.max(0, asked.offset - total),
    });
    phases.push(phase);
    ids.push(...met.ids);
    total += met.total;
  };
  if (plan.first) await take(plan.first);
  for (const phase of await plan.others(total))
    if (total < FEW) await take(phase);
  return { ids, total, phases };
}

/** Why a product was found, beside it. */
export interface ProductHit extends ProductInShop {
  readonly match: ProductMatch | null;
}

/**
 * A page of the products that a search finds (api-contract §2): the best matches first, among equally good ones those
 * of open shops, then what sells best, then by id; each with what matched.
 */
export async function searchProducts(
  ctx: Reader,
  query: Omit<ProductSearchQueryDto, 'currency_id' | 'lang'>,
): Promise<Paged<ProductHit>> {
  const { page, perPage, search } = query;
  const shops = searchedShops(await shopIndex(ctx.db), query, ctx.now);
  const { ids, phases, total } = await findProducts(ctx, search, {
    ...shops,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const rows = await productsByIds(ctx, ids);
  const matches = await explainProducts(ctx, rows, phases);
  return {
    page,
    perPage,
    total,
    rows: rows.map((row, index) => ({ ...row, match: matches[index] ?? null })),
  };
}
