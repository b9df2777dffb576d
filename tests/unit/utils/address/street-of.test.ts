import { expect, test } from 'vitest';
import { addressParts, streetOf } from '@/utils/address/street-of';

test.each([
  ['Amir Temur Avenue 12, Mirobod district', 'Amir Temur Avenue 12'],
  ['улица Навои, 30, Мирабадский район', 'улица Навои, 30'],
  ['12, rue de la Paix, Paris', '12, rue de la Paix'],
  ['شارع نوائي 30، حي ميرآباد', 'شارع نوائي 30'],
  ['Navoi Street, Mirobod district, 100000 Tashkent', 'Navoi Street'],
  ['Botanical Garden', 'Botanical Garden'],
  ['', ''],
])('the street of "%s" is "%s"', (address, street) => {
  expect(streetOf(address)).toBe(street);
});

test.each([
  [
    'улица Навои, 30, Мирабадский район',
    ['улица Навои, 30', ', ', 'Мирабадский район'],
  ],
  ['شارع نوائي 30، حي ميرآباد', ['شارع نوائي 30', '، ', 'حي ميرآباد']],
  ['Botanical Garden', ['Botanical Garden', '', '']],
])('"%s" is shown in two lines, and nothing is lost', (address, parts) => {
  const { gap, rest, street } = addressParts(address);
  expect([street, gap, rest]).toEqual(parts);
  expect(street + gap + rest).toBe(address);
});
