import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { notifications } from '@/server/db/schema/account/notifications';
import { settings } from '@/server/db/schema/settings';
import { countUnreadMessages } from '@/server/domain/chat/count-unread';
import { markDelivered, markReadByOther } from '@/server/domain/chat/mark-read';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  answerRoom,
  createChatCase,
  otherSide,
  roomRow,
} from '@/tests/support/factories/chat';
import { moveOrder } from '@/tests/support/factories/order';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';

let chat: Awaited<ReturnType<typeof createChatCase>>;
let room: string;

beforeEach(async () => {
  chat = await createChatCase(api);
  room = await chat.room();
});

const idsOf = ({ body }: { body: { data: { id: number }[] } }): number[] =>
  body.data.map(({ id }) => id);

describe('writing', () => {
  it('answers the message, once for a client id', async () => {
    const client_id = randomUUID();
    const first = await chat.write(room, { client_id, chat_content: 'Hi' });
    expect(first.body.data).toMatchObject({
      client_id,
      chat_id: room,
      chat_content: 'Hi',
      sender: 1,
      author: null,
      roleId: 'admin',
      unread: true,
      state: 'sent',
      img: null,
      order: null,
    });
    const again = await chat.write(room, { client_id, chat_content: 'Other' });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.body.data.chat_content).toBe('Hi');
    expect((await chat.list(room)).body.data).toHaveLength(1);
  });

  it.for([
    ['<b>bold</b> & "so"', '<b>bold</b> & "so"'],
    ['  a\r\nb\u0007\u0000c\t ', 'a\nbc'],
    ['a\n\n\n\n b', 'a\n\n b'],
    ['abc\u202Efed\u2066x', 'abcfedx'],
    ['👩‍👩‍👧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👩‍👧 می‌خواهم 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('keeps %j as text', async ([given, kept]) => {
    const { body } = await chat.write(room, { chat_content: given });
    expect(body.data.chat_content).toBe(kept);
  });

  it('counts characters, and says at the field what is too long or empty', async () => {
    const emoji = '🍕'.repeat(MESSAGE_MAX_LENGTH);
    expect((await chat.write(room, { chat_content: emoji })).status).toBe(200);
    const long = await chat.write(room, { chat_content: `${emoji}!` });
    expect(long.status).toBe(400);
    expect(long.body.params.chat_content).toEqual([
      'A message can have at most 2000 characters.',
    ]);
    const empty = await chat.write(room, { chat_content: ' \u202E\n ' });
    expect(empty.body.params.chat_content).toEqual(['Required']);
  });

  it('refuses the operator’s words in words, whole ones, however they are written', async () => {
    const set = await api.call(
      'PUT',
      '/dashboard/admin/settings/chat_blocked_words',
      {
        token: TEST_OPERATOR_TOKEN,
        body: { value: 'Dürum-boy, ёлка\nbad' },
      },
    );
    expect(set.status).toBe(200);
    for (const text of ['You DURUM boy!', 'Ах ты, ЕЛКА', 'so b\u0301ad.']) {
      const { body, status } = await chat.write(room, { chat_content: text });
      expect(status, text).toBe(400);
      expect(body.params.chat_content[0]).toContain('not allowed');
    }
    for (const text of ['A badge for the boy', 'елками'])
      expect((await chat.write(room, { chat_content: text })).status).toBe(200);
    const publicly = await api.get('/rest/settings');
    expect(JSON.stringify(publicly.body)).not.toContain('chat_blocked');
    await api.db.delete(settings).where(eq(settings.key, 'chat_blocked_words'));
  });

  it('is limited for a room, in words with when to try again, and the first ones stay', async () => {
    const statuses: number[] = [];
    let refused;
    for (let count = 0; count < 61; count += 1) {
      const answer = await chat.write(room, { chat_content: String(count) });
      statuses.push(answer.status);
      if (answer.status === 429) refused = answer;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body.message).toMatch(/again in \d+ s/);
    expect((await chat.list(room, '&perPage=100')).body.data).toHaveLength(60);
  });

  it('shows a card of an own order as it is now, of nobody else’s', async () => {
    const sent = await chat.write(room, {
      chat_content: '',
      order_id: chat.orderId,
    });
    expect(sent.body.data.order).toMatchObject({
      id: chat.orderId,
      status: 'new',
      items: 2,
    });
    await moveOrder(api, chat.orderId, ['accepted']);
    const [message] = (await chat.list(room)).body.data;
    expect(message.order.status).toBe('accepted');
    const other = await createChatCase(api);
    const foreign = await chat.write(room, { order_id: other.orderId });
    expect(foreign.status).toBe(404);
  });

  it('asks as much for many cards as for one', async () => {
    await chat.write(room, { order_id: chat.orderId });
    const before = api.queries();
    await chat.list(room);
    const forOne = api.queries() - before;
    await chat.write(room, { order_id: chat.orderId });
    await chat.write(room, { order_id: chat.orderId });
    const between = api.queries();
    await chat.list(room);
    expect(api.queries() - between).toBe(forOne);
  });
});

