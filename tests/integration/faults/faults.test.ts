import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '@/scripts/lib/random';
import { openEventStream } from '@/tests/support/event-stream';
import { orderBody } from '@/tests/support/factories/cart';
import { type CalledApi, httpApi } from '@/tests/support/api/http-api';
import { hearMessages, openChat } from './support/chatting';
import { findFaults, findLost } from './support/find-faults';
import {
  createOrderingClient,
  type OrderingClient,
} from './support/ordering-client';
import { readOrders } from './support/read-orders';
import { openStand, type Stand } from './support/stand';
import { createWorld, signInOver, type World } from './support/world';

const PARALLEL = 50;
const CLIENTS = 6;
const CRASHES = 4;
/** How many orders are made between two crashes. */
const BETWEEN = [2, 10] as const;
const PATIENCE_MS = 5_000;

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let stand: Stand;
  let world: World;
  const random = randomOf(`crashes on ${engine}`);
  const over = new AbortController();

  beforeAll(async () => {
    stand = await openStand(engine);
    world = await stand.withDatabase((db) => createWorld(db, CLIENTS + 2));
    await Promise.all(stand.origins.map((_, index) => stand.start(index)));
  });
  afterAll(async () => {
    over.abort();
    await stand?.close();
  });

  /** Each call goes to the next process. */
  function alternating(): CalledApi {
    let turn = 0;
    return httpApi(() => stand.origins[turn++ % stand.origins.length] ?? '');
  }

  /** Somebody signed in with one dish in the cart, and the order for it. */
  async function readyToOrder(api: CalledApi, who: number) {
    const customer = world.customers[who];
    if (!customer) throw new Error('a world without people');
    const token = await signInOver(api, customer);
    const cart = await api.post(
      '/dashboard/user/cart/insert-product',
      {
        shop_id: world.shopId,
        products: [{ stock_id: world.dishes[1], quantity: 2 }],
      },
      { token },
    );
    const body = orderBody(Number(cart.body.data.id), world.payments.cash);
    return { token, body };
  }

  function look(): ReturnType<typeof readOrders> {
    return stand.withDatabase((db) => readOrders(db, world));
  }

  test('50 parallel equal posts make one order and get 50 equal answers', async () => {
    const api = alternating();
    const { body, token } = await readyToOrder(api, 0);
    const headers = { 'Idempotency-Key': 'fifty' };
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        api.post('/dashboard/user/orders', body, { token, headers }),
      ),
    );
    const texts = answers.map((answer) => JSON.stringify(answer.body));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect(new Set(texts).size).toBe(1);
    const mine = await api.get('/dashboard/user/orders/paginate', { token });
    expect(mine.body.meta.total).toBe(1);
  });

  test.runIf(engine === 'postgres')(
    'an order placed with one process reaches an event stream of another',
    async () => {
      const [here, there] = stand.origins.map((origin) =>
        httpApi(() => origin),
      );
      if (!here || !there) throw new Error('two processes are needed');
      const { body, token } = await readyToOrder(here, 1);
      const headers = { authorization: `Bearer ${token}` };
      const stream = await openEventStream(there, headers);
      try {
        const answer = await here.post('/dashboard/user/orders', body, {
          token,
        });
        const event = await stream.next('order');
        expect(event.data).toMatchObject({
          id: answer.body.data.id,
          status: 'new',
        });
      } finally {
        await stream.close();
      }
    },
  );

  test('a chat goes on through kill -9: each message once, in order, on streams that resume after their last event', async () => {
    const api = alternating();
    const by = (index: number) => httpApi(() => stand.origins[index] ?? '');
    const victim = stand.origins.length - 1;
    const [here, there] = [by(0), by(victim)];
    const customer = world.customers[1];
    if (!customer) throw new Error('a world without people');
    const chat = await openChat(api, await signInOver(api, customer));
    const streams = [await chat.follow(there), await chat.followAsDesk(there)];
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1)
      ids.push(await chat.say(`${count}`));
    const heard = await Promise.all(
      streams.map((stream) => hearMessages(stream, chat.room, ids.at(-1) ?? 0)),
    );
    const writing = (async () => {
      for (let count = 6; count < 12; count += 1)
        ids.push(await chat.say(`${count}`));
    })();
    await stand.crash(victim);
    await Promise.all(streams.map((stream) => stream.close()));
    await stand.start(victim);
    await writing;
    ids.push(await chat.answer('Here we are', there));

    const [own, desk] = heard;
    const resumed = [
      await chat.follow(here, String(own?.events.at(-1))),
      await chat.followAsDesk(here, String(desk?.events.at(-1))),
    ];
    for (const [index, stream] of resumed.entries()) {
      const more = await hearMessages(stream, chat.room, ids.at(-1) ?? 0);
      const before = heard[index];
      expect([...(before?.messages ?? []), ...more.messages]).toEqual(ids);
      const events = [...(before?.events ?? []), ...more.events];
      expect(events).toEqual([...new Set(events)].sort((a, b) => a - b));
    }
    for (const one of [here, there]) {
      const list = (await chat.list(one)).slice(-ids.length);
      expect(list.map(({ id }) => id)).toEqual(ids);
      expect(list.slice(0, -1).map((each) => each.chat_content)).toEqual(
        Array.from({ length: 12 }, (_, index) => String(index)),
      );
      expect(await chat.unread(one)).toBe(2);
    }
    await chat.read(ids.at(-1) ?? 0, there);
    await chat.readByDesk(ids.at(-1) ?? 0, there);
    expect(await chat.unread(here)).toBe(0);
    expect((await chat.list(here)).at(-2)?.state).toBe('read');
    for (const stream of resumed) {
      const { data } = await stream.next('message');
      expect(data).toMatchObject({ chat_id: chat.room, kind: 'read' });
      await stream.close();
    }
  });

  async function until(condition: () => boolean): Promise<void> {
    const patience = Date.now() + PATIENCE_MS;
    while (!condition() && Date.now() < patience) await sleep(2);
  }

  /** Some orders later, in the middle of one: anywhere in the time that it takes. */
  async function insideAnOrder(
    clients: readonly OrderingClient[],
  ): Promise<void> {
    const made = () =>
      clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    const enough = made() + random.whole(...BETWEEN);
    await until(() => made() >= enough);
    await until(() => clients.some(({ isOrdering }) => isOrdering));
    const longest = Math.max(...clients.map(({ tookMs }) => tookMs));
    await sleep(random.next() * longest);
  }

  async function crashOnce(): Promise<void> {
    const victim = random.whole(0, stand.origins.length - 1);
    await stand.crash(victim);
    expect(findFaults(await look(), world)).toEqual([]);
    await stand.start(victim);
  }

  async function orderThroughCrashes(
    clients: readonly OrderingClient[],
  ): Promise<void> {
    let enough = false;
    const running = Promise.all(
      clients.map((client) => client.run(() => enough)),
    );
    running.catch(() => undefined);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await insideAnOrder(clients);
      await crashOnce();
    }
    enough = true;
    await running;
  }

  test(`after ${CRASHES} times kill -9 each acknowledged order is there once, and none half`, async () => {
    const clients = await Promise.all(
      world.customers.slice(2).map((customer) =>
        createOrderingClient(alternating(), world, {
          customer,
          random: randomOf(`${engine} ${customer.id}`),
          signal: over.signal,
        }),
      ),
    );
    await orderThroughCrashes(clients);
    expect(clients.flatMap(({ surprises }) => surprises)).toEqual([]);
    console.log(
      'cuts',
      clients.map(({ cut }) => cut),
    );
    expect(clients.some(({ cut }) => cut > 0)).toBe(true);

    await Promise.all(
      clients.map(async (client) => {
        for (const order of client.acknowledged)
          expect((await client.again(order)).body).toEqual(order.answer);
      }),
    );

    await Promise.all(stand.origins.map((_, index) => stand.crash(index)));
    const read = await look();
    const made = clients.flatMap(({ acknowledged }) => acknowledged);
    expect(made.length).toBeGreaterThan(CLIENTS);
    expect(findFaults(read, world)).toEqual([]);
    expect(findLost(read, made)).toEqual([]);
  });
});
