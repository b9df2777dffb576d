// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { runSimulator } from '@/example/simulator/simulator';
import { connectServices } from '@/server/compose';
import { kitchenLinks } from '@/server/db/schema/kitchen';
import { makeLink } from '@/server/domain/kitchen/links';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  createSoldOutCase,
  type SoldOutCase,
} from '@/tests/support/kitchen/sold-out-case';
import { orderRow } from '@/tests/support/kitchen/heard-order';

const it = base.extend('settings', { scope: 'file' }, { DEMO_SPEED: '60' });

const NOW = new Date('2024-11-21T12:00:00Z');
const HOURS = { opensAt: '10:00', closesAt: '22:00' };

let own: SoldOutCase;
let board: string;

beforeEach(async () => {
  api.setNow(NOW);
  own = await createSoldOutCase(api, { hours: HOURS });
  const link = { kind: 'board', shopId: own.shop.id } as const;
  board = `/rest/kitchen/boards/${await makeLink({ db: api.db, now: NOW }, link)}`;
});
afterEach(() => api.setNow(null));

const revoke = () =>
  api.db
    .update(kitchenLinks)
    .set({ revokedAt: NOW })
    .where(eq(kitchenLinks.shopId, own.shop.id));

describe('the simulator of the example', () => {
  const run = async (ms: number) => {
    const now = () => new Date(+NOW + ms);
    await runSimulator({ db: api.db, services: connectServices(api.env), now });
  };

  it('leaves the kitchen’s part to people while a board is open, and takes it a minute after', async () => {
    const { id } = await own.place('cash');
    await api.post(`${board}/presence`);
    for (let ms = 0; ms < 60_000; ms += 4_000) await run(ms);
    expect((await orderRow(api, id)).status).toBe('new');
    for (let ms = 60_000; ms <= 66_000; ms += 1_000) await run(ms);
    expect((await orderRow(api, id)).status).not.toBe('new');
  });

  it('is not stopped by a board of another shop, or by one that was revoked', async () => {
    const other = await createSoldOutCase(api, { hours: HOURS });
    const placed = [await other.place('cash'), await own.place('cash')];
    await api.post(`${board}/presence`);
    for (let ms = 0; ms < 4_000; ms += 500) await run(ms);
    const areNew = () =>
      Promise.all(
        placed.map(
          async ({ id }) => (await orderRow(api, id)).status === 'new',
        ),
      );
    expect(await areNew()).toEqual([false, true]);
    await revoke();
    for (let ms = 4_000; ms < 12_000; ms += 500) await run(ms);
    expect(await areNew()).toEqual([false, false]);
  });
});