describe('reading', () => {
  it('pages back and forth, oldest first', async () => {
    const written: number[] = [];
    for (let count = 0; count < 5; count += 1)
      written.push(Number((await chat.write(room)).body.data.id));
    const newest = await chat.list(room, '&perPage=2');
    expect(idsOf(newest)).toEqual(written.slice(3));
    expect(newest.body.meta.has_older).toBe(true);
    const older = await chat.list(room, `&perPage=3&before=${written[3]}`);
    expect(idsOf(older)).toEqual(written.slice(0, 3));
    expect(older.body.meta.has_older).toBe(false);
    const after = await chat.list(room, `&perPage=2&after=${written[1]}`);
    expect(idsOf(after)).toEqual([written[2], written[3]]);
    expect(after.body.meta.has_older).toBe(true);
    expect(idsOf(await chat.list(room, '&after=0'))).toEqual(written);
  });

  it('counts what waits, and all counts agree', async () => {
    const ctx = {
      db: api.db,
      user: { id: chat.shopper.userId },
    } as Parameters<typeof countUnreadMessages>[0];
    await chat.write(room);
    const first = await answerRoom(api, room, 'One');
    const second = await answerRoom(api, room, 'Two');
    const unread = async () => (await chat.rooms()).body.data[0].unread;
    expect([await unread(), await countUnreadMessages(ctx)]).toEqual([2, 2]);
    await chat.read(room, first);
    expect([await unread(), await countUnreadMessages(ctx)]).toEqual([1, 1]);
    // never back, never beyond what is there
    await chat.read(room, 0);
    expect(await unread()).toBe(1);
    await chat.read(room, 2_000_000_000);
    expect([await unread(), await countUnreadMessages(ctx)]).toEqual([0, 0]);
    expect((await roomRow(api.db, room)).customerReadId).toBe(second);
    await answerRoom(api, room, 'Three');
    expect(await unread()).toBe(1);
    await chat.hide(room);
    expect(await countUnreadMessages(ctx)).toBe(0);
  });

  it('says what the other side has got and read', async () => {
    const id = Number((await chat.write(room)).body.data.id);
    const state = async () => (await chat.list(room)).body.data[0].state;
    const row = await roomRow(api.db, room);
    expect(await state()).toBe('sent');
    await markDelivered(otherSide(api), row, id);
    expect(await state()).toBe('delivered');
    await markReadByOther(otherSide(api), row, id);
    expect(await state()).toBe('read');
  });

  it('has one row in the inbox for a room, the newest, read with it', async () => {
    const rows = () =>
      api.db
        .select()
        .from(notifications)
        .where(eq(notifications.subject, `chat:${room}`));
    await answerRoom(api, room, 'One');
    await answerRoom(api, room, 'x'.repeat(500));
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ type: 'message', readAt: null });
    expect(row?.data).toMatchObject({
      chat_id: room,
      role: 'admin',
      roleId: 'admin',
      author: 'Malika',
      text: `${'x'.repeat(140)}…`,
    });
    // a bot's numbered list is told by its first line
    await answerRoom(
      api,
      room,
      'I can help with this:\n1. An order\n2. A note',
    );
    expect((await rows())[0]?.data).toMatchObject({
      text: 'I can help with this:…',
    });
    const [newest] = (await chat.list(room)).body.data.slice(-1);
    await chat.read(room, newest.id);
    expect((await rows())[0]?.readAt).not.toBeNull();
    await answerRoom(api, room, 'Three');
    expect((await rows())[0]?.readAt).toBeNull();
  });
});
