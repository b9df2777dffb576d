import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Weekday } from '@/utils/constants/calendar';
import { users } from './account/users';
import { shops, type LabelTranslations } from './catalogue';
import { products } from './products';

/** Pictures of a shop beyond its cover: the room, the kitchen, the shelves. */
export const shopGalleries = pgTable(
  'shop_galleries',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    img: text('img').notNull(),
    position: integer('position').notNull().default(0),
  },
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
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone'),
    hours: jsonb('hours').$type<readonly BranchHours[]>().notNull().default([]),
    /** `title` names the place, `description` is its address. */
    translations: jsonb('translations').$type<LabelTranslations>().notNull(),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('branches_shop_idx').on(table.shopId)],
);

/** Promotions of shops that show for a while: a picture that leads to the shop or one of its products. */
export const stories = pgTable(
  'stories',
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, {
      onDelete: 'cascade',
    }),
    img: text('img').notNull(),
    translations: jsonb('translations').$type<LabelTranslations>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    active: boolean('active').notNull().default(true),
  },
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
  shopId: integer('shop_id')
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  changedAt: timestamp('changed_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
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
  {
    id: serial('id').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    by: text('by', { enum: ['operator', 'owner'] }).notNull(),
    /** The owner who saved it; null: the operator, or an account that has ended. */
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('shop_edits_shop_idx').on(table.shopId, table.id),
    index('shop_edits_user_idx').on(table.userId),
    index('shop_edits_created_idx').on(table.createdAt),
  ],
);

/** Banners of the home page. */
export const banners = pgTable('banners', {
  id: serial('id').primaryKey(),
  /** Its name in the operator's files. */
  slug: text('slug')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()::text`),
  img: text('img').notNull(),
  /** Where it leads: an own path such as /restaurant/1. */
  url: text('url').notNull(),
  tone: text('tone', { enum: ['light', 'dark'] })
    .notNull()
    .default('light'),
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
  translations: jsonb('translations').$type<LabelTranslations>().notNull(),
});
