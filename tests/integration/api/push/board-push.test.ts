// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { pushSubscriptions } from '@/server/db/schema/account/push-subscriptions';
import { tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import {
  browser,
  kitchen,
  listen,
  order,
  tellingOf,
  waysOf,
} from '@/tests/support/account/push/board-case';
import { pushSite } from '@/tests/support/account/push/push-site';
import {
  it,
  PUSH,
  service,
  told,
  waiting,
} from '@/tests/support/account/push/web-push-case';

beforeEach(async () => {
  await api.db.delete(outboxMessages);
  await api.db.delete(pushSubscriptions);
});

describe('a board’s device', () => {
  it('hears of an order while its page is closed, by a message without its link', async () => {
    const own = await kitchen();
    const device = await listen(own.board, 'ru');
    await order(own);
    await pushSite(api).drain();
    const [message] = told(device);
    expect(message?.payload).toEqual({
      title: expect.stringMatching(/[а-я]/i) as string,
      body: expect.any(String) as string,
      href: expect.stringMatching(
        new RegExp(`^/ru/board\\?shop=${own.shop.id}&telling=\\d+$`),
      ) as string,
      tag: expect.stringMatching(/^kitchen:\d+$/) as string,
    });
    const token = own.board.split('/').at(-1) ?? '';
    const kept = await api.db.select().from(outboxMessages);
    expect(JSON.stringify([kept, message])).not.toContain(token);
  });

  it('is a way that a press on its ring proves', async () => {
    const own = await kitchen();
    const device = await listen(own.board);
    expect(await waysOf(own.shop.id)).toMatchObject([
      { kind: 'push', provedAt: null },
    ]);
    await api.post(`${own.board}/push/ring`, {});
    await pushSite(api).drain();
    expect(told(device)).toHaveLength(1);
    const telling = tellingOf(device);
    await api.post(`${own.board}/push/heard`, { telling });
    const [way] = await waysOf(own.shop.id);
    expect(way?.provedAt).not.toBeNull();
  });

  it('is proved by no number that somebody made up, and by no message that has not left', async () => {
    const own = await kitchen();
    await listen(own.board);
    const heard = (body: object) => api.post(`${own.board}/push/heard`, body);
    await heard({});
    await heard({ telling: 1 });
    await api.post(`${own.board}/push/ring`, {});
    for (const { id } of await api.db.select().from(tellings))
      await heard({ telling: id });
    expect(await waysOf(own.shop.id)).toMatchObject([{ provedAt: null }]);
  });

  it('is proved by itself: a press on one tablet says nothing of another or of another board’s', async () => {
    const [own, other] = [await kitchen(), await kitchen()];
    const pressed = await listen(own.board);
    await listen(own.board);
    await listen(other.board);
    await api.post(`${own.board}/push/ring`, {});
    await api.post(`${other.board}/push/ring`, {});
    await pushSite(api).drain();
    const telling = tellingOf(pressed);
    await api.post(`${other.board}/push/heard`, { telling });
    expect(await waysOf(other.shop.id)).toMatchObject([{ provedAt: null }]);
    await api.post(`${own.board}/push/heard`, { telling });
    expect(await waysOf(own.shop.id)).toMatchObject([
      { provedAt: expect.any(Date) as Date },
      { provedAt: null },
    ]);
  });

  it('is registered once, and forgotten when it asks for it', async () => {
    const own = await kitchen();
    const { endpoint, keys } = service.subscribe('twice');
    const body = { endpoint, ...keys, lang: 'en' };
    await api.post(`${own.board}/push`, body);
    await api.post(`${own.board}/push`, body);
    expect(await waysOf(own.shop.id)).toHaveLength(1);
    const other = await kitchen();
    await api.call('DELETE', `${other.board}/push`, { body: { endpoint } });
    expect(await waysOf(own.shop.id)).toHaveLength(1);
    await api.call('DELETE', `${own.board}/push`, { body: { endpoint } });
    expect(await waysOf(own.shop.id)).toEqual([]);
    expect(await api.db.select().from(pushSubscriptions)).toEqual([]);
  });

  it('is told nothing once the operator has ended the boards', async () => {
    const own = await kitchen();
    const device = await listen(own.board);
    const path = `/dashboard/admin/shops/${own.shop.id}/board`;
    await api.call('DELETE', path, { token: TEST_OPERATOR_TOKEN });
    await order(own);
    await pushSite(api).drain();
    expect(told(device)).toEqual([]);
    expect(await waysOf(own.shop.id)).toEqual([]);
  });

  it('that is gone for good is no way of its shop any more', async () => {
    const own = await kitchen();
    const device = await listen(own.board);
    service.fail(device, { status: 410 });
    await order(own);
    await pushSite(api).drain();
    expect(await waysOf(own.shop.id)).toEqual([]);
  });

  it('is nothing that cannot be sent to', async () => {
    const own = await kitchen();
    const { keys } = service.subscribe('wrong');
    const body = { endpoint: 'http://10.0.0.1/x', ...keys, lang: 'en' };
    expect((await api.post(`${own.board}/push`, body)).status).toBe(400);
    expect(await waysOf(own.shop.id)).toEqual([]);
  });
});

describe('a browser of a person and of a board', () => {
  it('rings for the board after somebody signed in there', async () => {
    const own = await kitchen();
    const tablet = browser();
    const device = await listen(own.board, 'en', tablet);
    const { endpoint, keys } = tablet;
    await api.post(PUSH, { endpoint, keys }, own.shopper);
    const state = await api.post(`${own.board}/push/state`, { endpoint });
    expect(state.body.data).toEqual({ active: true });
    await order(own);
    await pushSite(api).drain();
    expect(told(device).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        href: expect.stringMatching(/^\/board\?/) as string,
      }),
    );
  });

  it('keeps the person’s own messages when a board is turned on, and off', async () => {
    const own = await kitchen();
    const tablet = browser();
    const { endpoint, keys } = tablet;
    const { token, userId } = own.shopper;
    await api.post(PUSH, { endpoint, keys }, { token });
    await listen(own.board, 'en', tablet);
    await api.call('DELETE', `${own.board}/push`, { body: { endpoint } });
    expect(await api.db.select().from(pushSubscriptions)).toMatchObject([
      { endpoint, userId },
    ]);
  });

  it('is known to the boards alone that it was registered with', async () => {
    const [own, other] = [await kitchen(), await kitchen()];
    const tablet = browser();
    const { endpoint } = tablet;
    const isKnown = async (board: string) =>
      (await api.post(`${board}/push/state`, { endpoint })).body.data;
    await listen(own.board, 'en', tablet);
    expect(await isKnown(own.board)).toEqual({ active: true });
    expect(await isKnown(other.board)).toEqual({ active: false });
    await listen(other.board, 'en', tablet);
    expect(await isKnown(own.board)).toEqual({ active: true });
  });
});

it('a kitchen’s message that reached no device is no sent one', async () => {
  const own = await kitchen();
  service.fail(await listen(own.board), { status: 410 });
  const device = await listen(own.board);
  await order(own);
  await api.db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, `${service.url}/send/${device}`));
  await pushSite(api).drain();
  expect(await waiting()).toMatchObject([
    { status: 'failed', lastError: 'device_removed' },
    { status: 'failed', lastError: 'device_removed' },
  ]);
});
