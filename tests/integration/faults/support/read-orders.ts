import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { carts } from '@/server/db/schema/carts';
import { shops } from '@/server/db/schema/catalogue';
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/ledger';
import {
  idempotencyKeys,
  orderDetails,
  orders,
  orderStatusHistory,
  transactions,
} from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { outboxMessages, userEvents } from '@/server/db/schema/settings';
import type { World } from './world';

/** Everything that orders of the world's shop left in the database, as of one moment. */
export function readOrders(db: Db, world: World) {
  const userIds = world.customers.map(({ id }) => id);
  const emails = world.customers.map(({ email }) => email);
  const wallets = world.customers.map(({ wallet }) => wallet);
  return db.transaction(
    async (tx) => {
      const found = await tx
        .select()
        .from(orders)
        .where(eq(orders.shopId, world.shopId))
        .orderBy(orders.id);
      const ids = [0, ...found.map(({ id }) => id)];
      return {
        orders: found,
        carts: await tx
          .select()
          .from(carts)
          .where(inArray(carts.ownerId, userIds)),
        details: await tx
          .select()
          .from(orderDetails)
          .where(inArray(orderDetails.orderId, ids)),
        history: await tx
          .select()
          .from(orderStatusHistory)
          .where(inArray(orderStatusHistory.orderId, ids))
          .orderBy(orderStatusHistory.id),
        transactions: await tx
          .select()
          .from(transactions)
          .where(inArray(transactions.orderId, ids)),
        keys: await tx
          .select()
          .from(idempotencyKeys)
          .where(
            inArray(
              idempotencyKeys.owner,
              userIds.map((id) => `user:${id}`),
            ),
          ),
        movements: await tx
          .select({
            orderId: ledgerTransactions.orderId,
            accountId: ledgerEntries.accountId,
            amountMinor: ledgerEntries.amountMinor,
          })
          .from(ledgerEntries)
          .innerJoin(
            ledgerTransactions,
            eq(ledgerTransactions.id, ledgerEntries.transactionId),
          )
          .where(inArray(ledgerEntries.accountId, wallets)),
        mails: await tx
          .select({ recipient: outboxMessages.recipient })
          .from(outboxMessages)
          .where(inArray(outboxMessages.recipient, emails)),
        events: await tx
          .select({ type: userEvents.type, payload: userEvents.payload })
          .from(userEvents)
          .where(
            inArray(
              userEvents.topic,
              userIds.map((id) => `user:${id}`),
            ),
          ),
        stocks: await tx
          .select({ id: stocks.id, quantity: stocks.quantity })
          .from(stocks)
          .where(inArray(stocks.id, [...world.dishes, ...world.sauces])),
        counted: await tx
          .select({ count: shops.ordersCount })
          .from(shops)
          .where(eq(shops.id, world.shopId)),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

export type OrdersRead = Awaited<ReturnType<typeof readOrders>>;
export type OrderFound = OrdersRead['orders'][number];
