import type {
  APIRequestContext,
  Browser,
  BrowserContext,
} from '@playwright/test';
import { build } from 'esbuild';
import {
  type Customer,
  enterAs,
  newCustomer,
} from '@/tests/e2e/support/customers';
import type { TransportWorld } from '@/tests/support/chat/transport-world';
import type { ChatRoom } from '@/utils/chat/chat';
import type {
  ChatTransport,
  MessageList,
  RoomListener,
} from '@/utils/chat/chat-transport';
import { answerAsOperator } from './operator';
import { uploadPicture } from './upload-picture';

const HTML =
  '<!doctype html><title>Chat</title><script type="module" src="/chat-device.js"></script>';

interface Listener extends Partial<RoomListener> {
  readonly onRooms?: (rooms: readonly ChatRoom[]) => void;
  readonly onError: (error: unknown) => void;
}

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/e2e/support/chat/device-page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'chrome120',
    tsconfig: 'tsconfig.json',
    banner: { js: 'globalThis.process = { env: {} };' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page of the site's own address with nothing in it but the chat, signed in; its chat, as the test holds it. */
async function openDevice(
  context: BrowserContext,
  { id, script, url }: { id: number; script: string; url: string },
): Promise<ChatTransport> {
  const page = await context.newPage();
  const fulfil = (path: string, contentType: string, body: string) =>
    page.route(`${url}${path}`, (route) =>
      route.fulfill({ contentType, body }),
    );
  await fulfil(`/chat-device?user=${id}`, 'text/html', HTML);
  await fulfil('/chat-device.js', 'text/javascript', script);
  const listeners = new Map<number, Listener>();
  await page.exposeFunction(
    'deviceTold',
    ({ key, kind, value }: Parameters<typeof window.deviceTold>[0]) => {
      const heard = listeners.get(key);
      if (kind === 'rooms') heard?.onRooms?.(value as ChatRoom[]);
      if (kind === 'list') heard?.onList?.(value as MessageList);
      if (kind === 'typing') heard?.onTyping?.(value as boolean);
      if (kind === 'error') heard?.onError(value);
    },
  );
  await page.goto(`${url}/chat-device?user=${id}`);
  await page.waitForFunction(() => 'devicePage' in window);

  const listen = (listener: Listener): number => {
    listeners.set(listeners.size, listener);
    return listeners.size - 1;
  };
  const stop = (key: number) => () => {
    listeners.delete(key);
    void page.evaluate((one) => window.devicePage.stop(one), key);
  };
  const write = async (
    name: 'hide' | 'markRead' | 'send',
    ...parts: readonly unknown[]
  ) => {
    const reason = await page.evaluate(
      ([one, all]) => window.devicePage.write(one, all),
      [name, parts] as const,
    );
    if (reason !== null) throw Object.assign(new Error(reason), { reason });
  };
  return {
    followRooms(onRooms, onError) {
      const key = listen({ onRooms, onError });
      void page.evaluate((one) => window.devicePage.followRooms(one), key);
      return stop(key);
    },
    followMessages(chatId, listener) {
      const key = listen(listener);
      void page.evaluate(
        ([one, room]) => window.devicePage.followMessages(one, room),
        [key, chatId] as const,
      );
      return {
        stop: stop(key),
        loadOlder: () =>
          page.evaluate((one) => window.devicePage.loadOlder(one), key),
      };
    },
    openRoom: () => page.evaluate(() => window.devicePage.openRoom()),
    send: (chatId, message) => write('send', chatId, message),
    markRead: (chatId, position) => write('markRead', chatId, position),
    hide: (chatId) => write('hide', chatId),
    tellTyping: (chatId) =>
      void page.evaluate((one) => window.devicePage.tellTyping(one), chatId),
    close: () => void page.close(),
  };
}

/** Two customers of the running site, each of whose chats is on a device of its own. */
export async function deviceWorld({
  browser,
  request,
  url,
}: {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly url: string;
}): Promise<TransportWorld & { close(): Promise<void> }> {
  const script = await (bundled ??= bundle());
  const contexts: BrowserContext[] = [];
  const people = new Map<string, Promise<Customer>>();
  const taken = new Set<string>();

  /** People answer there from now on, and the example city's agent does not. */
  async function take(room: string): Promise<void> {
    if (taken.has(room)) return;
    taken.add(room);
    await answerAsOperator(request, room, { chat_content: 'Welcome!' });
  }

  const customerOf = (person: string): Promise<Customer> => {
    const known = people.get(person) ?? newCustomer(request);
    people.set(person, known);
    return known;
  };

  return {
    async connect(person) {
      const customer = await customerOf(person);
      const context = await browser.newContext({ baseURL: url });
      contexts.push(context);
      await enterAs(context, customer, url);
      const { id } = customer;
      const chat = await openDevice(context, { id, script, url });
      return {
        ...chat,
        openRoom: async (wish) => {
          const room = await chat.openRoom(wish);
          await take(room);
          return room;
        },
      };
    },
    answer: (chatId, content) =>
      answerAsOperator(request, chatId, { chat_content: content }),
    picture: async (person) =>
      uploadPicture(request, (await customerOf(person)).token),
    cut: async (isAway) => {
      await Promise.all(contexts.map((one) => one.setOffline(isAway)));
    },
    close: async () => {
      await Promise.all(contexts.map((one) => one.close()));
    },
  };
}
