import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { groupNews } from '@/utils/group-order/group-news';
import {
  countdownText,
  nextMomentAt,
  secondsUntil,
} from '@/utils/group-order/group-time';
import type { GroupView, MemberView } from '@/utils/group-order/group-view';
import { limitSchema, typedAmount } from '@/utils/group-order/limit-schema';
import { membersParts } from '@/utils/group-order/members-parts';
import { namesText } from '@/utils/group-order/names-text';

const member = (id: number, more: Partial<MemberView> = {}): MemberView => ({
  id,
  uuid: `member-${id}`,
  name: `Member ${id}`,
  isMe: false,
  isOwner: false,
  isChoosing: true,
  lines: [],
  count: 0,
  sums: { price: 0, discount: 0, total: 0 },
  share: null,
  ...more,
});

const group = (members: MemberView[], more: Partial<GroupView> = {}) =>
  ({
    cartId: 1,
    isLocked: false,
    mode: null,
    members,
    ...more,
  }) as GroupView;

describe('what happens in a group', () => {
  const kinds = (before: GroupView | null, now: GroupView | null) =>
    groupNews(before, now).map(({ kind, name }) => `${name} ${kind}`.trim());

  test('coming, going, being done and choosing again are told once each', () => {
    const before = group([member(1), member(2), member(3)]);
    const now = group([member(1, { isChoosing: false }), member(3), member(4)]);
    expect(kinds(before, now)).toEqual([
      'Member 1 done',
      'Member 4 joined',
      'Member 2 left',
    ]);
    expect(kinds(now, now)).toEqual([]);
    expect(kinds(now, before)).toContain('Member 1 choosing');
  });

  test('one does not hear of oneself, nor of another group', () => {
    const me = member(1, { isMe: true });
    const done = { ...me, isChoosing: false };
    expect(kinds(group([me]), group([done]))).toEqual([]);
    expect(kinds(group([me]), group([], { cartId: 2 }))).toEqual([]);
    expect(kinds(null, group([member(2)]))).toEqual([]);
  });

  test('how it is had now, to those who do not choose it', () => {
    const before = group([], { mode: 'delivery' });
    const now = group([], { mode: 'pickup' });
    expect(kinds(before, now)).toEqual(['pickup']);
    expect(kinds(now, now)).toEqual([]);
    expect(kinds(before, { ...now, isOwner: true })).toEqual([]);
    expect(kinds(before, group([], { mode: null }))).toEqual([]);
  });

  test('that the time is over', () => {
    expect(kinds(group([]), group([], { isLocked: true }))).toEqual(['locked']);
  });
});

describe('the clock of a group', () => {
  test.each([
    [0, '00:00'],
    [758, '12:38'],
    [4_358, '1:12:38'],
  ])('%i seconds are written %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });

  test('what has passed is no time left', () => {
    const now = Date.parse('2026-11-22T10:00:00Z');
    expect(secondsUntil('2026-11-22T10:00:00.500Z', now)).toBe(1);
    expect(secondsUntil('2026-11-22T09:59:00Z', now)).toBe(0);
  });

  test.each([
    ['15:30', '2026-11-22T10:30:00.000Z'],
    ['14:59', '2026-11-23T09:59:00.000Z'],
    ['15:00', '2026-11-23T10:00:00.000Z'],
  ])('%s in Tashkent is next at %s', (time, moment) => {
    const now = new Date('2026-11-22T10:00:20Z');
    expect(nextMomentAt(time, 'Asia/Tashkent', now)).toBe(moment);
  });
});

test.each([
  ['', null],
  ['12,50', 12.5],
  ['1 200.5', 1200.5],
])('"%s" typed as an amount is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  ['', true],
  ['15', true],
  ['0', false],
  ['-3', false],
  ['1.234', false],
  ['much', false],
])('the limit "%s" may be set: %s', async (text, isRight) => {
  expect(await limitSchema.isValid({ spending_limit: text })).toBe(isRight);
});

describe('names in a sentence', () => {
  const t = ((key: string, values: Record<string, string>) =>
    ({
      'group.names.and': `${values.first} and ${values.last}`,
      'group.names.comma': `${values.first}, ${values.next}`,
      'group.names.others': `${values.number} more`,
    })[key]) as unknown as TFunction;
  const said = (names: string[]) =>
    namesText(names, t).replaceAll(/[\u2068\u2069]/g, '');

  test.each([
    [[], ''],
    [['Ali'], 'Ali'],
    [['Ali', 'Bek'], 'Ali and Bek'],
    [['Ali', 'Bek', 'Cem'], 'Ali, Bek and Cem'],
    [['Ali', 'Bek', 'Cem', 'Dia', 'Eva'], 'Ali, Bek and 3 more'],
  ])('%j', (names, text) => {
    expect(said(names)).toBe(text);
  });
});

describe('shares beside the lines', () => {
  const share = (total: number) => ({ fees: 0, total });
  const members = [
    member(1, { share: share(1.1) }),
    member(2, { share: share(2.2) }),
  ];

  test('are told when they add up to the quote', () => {
    const parts = membersParts({ members }, [], 3.3);
    expect(parts.map(({ total }) => total)).toEqual([1.1, 2.2]);
  });

  test('those of an earlier quote are not', () => {
    const parts = membersParts({ members }, [], 3.31);
    expect(parts.map(({ total }) => total)).toEqual([null, null]);
  });
});
