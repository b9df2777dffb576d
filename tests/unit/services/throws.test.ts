// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageQueue } from '@/services/chat/message-queue';
import { messageStore } from '@/services/chat/message-store';
import { oneByOne } from '@/services/chat/one-by-one';
import { LikeKeeper } from '@/services/shop/like-keeper';
import {
  browserLocks,
  messageMaker,
  queueServer,
} from '@/tests/support/chat/queue-server';
import { sessionOf } from '@/tests/support/account/session-of';
import { keepTyping, takeTyping } from '@/utils/account/kept-typing';
import type { LikeList } from '@/utils/shop/like-list';
import { watchTyping } from '@/utils/account/typing';

const broken = (): never => {
  throw new Error('broke');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a reading that throws is noted, and the next one is done', async () => {
  let count = 0;
  const read = oneByOne(async () => {
    count += 1;
    await Promise.resolve();
    if (count === 1) broken();
  });
  await read();
  await read();
  expect(count).toBe(2);
  expect(console.error).toHaveBeenCalledOnce();
});

test.each(['landed', 'changed', 'away'] as const)(
  'what is told of the chat’s queue may throw ("%s"): what follows is sent, each once',
  async (name) => {
    const server = queueServer();
    const item = messageMaker();
    const told = {
      ...{ changed: () => undefined, away: () => undefined },
      ...{ landed: () => undefined, failed: () => undefined, [name]: broken },
    };
    const calls = {
      send: server.send,
      upload: () => Promise.resolve(''),
      isOwner: () => true,
    };
    const queue = new MessageQueue(7, messageStore(7), calls, told);
    const stop = queue.start();
    queue.add(item('one'));
    await vi.advanceTimersByTimeAsync(0);
    queue.add(item('two'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.texts()).toEqual(['one', 'two']);
    expect(server.calls).toBe(2);
    stop();
  },
);

test('a browser whose locks or storage throw holds no room of the chat up for good', async () => {
  const server = queueServer();
  const store = messageStore(7);
  const locks = browserLocks();
  const request = vi
    .fn(locks.request)
    .mockImplementationOnce(() => Promise.reject(new Error('locks broke')));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request },
  });
  vi.spyOn(store, 'remove').mockImplementationOnce(broken);
  const nothing = (): void => undefined;
  const queue = new MessageQueue(
    7,
    store,
    {
      send: server.send,
      upload: () => Promise.resolve(''),
      isOwner: () => true,
    },
    { changed: nothing, away: nothing, landed: nothing, failed: nothing },
  );
  const stop = queue.start();
  queue.add(messageMaker()('one'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.texts()).toEqual(['one']);
  expect(store.list()).toEqual([]);
  expect(console.error).toHaveBeenCalledTimes(2);
  stop();
});

test('a throw while likes are merged is tried again by itself, and the press after it arrives', async () => {
  let list: LikeList = { owner: null, uuids: ['a'] };
  let account: string[] = [];
  let breaks = 1;
  const keeper = new LikeKeeper({
    userId: 7,
    read: () => list,
    write: (next) => {
      breaks -= 1;
      if (breaks >= 0) broken();
      list = next;
    },
    calls: {
      list: () => Promise.resolve(account),
      add: (uuids) =>
        Promise.resolve((account = [...new Set([...uuids, ...account])])),
      remove: (uuids) =>
        Promise.resolve(
          (account = account.filter((uuid) => !uuids.includes(uuid))),
        ),
    },
    onRefused: () => undefined,
  });
  await keeper.sync();
  expect(console.error).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(list).toEqual({ owner: 7, uuids: ['a'] });
  list = { owner: 7, uuids: ['b', 'a'] };
  await keeper.sync();
  expect(account).toEqual(['b', 'a']);
  keeper.stop();
});

test('one form that cannot be read does not take what is typed in the others', () => {
  for (const one of sessionOf(7).split('; ')) document.cookie = one;
  const stops = [
    watchTyping('broken', broken),
    watchTyping('whole', () => ({ name: 'Aziza' })),
  ];
  expect(keepTyping).not.toThrow();
  expect(takeTyping('whole')).toEqual({ name: 'Aziza' });
  stops.forEach((stop) => stop());
});
