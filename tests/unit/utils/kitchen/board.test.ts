import { describe, expect, it } from 'vitest';
import { aTicket } from '@/tests/support/kitchen/a-ticket';
import { columnsOf, firstView, ringing } from '@/utils/kitchen/board-columns';
import { boardManifest, boardName, boardPath } from '@/utils/kitchen/board-way';
import { choicesOf } from '@/utils/kitchen/ticket-text';
import {
  countdown,
  isLate,
  minutesTo,
  offersAt,
} from '@/utils/kitchen/ticket-times';

const NOW = Date.parse('2026-11-21T13:22:00Z');
const TOKEN = 'b'.repeat(43);

describe('the times of a ticket', () => {
  it('counts the minutes and seconds that are left to answer, and stops at nothing', () => {
    expect(countdown('2026-11-21T13:26:12Z', NOW)).toBe('4:12');
    expect(countdown('2026-11-21T13:21:59Z', NOW)).toBe('0:00');
    expect(countdown('2026-11-21T14:22:00Z', NOW)).toBeNull();
  });

  it('offers four times, says which are late, and marks the longest that keeps the promise', () => {
    const offers = offersAt(aTicket(), NOW);
    expect(
      offers.map(({ fits, lateMinutes, minutes }) => [
        minutes,
        lateMinutes,
        fits,
      ]),
    ).toEqual([
      [15, 0, false],
      [20, 0, true],
      [30, 10, false],
      [45, 25, false],
    ]);
    expect(new Date(offers[0]?.at ?? 0).toISOString()).toBe(
      '2026-11-21T13:37:00.000Z',
    );
  });

  it('marks the shortest when none keeps the promise, and the server’s choice when none was made', () => {
    const late = aTicket({ ready_by: '2026-11-21T13:25:00.000Z' });
    const free = aTicket({ ready_by: null, fits: 45 });
    const fitting = (ticket = late): number[] =>
      offersAt(ticket, NOW)
        .filter(({ fits }) => fits)
        .map(({ minutes }) => minutes);
    expect(fitting()).toEqual([15]);
    expect(fitting(free)).toEqual([45]);
  });

  it('is late from the very moment that was promised, and only while it is cooked', () => {
    const by = { ready_by: '2026-11-21T13:22:00.000Z' };
    expect(isLate(aTicket({ ...by, status: 'accepted' }), NOW)).toBe(true);
    expect(isLate(aTicket({ ...by, status: 'accepted' }), NOW - 1)).toBe(false);
    expect(isLate(aTicket({ ...by, status: 'ready' }), NOW)).toBe(false);
    expect(Object.is(minutesTo('2026-11-21T13:21:30Z', NOW), 0)).toBe(true);
  });
});

it('a line lists what is to be made of it: no add-on that was left out', () => {
  const [line] = aTicket().lines;
  if (!line) throw new Error('a ticket without a line');
  const addon = (title: string, leftOutAt: string | null) => ({
    ...line,
    title,
    quantity: 1,
    options: [],
    sold_out: leftOutAt ? { answer_until: null, left_out_at: leftOutAt } : null,
  });
  const addons = [
    addon('Salad', null),
    addon('Bread', '2026-11-21T13:25:00.000Z'),
  ];
  expect(choicesOf({ ...line, addons }, 'en')).toEqual(['Large', 'Salad']);
});

describe('the columns of a board', () => {
  const tickets = [
    aTicket({ id: 1, answer_from: '2026-11-21T16:00:00.000Z' }),
    aTicket({ id: 2, ready_by: '2026-11-21T13:50:00.000Z' }),
    aTicket({ id: 3 }),
    aTicket({
      id: 4,
      status: 'accepted',
      ready_by: '2026-11-21T13:30:00.000Z',
    }),
    aTicket({
      id: 5,
      status: 'accepted',
      ready_by: '2026-11-21T13:18:00.000Z',
    }),
    aTicket({ id: 6, status: 'ready' }),
    aTicket({ id: 7, status: 'on_a_way' }),
    aTicket({ id: 8, status: 'cancelled' }),
    aTicket({ id: 9, status: 'delivered' }),
  ];
  const columns = columnsOf(tickets, NOW);
  const ids = (column: keyof typeof columns): number[] =>
    columns[column].map(({ id }) => id);

  it('has what is due first, late ones before all, and what can wait last', () => {
    expect(ids('new')).toEqual([3, 2, 1]);
    expect(ids('cooking')).toEqual([5, 4]);
    expect(ids('ready')).toEqual([6]);
    expect(ids('onTheWay')).toEqual([7]);
  });

  it('rings for new orders that somebody has to answer now', () => {
    expect(ringing(tickets, NOW).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('opens the first new order, and a late one wherever it stands', () => {
    const late = aTicket({
      status: 'accepted',
      ready_by: tickets[4]?.ready_by,
    });
    expect(firstView(aTicket(), 0, NOW)).toBe('work');
    expect(firstView(aTicket(), 1, NOW)).toBe('row');
    expect(firstView(late, 5, NOW)).toBe('work');
    expect(firstView(aTicket({ status: 'on_a_way' }), 0, NOW)).toBe('row');
  });
});

describe('what a board is called', () => {
  it('keeps the token out of storage and of the address of an account’s board', () => {
    const link = { kind: 'link', token: TOKEN } as const;
    expect(boardName(link)).toBe('link-bbbbbbbb');
    expect(boardPath(link)).toBe(`/board/${TOKEN}`);
    expect(boardPath({ kind: 'owner', shopId: 31 })).toBe('/board?shop=31');
    expect(boardManifest(TOKEN)).toBe(`/board/${TOKEN}/manifest.webmanifest`);
    expect(boardManifest(undefined)).toBe('/board/own/manifest.webmanifest');
  });
});
