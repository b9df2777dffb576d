import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { users } from './users';

/** Who signs in by somebody else's word: a provider, what it calls the person, and whose account that is. */
export const identities = pgTable(
  'identities',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', {
      enum: SOCIAL_PROVIDERS,
    }).notNull(),
    subject: text('subject').notNull(),
    /** As the provider vouched for it at the last sign-in; lower case. */
    email: text('email'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    unique('identities_subject_key').on(table.provider, table.subject),
    index('identities_user_idx').on(table.userId),
  ],
);
