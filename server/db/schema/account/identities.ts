import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { users } from './users';
import { createdAt, id, oneOf, partOf } from '../columns/columns';

/** Who signs in by somebody else's word: a provider, what it calls the person, and whose account that is. */
export const identities = pgTable(
  'identities',
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    provider: oneOf('provider', SOCIAL_PROVIDERS).notNull(),
    subject: t.text('subject').notNull(),
    /** As the provider vouched for it at the last sign-in; lower case. */
    email: t.text('email'),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('identities_subject_key').on(table.provider, table.subject),
    index('identities_user_idx').on(table.userId),
  ],
);
