import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { shops } from './catalogue';

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
