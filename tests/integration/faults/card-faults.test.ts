import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '@/scripts/lib/random';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import { type CalledApi, httpApi } from '@/tests/support/api/http-api';
import { orderBody } from '@/tests/support/factories/cart';
import { findPaymentFaults } from './support/read-payments';
import { openStand, type Stand } from './support/stand';
import {
  createWorld,
  type Customer,
  signInOver,
  type World,
} from './support/world';

const CUSTOMERS = 6;
const AGAIN_MS = 100;
/** A crash leaves its request's lease behind; then the same attempt is gone on with. */
const PATIENCE_MS = 90_000;
const CARD = { number: '4242424242424242', expires: '12/40', cvc: '123' };

/** The server is coming or going, or the same key is at work: ask again. */
const isPassing = ({ headers, status }: ApiAnswer): boolean =>
  status === 503 || (status === 409 && headers.has('retry-after'));

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let stand: Stand;
  let world: World;
  const random = randomOf(`card crashes on ${engine}`);

  beforeAll(async () => {
    stand = await openStand(engine);
    world = await stand.withDatabase((db) => createWorld(db, CUSTOMERS));
    await Promise.all(stand.origins.map((_, index) => stand.start(index)));
  });
  afterAll(() => stand?.close());

  function alternating(): CalledApi {
    let turn = 0;
    return httpApi(() => stand.origins[turn++ % stand.origins.length] ?? '');
  }

  /** Asks until somebody answers, through crashes. */
  async function insist(ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await ask().catch(() => null);
      if (answer && !isPassing(answer)) return answer;
      if (Date.now() > end) throw new Error('no answer');
      await sleep(AGAIN_MS);
    }
  }

  async function signIn(api: CalledApi, customer: Customer): Promise<string> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const token = await signInOver(api, customer).catch(() => null);
      if (token !== null) return token;
      if (Date.now() > end) throw new Error('nobody signs in');
      await sleep(AGAIN_MS);
    }
  }

  /** Orders by card and pays at the sandbox; whatever breaks is asked for again. */
  async function orderAndPay(customer: Customer): Promise<() => Promise<void>> {
    const api = alternating();
    const token = await signIn(api, customer);
    const cart = await insist(() =>
      api.post(
        '/dashboard/user/cart/insert-product',
        {
          shop_id: world.shopId,
          products: [{ stock_id: world.dishes[1], quantity: 1 }],
        },
        { token },
      ),
    );
    const body = orderBody(Number(cart.body.data.id), world.payments.card);
    const headers = { 'Idempotency-Key': `card-${customer.id}` };
    const placed = await insist(() =>
      api.post('/dashboard/user/orders', body, { token, headers }),
    );
    const id = Number(placed.body.data.id);
    const step = await insist(() =>
      api.post(
        `/payments/order/${id}/transactions`,
        { payment_sys_id: world.payments.card },
        { token },
      ),
    );
    const page = String(step.body.data.url).split('/').at(-1);
    await insist(() => api.post(`/sandbox/sessions/${page}/pay`, CARD));
    return async () => {
      const show = () => api.get(`/dashboard/user/orders/${id}`, { token });
      const end = Date.now() + PATIENCE_MS;
      while ((await insist(show)).body.data.awaiting_payment) {
        if (Date.now() > end) throw new Error(`order ${id} is never paid`);
        await sleep(AGAIN_MS);
      }
    };
  }

  async function crashOnce(): Promise<void> {
    await sleep(random.whole(20, 400));
    const victim = random.whole(0, stand.origins.length - 1);
    await stand.crash(victim);
    await stand.start(victim);
  }

  test('through kill -9 every card order is made, charged and confirmed once', async () => {
    const running = Promise.all(world.customers.map(orderAndPay));
    running.catch(() => undefined);
    for (let crash = 0; crash < 3; crash += 1) await crashOnce();
    const untilPaid = await running;
    await crashOnce();
    await Promise.all(untilPaid.map((wait) => wait()));
    await Promise.all(stand.origins.map((_, index) => stand.crash(index)));
    expect(
      await stand.withDatabase((db) => findPaymentFaults(db, world)),
    ).toEqual([]);
  }, 240_000);
});
