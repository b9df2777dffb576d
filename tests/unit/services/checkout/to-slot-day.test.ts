import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { toSlotDay } from '@/services/checkout/to-slot-day';

const t = ((key: string) => key) as unknown as TFunction;

it('a day of slots has a short name, so that its tile does not cut it', () => {
  const day = { date: '2026-12-02', day: 'wednesday', slots: [] } as const;
  const options = { isToday: false, zone: 'UTC', t };
  expect(toSlotDay({ ...day, slots: [] }, options).name).toBe(
    'date.short.wednesday',
  );
});
