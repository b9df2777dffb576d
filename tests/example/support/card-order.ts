import { asc, eq, sql } from 'drizzle-orm';
import type { ProcessParts } from '@/server/context';
import { connectServices } from '@/server/compose';
import { ledgerEntries } from '@/server/db/schema/ledger';
import { orders } from '@/server/db/schema/orders';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { outboxMessages, userEvents } from '@/server/db/schema/settings';
import { userTopic } from '@/server/domain/event/topics';
import { paymentSteps } from '@/server/jobs/payment-sweeper';
import { deliverSandboxWebhooks } from '@/example/payments/sandbox-webhooks';
import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';
import {
  createFilledCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

/** The numbers that the sandbox's page lists. */
export const CARDS = {
  success: '4242424242424242',
  decline: '4000000000000002',
  challenge: '4000000000003220',
  timeoutSuccess: '4000000000000259',
  timeoutFailure: '4000000000000341',
  lateWebhook: '4000000000001976',
  duplicateWebhooks: '4000000000005126',
  reorderedWebhooks: '4000000000007726',
} as const;

/** A clock that the application and its jobs share. */
export interface CardClock {
  now: Date;
}

/** Everything about paying by card, at the clock's time. */
export function cardDesk(
  api: ApiHarness,
  clock: CardClock,
  gateway?: ProcessParts['gateway'],
) {
  const now = () => clock.now;
  const services = () =>
    connectServices(api.env, {
      db: () => Promise.resolve(api.db),
      now,
      gateway,
    });

  async function place(key?: string, more: Record<string, unknown> = {}) {
    const filled = await createFilledCart(api);
    const body = orderBody(filled.cartId, filled.shop.payments.card, more);
    const answer = await placeOrder(api, filled.shopper, body, key);
    const order = answer.body.data;
    return { ...filled, body, answer, id: Number(order?.id), order };
  }

  const sessionOf = (url: string): string => url.split('/').at(-1) ?? '';

  return {
    place,
    sessionOf,
    services,
    pass: (ms: number) => {
      clock.now = new Date(+clock.now + ms);
      api.setNow(clock.now);
    },
    pay: (url: string, number: string = CARDS.success): Promise<ApiAnswer> =>
      api.post(`/sandbox/sessions/${sessionOf(url)}/pay`, {
        number,
        expires: '12/40',
        cvc: '123',
      }),
    /** What the sandbox has to say until now; how much it was. */
    webhooks: () =>
      deliverSandboxWebhooks({ db: api.db, fetch: () => api.fetch, now }),
    /** One turn of each sweep, one after the other; how much there was. */
    sweep: async () => {
      const deps = { handle: { db: api.db }, services: services(), now };
      const { signal } = new AbortController();
      let done = 0;
      for (const { work } of paymentSteps(deps)) done += await work(signal);
      return done;
    },
    /** The browser comes back from the provider's page. */
    comeBack: async (url: string, by: 'cancel' | 'return' = 'return') => {
      const { body } = await api.get(`/sandbox/sessions/${sessionOf(url)}`);
      const { pathname, search } = new URL(String(body.data[`${by}_url`]));
      return api.get(`${pathname.replace('/api/v1', '')}${search}`);
    },
    show: async (id: number, shopper: Shopper) =>
      (await api.get(`/dashboard/user/orders/${id}`, shopper)).body.data,
    again: (
      id: number,
      shopper: Shopper,
      paymentId: number,
      key?: string,
    ): Promise<ApiAnswer> =>
      api.post(
        `/payments/order/${id}/transactions`,
        { payment_sys_id: paymentId },
        { ...shopper, headers: key ? { 'Idempotency-Key': key } : {} },
      ),
    cancel: (id: number, shopper: Shopper): Promise<ApiAnswer> =>
      api.post(
        `/dashboard/user/orders/${id}/status/change?status=cancelled`,
        {},
        shopper,
      ),
    attempts: (id: number) =>
      api.db
        .select()
        .from(transactions)
        .where(eq(transactions.orderId, id))
        .orderBy(asc(transactions.id)),
    refunds: (id: number) =>
      api.db
        .select({
          amountMinor: gatewayRefunds.amountMinor,
          status: gatewayRefunds.status,
        })
        .from(gatewayRefunds)
        .innerJoin(
          transactions,
          eq(transactions.id, gatewayRefunds.transactionId),
        )
        .where(eq(transactions.orderId, id)),
    row: async (id: number) => {
      const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
      if (!row) throw new Error(`no order ${id}`);
      return row;
    },
    /** How many confirmations of this order are in the outbox. */
    mails: async (id: number) =>
      (
        await api.db
          .select({ subject: outboxMessages.subject })
          .from(outboxMessages)
      ).filter(({ subject }) => subject.includes(String(id))).length,
    events: async (userId: number) =>
      api.db
        .select({ payload: userEvents.payload })
        .from(userEvents)
        .where(eq(userEvents.topic, userTopic(userId)))
        .orderBy(asc(userEvents.id)),
    ledgerSum: async () => {
      const [row] = await api.db
        .select({
          sum: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::float8`,
        })
        .from(ledgerEntries);
      return row?.sum;
    },
  };
}

export type CardDesk = ReturnType<typeof cardDesk>;
