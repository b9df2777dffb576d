import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Weekday } from '@/utils/constants/calendar';
import type { Db } from '@/server/db/client';
import { deliveryZones, shops } from '@/server/db/schema/catalogue';
import { products } from '@/server/db/schema/products';
import {
  houseLets,
  shopLets,
} from '@/server/repositories/payment/payment-switches-sql';
import {
  type BonusRow,
  type DiscountRow,
  shopBonusList,
  shopDiscountList,
  toDiscountRow,
  type Translations,
  withBonuses,
} from './catalogue-sql';

type ShopColumns = typeof shops.$inferSelect;

export interface WorkingDayRow {
  readonly id: number;
  readonly day: Weekday;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly disabled: boolean;
}

export interface ShopPaymentRow {
  readonly id: number;
  /** Whether the shop takes it. */
  readonly active: boolean;
  readonly payment: {
    readonly id: number;
    readonly tag: string;
    readonly title: string;
    /** Whether the house offers it. */
    readonly active: boolean;
  };
}

/** A shop with everything a listing and a detail say of it, in every language. */
export interface ShopRow extends ShopColumns {
  readonly translations: Translations;
  readonly workingDays: readonly WorkingDayRow[];
  readonly closures: readonly { readonly id: number; readonly day: string }[];
  readonly zoneId: number | null;
  readonly zone: readonly (readonly [number, number])[] | null;
  readonly tagIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly payments: readonly ShopPaymentRow[];
  readonly discounts: readonly DiscountRow[];
  /** Newest first, running or not. */
  readonly bonuses: readonly BonusRow[];
}

/** What a shop sells, in numbers. */
interface Assortment {
  readonly productsCount: number;
  /** Mean list price of the products (their first stocks), minor units of the default currency; null without products. */
  readonly averagePriceMinor: number | null;
}

/** A shop as listings filter and show it. */
export interface ListedShopRow extends ShopRow, Assortment {}

const texts: SQL<Translations> = sql`(
  select coalesce(json_object_agg(t.locale, json_build_object(
    'id', t.id, 'title', t.title, 'description', t.description, 'address', t.address)), '{}'::json)
  from shop_translations t where t.shop_id = "shops"."id")`;

const workingDays: SQL<WorkingDayRow[]> = sql`(
  select coalesce(json_agg(json_build_object('id', w.id, 'day', w.day, 'opensAt', w.opens_at,
    'closesAt', w.closes_at, 'disabled', w.disabled) order by w.id), '[]'::json)
  from shop_working_days w where w.shop_id = "shops"."id")`;

const closures: SQL<{ id: number; day: string }[]> = sql`(
  select coalesce(json_agg(json_build_object('id', c.id, 'day', c.day) order by c.day), '[]'::json)
  from shop_closed_dates c where c.shop_id = "shops"."id")`;

const tagIds: SQL<number[]> = sql`(
  select coalesce(json_agg(st.tag_id order by st.tag_id), '[]'::json)
  from shop_tags st where st.shop_id = "shops"."id")`;

const categoryIds: SQL<number[]> = sql`(
  select coalesce(json_agg(sc.category_id order by sc.category_id), '[]'::json)
  from shop_categories sc where sc.shop_id = "shops"."id")`;

const [houseSwitch, shopSwitch] = [sql.raw('p.active'), sql.raw('sp.active')];

/** What the shop has a switch for, and what it takes without one: that has the payment's id, negated. */
const payments: SQL<ShopPaymentRow[]> = sql`(
  select coalesce(json_agg(json_build_object('id', coalesce(sp.id, -p.id), 'active', ${shopLets(shopSwitch)}, 'payment',
    json_build_object('id', p.id, 'tag', p.tag, 'title', coalesce(p.title, p.tag), 'active', ${houseLets(houseSwitch)})) order by p.position, p.id), '[]'::json)
  from payments p left join shop_payments sp on sp.payment_id = p.id and sp.shop_id = "shops"."id"
  where sp.id is not null or ${shopLets(shopSwitch)})`;

const EMPTY: Assortment = { productsCount: 0, averagePriceMinor: null };

/** What every shop sells, in one grouped query over an index; a shop without products is missing. */
async function countAssortments(
  db: Db,
): Promise<ReadonlyMap<number, Assortment>> {
  const rows = await db
    .select({
      shopId: products.shopId,
      productsCount: sql<number>`count(*)::int`,
      averagePriceMinor: sql<
        number | null
      >`round(avg(${products.priceMinor}))::int`,
    })
    .from(products)
    .where(
      sql`${products.active} and not ${products.addon} and ${products.status} = 'published'`,
    )
    .groupBy(products.shopId);
  return new Map(rows.map(({ shopId, ...numbers }) => [shopId, numbers]));
}

async function selectApproved(db: Db, condition?: SQL): Promise<ShopRow[]> {
  const rows = await db
    .select({
      shop: shops,
      zoneId: deliveryZones.id,
      zone: deliveryZones.area,
      translations: texts,
      workingDays,
      closures,
      tagIds,
      categoryIds,
      payments,
      discounts: shopDiscountList,
      bonuses: shopBonusList,
    })
    .from(shops)
    .leftJoin(deliveryZones, eq(deliveryZones.shopId, shops.id))
    .where(and(eq(shops.status, 'approved'), isNull(shops.closedAt), condition))
    .orderBy(asc(shops.id));
  return rows.map(({ discounts, shop, ...parts }) => ({
    ...shop,
    ...withBonuses(parts),
    discounts: discounts.map(toDiscountRow),
  }));
}

/** The listed shops of an account, oldest first. */
export const findShopsOf = (db: Db, ownerId: number): Promise<ShopRow[]> =>
  selectApproved(db, eq(shops.ownerId, ownerId));

/** Every listed shop with its parts and numbers, in id order, in two queries. */
export async function findApprovedShops(db: Db): Promise<ListedShopRow[]> {
  const rows = await selectApproved(db);
  const assortments = await countAssortments(db);
  return rows.map((row) => ({ ...row, ...(assortments.get(row.id) ?? EMPTY) }));
}

/** One listed shop with its parts, straight from the database: what carts and orders are checked with. */
export async function findApprovedShop(
  db: Db,
  id: number,
): Promise<ShopRow | null> {
  const [row] = await selectApproved(db, eq(shops.id, id));
  return row ?? null;
}

/** The shops that closed for good. */
export function findClosedShops(
  db: Db,
): Promise<{ id: number; uuid: string; slug: string }[]> {
  return db
    .select({ id: shops.id, uuid: shops.uuid, slug: shops.slug })
    .from(shops)
    .where(and(eq(shops.status, 'approved'), isNotNull(shops.closedAt)));
}

/** Whether the database holds any shop at all. */
export async function hasShops(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: shops.id }).from(shops).limit(1);
  return row !== undefined;
}
