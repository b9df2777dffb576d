import { describe, expect, test } from 'vitest';
import { groupMarks } from '@/components/shop/shop-map/group-marks';

const mark = (item: string, x: number, y: number) => ({
  item,
  at: [x, y] as const,
});
const names = (marks: Parameters<typeof groupMarks<string>>[0]) =>
  groupMarks(marks).map(({ items }) => items.join('+'));

describe('marks of a map', () => {
  test('stay alone while they do not cover each other', () => {
    const marks = [mark('a', 0, 0), mark('b', 70, 0), mark('c', 0, 40)];
    expect(names(marks)).toEqual(['a', 'b', 'c']);
  });

  test('that would cover each other are one, where its northernmost stands', () => {
    const marks = [mark('south', 20, 120), mark('north', 0, 100)];
    expect(groupMarks(marks)).toEqual([
      { items: ['north', 'south'], at: [0, 100] },
    ]);
  });

  test('make no chains: a third one counts from the first', () => {
    const marks = [mark('a', 0, 0), mark('b', 40, 10), mark('c', 80, 20)];
    expect(names(marks)).toEqual(['a+b', 'c']);
  });

  test('are none without any', () => {
    expect(groupMarks([])).toEqual([]);
  });
});
