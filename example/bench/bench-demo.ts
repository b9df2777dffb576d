import { randomOf } from '@/scripts/lib/random';
import { createOrderingClient } from '@/tests/integration/faults/support/ordering-client';
import { openStand } from '@/tests/integration/faults/support/stand';
import { createWorld } from '@/tests/integration/faults/support/world';
import { httpApi } from '@/tests/support/api/http-api';
import { type CitySize, openBenchCity, timeSeed } from './bench-city';
import { startEmptyApp } from './empty-app';
import { printPages } from './measure-pages';

const CLIENTS = 8;

/**
 * Orders a second that eight customers get through in so many seconds, each with filling the cart; PostgreSQL: over two
 * processes. Throws when an order is refused.
 */
async function orderThroughput(
  engine: 'pglite' | 'postgres',
  seconds: number,
): Promise<number> {
  const stand = await openStand(engine);
  const over = new AbortController();
  try {
    const world = await stand.withDatabase((db) => createWorld(db, CLIENTS));
    await Promise.all(stand.origins.map((_, index) => stand.start(index)));
    const clients = await Promise.all(
      world.customers.map((customer, index) => {
        const origin = stand.origins[index % stand.origins.length] ?? '';
        return createOrderingClient(
          httpApi(() => origin),
          world,
          {
            customer,
            random: randomOf(`bench ${index}`),
            signal: over.signal,
          },
        );
      }),
    );
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt > seconds * 1000;
    await Promise.all(clients.map((client) => client.run(isOver)));
    const surprises = clients.flatMap((client) => client.surprises);
    if (surprises.length) throw new Error(surprises.join('\n'));
    const made = clients.flatMap(({ acknowledged }) => acknowledged).length;
    return made / ((performance.now() - startedAt) / 1000);
  } finally {
    over.abort();
    await stand.close();
  }
}

interface DemoSize {
  /** Whose pages are measured. */
  readonly city: CitySize;
  /** How often each page is asked for. */
  readonly rounds: number;
  /** Of the city that is seeded; all that are written when absent. */
  readonly seeded?: number;
  /** How long orders are placed on each engine. */
  readonly seconds: number;
}

async function benchPages({ city: size, rounds }: DemoSize): Promise<void> {
  const empty = await startEmptyApp();
  try {
    const city = await openBenchCity(size);
    try {
      const { pid, url: origin } = empty;
      const bare = { name: 'empty Next page', origin, pid, path: '/' };
      await printPages([bare, ...city.pages], city.operatorToken, rounds);
    } finally {
      await city.stop();
    }
  } finally {
    await empty.stop();
  }
}

/** Pages against an empty Next page of the same run, the seed, and orders on both engines. */
export async function benchDemo(size: DemoSize): Promise<void> {
  await benchPages(size);
  const { products, seconds } = await timeSeed({ shops: size.seeded });
  console.log(
    `\nSeeding ${products} products on PGlite: ${seconds.toFixed(1)} s`,
  );
  for (const engine of ['pglite', 'postgres'] as const) {
    const perSecond = await orderThroughput(engine, size.seconds);
    console.log(
      `Carts filled and ordered on ${engine}: ${perSecond.toFixed(1)} a second`,
    );
  }
}
