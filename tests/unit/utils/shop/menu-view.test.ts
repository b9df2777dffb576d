import { describe, expect, it } from 'vitest';
import { dayWord, formatTime, zonedMoment } from '@/utils/i18n/dates';
import { splitName } from '@/utils/product/split-name';

describe('names with a part of their own', () => {
  it.each([
    ['Large, 500 g', ['Large', '500 g']],
    ['كبيرة، 500 غ', ['كبيرة', '500 غ']],
    ['Regular', ['Regular', null]],
    ['1,5 l', ['1,5 l', null]],
  ])('%s', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});

describe("times on a shop's clock", () => {
  it('follow the zone, over midnight and daylight saving', () => {
    expect(formatTime('2026-11-21T20:05:00Z', 'Asia/Tashkent')).toBe('01:05');
    expect(formatTime('2026-03-29T00:30:00Z', 'Europe/Berlin')).toBe('01:30');
    expect(formatTime('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('03:30');
    expect(zonedMoment('2026-11-21T20:05:00Z', 'Asia/Tashkent')).toMatchObject({
      day: 22,
      weekday: 'sunday',
    });
  });

  it('say today, tomorrow or the weekday', () => {
    const now = new Date('2026-11-21T18:30:00Z');
    expect(dayWord('2026-11-21T18:50:00Z', 'Asia/Tashkent', now)).toBe('today');
    expect(dayWord('2026-11-22T04:00:00Z', 'Asia/Tashkent', now)).toBe(
      'tomorrow',
    );
    expect(dayWord('2026-11-24T04:00:00Z', 'Asia/Tashkent', now)).toBe(
      'tuesday',
    );
  });
});
