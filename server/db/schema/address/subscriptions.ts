import { pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../columns/columns';

/** Who wants to hear when their area is delivered to: one row per e-mail, with the place asked for last. */
export const subscriptions = pgTable('subscriptions', (t) => ({
  id: id(),
  /** Trimmed, in lower case. */
  email: t.text('email').notNull().unique(),
  address: t.text('address'),
  latitude: t.doublePrecision('latitude'),
  longitude: t.doublePrecision('longitude'),
  /** The language to write in. */
  locale: t.text('locale').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
}));
