import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { stocks } from '@/server/db/schema/products';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import { ensureLedgerAccount } from '@/server/repositories/wallet/ledger-repository';
import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import type { Shopper } from './cart';

/** Posts an order, with an Idempotency-Key when one is given. */
export function placeOrder(
  api: ApiHarness,
  shopper: Shopper,
  body: object,
  key?: string,
): Promise<ApiAnswer> {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return api.post('/dashboard/user/orders', body, { ...shopper, headers });
}

/** What is left of a stock. */
export async function stockLeft(
  db: Db,
  id: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ quantity: stocks.quantity })
    .from(stocks)
    .where(eq(stocks.id, id));
  return row?.quantity;
}

/** Puts money into a wallet, minor units of the default currency; answers its account. */
export async function topUpWallet(
  db: Db,
  userId: number,
  amountMinor: number,
): Promise<number> {
  const wallet = await ensureLedgerAccount(db, 'wallet', userId);
  const source = await ensureLedgerAccount(db, 'topup', null);
  const entries = [
    { accountId: source, amountMinor: -amountMinor },
    { accountId: wallet, amountMinor },
  ];
  await postLedger({ db, now: new Date() }, { type: 'topup', entries });
  return wallet;
}
