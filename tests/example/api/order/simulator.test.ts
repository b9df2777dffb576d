import { connectServices } from '@/server/compose';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { orders } from '@/server/db/schema/orders';
import { userTopic } from '@/server/domain/event/topics';
import { userEvents } from '@/server/db/schema/settings';
import { runSimulator, startSimulator } from '@/example/simulator/simulator';
import { runtime } from '@/server/runtime';
import { api, it as base } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { createCourier } from '@/tests/support/factories/shop';

const it = base.extend('settings', { scope: 'file' }, { DEMO_SPEED: '60' });

const START = new Date('2024-11-21T09:00:00Z');

let clock = START;

it.beforeAll(async () => {
  await createCourier(api.db);
});

beforeEach(() => {
  clock = START;
  api.setNow(START);
});

/** Lets the fake time pass in small steps, the simulator looking each time. */
async function pass(ms: number, stepMs = 50): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    clock = new Date(+clock + stepMs);
    await runSimulator({
      db: api.db,
      services: connectServices(api.env),
      now: () => clock,
    });
  }
  api.setNow(clock);
}

async function place(overrides: Record<string, unknown> = {}) {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const location = { latitude: 41.305, longitude: 69.24 };
  const answer = await api.post(
    '/dashboard/user/orders',
    orderBody(cartId, shop.payments.cash, { location, ...overrides }),
    shopper,
  );
  const id = (answer.body as { data: { id: number } }).data.id;
  const show = async () =>
    (await api.get(`/dashboard/user/orders/${id}`, shopper)).body.data;
  return { id, shopper, show };
}

interface Payload {
  readonly status?: string;
  readonly version: number;
  readonly courier?: { readonly lat: number; readonly lng: number };
}

async function eventsOf(userId: number): Promise<Payload[]> {
  const rows = await api.db
    .select()
    .from(userEvents)
    .where(eq(userEvents.topic, userTopic(userId)))
    .orderBy(asc(userEvents.id));
  return rows
    .filter(({ type }) => type === 'order')
    .map(({ payload }) => payload as unknown as Payload);
}

describe('the simulator at speed 60', () => {
  it('delivers an order in about three seconds, every step once', async () => {
    const { show, shopper } = await place();
    await pass(3_600);
    const order = await show();
    expect(order.status).toBe('delivered');
    expect(
      order.status_history.map(({ status }: { status: string }) => status),
    ).toEqual(['new', 'accepted', 'ready', 'on_a_way', 'delivered']);
    const last = order.status_history.at(-1).at as string;
    expect(+new Date(last) - +START).toBeGreaterThan(2_500);
    expect(order).toMatchObject({
      version: 5,
      transaction: { status: 'paid' },
      deliveryman: { firstname: 'Jasur' },
    });
    const events = await eventsOf(shopper.userId);
    expect(events.flatMap(({ status }) => status ?? [])).toEqual([
      'new',
      'accepted',
      'ready',
      'on_a_way',
      'delivered',
    ]);
    const places = events.flatMap(({ courier }) => (courier ? [courier] : []));
    expect(places.length).toBeGreaterThanOrEqual(4);
    expect(new Set(places.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(
      places.length,
    );
  });

  it('shows the courier where the time says, also after a pause of the process', async () => {
    const { show } = await place();
    await pass(1_600);
    const riding = await show();
    expect(riding.status).toBe('on_a_way');
    expect(riding.deliveryman.route.length).toBeGreaterThan(2);
    expect(riding.deliveryman.location).not.toBeNull();
    await pass(10_000, 10_000);
    expect((await show()).status).toBe('delivered');
  });

  it('hands a pickup over at the counter without any courier', async () => {
    const { show } = await place({ delivery_type: 'pickup' });
    await pass(3_600);
    const order = await show();
    expect(order).toMatchObject({ status: 'delivered', deliveryman: null });
    expect(
      order.status_history.map(({ status }: { status: string }) => status),
    ).not.toContain('on_a_way');
  });

  it('leaves a cancelled order alone', async () => {
    const { id, show, shopper } = await place();
    await api.post(
      `/dashboard/user/orders/${id}/status/change?status=cancelled`,
      {},
      shopper,
    );
    await pass(3_600, 400);
    expect((await show()).status).toBe('cancelled');
  });

  it('accepts a scheduled order at once and brings it at its time', async () => {
    const { show } = await place({
      delivery_date: '2024-11-22',
      delivery_time: '18:00',
    });
    await pass(10_000, 1_000);
    const { eta, ready_by: ready, status } = await show();
    expect(status).toBe('accepted');
    expect(ready).toMatch(/^2024-11-22T/);
    clock = new Date(+new Date(eta.from) - 5_000);
    await pass(1_000);
    expect((await show()).status).toBe('accepted');
    await pass(4_500);
    expect((await show()).status).toBe('delivered');
  });

  it('takes each step once when several processes look at the same moment', async () => {
    const { id, shopper } = await place();
    clock = new Date(+START + 400);
    const look = () =>
      runSimulator({
        db: api.db,
        services: connectServices(api.env),
        now: () => clock,
      });
    const steps = await Promise.all([look(), look(), look()]);
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ status: 'accepted', version: 2 });
    expect(
      (await eventsOf(shopper.userId)).map(({ version }) => version),
    ).toEqual([1, 2]);
  });

  it('runs by itself in real time and stops when told', async () => {
    api.setNow(null);
    const running = startSimulator({
      db: api.db,
      env: api.env,
      services: connectServices(api.env),
    });
    const { show } = await place();
    await expect.poll(async () => (await show()).status).toBe('delivered');
    runtime().stop.abort();
    await running;
  });
});
