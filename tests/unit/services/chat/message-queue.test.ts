// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageQueue } from '@/services/chat/message-queue';
import { messageStore } from '@/services/chat/message-store';
import { ApiError } from '@/services/http/api-error';
import { ChatWriteError } from '@/utils/chat/chat-transport';
import { QUEUE_MAX } from '@/utils/chat/chat';
import {
  browserLocks,
  messageMaker,
  queueServer,
} from '@/tests/support/chat/queue-server';
import { hasUnsent } from '@/utils/chat/chat-storage';

const USER = 7;

let server: ReturnType<typeof queueServer>;
let stops: (() => void)[];
let item: ReturnType<typeof messageMaker>;
let owner: number;

function openTab(userId = USER) {
  const failed: string[] = [];
  const away: boolean[] = [];
  const store = messageStore(userId);
  const queue = new MessageQueue(
    userId,
    store,
    {
      send: (chatId, message) => server.send(chatId, message),
      upload: (clientId) => Promise.resolve(`chat/${clientId}.webp`),
      isOwner: () => owner === userId,
    },
    {
      changed: () => undefined,
      away: (isAway) => away.push(isAway),
      landed: () => undefined,
      failed: ({ content }) => failed.push(content),
    },
  );
  const stop = queue.start();
  stops.push(stop);
  return { queue, store, failed, away, stop };
}

/** Everything that can happen without waiting has happened. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const offline = () => ({
  when: 'before' as const,
  error: new ChatWriteError('offline'),
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: browserLocks(),
  });
  server = queueServer();
  stops = [];
  item = messageMaker();
  owner = USER;
});
afterEach(() => {
  stops.forEach((stop) => stop());
  window.localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('messages of a room go one after the other, in the order they were written', async () => {
  const { queue, store } = openTab();
  for (const text of ['1', '2', '3', '4']) queue.add(item(text));
  await settle();
  expect(server.texts()).toEqual(['1', '2', '3', '4']);
  expect(server.mostAtOnce).toBe(1);
  expect(store.list()).toEqual([]);
});

test('without a network they wait, and go in order and once when it is back', async () => {
  const { away, failed, queue } = openTab();
  server.fail = offline();
  for (let index = 0; index < 10; index += 1) queue.add(item(`${index}`));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.texts()).toEqual([]);
  expect(away.at(-1)).toBe(true);
  server.fail = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.texts()).toEqual([...'0123456789']);
  expect(away.at(-1)).toBe(false);
  expect(failed).toEqual([]);
});

test('an answer that was lost is asked for again under the same id, before what follows', async () => {
  const { queue } = openTab();
  server.fail = { when: 'after', error: new ChatWriteError('unknown') };
  queue.add(item('first'));
  queue.add(item('second'));
  await settle();
  expect(server.texts()).toEqual(['first']);
  server.fail = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.texts()).toEqual(['first', 'second']);
  expect(server.calls).toBe(3);
});

test('a server that fails again and again is believed, the text stays and can be sent again', async () => {
  const { failed, queue, store } = openTab();
  server.fail = { when: 'before', error: new ChatWriteError('unknown') };
  queue.add(item('broken'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toEqual(['broken']);
  expect(store.list()).toMatchObject([{ content: 'broken', state: 'failed' }]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.calls).toBe(4);
  server.fail = null;
  queue.resend('id-1', 99);
  await settle();
  expect(server.texts()).toEqual(['broken']);
});

test('what is refused stays as failed, and the next one goes', async () => {
  const { failed, queue, store } = openTab();
  server.fail = { when: 'before', error: new ChatWriteError('refused', 'No') };
  queue.add(item('rude'));
  await settle();
  server.fail = null;
  queue.add(item('polite'));
  await settle();
  expect(failed).toEqual(['rude']);
  expect(server.texts()).toEqual(['polite']);
  queue.drop('id-1');
  expect(store.list()).toEqual([]);
});

test('the server’s own words decide what a refusal is: slow down waits as long as it said', async () => {
  const { failed, queue } = openTab();
  const info = {
    ...{ status: 429, code: 'ERROR_429', message: 'Slow down', fields: {} },
    ...{ data: null, requestId: null, retryAfterSeconds: 30 },
  };
  server.fail = { when: 'before', error: new ApiError(info) };
  queue.add(item('fast'));
  await settle();
  server.fail = null;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.texts()).toEqual(['fast']);
  expect(failed).toEqual([]);
});

test('a reload loses nothing: the next page sends what waits, in order', async () => {
  const { queue, stop } = openTab();
  server.fail = offline();
  for (const text of ['1', '2', '3']) queue.add(item(text));
  await settle();
  stop();
  expect(hasUnsent(USER)).toBe(true);
  server.fail = null;
  openTab();
  await settle();
  expect(server.texts()).toEqual(['1', '2', '3']);
  expect(hasUnsent(USER)).toBe(false);
});

test('of two tabs one sends, however many know of it', async () => {
  const [one, other] = [openTab(), openTab()];
  server.fail = offline();
  one.queue.add(item('mine'));
  other.queue.add(item('yours'));
  await settle();
  server.fail = null;
  server.calls = 0;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.texts()).toEqual(['mine', 'yours']);
  expect(server.calls).toBe(2);
});

test('a tab that is told by another one that something waits sends it when that is gone', async () => {
  openTab();
  messageStore(USER).put(item('left behind'));
  window.dispatchEvent(
    new StorageEvent('storage', { key: `sofra:chat:${USER}:queue:id-1` }),
  );
  await settle();
  expect(server.texts()).toEqual(['left behind']);
});

test('nothing goes under another account, also when that signs in while it is on its way', async () => {
  const { failed, queue, stop } = openTab();
  owner = 8;
  queue.add(item('private'));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(server.calls).toBe(0);
  owner = USER;
  server.send = () => {
    owner = 8;
    return Promise.reject(new ChatWriteError('refused'));
  };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toEqual([]);
  stop();
  server = queueServer();
  openTab(8);
  await settle();
  expect(server.calls).toBe(0);
  owner = USER;
  openTab();
  await settle();
  expect(server.texts()).toEqual(['private']);
});

test('it has a bound, and says so', () => {
  const { queue } = openTab();
  server.fail = offline();
  const taken = Array.from({ length: QUEUE_MAX + 1 }, (_, index) =>
    queue.add(item(`${index}`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(QUEUE_MAX);
  expect(taken.at(-1)).toBe(false);
});

test('a picture is kept by the server once, whatever happens to its message', async () => {
  const { queue, store } = openTab();
  server.fail = offline();
  const picture = { width: 4, height: 3, path: null };
  queue.add(item('', { picture }));
  await settle();
  expect(store.list()[0]?.picture?.path).toBe('chat/id-1.webp');
  server.fail = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.written[0]?.message.img).toBe('chat/id-1.webp');
});

test('a browser that keeps nothing sends all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { queue } = openTab();
  for (const text of ['1', '2']) queue.add(item(text));
  await settle();
  expect(server.texts()).toEqual(['1', '2']);
});
