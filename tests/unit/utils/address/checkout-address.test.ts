import { describe, expect, test } from 'vitest';
import { namesHouse } from '@/utils/address/checkout-address';

describe('an address', () => {
  test.each([
    'Navoi Street 30',
    '30 Navoi Street, Yunusobod district',
    'улица Навои, 30, Юнусабадский район',
    'شارع نوائي 12، يونس آباد',
    'Navoi 30/2',
    'Hauptstraße 5a, Berlin',
    '30, rue Navoi',
  ])('%s names a house', (title) => {
    expect(namesHouse(title)).toBe(true);
  });

  test.each([
    'Navoi Street',
    'Navoi Street, Yunusobod district',
    '9th Street',
    '9-я улица',
    'not found',
    '',
  ])('%s does not', (title) => {
    expect(namesHouse(title)).toBe(false);
  });
});
