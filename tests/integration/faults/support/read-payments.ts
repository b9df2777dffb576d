import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { ledgerEntries } from '@/server/db/schema/ledger';
import { orders } from '@/server/db/schema/orders';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { sandboxSessions } from '@/server/db/schema/sandbox';
import { outboxMessages } from '@/server/db/schema/settings';
import { confirms } from './confirms';
import { findMoneyFaults } from './find-money-faults';
import type { World } from './world';

/** What card payments of the world's customers left in the database. */
async function readPayments(db: Db, world: World) {
  const found = await db
    .select()
    .from(orders)
    .where(eq(orders.shopId, world.shopId));
  const ids = [0, ...found.map(({ id }) => id)];
  const attempts = await db
    .select()
    .from(transactions)
    .where(inArray(transactions.orderId, ids));
  const [ledger] = await db
    .select({
      sum: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::float8`,
    })
    .from(ledgerEntries);
  return {
    orders: found,
    attempts,
    pages: await db.select().from(sandboxSessions),
    refunds: await db.select().from(gatewayRefunds),
    mails: await db
      .select({ subject: outboxMessages.subject })
      .from(outboxMessages),
    ledgerSum: ledger?.sum ?? 0,
  };
}

/** What does not add up once every order was paid by card, in words. */
export async function findPaymentFaults(
  db: Db,
  world: World,
): Promise<string[]> {
  const read = await readPayments(db, world);
  const faultsOf = (order: (typeof read.orders)[number]): string[] => {
    const [attempt, ...more] = read.attempts.filter(
      ({ orderId }) => orderId === order.id,
    );
    const pages = read.pages.filter(
      ({ attempt: key }) => key === attempt?.uuid,
    );
    const mails = read.mails.filter(
      ({ subject }) => confirms(subject) && subject.includes(String(order.id)),
    );
    const checks: [string, boolean][] = [
      ['has one attempt', attempt !== undefined && more.length === 0],
      ['is paid', attempt?.status === 'paid' && !order.awaitingPayment],
      ['has one page, which is paid', pages.length === 1],
      [
        'was charged its total once',
        pages.every(
          ({ amountMinor, status }) =>
            status === 'paid' && amountMinor === order.totalMinor,
        ),
      ],
      ['was confirmed once', mails.length === 1],
    ];
    return checks
      .filter(([, holds]) => !holds)
      .map(([rule]) => `order ${order.id} does not hold: ${rule}`);
  };
  return [
    ...read.orders.flatMap(faultsOf),
    ...findMoneyFaults(
      {
        orders: read.orders,
        transactions: read.attempts,
        gatewayRefunds: read.refunds,
        coupons: [],
        couponUses: [],
      },
      new Date(),
    ),
    ...(read.refunds.length ? ['money went back'] : []),
    ...(read.ledgerSum === 0 ? [] : ['the ledger does not sum to zero']),
  ];
}
