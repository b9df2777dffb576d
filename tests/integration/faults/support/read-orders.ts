import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { carts } from '@/server/db/schema/carts';
import { shops } from '@/server/db/schema/catalogue';
import { coupons, couponUses } from '@/server/db/schema/coupons';
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/ledger';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import {
  orderDetails,
  orders,
  orderStatusHistory,
} from '@/server/db/schema/orders';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
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
        gatewayRefunds: await tx
          .select()
          .from(gatewayRefunds)
          .where(
            inArray(
              gatewayRefunds.transactionId,
              tx
                .select({ id: transactions.id })
                .from(transactions)
                .where(inArray(transactions.orderId, ids)),
            ),
          ),
        coupons: await tx
          .select()
          .from(coupons)
          .where(eq(coupons.shopId, world.shopId)),
        couponUses: await tx
          .select()
          .from(couponUses)
          .where(inArray(couponUses.orderId, ids)),
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
          .select({ subject: outboxMessages.subject })
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
