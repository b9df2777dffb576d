import { expect, it } from 'vitest';
import { areaOf } from '@/utils/address/area-of';

it.each([
  ['Amir Temur Avenue 12, Tashkent', 'Amir Temur Avenue, Tashkent'],
  ['12 Baker Street, London', 'London'],
  ['улица Навои 5А, кв. 7, Ташкент', 'улица Навои, Ташкент'],
  ['شارع أمير تيمور ١٢، طشقند', 'شارع أمير تيمور, طشقند'],
  ['100000, Tashkent', 'Tashkent'],
  ['Old Town', 'Old Town'],
  ['12', null],
  ['', null],
])('%s tells no house: %s', (address, area) => {
  expect(areaOf(address)).toBe(area);
});
