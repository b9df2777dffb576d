import { describe, expect, it } from 'vitest';
import { dayWord, formatTime, zonedMoment } from '@/utils/dates';
import { filterSections, type MenuItemView } from '@/utils/menu-view';
import { splitName } from '@/utils/split-name';

function item(
  id: number,
  title: string,
  description: string | null = null,
): MenuItemView {
  const look = {
    allergens: [],
    vegetarian: false,
    spicy: false,
    soldOut: false,
    from: false,
    was: null,
    img: null,
  };
  return {
    id,
    uuid: String(id),
    title,
    description,
    price: 1,
    stockId: id,
    min: 1,
    max: 9,
    interval: 1,
    ...look,
  };
}

const sections = [
  {
    id: 1,
    slug: 'plov',
    title: 'Plov',
    note: null,
    items: [
      item(1, 'Wedding plov', 'Lamb and raisins'),
      item(2, 'Quince plov'),
    ],
  },
  {
    id: 2,
    slug: 'tea',
    title: 'Tea',
    note: null,
    items: [item(3, 'Green tea')],
  },
];

describe('searching a menu', () => {
  it('finds rows that hold every word, whatever their case and order', () => {
    expect(
      filterSections(sections, ' PLOV lamb ').map(({ id, items }) => [
        id,
        items.map((row) => row.id),
      ]),
    ).toEqual([[1, [1]]]);
  });

  it('leaves the menu alone without a term and is empty without a match', () => {
    expect(filterSections(sections, '  ')).toBe(sections);
    expect(filterSections(sections, 'pizza')).toEqual([]);
  });
});

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
