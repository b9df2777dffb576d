// @module-tag both-engines
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerWithPicture,
  chatCalls,
  createChatCase,
} from '@/tests/support/factories/chat';

type Case = Awaited<ReturnType<typeof createChatCase>>;

let chat: Case;
let room: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  room = await chat.room();
});

/** Every call that names a room, made by somebody about that room. */
function everyCall(who: Pick<Case, 'shopper'>, id: string) {
  const calls = chatCalls(api, who.shopper);
  return Promise.all([
    calls.write(id),
    calls.list(id),
    calls.list(id, '&before=1000000'),
    calls.list(id, '&after=0'),
    calls.read(id, 1),
    calls.type(id),
    calls.hide(id),
  ]);
}

describe('another person', () => {
  it('is answered of a room as of one that there is not, and changes nothing', async () => {
    await chat.write(room, { chat_content: 'Between us' });
    const before = (await chat.list(room)).body;
    const stranger = await createChatCase(api);
    const foreign = await everyCall(stranger, room);
    const missing = await everyCall(stranger, randomUUID());
    const said = ({ body, status }: (typeof foreign)[number]) => ({
      status,
      message: body.message,
      code: body.statusCode,
    });
    expect(foreign.map(said)).toEqual(missing.map(said));
    expect(new Set(foreign.map(({ status }) => status))).toEqual(
      new Set([404]),
    );
    expect((await chat.list(room)).body).toEqual(before);
  });

  it('opens no room about somebody else’s order, and shows none in a card', async () => {
    const stranger = await createChatCase(api);
    const order_id = chat.orderId;
    const theirs = await stranger.room();
    for (const role of ['shop', 'courier', 'admin'])
      expect((await stranger.open({ role, order_id })).status, role).toBe(404);
    const card = await stranger.write(theirs, { order_id });
    const missing = await stranger.write(theirs, { order_id: 2_000_000_000 });
    expect([card.status, card.body.message]).toEqual([
      missing.status,
      missing.body.message,
    ]);
  });

  it('sends no picture that support put into a room, and reads none by a changed link', async () => {
    const { title, url } = await answerWithPicture(api, room);
    const stranger = await createChatCase(api);
    const theirs = await stranger.room();
    for (const [who, id] of [
      [stranger, theirs],
      [chat, room],
    ] as const)
      expect((await who.write(id, { img: title })).status).toBe(400);
    const other = (await answerWithPicture(api, theirs)).url;
    const [path] = url.split('?');
    const [, foreign] = other.split('?');
    const look = (address: string) =>
      api.fetch(new Request(`http://localhost${address}`));
    expect((await look(url)).status).toBe(200);
    expect((await look(`${path}?${foreign}`)).status).toBe(404);
  });
});

describe('what no message should hold', () => {
  const answer = (more: object) =>
    api.post(
      `/dashboard/admin/chats/${room}/messages`,
      { client_id: randomUUID(), chat_content: 'Hello', ...more },
      { token: TEST_OPERATOR_TOKEN },
    );

  it('null bytes and turned writing are left out on both sides, and half characters are marked', async () => {
    const given = 'a\ud83d\u0000b\udc00\u202ec';
    const kept = 'a\ufffdb\ufffdc';
    const mine = await chat.write(room, { chat_content: given });
    expect(mine.body.data.chat_content).toBe(kept);
    const theirs = await answer({
      chat_content: given,
      author: 'Ka\u0000mola\u202e',
    });
    expect(theirs.body.data).toMatchObject({
      chat_content: kept,
      author: 'Kamola',
    });
    const { data } = (await chat.list(room)).body;
    expect(
      data.map((one: { chat_content: string }) => one.chat_content),
    ).toEqual([kept, kept]);
  });

  it('is refused in words where it can be no name of anything', async () => {
    expect((await chat.write(room, { img: 'a\u0000b' })).status).toBe(400);
    expect((await answer({ img: '/storage/a\u0000b' })).status).toBe(400);
    expect((await answer({ author: '\u0000\u202e' })).status).toBe(400);
    const { body, status } = await chat.write(room, {
      chat_content: '🍕'.repeat(4_000),
    });
    expect(status).toBe(400);
    expect(body.params.chat_content[0]).toContain('2000');
  });
});
