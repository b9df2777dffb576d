import type { Ctx } from '@/server/context';
import type { ShopSearchQueryDto } from '@/server/contracts/search';
import {
  findBestSellers,
  findSellers,
  findShopTiers,
} from '@/server/repositories/search/search-repository';
import { type ProductInShop, productsByIds } from '../catalogue/list-products';
import {
  type CatalogueShop,
  type ShopIndex,
  shopIndex,
} from '../catalogue/load-shop-index';
import { shopsInOrder } from '../catalogue/order-shops';
import { pageOf, type Paged } from '../catalogue/sort-and-page';
import { type ShopView, viewShop } from '../catalogue/view-shop';
import { explainShops, type ShopMatch } from './explain-shops';
import { FEW, isPossible, planSearch, type SearchPhase } from './plan-search';
import { isOpen, searchedShops } from './searched-shops';

type Reader = Pick<Ctx, 'currency' | 'db' | 'lang' | 'now'>;

/** The shops of a phase with their tiers, best first; what a shop sells counts more than what its description says. */
async function tiersOf(
  db: Ctx['db'],
  { place, shop, title }: SearchPhase,
): Promise<ReadonlyMap<number, number>> {
  const selling = title.length + 1;
  const [found, sellers] = await Promise.all([
    findShopTiers(db, [...title, shop.place, shop.any]),
    isPossible(place) ? findSellers(db, place) : [],
  ]);
  const tiers = new Map(sellers.map((id) => [id, selling]));
  for (const { id, tier } of found)
    if (tier < selling) tiers.set(id, tier);
    else if (!tiers.has(id)) tiers.set(id, tier + 1);
  return tiers;
}

interface Found {
  readonly shops: readonly CatalogueShop[];
  readonly phases: readonly SearchPhase[];
}

/** After every tier of open shops. */
const CLOSED = 100;

/** Shops of a phase: one that is called so, then the open ones by tier, then the others; each in the house's order. */
function inOrder(
  index: ShopIndex,
  tiers: ReadonlyMap<number, number>,
  now: Date,
): CatalogueShop[] {
  const rank = (shop: CatalogueShop): number => {
    const tier = tiers.get(shop.id) ?? 0;
    return tier && !isOpen(shop, now) ? CLOSED + tier : tier;
  };
  return shopsInOrder(index, 'trust_you')
    .filter(({ id }) => tiers.has(id))
    .map((shop) => ({ shop, key: rank(shop) }))
    .sort((a, b) => a.key - b.key)
    .map(({ shop }) => shop);
}

async function findShops(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  index: ShopIndex,
  search: string,
  shopIds: readonly number[],
): Promise<Found> {
  const plan = await planSearch(db, search);
  const allowed = new Set(shopIds);
  const phases: SearchPhase[] = [];
  const shops: CatalogueShop[] = [];
  const take = async (phase: SearchPhase): Promise<void> => {
    const tiers = await tiersOf(db, phase);
    const fresh = [...tiers].filter(([id]) => allowed.delete(id));
    phases.push(phase);
    shops.push(...inOrder(index, new Map(fresh), now));
  };
  if (plan.first) await take(plan.first);
  for (const phase of await plan.others(shops.length))
    if (shops.length < FEW) await take(phase);
  return { shops, phases };
}

/** Why a shop was found, beside it. */
export interface ShopHit {
  readonly view: ShopView;
  readonly match: ShopMatch | null;
  /** What is ordered most of it; undefined: not asked for. */
  readonly dishes?: readonly ProductInShop[];
}

/** What is ordered most of each shop, at most so many: one look for a whole page. */
async function bestSellers(
  ctx: Reader,
  shops: readonly CatalogueShop[],
  most: number,
): Promise<readonly ProductInShop[]> {
  if (!most || !shops.length) return [];
  const shopIds = shops.map(({ id }) => id);
  return productsByIds(ctx, await findBestSellers(ctx.db, shopIds, most));
}

/**
 * A page of the shops that a search finds by themselves or by what they sell (api-contract §2): the best matches
 * first of the open ones, then of the closed, among equally good ones the trusted, then by id; each with what matched.
 * Only a shop that is called exactly so stands first though it is closed.
 */
export async function searchForShops(
  ctx: Reader,
  query: Omit<ShopSearchQueryDto, 'currency_id' | 'lang'>,
): Promise<Paged<ShopHit>> {
  const index = await shopIndex(ctx.db);
  const { shopIds } = searchedShops(index, query, ctx.now);
  const { phases, shops } = await findShops(ctx, index, query.search, shopIds);
  const page = pageOf(shops, query);
  const matches = await explainShops(ctx, page.rows, phases);
  const dishes = await bestSellers(ctx, page.rows, query.dishes);
  const caller = {
    now: ctx.now,
    address: query.address,
    pickup: query.pickup,
  };
  return {
    ...page,
    rows: page.rows.map((shop, at) => ({
      view: viewShop(shop, caller),
      match: matches[at] ?? null,
      ...(query.dishes && {
        dishes: dishes.filter((dish) => dish.shop.id === shop.id),
      }),
    })),
  };
}

/** The ids of the shops that a list's search finds, for its other filters and order; null when it asks for none. */
export async function listedBySearch(
  ctx: Pick<Ctx, 'db' | 'now'>,
  search: string | undefined,
): Promise<ReadonlySet<number> | null> {
  if (!search?.trim()) return null;
  const index = await shopIndex(ctx.db);
  const all = index.shops.map(({ id }) => id);
  const { shops } = await findShops(ctx, index, search, all);
  return new Set(shops.map(({ id }) => id));
}
