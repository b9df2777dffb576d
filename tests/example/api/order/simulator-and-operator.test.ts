import { connectServices } from '@/server/compose';
import { beforeEach, describe, expect } from 'vitest';
import { runSimulator } from '@/example/simulator/simulator';
import { api, it as base } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { createCourier } from '@/tests/support/factories/shop';
import { ORDER_STATUSES } from '@/utils/constants/order-status';

const it = base.extend('settings', { scope: 'file' }, { DEMO_SPEED: '60' });

const START = new Date('2024-11-21T09:00:00Z');
const operator = { token: TEST_OPERATOR_TOKEN };

let clock = START;

it.beforeAll(async () => {
  await createCourier(api.db);
});

beforeEach(() => {
  clock = START;
  api.setNow(START);
});

const look = () =>
  runSimulator({
    db: api.db,
    services: connectServices(api.env),
    now: () => clock,
  });

async function pass(ms: number, stepMs = 50): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    clock = new Date(+clock + stepMs);
    await look();
  }
  api.setNow(clock);
}

async function place(more: Record<string, unknown> = {}) {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const { body } = await api.post(
    '/dashboard/user/orders',
    orderBody(cartId, shop.payments.cash, {
      location: { latitude: 41.305, longitude: 69.24 },
      ...more,
    }),
    shopper,
  );
  const { id } = body.data as { id: number };
  const path = `/dashboard/admin/orders/${id}`;
  return {
    shopper,
    show: async () => (await api.get(path, operator)).body.data,
    move: (status: string) => api.post(`${path}/status`, { status }, operator),
    cancel: () =>
      api.post(
        `/dashboard/user/orders/${id}/status/change?status=cancelled`,
        {},
        shopper,
      ),
  };
}

const statuses = (order: { status_history: { status: string }[] }): string[] =>
  order.status_history.map(({ status }) => status);

describe('the simulator beside an operator', () => {
  it('goes on from where the operator took an order', async () => {
    const { move, show } = await place();
    await move('accepted');
    await move('ready');
    await move('on_a_way');
    await pass(100);
    expect((await show()).status).toBe('on_a_way');
    await pass(3_000);
    expect(statuses(await show())).toEqual([
      'new',
      'accepted',
      'ready',
      'on_a_way',
      'delivered',
    ]);
  });

  it('waits as long as always after a step of the operator', async () => {
    const { move, show } = await place();
    await pass(300);
    await move('accepted');
    await pass(200);
    expect((await show()).status).toBe('accepted');
    await pass(900);
    expect((await show()).status).toBe('ready');
  });

  it.each([
    ['delivery', ['accepted', 'ready', 'on_a_way']],
    ['pickup', ['accepted', 'ready']],
  ] as const)(
    'leaves a %s alone that the operator cancelled, whatever it was before',
    async (type, way) => {
      for (let steps = 0; steps <= way.length; steps += 1) {
        const order = await place({ delivery_type: type });
        for (const status of way.slice(0, steps)) await order.move(status);
        expect((await order.move('cancelled')).status).toBe(200);
        await pass(4_000, 400);
        const shown = await order.show();
        expect(statuses(shown)).toEqual([
          'new',
          ...way.slice(0, steps),
          'cancelled',
        ]);
      }
    },
  );

  it('and an operator who act at the same moment take one step between them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { move, show } = await place();
      clock = new Date(+clock + 400);
      api.setNow(clock);
      const [answer] = await Promise.all([move('accepted'), look()]);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 400)
        expect(answer.body.statusCode).toBe('ERROR_252');
      expect(statuses(await show())).toEqual(['new', 'accepted']);
    }
  });
});

describe('the table of steps', () => {
  const LEGAL = {
    delivery: {
      new: ['accepted', 'cancelled'],
      accepted: ['ready', 'cancelled'],
      ready: ['on_a_way', 'cancelled'],
      on_a_way: ['delivered', 'cancelled'],
      delivered: [],
    },
    pickup: {
      new: ['accepted', 'cancelled'],
      accepted: ['ready', 'cancelled'],
      ready: ['delivered', 'cancelled'],
      delivered: [],
    },
  } as const;

  it.each(['delivery', 'pickup'] as const)(
    'holds for the operator: no other step of a %s is taken',
    async (type) => {
      const order = await place({ delivery_type: type });
      for (const [from, to] of Object.entries(LEGAL[type])) {
        const next: readonly string[] = to;
        for (const status of ORDER_STATUSES.filter(
          (one) => !next.includes(one),
        )) {
          const { body } = await order.move(status);
          expect([from, status, body.statusCode]).toEqual([
            from,
            status,
            status === from
              ? 'ERROR_252'
              : status === 'cancelled'
                ? 'ERROR_254'
                : 'ERROR_400',
          ]);
        }
        expect((await order.show()).status).toBe(from);
        if (next[0]) await order.move(next[0]);
      }
    },
  );

  it('lets a customer cancel only what is new', async () => {
    for (const way of [
      ['accepted'],
      ['accepted', 'ready'],
      ['accepted', 'ready', 'on_a_way'],
      ['accepted', 'ready', 'on_a_way', 'delivered'],
    ]) {
      const order = await place();
      for (const status of way) await order.move(status);
      expect((await order.cancel()).body.statusCode).toBe('ERROR_254');
      expect((await order.show()).status).toBe(way.at(-1));
    }
  });
});
