import { expect, it } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import { roomsEnd } from '@/utils/chat/rooms-end';

const order = (status: string, history: object[] = []) =>
  ({
    status,
    status_history: history,
    updated_at: '2026-11-23T12:00:00.000Z',
  }) as unknown as OrderDto;

it('an order that runs can be written about without an end', () => {
  expect(roomsEnd(order('on_a_way'))).toBeNull();
});

it('a delivered one for six hours more', () => {
  const history = [{ status: 'delivered', at: '2026-11-23T10:00:00.000Z' }];
  expect(roomsEnd(order('delivered', history))).toBe(
    '2026-11-23T16:00:00.000Z',
  );
});

it('one whose end was not noted, from its last change', () => {
  expect(roomsEnd(order('cancelled'))).toBe('2026-11-23T18:00:00.000Z');
});
