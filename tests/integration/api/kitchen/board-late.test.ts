// @module-tag both-engines
import { afterEach, beforeEach, expect } from 'vitest';
import { makeLink } from '@/server/domain/kitchen/links';
import { api, it } from '@/tests/support/api/api-test';
import {
  createSoldOutCase,
  type SoldOutCase,
} from '@/tests/support/kitchen/sold-out-case';

/** In Tashkent it is 17:00, and the shop opens at 10:00 on each day. */
const NOW = new Date('2024-11-21T12:00:00Z');
const OPENS_NEXT = '2024-11-22T05:00:00.000Z';
const HOUR = 60;

let own: SoldOutCase;
let board: string;

beforeEach(async () => {
  api.setNow(NOW);
  own = await createSoldOutCase(api, {
    hours: { opensAt: '10:00', closesAt: '22:00' },
  });
  const link = { kind: 'board', shopId: own.shop.id } as const;
  board = `/rest/kitchen/boards/${await makeLink({ db: api.db, now: NOW }, link)}`;
});
afterEach(() => api.setNow(null));

const at = (minutes: number) => new Date(+NOW + minutes * 60_000).toISOString();
const read = async () => (await api.get(board)).body.data;
/** A press of so many minutes ago; negative: of a clock that is ahead. */
const pause = async (ago: number, body: object) => {
  const late = { ...body, pressed_at: at(-ago) };
  return (await api.post(`${board}/pause`, late)).body.data;
};
const sellOut = async (ago: number, isOut = true) => {
  const path = `${board}/stocks/${own.side.stockId}`;
  const body = { sold_out: isOut, pressed_at: at(-ago) };
  return (await api.post(path, body)).body.data.sold_out_until;
};

it('a pause that waited for a network counts from its press, however often it is sent', async () => {
  const wished = { until: at(18), reason: 'busy' };
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await pause(12, { minutes: 30 });
    expect(answer).toEqual({ outcome: 'done', pause: wished });
    expect((await read()).pause).toEqual(wished);
  }
});

it('a pause that had ended when it arrived changes nothing, and says how the shop is paused', async () => {
  const none = { outcome: 'ended', pause: null };
  expect(await pause(30, { minutes: 30 })).toEqual(none);
  expect((await read()).pause).toBeNull();
  const other = { until: at(60), reason: 'busy' };
  await pause(0, { minutes: 60 });
  const ended = { outcome: 'ended', pause: other };
  expect(await pause(16, { minutes: 15 })).toEqual(ended);
  const today = { minutes: null, today: true };
  expect(await pause(20 * HOUR, today)).toEqual(ended);
  expect(await pause(24 * HOUR + 1, { minutes: null })).toEqual(ended);
  expect((await read()).pause).toEqual(other);
});

it('"today" is the day of the press; its end and one of a clock that is ahead count as they are', async () => {
  const today = { minutes: null, today: true };
  const closed = { until: OPENS_NEXT, reason: 'closed' };
  const done = { outcome: 'done', pause: closed };
  expect(await pause(5 * HOUR, today)).toEqual(done);
  api.setNow(new Date(+NOW + 14 * HOUR * 60_000));
  expect(await pause(0, today)).toEqual(done);
  api.setNow(NOW);
  const none = { outcome: 'done', pause: null };
  expect(await pause(3 * HOUR, { minutes: null })).toEqual(none);
  const ahead = { until: at(15), reason: 'busy' };
  expect((await pause(-90, { minutes: 15 })).pause).toEqual(ahead);
});

it('a dish is sold out for the day of the press, and by a press of another day for none', async () => {
  expect(await sellOut(20 * HOUR)).toBeNull();
  expect(await sellOut(24 * HOUR + 1)).toBeNull();
  expect((await read()).sold_out).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await sellOut(2 * HOUR)).toBe(OPENS_NEXT);
  expect(await sellOut(24 * HOUR + 1, false)).toBe(OPENS_NEXT);
  expect(await sellOut(HOUR, false)).toBeNull();
  expect((await read()).sold_out).toEqual([]);
});

it('what is no moment is refused', async () => {
  const body = { minutes: 15, pressed_at: 'yesterday' };
  expect((await api.post(`${board}/pause`, body)).status).toBe(400);
  expect((await read()).pause).toBeNull();
});
