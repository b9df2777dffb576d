import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import type { Weekday } from '@/utils/constants/calendar';
import { users } from './account/users';
import { shops, type LabelTranslations } from './catalogue';
import { products } from './products';
import {
  createdAt,
  id,
  maybePartOf,
  moment,
  oneOf,
  outlives,
  partOf,
} from './columns/columns';

/** Pictures of a shop beyond its cover: the room, the kitchen, the shelves. */
export const shopGalleries = pgTable(
  'shop_galleries',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    img: t.text('img').notNull(),
    position: t.integer('position').notNull().default(0),
  }),
  (table) => [index('shop_galleries_shop_idx').on(table.shopId)],
);

/** One row of a branch's hours on the shop's clock; `to` ≤ `from` crosses midnight. */
export interface BranchHours {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
}

/** Other places of a shop's brand. They have a door and a counter, but orders are placed with the shop. */
export const branches = pgTable(
  'branches',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    latitude: t.doublePrecision('latitude').notNull(),
    longitude: t.doublePrecision('longitude').notNull(),
    phone: t.text('phone'),
    hours: t
      .jsonb('hours')
      .$type<readonly BranchHours[]>()
      .notNull()
      .default([]),
    /** `title` names the place, `description` is its address. */
    translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
    position: t.integer('position').notNull().default(0),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [index('branches_shop_idx').on(table.shopId)],
);

/** Promotions of shops that show for a while: a picture that leads to the shop or one of its products. */
export const stories = pgTable(
  'stories',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    productId: maybePartOf('product_id', () => products.id),
    img: t.text('img').notNull(),
    translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [
    index('stories_shop_idx').on(table.shopId),
    index('stories_product_idx').on(table.productId),
  ],
);

/**
 * When what a shop's page shows last changed, for sitemaps: texts, hours, what it sells and for how much; not how many
 * are left or were sold. Kept by triggers, so it holds whoever writes.
 */
export const shopChanges = pgTable('shop_changes', {
  shopId: partOf('shop_id', () => shops.id).primaryKey(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** One field of a shop that was changed; null: there was nothing, or there is nothing now. */
export interface FieldChange {
  readonly field: string;
  readonly old: number | string | null;
  readonly new: number | string | null;
}

/** Who changed what of a shop, one row per saved change; `version` is the shop's after it. */
export const shopEdits = pgTable(
  'shop_edits',
  (t) => ({
    id: id(),
    shopId: partOf('shop_id', () => shops.id),
    version: t.integer('version').notNull(),
    by: oneOf('by', ['operator', 'owner']).notNull(),
    /** The owner who saved it; null: the operator, or an account that has ended. */
    userId: outlives('user_id', () => users.id),
    changes: t.jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('shop_edits_shop_idx').on(table.shopId, table.id),
    index('shop_edits_user_idx').on(table.userId),
    index('shop_edits_created_idx').on(table.createdAt),
  ],
);

/** Banners of the home page. */
export const banners = pgTable('banners', (t) => ({
  id: id(),
  /** Its name in the operator's files. */
  slug: t
    .text('slug')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`),
  img: t.text('img').notNull(),
  /** Where it leads: an own path such as /restaurant/1. */
  url: t.text('url').notNull(),
  tone: oneOf('tone', ['light', 'dark']).notNull().default('light'),
  position: t.integer('position').notNull().default(0),
  active: t.boolean('active').notNull().default(true),
  translations: t.jsonb('translations').$type<LabelTranslations>().notNull(),
}));
