// @module-tag both-engines
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { answerRoom, createChatCase } from '@/tests/support/factories/chat';
import { openEventStream } from '@/tests/support/event-stream';

interface Sent {
  readonly id: number;
  readonly client_id: string;
  readonly created_at: string;
}

let chat: Awaited<ReturnType<typeof createChatCase>>;

beforeEach(async () => {
  chat = await createChatCase(api);
});

describe('at once', () => {
  it('twenty writes and their retries are twenty messages in one order', async () => {
    const room = await chat.room();
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(
      [...ids, ...ids].map((client_id) =>
        chat.write(room, { client_id, chat_content: client_id }),
      ),
    );
    const sent = answers.map(({ body }) => body.data as Sent);
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    for (const [at, client_id] of ids.entries()) {
      expect(sent[at]?.client_id).toBe(client_id);
      expect(sent[at + ids.length]?.id).toBe(sent[at]?.id);
    }
    const list = (await chat.list(room)).body.data as Sent[];
    expect(list).toHaveLength(20);
    const moments = list.map(({ created_at }) => created_at);
    expect([...moments].sort()).toEqual(moments);
    const [{ last }] = (await chat.rooms()).body.data;
    expect(last.created_at).toBe(list.at(-1)?.created_at);
  });

  it('opening a room many times makes one', async () => {
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => chat.open()),
    );
    const ids = new Set(opened.map(({ body }) => body.data.id as string));
    expect(ids.size).toBe(1);
  });

  it('both sides writing lose nothing', async () => {
    const room = await chat.room();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        chat.write(room, { chat_content: `${at}` }),
        answerRoom(api, room, `${at}`),
      ]).flat(),
    );
    expect((await chat.list(room)).body.data).toHaveLength(20);
    expect((await chat.rooms()).body.data[0].unread).toBe(10);
  });
});

describe('the stream', () => {
  const follow = () =>
    openEventStream(api, { authorization: `Bearer ${chat.shopper.token}` });

  it('tells a second window of messages, reading and the row in the inbox', async () => {
    const room = await chat.room();
    const stream = await follow();
    const written = await chat.write(room);
    expect((await stream.next('message')).data).toMatchObject({
      chat_id: room,
      kind: 'message',
      id: written.body.data.id,
    });
    const id = await answerRoom(api, room);
    expect((await stream.next('message')).data).toMatchObject({
      kind: 'message',
      id,
    });
    await stream.next('notification');
    await chat.read(room, id);
    expect((await stream.next('message')).data).toMatchObject({
      kind: 'read',
      id,
    });
    await stream.close();
  });

  it('tells nobody else, and the customer not of the own typing', async () => {
    const room = await chat.room();
    const other = await createChatCase(api);
    const theirs = await openEventStream(api, {
      authorization: `Bearer ${other.shopper.token}`,
    });
    const own = await follow();
    await chat.type(room);
    await chat.write(room);
    expect((await own.next('message')).data).toMatchObject({
      kind: 'message',
    });
    const otherRoom = await other.room();
    expect((await theirs.next('message')).data).toMatchObject({
      chat_id: otherRoom,
    });
    await own.close();
    await theirs.close();
  });

  it('typing has an end', async () => {
    const room = await chat.room();
    for (let count = 0; count < 40; count += 1)
      expect((await chat.type(room)).status).toBe(200);
    expect((await chat.type(room)).status).toBe(429);
  });
});
