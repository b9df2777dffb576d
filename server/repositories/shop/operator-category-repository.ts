import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { categories, categoryTranslations } from '@/server/db/schema/catalogue';
import { pageOfRows } from '@/server/repositories/select-sql';

/** The table's names for the kinds of places. */
const STORED = { restaurant: 'main', shop: 'shop' } as const;

type Titles = Readonly<Record<string, { readonly title: string }>>;

export interface OperatorCategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly kind: keyof typeof STORED;
  readonly img: string | null;
  readonly position: number;
  readonly active: boolean;
  readonly shopsCount: number;
  readonly translations: Titles;
}

const columns = {
  id: categories.id,
  slug: categories.slug,
  kind: sql<
    OperatorCategoryRow['kind']
  >`case "categories"."kind" when 'shop' then 'shop' else 'restaurant' end`,
  img: categories.img,
  position: categories.position,
  active: categories.active,
  shopsCount: sql<number>`(select count(*)::int from shop_categories sc
    where sc.category_id = "categories"."id")`,
  translations: sql<Titles>`(
    select coalesce(json_object_agg(t.locale, json_build_object('title', t.title) order by t.id), '{}'::json)
    from category_translations t where t.category_id = "categories"."id")`,
} as const;

/** Those of no single shop's menu. */
const isShared = and(
  isNull(categories.shopId),
  inArray(categories.kind, ['main', 'shop']),
);

const named = (slug: string) => and(isShared, eq(categories.slug, slug));

/** A page of all shared categories, in their order. */
export function findCategories(db: Db, paging: Paging) {
  const query = db
    .select(columns)
    .from(categories)
    .where(isShared)
    .orderBy(asc(categories.position), asc(categories.id));
  return pageOfRows(query, db.$count(categories, isShared), paging);
}

/**
 * Holds the name until the transaction ends, and the category, if there is one: nobody makes another of the name, and no
 * shop comes into it meanwhile.
 */
export async function holdCategory(db: Db, slug: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`category:${slug}`}, 0))`,
  );
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(named(slug))
    .for('update');
}

/** One shared category; null when there is none. */
export async function findCategory(
  db: Db,
  slug: string,
): Promise<OperatorCategoryRow | null> {
  const [row] = await db
    .select(columns)
    .from(categories)
    .where(named(slug))
    .orderBy(asc(categories.id))
    .limit(1);
  return row ?? null;
}

async function putTitles(
  db: Db,
  categoryId: number,
  titles: Titles,
): Promise<void> {
  await db
    .delete(categoryTranslations)
    .where(
      and(
        eq(categoryTranslations.categoryId, categoryId),
        notInArray(categoryTranslations.locale, Object.keys(titles)),
      ),
    );
  await db
    .insert(categoryTranslations)
    .values(
      Object.entries(titles).map(([locale, { title }]) => ({
        categoryId,
        locale,
        title,
      })),
    )
    .onConflictDoUpdate({
      target: [categoryTranslations.categoryId, categoryTranslations.locale],
      set: { title: sql`excluded.title` },
    });
}

/** Writes a held category, a new one where `id` is null; it has at least one title. */
export async function putCategory(
  db: Db,
  id: number | null,
  {
    kind,
    translations,
    ...rest
  }: Omit<OperatorCategoryRow, 'id' | 'shopsCount'>,
): Promise<void> {
  const row = { ...rest, kind: STORED[kind] };
  const [kept] = id
    ? await db
        .update(categories)
        .set(row)
        .where(eq(categories.id, id))
        .returning({ id: categories.id })
    : await db.insert(categories).values(row).returning({ id: categories.id });
  if (kept) await putTitles(db, kept.id, translations);
}

/** Takes a held category out of the lists; its shops stay in it. */
export async function hideCategory(db: Db, id: number): Promise<void> {
  await db
    .update(categories)
    .set({ active: false })
    .where(eq(categories.id, id));
}

/** Deletes a held category; those below it are then below none. */
export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db
    .update(categories)
    .set({ parentId: null })
    .where(eq(categories.parentId, id));
  await db.delete(categories).where(eq(categories.id, id));
}
