// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { accessTokens } from '@/server/db/schema/account/users';
import { userTopic } from '@/server/domain/event/topics';
import { userEvents } from '@/server/db/schema/settings';
import { processEventHub } from '@/server/adapters/process-event-hub';
import { followEvents } from '@/server/domain/event/follow-events';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { forgetExpired } from '@/server/jobs/housekeeping';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import {
  openEventStream,
  type EventStream,
} from '@/tests/support/event-stream';

let shopper: Shopper;
const streams: EventStream[] = [];

beforeEach(async () => {
  shopper = await createShopper(api);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function follow(headers: Record<string, string>): Promise<EventStream> {
  const stream = await openEventStream(api, headers);
  streams.push(stream);
  return stream;
}

const bearer = ({ token }: Shopper, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...more,
});

function publish(userId: number, id: number): Promise<void> {
  return api.db.transaction((tx) =>
    publishUserEvent(
      { db: tx as unknown as ApiHarness['db'], now: new Date() },
      userId,
      'order',
      { id, version: 1 },
    ),
  );
}

describe('the event stream', () => {
  it('is for the signed-in, by header or by cookie', async () => {
    expect((await follow({})).status).toBe(401);
    expect((await follow({ cookie: 'access_token=wrong' })).status).toBe(401);
    const stream = await follow({
      cookie: `theme=dark; access_token=${shopper.token}`,
    });
    expect(stream.status).toBe(200);
    expect(
      (
        await api.get('/dashboard/user/cart', {
          headers: { cookie: `access_token=${shopper.token}` },
        })
      ).status,
    ).toBe(401);
  });

  it('is neither cached nor held back by proxies', async () => {
    const { headers } = await follow(bearer(shopper));
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('cache-control')).toBe(
      'private, no-store, no-cache, no-transform',
    );
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('tells what happens to the own orders and cart, and nothing of others', async () => {
    const mine = await createFilledCart(api);
    const other = await createFilledCart(api);
    const stream = await follow(bearer(mine.shopper));
    await stream.next('id-only');
    await api.post(
      '/dashboard/user/orders',
      orderBody(other.cartId, other.shop.payments.cash),
      other.shopper,
    );
    const order = await api.post(
      '/dashboard/user/orders',
      orderBody(mine.cartId, mine.shop.payments.cash),
      mine.shopper,
    );
    expect(await stream.next('cart')).toMatchObject({
      data: { id: mine.cartId },
    });
    const event = await stream.next('order');
    expect(event.data).toMatchObject({
      id: order.body.data.id,
      version: 1,
      status: 'new',
    });
    expect(Number(event.id)).toBeGreaterThan(0);
  });

  it('goes on after the last event that was seen', async () => {
    await publish(shopper.userId, 1);
    const first = await follow(bearer(shopper, { 'Last-Event-ID': '0' }));
    const seen = await first.next('order');
    await first.close();
    await publish(shopper.userId, 2);
    await publish(shopper.userId, 3);
    const second = await follow(
      bearer(shopper, { 'Last-Event-ID': seen.id ?? '' }),
    );
    expect((await second.next('order')).data).toMatchObject({ id: 2 });
    expect((await second.next('order')).data).toMatchObject({ id: 3 });
  });

  it('starts with now when nothing was seen yet', async () => {
    await publish(shopper.userId, 1);
    const stream = await follow(bearer(shopper));
    expect(Number((await stream.next('id-only')).id)).toBeGreaterThan(0);
    await publish(shopper.userId, 2);
    expect((await stream.next('order')).data).toMatchObject({ id: 2 });
  });

  it.each([['999999999'], ['nonsense']])(
    'says reset for an event that is not known: %s',
    async (lastEventId) => {
      await publish(shopper.userId, 1);
      const stream = await follow(
        bearer(shopper, { 'Last-Event-ID': lastEventId }),
      );
      const reset = await stream.next('reset');
      expect(Number(reset.id)).toBeGreaterThan(0);
      await publish(shopper.userId, 2);
      expect((await stream.next('order')).data).toMatchObject({ id: 2 });
    },
  );

  it('leaves nothing behind when the client goes', async () => {
    const before = processEventHub().size;
    const stream = await follow(bearer(shopper));
    await stream.next('id-only');
    expect(processEventHub().size).toBe(before + 1);
    await stream.close();
    await expect.poll(() => processEventHub().size).toBe(before);
  });
});

describe('events of one user', () => {
  it('have growing ids in the order of commits, however many write at once', async () => {
    const seen: number[] = [];
    const stop = new AbortController();
    const options = {
      topic: userTopic(shopper.userId),
      lastEventId: '0',
      heartbeatMs: 1_000,
      signal: stop.signal,
    };
    const reading = (async () => {
      for await (const item of followEvents(
        { db: api.db, events: processEventHub() },
        options,
      )) {
        if (item.kind === 'event') seen.push(item.event.id);
        if (seen.length === 30) stop.abort();
      }
    })();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => publish(shopper.userId, index)),
    );
    await reading;
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(30);
  });

  it('are not sent when their transaction fails', async () => {
    const failing = api.db.transaction(async (tx) => {
      await publishUserEvent(
        { db: tx as unknown as ApiHarness['db'], now: new Date() },
        shopper.userId,
        'order',
        { id: 1 },
      );
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(
      await api.db
        .select()
        .from(userEvents)
        .where(eq(userEvents.topic, userTopic(shopper.userId))),
    ).toEqual([]);
  });

  it('are kept for a day', async () => {
    await publish(shopper.userId, 1);
    await forgetExpired(api, new Date(Date.now() + 23 * 3_600_000));
    expect(
      await api.db
        .select()
        .from(userEvents)
        .where(eq(userEvents.topic, userTopic(shopper.userId))),
    ).toHaveLength(1);
    await forgetExpired(api, new Date(Date.now() + 25 * 3_600_000));
    expect(
      await api.db
        .select()
        .from(userEvents)
        .where(eq(userEvents.topic, userTopic(shopper.userId))),
    ).toEqual([]);
  });

  it('beat while nothing happens, so that a dead session is noticed', async () => {
    const stop = new AbortController();
    const kinds: string[] = [];
    const options = {
      topic: userTopic(shopper.userId),
      lastEventId: null,
      heartbeatMs: 10,
      signal: stop.signal,
    };
    for await (const { kind } of followEvents(
      { db: api.db, events: processEventHub() },
      options,
    )) {
      kinds.push(kind);
      if (kinds.length === 3) stop.abort();
    }
    expect(kinds).toEqual(['position', 'heartbeat', 'heartbeat']);
    await api.db
      .delete(accessTokens)
      .where(eq(accessTokens.userId, shopper.userId));
    expect((await follow(bearer(shopper))).status).toBe(401);
  });
});
