import { expect, it } from 'vitest';
import { birthdayProblem, birthdayRange } from '@/utils/account/birthday';

const TODAY = new Date('2026-11-23T04:00:00Z');

it.for([
  ['1990-05-17', null],
  ['2013-11-23', null],
  ['2013-11-24', 'young'],
  ['2026-11-23', 'young'],
  ['2026-11-24', 'future'],
  ['2001-02-29', 'invalid'],
  ['2000-02-29', null],
  ['1906-11-23', null],
  ['1906-11-22', 'invalid'],
  ['17.05.1990', 'invalid'],
  ['', 'invalid'],
] as const)('judges %s: %s', ([day, problem]) => {
  expect(birthdayProblem(day, TODAY)).toBe(problem);
});

it('tells a field the first and the last day that pass', () => {
  const { max, min } = birthdayRange(TODAY);
  expect([min, max]).toEqual(['1906-11-23', '2013-11-23']);
});
