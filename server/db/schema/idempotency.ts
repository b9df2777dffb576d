import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns/columns';

/** Successes bound to a client's key: replayed, never made twice (api-contract.md §1). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  (t) => ({
    /** `user:<id>`, or `cart:<uuid>` of a part of a cart. */
    owner: t.text('owner').notNull(),
    key: t.text('key').notNull(),
    requestHash: t.text('request_hash').notNull(),
    responseStatus: t.integer('response_status'),
    responseBody: t.jsonb('response_body').$type<unknown>(),
    /** What was written before an outside call, to go on from after a crash; null for work of one transaction. */
    prepared: t.jsonb('prepared').$type<unknown>(),
    /** Until when the one who makes the outside call has it to himself. */
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);
