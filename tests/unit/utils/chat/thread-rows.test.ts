import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '@/utils/chat/chat';
import { countNewer, threadRows } from '@/utils/chat/thread-rows';

const message = (id: string, createdAt: string, fromMe = false) =>
  ({
    id,
    chatId: 'room',
    position: 1,
    fromMe,
    author: null,
    content: id,
    picture: null,
    orderId: null,
    order: null,
    state: 'sent',
    createdAt,
  }) satisfies ChatMessage;

describe('the rows of a room', () => {
  it('begin a day on the calendar of the zone', () => {
    const rows = threadRows(
      [
        message('a', '2026-11-22T18:59:00Z'),
        message('b', '2026-11-22T19:01:00Z'),
      ],
      'Asia/Tashkent',
    );
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('stand together when one side says more at once', () => {
    const rows = threadRows(
      [
        message('a', '2026-11-22T10:00:00Z'),
        message('b', '2026-11-22T10:01:00Z'),
        message('c', '2026-11-22T10:02:00Z', true),
        message('d', '2026-11-22T10:09:00Z', true),
      ],
      'UTC',
    );
    expect(rows.map(({ isNext }) => isNext)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('count what the other side said after the last that was seen', () => {
    const at = '2026-11-22T10:00:00Z';
    const all = [
      message('a', at),
      message('b', at),
      message('c', at, true),
      message('d', at),
    ];
    expect(countNewer(all, 'a')).toBe(2);
    expect(countNewer(all, 'd')).toBe(0);
  });
});
