import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  copyCity,
  prepareData,
  startServer,
} from '@/tests/e2e/support/server';
import {
  type PostgresServer,
  startPostgres,
} from '@/tests/support/embedded-postgres';
import {
  type Attempt,
  type Dish,
  HttpShopper,
  findDishes,
  leftOf,
} from '@/tests/support/http-shopper';

const SHOPPERS = 4;
const ROUNDS = 3;
/** So that no stock runs out on a fast machine. */
const PAUSE_MS = 60;

const someTime = () => 300 + Math.random() * 900;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Buyer {
  readonly shopper: HttpShopper;
  /** Each buys another dish, so that stocks tell. */
  readonly dish: Dish;
  readonly stockBefore: number;
  /** Orders the server has confirmed. */
  readonly confirmed: Set<number>;
  /** What was asked when the line went dead: nobody knows whether it was done. */
  open: Attempt | null;
}

async function makeBuyers(site: string): Promise<Buyer[]> {
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, () =>
      HttpShopper.register(site, E2E_OPERATOR_TOKEN),
    ),
  );
  const dishes = await findDishes(site);
  return Promise.all(
    shoppers.map(async (shopper, index) => {
      const dish = dishes[index];
      if (!dish) throw new Error('too few dishes are on sale now');
      const stockBefore = await leftOf(site, dish);
      const confirmed = new Set<number>();
      return { shopper, dish, stockBefore, confirmed, open: null };
    }),
  );
}

/** Orders one dinner after the other until the server is gone. */
async function buyUntilDead(buyer: Buyer, site: string): Promise<void> {
  for (;;) {
    try {
      const attempt = await buyer.shopper.fillCart(site, buyer.dish);
      buyer.open = attempt;
      buyer.confirmed.add(await buyer.shopper.place(site, attempt));
      buyer.open = null;
      await wait(PAUSE_MS);
    } catch (error) {
      if (error instanceof TypeError) return; // fetch: the connection broke.
      throw error;
    }
  }
}

/** Asks again for what was left open, with the same key, as the storefront does. */
async function settle(buyer: Buyer, site: string): Promise<void> {
  if (!buyer.open) return;
  buyer.confirmed.add(await buyer.shopper.place(site, buyer.open));
  buyer.open = null;
}

async function expectExactlyOnce(buyer: Buyer, site: string): Promise<void> {
  const { shopper, dish, confirmed, stockBefore } = buyer;
  const orders = await shopper.orders(site);
  expect(orders.map(({ id }) => id).sort()).toEqual([...confirmed].sort());
  for (const { details, total_price } of orders) {
    expect(details.map(({ quantity }) => quantity)).toEqual([dish.quantity]);
    expect(total_price).toBeGreaterThan(0);
  }
  const sold = orders.length * dish.quantity;
  expect(await leftOf(site, dish)).toBe(stockBefore - sold);
}

describe('kill -9 while orders are placed', () => {
  test('loses and doubles none, in process', async () => {
    const dataDir = copyCity();
    let server = await startServer({ dataDir });
    const buyers = await makeBuyers(server.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = server;
      const buying = buyers.map((buyer) => buyUntilDead(buyer, url));
      await wait(someTime());
      await server.kill();
      await Promise.all(buying);
      server = await startServer({ dataDir });
      for (const buyer of buyers) {
        await settle(buyer, server.url);
        await expectExactlyOnce(buyer, server.url);
      }
    }
    expect(buyers.every(({ confirmed }) => confirmed.size > 0)).toBe(true);
    expect(await server.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('with two processes on one PostgreSQL', () => {
    let postgres: PostgresServer;
    let env: Record<string, string>;

    beforeAll(async () => {
      postgres = await startPostgres();
      await postgres.createDatabase('sofra');
      env = { DATABASE_URL: postgres.url('sofra') };
    });
    afterAll(() => postgres.stop());

    test('the other one goes on, and knows every order', async () => {
      const dataDir = prepareData(env);
      const stays = await startServer({ dataDir, env });
      let falls: RunningServer = await startServer({ dataDir, env });
      const buyers = await makeBuyers(stays.url);
      for (let round = 0; round < ROUNDS; round += 1) {
        const { url } = falls;
        const buying = buyers.map((buyer) => buyUntilDead(buyer, url));
        await wait(someTime());
        await falls.kill();
        await Promise.all(buying);
        for (const buyer of buyers) {
          await settle(buyer, stays.url);
          await expectExactlyOnce(buyer, stays.url);
        }
        falls = await startServer({ dataDir, env });
      }
      expect(buyers.every(({ confirmed }) => confirmed.size > 0)).toBe(true);
      expect(await Promise.all([stays.stop(), falls.stop()])).toEqual([0, 0]);
      rmSync(dataDir, { recursive: true, force: true });
    });
  });
});
