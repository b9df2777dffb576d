import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderStatusHistory } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { postLedger } from '@/server/domain/wallet/post-ledger';
import { ensureLedgerAccount } from '@/server/repositories/wallet/ledger-repository';
import {
  type ApiAnswer,
  type ApiHarness,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
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

/** The operator brings an order to its end, or so far. */
export async function moveOrder(
  api: ApiHarness,
  id: number,
  statuses: readonly string[] = ['accepted', 'ready', 'on_a_way', 'delivered'],
): Promise<void> {
  for (const status of statuses) {
    const path = `/dashboard/admin/orders/${id}/status`;
    const moved = await api.post(
      path,
      { status },
      { token: TEST_OPERATOR_TOKEN },
    );
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  }
}

/** An order was delivered so many days ago. */
export async function deliveredBefore(
  db: Db,
  orderId: number,
  days: number,
): Promise<void> {
  await db
    .update(orderStatusHistory)
    .set({ at: new Date(Date.now() - days * 86_400_000) })
    .where(
      and(
        eq(orderStatusHistory.orderId, orderId),
        eq(orderStatusHistory.status, 'delivered'),
      ),
    );
}
