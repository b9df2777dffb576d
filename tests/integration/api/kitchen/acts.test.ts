// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import type { KitchenAct } from '@/server/domain/order/kitchen/kitchen-acts';
import { api, it } from '@/tests/support/api/api-test';
import { couponUsage, createCoupon } from '@/tests/support/factories/coupon';
import { stockLeft } from '@/tests/support/factories/order';
import { createShop } from '@/tests/support/factories/shop';
import {
  createSoldOutCase,
  type SoldOutCase,
  WALLET_MINOR,
} from '@/tests/support/kitchen/sold-out-case';
import { orderRow } from '@/tests/support/kitchen/heard-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { everything } from '@/tests/support/ownership/victims';
import type { RefuseReason } from '@/utils/constants/kitchen';

/** Thursday; in Tashkent it is 17:00. */
const NOW = new Date('2024-11-21T12:00:00Z');
const HOURS = { opensAt: '10:00', closesAt: '22:00' };
const OPENS_NEXT = new Date('2024-11-22T05:00:00Z');
const ACCEPT: KitchenAct = { kind: 'accept', minutes: 20 };

let own: SoldOutCase;

beforeEach(async () => {
  api.setNow(NOW);
  own = await createSoldOutCase(api, { hours: HOURS });
});
afterEach(() => api.setNow(null));

const after = (minutes: number): Date => new Date(+NOW + minutes * 60_000);
const refuse = (reason: RefuseReason, note: string | null = null) =>
  ({ kind: 'refuse', reason, note }) as const;
const press = (id: number, act: KitchenAct, minutes = 0, seen = {}) =>
  kitchenDoes(api, id, act, after(minutes), seen);

async function pauseOf(shopId: number) {
  const [shop] = await api.db.select().from(shops).where(eq(shops.id, shopId));
  return [shop?.pausedUntil, shop?.pauseReason];
}

/** An order that its customer was promised in so many minutes. */
async function promised(
  [from, to]: readonly [number, number],
  more: object = { delivery_type: 'pickup' },
): Promise<number> {
  const { id } = await own.place('cash', { ...more });
  const times = { etaFrom: after(from), etaTo: after(to) };
  await api.db.update(orders).set(times).where(eq(orders.id, id));
  return id;
}

describe('a kitchen accepts', () => {
  it.for([
    [15, 15, 30],
    [20, 20, 35],
    [30, 20, 35],
    [45, 30, 45],
  ] as const)(
    'in %i minutes: what was promised in 20 to 35 is there in %i to %i',
    async ([minutes, from, to]) => {
      const id = await promised([20, 35]);
      const { outcome } = await press(id, { kind: 'accept', minutes });
      expect(outcome).toBe('done');
      const row = await orderRow(api, id);
      expect(row).toMatchObject({
        status: 'accepted',
        version: 2,
        acceptedAt: NOW,
        readyBy: after(minutes),
        tellAt: null,
        answerUntil: null,
      });
      const { eta } = await own.orderOf(id);
      expect([eta.from, eta.to].map((at: string) => new Date(at))).toEqual([
        after(from),
        after(to),
      ]);
    },
  );

  it('an order for a chosen time without moving it: ready when that time needs it', async () => {
    const { id } = await own.place('cash', {
      delivery_type: 'pickup',
      delivery_date: '2024-11-22',
      delivery_time: '18:00',
    });
    const before = await orderRow(api, id);
    await press(id, { kind: 'accept', minutes: null });
    const { etaFrom, etaTo } = before;
    expect(await orderRow(api, id)).toMatchObject({
      ...{ etaFrom, etaTo, readyBy: etaFrom },
      status: 'accepted',
    });
  });

  it('and needs five minutes longer, which the customer reads; before accepting it has nothing to put off', async () => {
    const id = await promised([20, 35]);
    const early = await everything(api);
    expect((await press(id, { kind: 'later' })).outcome).toBe('stale');
    expect(await everything(api)).toEqual(early);
    await press(id, { kind: 'accept', minutes: 30 });
    await press(id, { kind: 'later' }, 10);
    const once = { version: 3, readyBy: after(35), etaTo: after(35) };
    expect(await orderRow(api, id)).toMatchObject(once);
    await press(id, { kind: 'later' }, 11);
    const twice = { version: 4, readyBy: after(40), etaTo: after(40) };
    expect(await orderRow(api, id)).toMatchObject(twice);
  });
});

