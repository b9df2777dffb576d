import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { arrivalTitle, rowArrivalTitle } from '@/utils/order/arrival-words';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

function orderAt(from: string, to: string, type = 'delivery') {
  return {
    delivery_type: type,
    status: 'accepted',
    scheduled: false,
    arrival: { from, to },
    eta: { from, to },
    shop: { timezone: 'Asia/Tashkent' },
  } as unknown as OrderRowDto;
}

const now = new Date('2026-11-22T18:30:00Z');
const plain = (text: string | null) =>
  text?.replaceAll(/[\u2060\u2066\u2069]/g, '');

describe('when an order comes', () => {
  test('is a time while it is of today on the clock of the shop', () => {
    const order = orderAt('2026-11-22T18:40:00Z', '2026-11-22T18:50:00Z');
    expect(plain(arrivalTitle(order, { now, t }))).toBe(
      'order.title.arriving 23:40–23:50',
    );
  });

  test('has its day when that is another there', () => {
    const order = orderAt(
      '2026-11-22T19:00:00Z',
      '2026-11-22T19:15:00Z',
      'pickup',
    );
    expect(plain(arrivalTitle(order, { now, t }))).toBe(
      'order.title.pickup orders.when date.tomorrow 00:00–00:15',
    );
  });

  test('is nothing before it is accepted, but for the time that was chosen', () => {
    const placed = {
      ...orderAt('2026-11-22T18:40:00Z', '2026-11-22T18:50:00Z'),
      status: 'new',
    } as const;
    expect(arrivalTitle(placed, { now, t })).toBeNull();
    expect(rowArrivalTitle(placed, { now, t })).toBeNull();
    const chosen = { ...placed, scheduled: true };
    expect(plain(rowArrivalTitle(chosen, { now, t }))).toBe('23:40–23:50');
    const accepted = { ...chosen, status: 'accepted' } as const;
    expect(plain(rowArrivalTitle(accepted, { now, t }))).toBe(
      'order.title.arriving 23:40–23:50',
    );
  });

  test('is nothing where it is not known', () => {
    const order = { ...orderAt('', ''), eta: null };
    expect(arrivalTitle(order, { now, t })).toBeNull();
  });
});
