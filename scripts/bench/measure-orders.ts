import { randomOf } from '@/scripts/lib/random';
import { createOrderingClient } from '@/tests/integration/faults/support/ordering-client';
import { openStand } from '@/tests/integration/faults/support/stand';
import { createWorld } from '@/tests/integration/faults/support/world';
import { httpApi } from '@/tests/support/api/http-api';

const CLIENTS = 8;

/**
 * Orders a second that eight customers get through in so many seconds, each with filling the cart; PostgreSQL: over two
 * processes. Throws when an order is refused.
 */
export async function orderThroughput(
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
