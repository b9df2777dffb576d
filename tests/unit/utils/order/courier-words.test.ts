import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import { arrivalOf, courierTitle } from '@/utils/order/courier-words';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const now = new Date('2026-11-22T06:12:00Z');

/** A way of about 5.5 km to the south. */
const ROUTE = [
  [41.35, 69.24],
  [41.3, 69.24],
] as const;

function orderAt(latitude: number | null, of: Partial<OrderDto> = {}) {
  return {
    status: 'on_a_way',
    delivery_type: 'delivery',
    // promised long before the courier set out
    eta: { from: '2026-11-22T06:35:00Z', to: '2026-11-22T06:45:00Z' },
    shop: { timezone: 'Asia/Tashkent' },
    deliveryman: {
      firstname: 'Jamshid',
      location: latitude && { latitude, longitude: 69.24 },
      route: ROUTE,
    },
    ...of,
  } as unknown as OrderDto;
}

const plain = (text: string | null) =>
  text?.replaceAll(/[\u2060\u2066\u2069]/g, '');
const titleAt = (latitude: number | null, of?: Partial<OrderDto>) =>
  plain(courierTitle(orderAt(latitude, of), { now, t }));

describe('a courier on the way', () => {
  test('moves the arrival as the way gets shorter', () => {
    expect(titleAt(41.35)).toBe('order.title.arriving 11:30–11:35');
    expect(titleAt(41.33)).toBe('order.title.arriving 11:25–11:30');
  });

  test('moves the last of the steps along with the title', () => {
    expect(arrivalOf(orderAt(41.35), now)?.to).toBe('2026-11-22T06:35:00.000Z');
    expect(arrivalOf(orderAt(41.3), now)?.to).toBe('2026-11-22T06:20:00.000Z');
    expect(arrivalOf(orderAt(null), now)?.to).toBe('2026-11-22T06:45:00Z');
  });

  test('is told in minutes when near, and never in none', () => {
    expect(titleAt(41.306)).toBe('order.title.near Jamshid 3');
    expect(titleAt(41.3)).toBe('order.title.near Jamshid 1');
  });

  test('says nothing while nobody knows where, or before setting out', () => {
    expect(titleAt(null)).toBeUndefined();
    expect(titleAt(41.306, { status: 'ready' })).toBeUndefined();
    expect(titleAt(41.306, { deliveryman: null })).toBeUndefined();
  });
});
