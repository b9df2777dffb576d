import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@/server/db/create-db';
import { exampleCity } from '@/scripts/lib/data-tools';
import type { SeedOptions } from '@/server/example/port';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import type { BenchPage } from './measure-pages';

/** How many shops, and dishes of each; an older commit's is its own, of the full size. */
export interface CitySize {
  readonly shops: number;
  readonly dishes: number;
}

export const BENCH_CITY: CitySize = { shops: 40, dishes: 60 };

interface Seeded {
  readonly dataDir: string;
  readonly seconds: number;
  readonly products: number;
}

/** A PGlite folder with a city of this size (the demo city's, when none is given). */
export async function seedInto(
  size: Pick<SeedOptions, 'products' | 'shops'>,
): Promise<Seeded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sofra-bench-'));
  const handle = await createDb({ dataDir });
  try {
    await handle.migrate();
    const startedAt = performance.now();
    const counts = await exampleCity().seed(handle.db, {
      ...size,
      now: new Date(),
      demo: true,
    });
    const seconds = (performance.now() - startedAt) / 1000;
    return { dataDir, seconds, products: counts?.products ?? 0 };
  } finally {
    await handle.close();
  }
}

/** Seconds that such a city takes on PGlite. */
export async function timeSeed(
  size: Parameters<typeof seedInto>[0],
): Promise<Omit<Seeded, 'dataDir'>> {
  const { dataDir, ...seeded } = await seedInto(size);
  rmSync(dataDir, { recursive: true, force: true });
  return seeded;
}

interface Listed {
  readonly data: readonly { readonly id: number }[];
}

async function call<T>(
  { url }: RunningServer,
  path: string,
  init?: { readonly body: object; readonly token?: string },
): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: init ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(init?.token && { authorization: `Bearer ${init.token}` }),
    },
    body: init && JSON.stringify(init.body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The demo customer's token, with two dishes of the restaurant in the cart. */
async function signInWithCart(
  server: RunningServer,
  restaurant: number,
): Promise<string> {
  const session = await call<{ data: { access_token: string } }>(
    server,
    '/auth/login',
    { body: { email: 'guest@sofra.example', password: 'sofra-demo' } },
  );
  const token = session.data.access_token;
  const menu = await call<{
    data: {
      all: {
        products: {
          stocks: { id: number; quantity: number; addon_groups: object[] }[];
        }[];
      }[];
    };
  }>(server, `/rest/shops/${restaurant}/products`);
  const plain = menu.data.all
    .flatMap(({ products }) => products.flatMap(({ stocks }) => stocks))
    .filter(
      ({ addon_groups, quantity }) => !addon_groups.length && quantity > 5,
    );
  const products = plain
    .slice(0, 2)
    .map(({ id }) => ({ stock_id: id, quantity: 1 }));
  await call(server, '/dashboard/user/cart/insert-product', {
    body: { shop_id: restaurant, products },
    token,
  });
  return token;
}

/** The built site on a city of this size, and the pages to look at. */
export async function openBenchCity({
  dishes,
  shops,
}: CitySize = BENCH_CITY): Promise<{
  readonly pages: readonly BenchPage[];
  readonly operatorToken: string;
  stop(): Promise<void>;
}> {
  const { dataDir } = await seedInto({
    shops,
    products: shops * dishes,
  });
  const server = await startServer({ dataDir, env: { DEMO_SPEED: '1' } });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const path = '/rest/shops/paginate?type=restaurant&perPage=1';
    const { data } = await call<Listed>(server, path);
    const id = data[0]?.id ?? 0;
    const token = await signInWithCart(server, id);
    const { pid, url: origin } = server;
    const headers = { cookie: `access_token=${token}` };
    const pages = [
      { name: '/login', origin, pid, path: '/login' },
      { name: '/', origin, pid, path: '/' },
      {
        name: `restaurant, ${dishes} dishes`,
        origin,
        pid,
        path: `/restaurant/${id}`,
      },
      { name: 'checkout, signed in', origin, pid, path: '/checkout', headers },
    ];
    return { pages, operatorToken: E2E_OPERATOR_TOKEN, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
