// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { openEventStream } from '@/tests/support/event-stream';
import { operate } from '@/tests/support/api/operator-tool';
import {
  answerWithPicture,
  createChatCase,
} from '@/tests/support/factories/chat';

let chat: Awaited<ReturnType<typeof createChatCase>>;
let id: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  id = await chat.room();
});

const lastState = async (): Promise<string> =>
  (await chat.list(id)).body.data.at(-1).state;

describe('the command `chat`', () => {
  it('lists, reads and answers rooms', async () => {
    await chat.write(id, { chat_content: 'Where is my plov?' });
    const list = await operate(api, ['chat', '--unread']);
    expect(list.out).toContain(id.slice(0, 8));
    expect(list.out).toContain('Where is my plov?');
    const short = id.slice(0, 8);
    const said = await operate(api, [
      'chat',
      short,
      'say',
      'On its way',
      '--as',
      'Kamola',
    ]);
    expect([said.code, said.errors]).toEqual([0, '']);
    const shown = await operate(api, ['chat', id]);
    expect(shown.out).toMatch(
      /Where is my plov\?[^]*Kamola \(us\): On its way/,
    );
    expect(await lastState()).toBe('delivered');
    const { data } = (await chat.list(id)).body;
    expect(data[0].state).toBe('read');
  });

  it('shows pictures by addresses that can be pressed', async () => {
    await answerWithPicture(api, id);
    const { out } = await operate(api, ['chat', id]);
    expect(out).toMatch(/\[picture https?:\/\/[^/]+\/storage\/\S+\]/);
  });

  it('says what it does not understand', async () => {
    expect((await operate(api, ['chat', 'xyz'])).errors).toContain(
      'is no room',
    );
    expect((await operate(api, ['chat', '00000000'])).code).toBe(1);
    expect((await operate(api, ['chat', id, 'sing'])).code).toBe(2);
    expect((await operate(api, ['chat', id, 'say'])).errors).toContain(
      'missing',
    );
    expect((await operate(api, ['chat', '--role', 'cook'])).errors).toContain(
      'no role',
    );
  });

  it('watches a room live and sends what is typed', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const watching = operate(api, ['chat', id, 'watch', '--as', 'Kamola'], {
      signal: stop.signal,
      onWrite: (text) => seen.push(text),
      lines: async function* () {
        await expect.poll(() => seen.join('\n')).toContain('Hello?');
        yield 'I am here';
      },
    });
    await chat.write(id, { chat_content: 'Hello?' });
    await expect
      .poll(() => seen.join('\n'))
      .toContain('Kamola (us): I am here');
    stop.abort();
    expect((await watching).code).toBe(0);
  });

  it('tells the customer that somebody types', async () => {
    const stop = new AbortController();
    const stream = await openEventStream(api, {
      authorization: `Bearer ${chat.shopper.token}`,
    });
    let typed: () => void = () => undefined;
    const watching = operate(api, ['chat', id, 'watch'], {
      signal: stop.signal,
      lines: async function* (onKey) {
        for (const letter of 'Soon') {
          onKey();
          yield ' '.repeat(letter.length);
        }
        await new Promise<void>((done) => (typed = done));
        yield 'Soon';
      },
    });
    expect((await stream.next('message')).data).toMatchObject({
      chat_id: id,
      kind: 'typing',
    });
    typed();
    // once for all those keys
    expect((await stream.next('message')).data).toMatchObject({
      kind: 'message',
    });
    await stream.close();
    stop.abort();
    expect((await watching).code).toBe(0);
  });

  it('goes on through a server that is away for a while, and sends a line once', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    let answers: 'all' | 'none' | 'unheard' = 'all';
    const watching = operate(api, ['chat', id, 'watch'], {
      signal: stop.signal,
      onWrite: (text) => seen.push(text),
      fetch: async (input, init) => {
        if (answers === 'none') throw new TypeError('fetch failed');
        const request = new Request(input as URL, init);
        const isLine =
          request.method === 'POST' && request.url.endsWith(`${id}/messages`);
        const answer = await api.fetch(request);
        if (answers === 'all' || !isLine) return answer;
        answers = 'none';
        throw new TypeError('fetch failed');
      },
      lines: async function* () {
        answers = 'unheard';
        yield 'I am here';
      },
    });
    await expect.poll(() => seen.join('\n')).toContain('tried again');
    answers = 'all';
    await expect.poll(() => seen.join('\n')).toContain('(us): I am here');
    stop.abort();
    expect((await watching).code).toBe(0);
    expect((await chat.list(id)).body.data).toHaveLength(1);
  });

  it('watches all rooms', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    await chat.write(id, { chat_content: 'First' });
    const watching = operate(api, ['chat', 'watch'], {
      signal: stop.signal,
      onWrite: (text) => seen.push(text),
    });
    await expect.poll(() => seen.join('\n')).toContain('First');
    await chat.write(id, { chat_content: 'Second' });
    await expect.poll(() => seen.join('\n')).toContain('Second');
    stop.abort();
    expect((await watching).code).toBe(0);
  });
});
