import {
  bigint,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account/users';

/** Accounts of the double-entry ledger: a customer's wallet, or one of the house's. Default currency, minor units. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    kind: text('kind', {
      enum: ['wallet', 'sales', 'topup', 'credit'],
    }).notNull(),
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'restrict',
    }),
  },
  (table) => [
    unique('ledger_accounts_owner_key')
      .on(table.kind, table.userId)
      .nullsNotDistinct(),
  ],
);

/** One movement of money; its entries sum to zero (deferred constraint trigger in the migration). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    type: text('type', {
      enum: ['topup', 'payment', 'refund', 'referral', 'credit'],
    }).notNull(),
    orderId: integer('order_id'),
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('ledger_transactions_order_idx').on(table.orderId)],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial('id').primaryKey(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Positive raises the account's balance. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entries_account_idx').on(table.accountId, table.id),
    index('ledger_entries_transaction_idx').on(table.transactionId),
  ],
);
