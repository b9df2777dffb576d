import { describe, expect, test } from 'vitest';
import {
  groupAround,
  groupMarks,
  isBeside,
  namedMarks,
} from '@/components/shop/shop-map/group-marks';
import { controlsOf, isClear } from '@/components/shop/shop-map/map-start';

const mark = (item: string, x: number, y: number) => ({
  item,
  at: [x, y] as const,
});
const names = (marks: Parameters<typeof groupMarks<string>>[0]) =>
  groupMarks(marks).map(({ items }) => items.join('+'));

describe('marks of a map', () => {
  test('stay alone while they do not cover each other', () => {
    const marks = [mark('a', 0, 0), mark('b', 70, 0), mark('c', 0, 60)];
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

describe('names on the marks of a map', () => {
  const named = (...groups: Parameters<typeof namedMarks<string>>[0]) => [
    ...namedMarks(groups, (item) => item, {
      size: { width: 1000, height: 600 },
      home: [900, 500],
    }),
  ];
  const one = (item: string, x: number, y: number) => ({
    items: [item],
    at: [x, y] as const,
  });

  test('are shown where they lie on nothing', () => {
    expect(named(one('Plov', 200, 0), one('Samsa', 400, 0))).toEqual([
      'Plov',
      'Samsa',
    ]);
  });

  test('give way to the first one, and to marks without a name', () => {
    expect(named(one('Plov', 200, 0), one('Samsa', 280, 0))).toEqual(['Plov']);
    expect(
      named(one('Registon Oshxona', 200, 0), one('Plov', 260, 10)),
    ).toEqual([]);
  });

  test('are none on a group, and none beneath it', () => {
    const group = { items: ['a', 'b'], at: [200, 0] as const };
    expect(named(group, one('Plov', 210, 40))).toEqual([]);
    expect(named(group, one('Plov', 210, 60))).toEqual(['Plov']);
  });

  test('are whole: none that the edge of the map would cut', () => {
    expect(named(one('Plov', 30, 0), one('Samsa', 980, 100))).toEqual([]);
  });

  test('leave the house free', () => {
    expect(named(one('Plov', 900, 520))).toEqual([]);
  });
});

test.each([
  [90, false],
  [102, true],
  [500, true],
  [501, false],
])(
  'a mark at %d of a phone’s map of 700 px, whose foot takes 200, is clear: %s',
  (y, clear) => expect(isClear([100, y], 700, 200)).toBe(clear),
);

describe('marks around the selected one', () => {
  const marks = [mark('a', 0, 0), mark('b', 30, 10), mark('c', 90, 0)];
  const around = (chosen: string) =>
    groupAround(marks, (item) => item === chosen).map(({ items }) =>
      items.join('+'),
    );

  test('are left out where it would cover their target', () => {
    expect(around('a')).toEqual(['a', 'c']);
    expect(around('c')).toEqual(['c', 'a+b']);
  });

  test('are grouped as ever without a selection', () => {
    expect(around('none')).toEqual(['a+b', 'c']);
  });
});

test.each([
  ['beside the zoom', 250, true],
  ['below the zoom', 320, false],
  ['half in sight beside the zoom', 376, false],
])('a mark %s of a phone can be pressed: %s', (_where, x, isPressed) => {
  const size = { width: 360, height: 700 };
  for (const rtl of [false, true]) {
    const controls = controlsOf(size, 200, { full: true, rtl });
    expect(isBeside([rtl ? 360 - x : x, 110], controls)).toBe(isPressed);
  }
});