describe('a kitchen refuses', () => {
  it.for([
    ['closed', OPENS_NEXT, 'closed'],
    ['too_busy', after(30), 'busy'],
    ['sold_out', null, null],
    ['other', null, null],
  ] as const)(
    '%s: money, stock and coupon go back, and its shop pauses or does not',
    async ([reason, until, why]) => {
      const coupon = await createCoupon(api.db);
      const { id } = await own.place('wallet', { coupon: coupon.name });
      expect(await own.balance()).toBeLessThan(WALLET_MINOR);
      expect((await couponUsage(api.db, coupon.id)).uses).toBe(1);
      await press(id, refuse(reason, 'No gas'));
      expect(await orderRow(api, id)).toMatchObject({
        status: 'cancelled',
        refusedReason: reason,
        refusedNote: 'No gas',
      });
      expect(await own.balance()).toBe(WALLET_MINOR);
      for (const { stockId } of [own.dish, own.addon, own.side])
        expect(await stockLeft(api.db, stockId)).toBe(100);
      const usage = { uses: 0, people: [] };
      expect(await couponUsage(api.db, coupon.id)).toEqual(usage);
      expect(await pauseOf(own.shop.id)).toEqual([until, why]);
    },
  );
});

describe('a press', () => {
  it.for([
    ['accept', [ACCEPT]],
    ['refuse', [refuse('too_busy')]],
    ['ready', [ACCEPT, { kind: 'ready' }]],
    ['hand over', [ACCEPT, { kind: 'ready' }, { kind: 'hand_over' }]],
  ] as const)(
    'that is repeated is done and changes nothing: %s',
    async ([, acts]) => {
      const { id } = await own.place('wallet');
      for (const act of acts) await press(id, act);
      const { version } = await orderRow(api, id);
      const before = await everything(api);
      const last = acts.at(-1) ?? ACCEPT;
      for (const seen of [{ version: version - 1 }, { version }]) {
        const { order, outcome } = await press(id, last, 3, seen);
        expect([outcome, order.order.version]).toEqual(['done', version]);
      }
      expect(await everything(api)).toEqual(before);
    },
  );

  it('is stale when the order is not as it was seen, or the step is none of the kitchen’s', async () => {
    const { id } = await own.place('cash');
    const before = await everything(api);
    for (const version of [2, 99])
      expect((await press(id, ACCEPT, 0, { version })).outcome).toBe('stale');
    for (const act of [{ kind: 'ready' }, { kind: 'hand_over' }] as const)
      expect((await press(id, act)).outcome).toBe('stale');
    expect(await everything(api)).toEqual(before);
    await press(id, ACCEPT);
    const accepted = await everything(api);
    const later: KitchenAct = { kind: 'accept', minutes: 45 };
    for (const act of [refuse('closed'), later])
      expect((await press(id, act)).outcome).toBe('stale');
    expect(await everything(api)).toEqual(accepted);
  });

  it('is refused for another shop’s order and for one that is not paid', async () => {
    const { id } = await own.place('cash');
    const unpaid = await own.place('card');
    const { id: shopId } = await createShop(api.db);
    const before = await everything(api);
    for (const act of [ACCEPT, refuse('closed')]) {
      await expect(press(id, act, 0, { shopId })).rejects.toThrow('not_found');
      await expect(press(unpaid.id, act)).rejects.toThrow('not_found');
    }
    expect(await everything(api)).toEqual(before);
  });

  it.for([
    ['pickup', 'delivered'],
    ['delivery', 'on_a_way'],
  ] as const)('hands over a %s: it is %s', async ([type, status]) => {
    const { id } = await own.place('cash', { delivery_type: type });
    await press(id, ACCEPT);
    await press(id, { kind: 'ready' }, 15);
    expect(await orderRow(api, id)).toMatchObject({ readyAt: after(15) });
    expect((await press(id, { kind: 'hand_over' }, 20)).outcome).toBe('done');
    expect((await orderRow(api, id)).status).toBe(status);
  });
});

describe('the number of the day', () => {
  const numberAt = async (at: string, of = own): Promise<number | null> => {
    api.setNow(new Date(at));
    const { id } = await of.place('cash');
    return (await orderRow(api, id)).numberOfDay;
  };

  it('counts the orders of one shop on the shop’s own day', async () => {
    own = await createSoldOutCase(api, { timezone: 'Asia/Tashkent' });
    const other = await createSoldOutCase(api, { timezone: 'Europe/London' });
    const midnight = '2024-11-21T19:00:00Z';
    expect(await numberAt('2024-11-21T18:50:00Z')).toBe(1);
    expect(await numberAt('2024-11-21T18:59:59Z')).toBe(2);
    expect(await numberAt('2024-11-21T18:59:59Z', other)).toBe(1);
    expect(await numberAt(midnight)).toBe(1);
    expect(await numberAt(midnight, other)).toBe(2);
  });

  it('of an order for a chosen time is one of that day', async () => {
    await own.place('cash');
    const { id } = await own.place('cash', {
      delivery_date: '2024-11-22',
      delivery_time: '18:00',
    });
    expect((await orderRow(api, id)).numberOfDay).toBe(1);
    expect(await numberAt('2024-11-22T12:00:00Z')).toBe(2);
  });
});
