// @module-tag both-engines
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { forgetAccounts } from '@/server/jobs/account-work';
import { readPerson } from '@/server/repositories/account/data/person-repository';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import {
  createHostedCase,
  fetchChats,
  tellChats,
} from '@/tests/support/chat/firestore/hosted-site';
import {
  hostedIt as it,
  standIn,
} from '@/tests/support/chat/firestore/hosted-test';
import { SERVER_TIME } from '@/tests/support/chat/firestore/stand-in';
import { roomRow } from '@/tests/support/factories/chat';
import { moveOrder } from '@/tests/support/factories/order';

const CHATS = '/dashboard/admin/chats';
const who = { token: TEST_OPERATOR_TOKEN };

let chat: Awaited<ReturnType<typeof createHostedCase>>;

beforeEach(async () => {
  chat = await createHostedCase(api, standIn);
  chat.page.enter();
});

const answer = (chat_content: string, more: object = {}) =>
  api.post(
    `${CHATS}/${chat.roomId}/messages`,
    { client_id: randomUUID(), chat_content, author: 'Kamola', ...more },
    who,
  );

const stretch = async () =>
  (await api.get(`${CHATS}/${chat.roomId}/messages`, who)).body.data as {
    readonly chat_content: string;
    readonly client_id: string;
    readonly state: string;
  }[];
const statistic = async () =>
  (
    await api.get('/dashboard/user/profile/notifications-statistic', {
      token: chat.shopper.token,
    })
  ).body.data;
const waiting = async () =>
  (
    (await api.get(`${CHATS}?unread=1&perPage=100`, who)).body.data as {
      id: string;
      unread: number;
    }[]
  ).find(({ id }) => id === chat.roomId);

describe('what a customer writes at Firestore', () => {
  it('is read by the operator’s calls and tool, once, in order, under its client id', async () => {
    const ids = ['Where is it?', 'Hello?'].map((text) => chat.page.say(text));
    expect(await waiting()).toMatchObject({ unread: 2 });
    await Promise.all([fetchChats(api), fetchChats(api), fetchChats(api)]);
    expect(await stretch()).toMatchObject([
      { chat_content: 'Where is it?', client_id: ids[0], sender: 1 },
      { chat_content: 'Hello?', client_id: ids[1], sender: 1 },
    ]);
    const read = await operate(api, ['chat', chat.roomId]);
    expect(read.out).toContain('Where is it?');
    expect(read.code).toBe(0);
  });

  it('is in the copy of one’s data', async () => {
    chat.page.say('No onions');
    await fetchChats(api);
    const { chats } = await readPerson(api.db, chat.shopper.userId);
    expect(JSON.stringify(chats)).toContain('No onions');
  });

  it('is left out where it names what is not theirs', async () => {
    const other = await createHostedCase(api, standIn);
    const id = randomUUID();
    standIn.write({
      [`messages/${id}`]: {
        ...{ chat_id: other.roomId, user: chat.uid, roleId: 'admin', seq: 0 },
        ...{ chat_content: 'Not mine', sender: 1, author: null, img: null },
        ...{ order_id: null, created_at: SERVER_TIME },
      },
    });
    chat.page.say('Look', {
      img: `documents/aa/${randomUUID()}.webp`,
      order_id: other.orderId,
    });
    await fetchChats(api);
    expect(await stretch()).toMatchObject([
      { chat_content: 'Look', img: null, order_id: null },
    ]);
    const theirs = await api.get(`${CHATS}/${other.roomId}/messages`, who);
    expect(theirs.body.data).toEqual([]);
  });

  it('puts a room away until something is said', async () => {
    chat.page.say('Bye');
    chat.page.hide();
    await fetchChats(api);
    expect((await roomRow(api.db, chat.roomId)).hiddenAt).not.toBeNull();
    chat.page.say('One more thing');
    await fetchChats(api);
    expect((await roomRow(api.db, chat.roomId)).hiddenAt).toBeNull();
  });
});

describe('what the other side says', () => {
  it('stands at Firestore once, in order, with its count, and is in inbox and statistic until it is read there', async () => {
    chat.page.say('Where is it?');
    await fetchChats(api);
    await answer('Soon!');
    await answer('Very soon!');
    await Promise.all([tellChats(api), tellChats(api)]);
    await tellChats(api);
    expect(chat.page.messages()).toMatchObject([
      { chat_content: 'Where is it?', seq: 0 },
      { chat_content: 'Soon!', sender: 0, author: 'Kamola', seq: 1 },
      { chat_content: 'Very soon!', sender: 0, seq: 2, user: chat.uid },
    ]);
    expect(chat.page.room()).toMatchObject({
      count_other: 2,
      last: { content: 'Very soon!', sender: 0 },
    });
    expect(await statistic()).toMatchObject({ chats: 2, message: 1 });
    chat.page.read();
    await fetchChats(api);
    expect(await statistic()).toMatchObject({ chats: 0, message: 0 });
    const states = (await stretch()).map(({ state }) => state);
    expect(states).toEqual(['read', 'read', 'read']);
  });

  it('makes the room’s document when the customer’s page has not', async () => {
    const other = await createHostedCase(api, standIn, true);
    await api.post(
      `${CHATS}/${other.roomId}/messages`,
      { client_id: randomUUID(), chat_content: 'About your order' },
      who,
    );
    await tellChats(api);
    expect(other.page.messages()).toMatchObject([
      { chat_content: 'About your order' },
    ]);
    expect(other.page.room()).toMatchObject({
      ...{ user: other.uid, role: 'shop', count_other: 1, count_read: 0 },
      order_id: other.orderId,
    });
  });

  it('tells delivered, read and typing', async () => {
    chat.page.say('Anybody there?');
    const [{ created_at: said } = {}] = chat.page.messages();
    await fetchChats(api);
    await stretch();
    await tellChats(api);
    expect(chat.page.room()).toMatchObject({
      other_delivered_at: said,
      other_read_at: null,
    });
    await api.post(`${CHATS}/${chat.roomId}/typing`, {}, who);
    await tellChats(api);
    expect(chat.page.room().other_typing_at).not.toBeNull();
    await answer('Yes');
    await tellChats(api);
    expect(chat.page.room()).toMatchObject({ other_read_at: said });
  });

  it('an order’s end closes its room there', async () => {
    const other = await createHostedCase(api, standIn, true);
    other.page.enter();
    other.page.say('Hello');
    await fetchChats(api);
    await moveOrder(api, other.orderId);
    await tellChats(api);
    expect(other.page.room().closes_at).toMatchObject({
      time: expect.any(String),
    });
  });
});

it('the end of an account takes its documents away', async () => {
  await moveOrder(api, chat.orderId);
  chat.page.say('A secret');
  await fetchChats(api);
  await answer('Understood');
  await tellChats(api);
  await api.db.execute(
    sql`update users set deletion_at = now() where id = ${chat.shopper.userId}`,
  );
  const now = () => new Date(Date.now() + 1_000);
  const services = connectServices(api.env);
  await forgetAccounts({ handle: { db: api.db }, services, now });
  await tellChats(api);
  expect(chat.page.messages()).toEqual([]);
  expect(standIn.read(`chats/${chat.roomId}`)).toBeNull();
  // what support reads stays
  expect(await stretch()).toMatchObject([
    { chat_content: 'A secret' },
    { chat_content: 'Understood' },
  ]);
});
