import {
  doublePrecision,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Who wants to hear when their area is delivered to: one row per e-mail, with the place asked for last. */
export const subscriptions = pgTable('subscriptions', {
  id: serial('id').primaryKey(),
  /** Trimmed, in lower case. */
  email: text('email').notNull().unique(),
  address: text('address'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** The language to write in. */
  locale: text('locale').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true })
    .notNull()
    .defaultNow(),
});
