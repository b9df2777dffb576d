import { connectServices } from '@/server/compose';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import type { Db } from '@/server/db/client';
import { chats } from '@/server/db/schema/chat/chats';
import { orders } from '@/server/db/schema/orders';
import { userEvents } from '@/server/db/schema/settings';
import { runChatAgent } from '@/example/agent/chat-agent';
import { userTopic } from '@/server/domain/event/topics';
import { DomainError } from '@/server/errors';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createChatCase, roomRow } from '@/tests/support/factories/chat';
import { moveOrder } from '@/tests/support/factories/order';

let chat: Awaited<ReturnType<typeof createChatCase>>;
let id: string;

let clock = new Date();

/** Time passes for everybody. */
function pass(ms: number): void {
  clock = new Date(+clock + ms);
  api.setNow(clock);
}

/** The agent looks, so long after what was before. */
function agent(laterMs = 5_000, db = api.db): Promise<number> {
  pass(laterMs);
  return runChatAgent({
    db,
    services: connectServices(api.env),
    now: () => clock,
  });
}

/** A database that refuses the first transactions for want of a turn. */
function busyAtFirst(refusals: number, refusal: Error): Db {
  let left = refusals;
  return new Proxy(api.db, {
    get(db, name) {
      if (name === 'transaction' && left-- > 0)
        return () => Promise.reject(refusal);
      const own: unknown = Reflect.get(db, name);
      return typeof own === 'function' ? own.bind(db) : own;
    },
  });
}

const last = async () => (await chat.list(id)).body.data.at(-1);

/** What the agent says to that. */
async function ask(text: string, more: object = {}): Promise<string> {
  await chat.write(id, { chat_content: text, ...more });
  await agent();
  const answer = await last();
  expect(answer.sender, `nothing was said to "${text}"`).toBe(0);
  return answer.chat_content;
}

const order = async () =>
  (await api.get(`/dashboard/user/orders/${chat.orderId}`, chat.shopper)).body
    .data;

beforeEach(async () => {
  clock = new Date();
  api.setNow(clock);
  chat = await createChatCase(api);
  id = await chat.room();
});

