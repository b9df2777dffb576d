import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect } from 'vitest';
import { chats } from '@/server/db/schema/chat/chats';
import { insertMessage } from '@/server/repositories/chat/message-repository';
import { updateRoom } from '@/server/repositories/chat/room-repository';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper } from '@/tests/support/factories/cart';
import {
  chatCalls,
  createChatCase,
  roomRow,
} from '@/tests/support/factories/chat';

const MINUTE_MS = 60_000;

/** What was measured is shared for five minutes: each reading here comes ten later, and of an empty table. */
let readings = 0;
async function nextTime(): Promise<Date> {
  await api.db.delete(chats);
  readings += 1;
  return new Date(Date.now() + readings * 10 * MINUTE_MS);
}

afterEach(() => api.setNow(null));

/** A customer's room in which these were said: who said it (1: the customer), and how many minutes before `now`. */
async function roomWith(
  now: Date,
  said: readonly (readonly [sender: 0 | 1, minutesAgo: number])[],
) {
  const calls = chatCalls(api, await createShopper(api));
  const uuid = await calls.room();
  const { id } = await roomRow(api.db, uuid);
  for (const [sender, minutesAgo] of said) {
    const createdAt = new Date(+now - minutesAgo * MINUTE_MS);
    const message = await insertMessage(api.db, {
      ...{ chatId: id, clientId: randomUUID(), sender, createdAt },
      content: 'Hello',
    });
    const last = { lastMessageId: message.id, lastMessageAt: createdAt };
    await updateRoom(api.db, id, last);
  }
  return calls;
}

async function told(
  calls: Awaited<ReturnType<typeof roomWith>>,
  now: Date,
): Promise<number | null> {
  api.setNow(now);
  const [room] = (await calls.rooms()).body.data;
  return room.answers_in;
}

describe('in how many minutes support answers', () => {
  it('is the middle of what was measured, rounded up, for everybody', async () => {
    const now = await nextTime();
    await roomWith(now, [
      [1, 300],
      // said again while nobody had answered: the first one counts
      [1, 298],
      [0, 296.5],
      [0, 290],
      [1, 200],
      [0, 199],
      [1, 100],
      [0, 40],
    ]);
    const calls = await roomWith(now, [
      [1, 80],
      [0, 76],
      [1, 50],
      [0, 49],
      // waits still
      [1, 1],
    ]);
    // 3.5, 1, 60, 4 and 1 minutes
    expect(await told(calls, now)).toBe(5);
    const other = chatCalls(api, await createShopper(api));
    expect((await other.open()).body.data.answers_in).toBe(5);
    const operator = await api.get('/dashboard/admin/chats', {
      token: TEST_OPERATOR_TOKEN,
    });
    expect(operator.body.data[0]).not.toHaveProperty('answers_in');
  });

  it('is not told by few answers, old ones, or those that took longer than an hour', async () => {
    const wait = (ago: number, took: number) =>
      [
        [1, ago],
        [0, ago - took],
      ] as const;
    const few = await nextTime();
    const four = [90, 80, 70, 60].flatMap((ago) => wait(ago, 1));
    expect(await told(await roomWith(few, four), few)).toBeNull();
    api.setNow(null);
    const later = await nextTime();
    const week = 8 * 1_440;
    const old = [5, 4, 3, 2].flatMap((ago) => wait(week + ago * 10, 1));
    const room = await roomWith(later, [...old, ...wait(30, 1)]);
    expect(await told(room, later)).toBeNull();
    api.setNow(null);
    const slow = await nextTime();
    const hours = [900, 800, 700, 600, 500].flatMap((ago) => wait(ago, 61));
    expect(await told(await roomWith(slow, hours), slow)).toBeNull();
  });

  it('is of rooms with support alone', async () => {
    const chat = await createChatCase(api);
    const now = await nextTime();
    await chat.room({ role: 'shop', order_id: chat.orderId });
    const quick = [90, 80, 70, 60, 50].flatMap(
      (ago) =>
        [
          [1, ago],
          [0, ago - 2],
        ] as const,
    );
    const support = await roomWith(now, quick);
    expect(await told(support, now)).toBe(2);
    expect(await told(chat, now)).toBeNull();
  });
});
