import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { sweepUploads } from '@/server/domain/picture/remove-uploads';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import { uploads } from '@/server/db/schema/uploads';
import {
  createChatCase,
  keepPicture,
  otherSide,
} from '@/tests/support/factories/chat';

const CHATS = '/dashboard/admin/chats';
const who = { token: TEST_OPERATOR_TOKEN };

let chat: Awaited<ReturnType<typeof createChatCase>>;
let id: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  id = await chat.room();
});

const answer = (more: object = {}, room = id) =>
  api.post(
    `${CHATS}/${room}/messages`,
    {
      client_id: randomUUID(),
      chat_content: 'Soon!',
      author: 'Kamola',
      ...more,
    },
    who,
  );

const lastState = async (): Promise<string> =>
  (await chat.list(id)).body.data.at(-1).state;

describe('the operator’s calls of the chat', () => {
  it('list rooms in which something was said, and those that wait', async () => {
    const without = await api.get(CHATS, who);
    expect(
      without.body.data.map((room: { id: string }) => room.id),
    ).not.toContain(id);
    await chat.write(id, { chat_content: 'Where is it?' });
    const [room] = (await api.get(`${CHATS}?unread=1`, who)).body.data;
    expect(room).toMatchObject({
      id,
      unread: 1,
      role: 'admin',
      handed_over_at: null,
      last: { chat_content: 'Where is it?', sender: 1 },
    });
    expect(
      (await api.get(`${CHATS}?role=shop&unread=1`, who)).body.data,
    ).toEqual([]);
    await answer();
    const waiting = (await api.get(`${CHATS}?unread=1`, who)).body;
    expect(waiting.data.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await api.get(`${CHATS}/${id}`, who)).body.data.unread).toBe(0);
  });

  it('mark what was fetched as delivered and what was opened as read', async () => {
    const { body } = await chat.write(id);
    expect(await lastState()).toBe('sent');
    const fetched = await api.get(`${CHATS}/${id}/messages`, who);
    expect(fetched.body.data).toMatchObject([
      { chat_content: 'Hello', sender: 1 },
    ]);
    expect(await lastState()).toBe('delivered');
    await api.post(`${CHATS}/${id}/read`, { message_id: body.data.id }, who);
    expect(await lastState()).toBe('read');
  });

  it('answer under a name, once per client id', async () => {
    await chat.write(id);
    const client_id = randomUUID();
    const first = await answer({ client_id });
    const again = await answer({ client_id, chat_content: 'Other words' });
    expect(first.body.data).toMatchObject({
      sender: 0,
      author: 'Kamola',
      chat_content: 'Soon!',
    });
    expect(again.body.data.id).toBe(first.body.data.id);
    const { data } = (await chat.list(id)).body;
    expect(data).toHaveLength(2);
    expect(data[0].state).toBe('read');
    expect((await chat.rooms()).body.data[0].unread).toBe(1);
  });

  it('refuse an answer without anything, and one too long, at its field', async () => {
    const empty = await answer({ chat_content: '  ' });
    expect(empty.status).toBe(400);
    expect(empty.body.params.chat_content).toHaveLength(1);
    const long = await answer({ chat_content: 'a'.repeat(2_001) });
    expect(long.body.params.chat_content).toHaveLength(1);
    expect((await answer({}, randomUUID())).status).toBe(404);
  });

  it('send a picture that stays private to its room', async () => {
    const img = await keepPicture(api, id);
    const { body } = await answer({ chat_content: '', img });
    expect(body.data.img).toMatchObject({
      url: expect.stringContaining('signature='),
    });
    const other = await createChatCase(api);
    const stranger = await answer({ img }, await other.room());
    expect(stranger.body.params.img).toHaveLength(1);
  });

  it('lose a picture after a day that they did not send, and no other', async () => {
    const unsent = await keepPicture(api, id);
    const sent = await keepPicture(api, id);
    expect((await answer({ img: sent })).status).toBe(200);
    const ctx = otherSide(api);
    await sweepUploads(ctx, new Date(Date.now() - 3_600_000));
    expect((await answer({ img: unsent })).status).toBe(200);
    const left = await keepPicture(api, id);
    await sweepUploads(ctx, new Date(Date.now() + 60_000));
    const kept = await api.db.select().from(uploads);
    const paths = kept.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([sent, unsent].map(uploadPath)),
    );
    expect(paths).not.toContain(uploadPath(left));
    expect(await ctx.storage.read(storageKey(uploadPath(left)))).toBeNull();
    const gone = await answer({ img: left });
    expect(gone.status).toBe(400);
    expect(gone.body.params.img).toHaveLength(1);
    // what stands in the room can be said again
    expect((await answer({ img: sent })).status).toBe(200);
  });

  it('stream what customers do, and resume after the last event', async () => {
    const stop = new AbortController();
    const open = async (headers: Record<string, string> = {}) => {
      const response = await api.fetch(
        new Request(`http://test.local/api/v1${CHATS}/events`, {
          headers: { authorization: `Bearer ${who.token}`, ...headers },
          signal: stop.signal,
        }),
      );
      return response.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const until = async (
      reader: ReadableStreamDefaultReader<string>,
      word: string,
    ) => {
      let text = '';
      while (!text.includes(word)) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    };
    const first = await open();
    const start = await until(first, 'id: ');
    const position = /id: (\d+)/.exec(start)?.[1] ?? '';
    await chat.write(id);
    expect(await until(first, '"message"')).toContain(id);
    const resumed = await open({ 'Last-Event-ID': position });
    expect(await until(resumed, '"message"')).toContain(id);
    stop.abort();
  });

  it('are nobody else’s', async () => {
    const { token } = chat.shopper;
    expect((await api.get(`${CHATS}/events`, { token })).status).toBe(401);
    expect((await api.get(CHATS, { token })).status).toBe(401);
  });
});
