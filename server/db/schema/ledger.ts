import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { users } from './account/users';
import {
  createdAt,
  id,
  minor,
  needs,
  oneOf,
  partOf,
  publicId,
} from './columns/columns';

/** Accounts of the double-entry ledger: a customer's wallet, or one of the house's. Default currency, minor units. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  (t) => ({
    id: id(),
    uuid: publicId(),
    kind: oneOf('kind', ['wallet', 'sales', 'topup', 'credit']).notNull(),
    userId: t.integer('user_id').references(() => users.id, {
      onDelete: 'restrict',
    }),
  }),
  (table) => [
    unique('ledger_accounts_owner_key')
      .on(table.kind, table.userId)
      .nullsNotDistinct(),
  ],
);

/** One movement of money; its entries sum to zero (deferred constraint trigger in the migration). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  (t) => ({
    id: id(),
    uuid: publicId(),
    type: oneOf('type', [
      'topup',
      'payment',
      'refund',
      'referral',
      'credit',
    ]).notNull(),
    orderId: t.integer('order_id'),
    note: t.text('note'),
    createdAt: createdAt(),
  }),
  (table) => [index('ledger_transactions_order_idx').on(table.orderId)],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: partOf('transaction_id', () => ledgerTransactions.id),
    accountId: needs('account_id', () => ledgerAccounts.id),
    /** Positive raises the account's balance. */
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    index('ledger_entries_account_idx').on(table.accountId, table.id),
    index('ledger_entries_transaction_idx').on(table.transactionId),
  ],
);
