import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categories, tags } from '@/server/db/schema/catalogue';
import { columnsBut } from '@/server/repositories/select-sql';
import type { Translations } from './catalogue-sql';

export interface CategoryRow {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly kind: 'main' | 'menu' | 'shop';
  readonly shopId: number | null;
  readonly parentId: number | null;
  readonly img: string | null;
  readonly position: number;
  readonly translations: Translations;
}

export interface TagRow {
  readonly id: number;
  readonly slug: string;
  readonly img: string | null;
  readonly translations: Translations;
}

const texts: SQL<Translations> = sql`(
  select coalesce(json_object_agg(t.locale, json_build_object(
    'id', t.id, 'title', t.title, 'description', t.description)), '{}'::json)
  from category_translations t where t.category_id = "categories"."id")`;

const columns = {
  ...columnsBut(categories, 'active'),
  translations: texts,
} as const;

/** The active categories that are of no single shop, by position. */
export function findSharedCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .select(columns)
    .from(categories)
    .where(and(eq(categories.active, true), sql`${categories.shopId} is null`))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The active sections of one shop's menu, by position. */
export function findMenuCategories(
  db: Db,
  shopId: number,
): Promise<CategoryRow[]> {
  return db
    .select(columns)
    .from(categories)
    .where(and(eq(categories.active, true), eq(categories.shopId, shopId)))
    .orderBy(asc(categories.position), asc(categories.id));
}

export type CategoryTitles = Pick<CategoryRow, 'id' | 'translations'>;

/** What the categories of these ids are called, by position. */
export async function findCategoryTitles(
  db: Db,
  ids: readonly number[],
): Promise<CategoryTitles[]> {
  if (!ids.length) return [];
  return db
    .select({ id: categories.id, translations: texts })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Every tag a shop may carry, in id order. */
export function findTags(db: Db): Promise<TagRow[]> {
  return db.select().from(tags).orderBy(asc(tags.id));
}
