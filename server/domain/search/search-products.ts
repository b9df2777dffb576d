import type { Ctx } from '@/server/context';
import type { ProductSearchQueryDto } from '@/server/contracts/search';
import {
  countProductHits,
  findAmongBestSellers,
  findProductHits,
  type ProductScope,
} from '@/server/repositories/search-repository';
import type { SearchCondition } from '@/server/repositories/search-sql';
import { type ProductInShop, productsByIds } from '../catalogue/list-products';
import { shopIndex } from '../catalogue/load-shop-index';
import type { Paged } from '../catalogue/sort-and-page';
import { explainProducts, type ProductMatch } from './explain-products';
import { FEW, isPossible, planSearch, type SearchPhase } from './plan-search';
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

/** No shops and an empty list of them are the same. */
const keyOf = (condition: SearchCondition | undefined): string =>
  JSON.stringify(condition?.map(({ shopIds = [], words }) => [words, shopIds]));

/** One letter is looked for in one place only. */
const isSame = (a: SearchCondition, b: SearchCondition | undefined): boolean =>
  keyOf(a) === keyOf(b);

/** Different tiers of a phase, best first. */
function tiersOf({ any, place, title }: SearchPhase): SearchCondition[] {
  const all = [...title, place, any].filter(isPossible);
  return all.filter((each, at) => !isSame(each, all[at - 1]));
}

/** When a search finds so many, its first rows mostly stand among what sells best. */
const MANY = 4000;
const FIRST_ROWS = 50;

type Part = Pick<Asked, 'limit' | 'offset' | 'openIds'>;

/** The part of one tier that a page needs, and how many the tier has: counted only when it ends before that part. */
async function findInTier(
  db: Ctx['db'],
  scope: ProductScope,
  part: Part,
  many: boolean,
): Promise<Found> {
  const best = many ? await findAmongBestSellers(db, scope, part) : null;
  const ids = best ?? (await findProductHits(db, scope, part));
  const total =
    ids.length || !part.offset
      ? part.offset + ids.length
      : await countProductHits(db, scope);
  return { ids, total };
}

/** Hardly anything has the search as its whole title, so that this tier is read while the widest one is counted. */
const hasWholeTitle = ({ title }: SearchPhase): boolean => title.length > 1;

/** What one phase finds beyond the phases before it: all of it is counted, the page read tier by tier. */
async function findInPhase(
  { db }: Pick<Ctx, 'db'>,
  phase: SearchPhase,
  except: readonly SearchCondition[],
  { limit, offset, openIds, shopIds }: Asked,
): Promise<Found> {
  const tiers = tiersOf(phase);
  const [best] = tiers;
  // The last tier holds all others.
  const widest = tiers.at(-1);
  if (!best || !widest) return { ids: [], total: 0 };
  const scopeOf = (condition: SearchCondition, without = except) => ({
    condition,
    except: without,
    shopIds,
  });
  const [total, wholeTitle] = await Promise.all([
    countProductHits(db, scopeOf(widest)),
    hasWholeTitle(phase)
      ? findInTier(db, scopeOf(best), { openIds, limit, offset }, false)
      : null,
  ]);
  const ids: number[] = [];
  let passed = 0;
  let without = except;
  for (const [at, condition] of offset < total ? tiers.entries() : []) {
    const part = {
      openIds,
      limit: limit - ids.length,
      offset: Math.max(0, offset - passed),
    };
    if (part.limit <= 0) break;
    const isNear = part.offset + part.limit <= FIRST_ROWS;
    const many = total > MANY && isNear;
    const met =
      (at === 0 && wholeTitle) ||
      (await findInTier(db, scopeOf(condition, without), part, many));
    ids.push(...met.ids);
    passed += met.total;
    // Each tier holds the one before it.
    if (met.total) without = [...except, condition];
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
