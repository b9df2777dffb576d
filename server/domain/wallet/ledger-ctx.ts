import type { Db } from '@/server/db/client';

/** What a movement of money needs: the transaction it belongs to, and when it happens. */
export interface LedgerCtx {
  readonly db: Db;
  readonly now: Date;
}
