import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createDb } from '@/server/db/create-db';
import { randomOf } from '@/scripts/lib/random';
import {
  copyCity,
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import {
  createWorld,
  signInOver,
  type World,
} from '@/tests/integration/faults/support/world';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import { orderBody } from '@/tests/support/factories/cart';
import type { CalledApi } from '@/tests/support/api/http-api';
import { httpApi } from '@/tests/support/api/http-api';
import { INSPECTED } from '../heap-of';
import { askUntilServed } from '../http-load';
import { openKitchen, type SoakedKitchen } from './soak-kitchen';
import type { Place } from './soak-visits';

/** Megabytes that the server's heap may have. */
export const HEAP_MB = 384;
const CUSTOMERS = 8;
/** No limit per minute may stand in the way of one caller who is everybody. */
const UNLIMITED = '1000000';
const CHATS = '/dashboard/user/chats';
const DESK = '/dashboard/admin/chats';
const desk = { token: E2E_OPERATOR_TOKEN };

export interface Soaked {
  readonly server: RunningServer;
  readonly place: Place;
  /** Of customers who may order. */
  readonly tokens: readonly string[];
  readonly kitchen: SoakedKitchen;
  /** Signs in anew, fills the cart, looks at it and orders, then its kitchen cooks. Answers what went wrong, or null. */
  order(count: number): Promise<string | null>;
  /** Writes to support and reads the answer: eight calls. Answers what went wrong, or null. */
  chat(count: number): Promise<string | null>;
}

interface Listed<T> {
  readonly data: readonly T[];
}

function some<T>(items: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('the demo city lacks something');
  return [first, ...others];
}

async function findPlace(api: CalledApi): Promise<Place> {
  const shops = (
    await api.get('/rest/shops/paginate?type=restaurant&perPage=60')
  ).body as Listed<{ id: number }>;
  const dishes = (await api.get('/rest/products/paginate?perPage=100'))
    .body as Listed<{ uuid: string; img: string | null }>;
  return {
    shops: some(shops.data.map(({ id }) => id)),
    dishes: some(dishes.data.map(({ uuid }) => uuid)),
    pictures: some(
      dishes.data.flatMap(({ img }) =>
        img ? [new URL(img, 'http://a.invalid').pathname] : [],
      ),
    ),
  };
}

function ordering(
  api: CalledApi,
  world: World,
  kitchen: SoakedKitchen,
): (count: number) => Promise<string | null> {
  const random = randomOf('soak orders');
  return async (count) => {
    const customer = world.customers[count % world.customers.length];
    if (!customer) return 'nobody to order';
    await kitchen.watch();
    const token = await signInOver(api, customer);
    const products = [
      { stock_id: random.shuffled(world.dishes)[0], quantity: 2 },
    ];
    const filled = await api.post(
      '/dashboard/user/cart/insert-product',
      { shop_id: world.shopId, products },
      { token },
    );
    if (filled.status !== 200) return JSON.stringify(filled.body);
    await api.get('/dashboard/user/cart', { token });
    const { data } = filled.body as { data: { id: number } };
    const body = orderBody(data.id, world.payments.cash);
    const headers = { 'Idempotency-Key': `soak-${count}` };
    const made = await api.post('/dashboard/user/orders', body, {
      token,
      headers,
    });
    if (made.status !== 200) return JSON.stringify(made.body);
    await api.post('/auth/logout', {}, { token });
    return kitchen.cook((made.body as { data: { id: number } }).data.id);
  };
}

/** The first answer that is not right, as text; null: all are. */
function wrongOf(answers: readonly ApiAnswer[]): string | null {
  const wrong = answers.find(({ status }) => status !== 200);
  return wrong ? `${wrong.status} ${JSON.stringify(wrong.body)}` : null;
}

/** Writes to support, is answered, reads it and the inbox, all in one room per customer. Answers what went wrong, or null. */
function chatting(
  api: CalledApi,
  tokens: readonly string[],
): (count: number) => Promise<string | null> {
  return async (count) => {
    const token = tokens[count % tokens.length] ?? '';
    const who = { token };
    const opened = await api.post(CHATS, { role: 'admin' }, who);
    const refusedAtOnce = wrongOf([opened]);
    if (refusedAtOnce) return refusedAtOnce;
    const { id: room } = (opened.body as { data: { id: string } }).data;
    const said = (body: object) => ({
      ...{ client_id: randomUUID(), chat_content: `Soak ${count}` },
      ...body,
    });
    const before = [
      await api.post(`${CHATS}/${room}/typing`, {}, who),
      await api.post('/dashboard/user/messages', said({ chat_id: room }), who),
      await api.post(`${DESK}/${room}/messages`, said({}), desk),
      await api.get(`/dashboard/user/messages?chat_id=${room}`, who),
    ];
    const refused = wrongOf(before);
    if (refused) return refused;
    const { data } = before.at(-1)?.body as Listed<{ id: number }>;
    const seen = { message_id: data.at(-1)?.id };
    return wrongOf([
      await api.post(`${CHATS}/${room}/read`, seen, who),
      await api.get(CHATS, who),
      await api.get('/dashboard/notifications?perPage=10', who),
    ]);
  };
}

function patientApi({ url }: RunningServer): CalledApi {
  const api = httpApi(() => url);
  return {
    ...api,
    get: (...args) => askUntilServed(() => api.get(...args)),
    post: (...args) => askUntilServed(() => api.post(...args)),
  };
}

/** The built site with a small heap on a demo city in which eight customers can order without end. */
export async function openSoaked(): Promise<
  Soaked & { stop(): Promise<void> }
> {
  const dataDir = copyCity();
  const handle = await createDb({ dataDir });
  const world = await createWorld(handle.db, CUSTOMERS).finally(() =>
    handle.close(),
  );
  const server = await startServer({
    dataDir,
    env: {
      DEMO_SPEED: '4',
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${INSPECTED}`,
      RATE_LIMIT_LOGIN_PER_MINUTE: UNLIMITED,
      RATE_LIMIT_CARTS_PER_10_MINUTES: UNLIMITED,
    },
  });
  const api = patientApi(server);
  try {
    const tokens = [];
    for (const customer of world.customers)
      tokens.push(await signInOver(api, customer));
    const place = await findPlace(api);
    const kitchen = await openKitchen(api, world.shopId, server.url);
    return {
      server,
      place,
      tokens,
      kitchen,
      order: ordering(api, world, kitchen),
      chat: chatting(api, tokens),
      stop: async () => {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
