import type { Ctx } from '@/server/context';
import type { ProductSearchQueryDto } from '@/server/contracts/search';
import type { Db } from '@/server/db/client';
import {
  countProductHits,
  estimateProductHits,
  findAmongBestSellers,
  findProductHits,
  type ProductScope,
  shareOfShops,
} from '@/server/repositories/search/search-repository';
import type { SearchCondition } from '@/server/repositories/search/search-sql';
import { type ProductInShop, productsByIds } from '../catalogue/list-products';
import { shopIndex } from '../catalogue/load-shop-index';
import type { Paged } from '../catalogue/sort-and-page';
import { explainProducts, type ProductMatch } from './explain-products';
import { FEW, isPossible, planSearch, type SearchPhase } from './plan-search';
import { searchedShops, type SearchedShops } from './searched-shops';

/** The share, 0…1, that shops have of titles with the words of a search; of those with their beginnings when none has. */
async function shareOfTitles(
  db: Db,
  title: SearchPhase['title'],
  shopIds: readonly number[],
): Promise<number> {
  for (const condition of title.filter(isPossible).slice(-2)) {
    const share = await shareOfShops(db, condition, shopIds);
    if (share !== null) return share;
  }
  return 0;
}

/**
 * The order in which equally good finds stand by their shops: open ones first, of these the kind of shop, restaurants
 * or groceries, that sells most of what is called so; shops of no rank come last. At most two queries.
 */
async function shopRanks(
  db: Db,
  { title }: SearchPhase,
  { groceryIds, openIds, shopIds }: SearchedShops,
): Promise<readonly (readonly number[])[]> {
  const isOneKind = [0, shopIds.length].includes(groceryIds.length);
  if (isOneKind) return [openIds];
  const ofGroceries = (await shareOfTitles(db, title, groceryIds)) > 0.5;
  const groceries = new Set(groceryIds);
  const isFirst = (id: number) => groceries.has(id) === ofGroceries;
  const open = new Set(openIds);
  return [
    openIds.filter(isFirst),
    openIds.filter((id) => !isFirst(id)),
    shopIds.filter((id) => !open.has(id) && isFirst(id)),
  ];
}

type Reader = Pick<Ctx, 'currency' | 'db' | 'lang' | 'now'>;

/** Shops that are looked in, in which order, and the part of the list that is asked for. */
interface Asked extends SearchedShops {
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly ids: readonly number[];
  /** Counted beside everything else: it takes the longest. */
  readonly total: Promise<number>;
}

/** No shops and an empty list of them are the same. */
const keyOf = (condition: SearchCondition | undefined): string =>
  JSON.stringify(condition?.map(({ shopIds = [], words }) => [words, shopIds]));

/** One letter is looked for in one place only. */
const isSame = (a: SearchCondition, b: SearchCondition | undefined): boolean =>
  keyOf(a) === keyOf(b);

/** Different tiers of a phase, best first; what only the shop's name says comes last. */
function tiersOf({ any, named, title, told }: SearchPhase): SearchCondition[] {
  const all = [...title, named, told, any].filter(isPossible);
  return all.filter((each, at) => !isSame(each, all[at - 1]));
}

/** When a tier has so many, its first rows mostly stand among what sells best. */
const MANY = 4000;
const FIRST_ROWS = 50;

type Part = Parameters<typeof findProductHits>[2];

/** The part of one tier that a page needs, and how many the tier has: counted only when it ends before that part. */
async function findInTier(
  db: Ctx['db'],
  scope: ProductScope,
  part: Part,
  expected: () => Promise<number>,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const isNear = part.offset + part.limit <= FIRST_ROWS;
  const isMany = isNear && (await expected()) > MANY;
  const best = isMany ? await findAmongBestSellers(db, scope, part) : null;
  const ids = best ?? (await findProductHits(db, scope, part));
  const total =
    ids.length || !part.offset
      ? part.offset + ids.length
      : await countProductHits(db, scope);
  return { ids, total };
}

/** What one phase finds beyond the phases before it: the page read tier by tier, while all of it is counted. */
async function findInPhase(
  { db }: Pick<Ctx, 'db'>,
  phase: SearchPhase,
  except: readonly SearchCondition[],
  asked: Asked,
): Promise<Found> {
  const { limit, offset, shopIds } = asked;
  const tiers = tiersOf(phase);
  // The last tier holds all others.
  const widest = tiers.at(-1);
  if (!widest) return { ids: [], total: Promise.resolve(0) };
  const scopeOf = (condition: SearchCondition, without = except) => ({
    condition,
    except: without,
    shopIds,
  });
  const total = countProductHits(db, scopeOf(widest));
  const counted: { total?: number } = {};
  // Who waits for the total hears of its failure.
  total.then(
    (count) => Object.assign(counted, { total: count }),
    () => undefined,
  );
  const ids: number[] = [];
  if (offset && offset >= (await total)) return { ids, total };
  const ranks = await shopRanks(db, phase, asked);
  let passed = 0;
  let without = except;
  for (const condition of tiers) {
    const part = {
      ranks,
      limit: limit - ids.length,
      offset: Math.max(0, offset - passed),
    };
    if (part.limit <= 0 || passed === counted.total) break;
    const scope = scopeOf(condition, without);
    // PostgreSQL takes terms for independent, which a dish and its shop are not.
    const expected = (): Promise<number> =>
      condition.length > 1 ? total : estimateProductHits(db, scope);
    const met = await findInTier(db, scope, part, expected);
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
  let before = 0;
  const take = async (phase: SearchPhase): Promise<Found> => {
    const except = phases.map(({ any }) => any);
    const met = await findInPhase(ctx, phase, except, {
      ...asked,
      limit: asked.limit - ids.length,
      offset: Math.max(0, asked.offset - before),
    });
    phases.push(phase);
    ids.push(...met.ids);
    return met;
  };
  const first = plan.first && (await take(plan.first));
  // Then nothing else can have been meant, however many there are.
  if (first && ids.length >= FEW) return { ...first, phases };
  before = (await first?.total) ?? 0;
  for (const phase of await plan.others(before))
    if (before < FEW) before += await (await take(phase)).total;
  return { ids, total: Promise.resolve(before), phases };
}

/** Why a product was found, beside it. */
export interface ProductHit extends ProductInShop {
  readonly match: ProductMatch | null;
}

/**
 * A page of the products that a search finds (api-contract §2): the best matches first, among equally good ones those
 * of open shops, of the kind that mostly sells it, then what sells best, then by id; each with what matched.
 */
export async function searchForProducts(
  ctx: Reader,
  query: Omit<ProductSearchQueryDto, 'currency_id' | 'lang'>,
): Promise<Paged<ProductHit>> {
  const { page, perPage, search } = query;
  const shops = searchedShops(await shopIndex(ctx.db), query, ctx.now);
  const found = await findProducts(ctx, search, {
    ...shops,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const rows = await productsByIds(ctx, found.ids);
  const matches = await explainProducts(ctx, rows, found.phases);
  return {
    page,
    perPage,
    total: await found.total,
    rows: rows.map((row, index) => ({ ...row, match: matches[index] ?? null })),
  };
}