describe('the example city’s agent', () => {
  it.each([
    new DomainError('unavailable'),
    new Error('timeout exceeded when trying to connect'),
  ])('%s gives no room to people: it has its next look', async (refusal) => {
    await chat.write(id, { chat_content: 'Hello' });
    await agent(1_500);
    // once for reading, once for answering
    expect(await agent(5_000, busyAtFirst(2, refusal))).toBe(0);
    expect((await chat.rooms()).body.data[0].simulated).toBe(true);
    expect(await agent()).toBe(1);
  });

  it('looks, types, and answers after a while under the demo’s own name', async () => {
    await chat.write(id, { chat_content: 'Hello' });
    expect(await agent(500)).toBe(0);
    expect((await last()).state).toBe('sent');
    expect(await agent(1_000)).toBe(0);
    expect((await last()).state).toBe('read');
    const events = await api.db
      .select()
      .from(userEvents)
      .where(eq(userEvents.topic, userTopic(chat.shopper.userId)));
    expect(events.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ chat_id: id, kind: 'typing' }),
    );
    expect(await agent()).toBe(1);
    const answer = await last();
    expect(answer).toMatchObject({ sender: 0, author: 'Kamola (demo)' });
    expect(answer.chat_content).toContain('3. Cancel my order');
    const [room] = (await chat.rooms()).body.data;
    expect(room).toMatchObject({
      simulated: true,
      agent: 'Kamola (demo)',
      unread: 1,
    });
  });

  it('answers once, however many look', async () => {
    await chat.write(id, { chat_content: 'Where is my order?' });
    const counts = await Promise.all([agent(), agent(), agent()]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await agent()).toBe(0);
    expect((await chat.list(id)).body.data).toHaveLength(2);
  });

  it('tells how the order really stands', async () => {
    expect(await ask('Where is my order?')).toContain(
      `Order ${chat.orderId}: `,
    );
    await moveOrder(api, chat.orderId);
    expect(await ask(`where is ${chat.orderId}`)).toContain('was delivered');
  });

  it('cancels after a yes, as the customer would, and not after a no', async () => {
    await ask('Hello');
    expect(await ask('3')).toContain('really be cancelled?');
    expect(await ask('no')).toContain('stays as it is');
    expect((await order()).status).toBe('new');
    expect(await ask('please cancel my order')).toContain('yes or no');
    expect((await order()).status).toBe('new');
    expect(await ask('Yes, please')).toContain('is cancelled');
    expect((await order()).status).toBe('cancelled');
  });

  it('says why an order cannot be cancelled any more', async () => {
    await api.post(
      `/dashboard/admin/orders/${chat.orderId}/status`,
      { status: 'accepted' },
      { token: TEST_OPERATOR_TOKEN },
    );
    expect(await ask('cancel it')).toContain('can no longer be cancelled');
    expect((await order()).status).toBe('accepted');
  });

  it('changes the note while that is still possible', async () => {
    expect(await ask('Change the note')).toContain('Write it here');
    expect(await ask('Ring twice, the dog sleeps')).toContain('Ring twice');
    expect((await order()).note).toBe('Ring twice, the dog sleeps');
    expect(await ask('note: leave it at the door')).toContain('at the door');
    expect((await order()).note).toBe('leave it at the door');
    await api.db
      .update(orders)
      .set({ status: 'ready' })
      .where(eq(orders.id, chat.orderId));
    expect(await ask('change the note')).toContain('can no longer be changed');
  });

  it('leads to the order’s page for money back by its card', async () => {
    expect(await ask('I want my money back')).not.toContain('http');
    expect((await last()).order.id).toBe(chat.orderId);
  });

  it('speaks the customer’s language and goes on in it', async () => {
    expect(await ask('Где мой заказ?')).toContain(`Заказ ${chat.orderId}`);
    // not the Belarusian word that it begins with
    await ask('Поменяйте примечание');
    expect(await ask('Не звоните')).toContain('примечание');
    expect(await ask('отмените')).toContain('да');
    expect(await ask('да')).toContain('отменён');
  });

  it('takes a yes with more words for one, and a note that begins with no for a note', async () => {
    expect(await ask('cancel my order')).toContain('really be cancelled?');
    expect(await ask('No, please do not cancel it')).toContain('stays');
    await ask('change the note');
    expect(await ask('No, thanks')).toContain('stays');
    expect(await ask('change the note')).toContain('Write it here');
    expect(await ask('No onions please')).toContain('No onions please');
    expect((await order()).note).toBe('No onions please');
    await ask('cancel my order');
    expect(await ask('Yes, cancel it')).toContain('is cancelled');
  });

  it('answers both of two questions, in one message and in two', async () => {
    const both = await ask('Where is my order? And can I change the note?');
    expect(both).toContain(`Order ${chat.orderId}: `);
    expect(both).toContain('Write it here');
    expect(await ask('The bell is broken')).toContain('The bell is broken');
    await chat.write(id, { chat_content: 'where is it now' });
    expect(await ask('and cancel it')).toMatch(
      new RegExp(`Order ${chat.orderId}: [^]*really be cancelled`),
    );
  });

  it('does not greet twice, nor list twice what it can do', async () => {
    const menu = await ask('Hi there');
    expect(menu).toContain('3. Cancel my order');
    expect(await ask('Hello?')).not.toContain('3. Cancel');
    expect(await ask('9')).not.toContain('3. Cancel');
    expect(await ask('number 1')).toContain(`Order ${chat.orderId}: `);
    expect(await ask('ok')).toContain('You are welcome');
  });

  it('says of a first word that it does not understand it, in its letters', async () => {
    expect(await ask('The door is blue')).toMatch(/^I’m not sure about that/);
    expect((await chat.rooms()).body.data[0].simulated).toBe(true);
    id = await chat.room({ role: 'shop', order_id: chat.orderId });
    expect(await ask('الباب أزرق')).toMatch(/^لم أفهم/);
  });

  it('hands over what it does not understand, and is silent then', async () => {
    await ask('Hello');
    expect(await ask('Do you have vegan dumplings?')).toContain('A colleague');
    const [room] = (await chat.rooms()).body.data;
    expect(room).toMatchObject({ simulated: false, agent: null });
    await chat.write(id, { chat_content: 'Where is my order?' });
    expect(await agent()).toBe(0);
    await api.post(
      `/dashboard/admin/chats/${id}/messages`,
      { client_id: randomUUID(), chat_content: 'Here I am' },
      { token: TEST_OPERATOR_TOKEN },
    );
    expect((await roomRow(api.db, id)).handedOverAt).toBeNull();
    await chat.write(id, { chat_content: 'thanks' });
    expect(await agent()).toBe(0);
  });

  it('comes back a day after it handed over', async () => {
    await ask('Hello');
    await ask('5');
    await api.db
      .update(chats)
      .set({ handedOverAt: new Date(+clock - 25 * 3_600_000) })
      .where(eq(chats.uuid, id));
    expect(await ask('Where is my order?')).toContain(String(chat.orderId));
  });

  it('answers as the shop in the shop’s room, of that order alone', async () => {
    id = await chat.room({ role: 'shop', order_id: chat.orderId });
    await ask('Where is it?');
    expect((await last()).author).toMatch(/ \(demo\)$/);
    expect((await last()).chat_content).toContain(String(chat.orderId));
  });

  it('does not tell of somebody else’s order', async () => {
    const other = await createChatCase(api);
    expect(await ask(`where is ${other.orderId}`)).not.toContain(
      String(other.orderId),
    );
  });
});
