import { sql } from 'drizzle-orm';
import { hashPassword } from '@/server/domain/account/password/password';
import { hasShops } from '@/server/repositories/shop/shop-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import type { Db } from '@/server/db/client';
import type { SeedCounts, SeedOptions } from '@/server/example/port';
import { libraries } from '@/example/city/content/content';
import { provideDemoCoupons } from './demo-coupons';
import { insertRows } from './insert-rows';
import { keepOperators } from './keep-operators';
import {
  planBanners,
  planCategories,
  planCouriers,
} from '@/example/city/seed/plan/plan-content';
import {
  DEMO_PASSWORD,
  planDemoAccounts,
} from '@/example/city/seed/plan/plan-demo';
import { planMenu } from '@/example/city/seed/plan/plan-menu';
import { planOrders } from '@/example/city/seed/plan/plan-orders';
import { planLikes, planPlaces } from '@/example/city/seed/plan/plan-places';
import { planReviews } from '@/example/city/seed/plan/plan-reviews';
import { planStories } from '@/example/city/seed/plan/plan-stories';
import { planSettings } from '@/example/city/seed/plan/plan-settings';
import {
  type PlannedShop,
  planShop,
  type ShopPlan,
} from '@/example/city/seed/plan/plan-shop';
import { priceProducts } from './price-products';
import { CityRows } from './rows';
import { translateCity } from './translate-city';

/** The written shops, libraries taking turns so that any first N are mixed. */
function writtenShops(): ShopPlan[] {
  const longest = Math.max(...libraries.map(({ shops }) => shops.length));
  return Array.from({ length: longest }).flatMap((_, turn) =>
    libraries.flatMap((library) => {
      const content = library.shops[turn];
      return content ? [{ library, content, copy: 0 }] : [];
    }),
  );
}

function shopPlans({ products, shops }: SeedOptions): ShopPlan[] {
  const written = writtenShops();
  const count = shops ?? written.length;
  const each =
    products === undefined ? undefined : Math.floor(products / count);
  const rest = products === undefined ? 0 : products % count;
  return Array.from({ length: count }).flatMap((_, index) => {
    const plan = written[index % written.length];
    if (!plan) return [];
    const productCount =
      each === undefined ? undefined : each + Number(index < rest);
    return [
      { ...plan, copy: Math.floor(index / written.length), productCount },
    ];
  });
}

/** All rows of a city, pure but for the password's salt: the same options make the same city. */
export async function planCity(options: SeedOptions): Promise<CityRows> {
  const { now } = options;
  const rows = new CityRows();
  const tagIds = planSettings(rows);
  const categoryIds = planCategories(rows, libraries);
  planCouriers(rows);
  const planned: PlannedShop[] = [];
  for (const plan of shopPlans(options)) {
    const categoryId = categoryIds.get(plan.library.id);
    if (categoryId === undefined)
      throw new Error(`no category for ${plan.library.id}`);
    const shop = planShop(rows, plan, { now, tagIds, categoryId });
    planMenu(rows, shop, now);
    planReviews(rows, shop, now);
    planPlaces(rows, shop);
    planned.push(shop);
  }
  priceProducts(rows);
  planBanners(rows, planned, categoryIds);
  if (options.demo) {
    const accounts = planDemoAccounts(rows, {
      passwordHash: await hashPassword(DEMO_PASSWORD),
      now,
    });
    planOrders(rows, planned, accounts, now);
    planLikes(rows, planned, { userId: accounts.userId, now });
    planStories(rows, now);
  }
  return rows;
}

/** Processes that start at once on one PostgreSQL wait here for the first. */
const SEED_LOCK = 7142;

/**
 * Fills an empty, migrated database with the city, in one transaction: everything or nothing; null when there
 * already are shops. Deterministic; under 20 s on PGlite for the demo city.
 */
export async function seedCity(
  db: Db,
  options: SeedOptions,
): Promise<SeedCounts | null> {
  const { onProgress = () => undefined } = options;
  onProgress(0, 'Planning the city');
  const rows = await planCity(options);
  const isWritten = await db.transaction(async (tx) => {
    const inside: Db = tx;
    await inside.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasShops(inside)) return false;
    await keepOperators(inside, rows);
    // What is found by which words is written at once in the end, not row by row.
    await inside.execute(sql`select set_config('sofra.search', 'later', true)`);
    await insertRows(inside, rows, (fraction, table) =>
      onProgress(0.1 + fraction * 0.9, `Writing ${table}`),
    );
    if (options.demo) await provideDemoCoupons(inside);
    // A city made for measuring keeps the three languages it is written in.
    if (options.products === undefined && options.shops === undefined)
      await translateCity(inside);
    await inside.execute(sql`select search_rebuild()`);
    // PGlite never does it on its own, and without it the planner guesses.
    await inside.execute(sql`analyze`);
    await notifyCatalogueChanged(inside, '');
    return true;
  });
  if (!isWritten) return null;
  onProgress(1, 'The city is open');
  const shops = rows.of('shops');
  return {
    restaurants: shops.filter(({ type }) => type === 'restaurant').length,
    shops: shops.filter(({ type }) => type === 'shop').length,
    products: rows.of('products').filter(({ addon }) => !addon).length,
  };
}
