import { describe, expect, it } from 'vitest';
import {
  countryOf,
  dialCountries,
  phoneShown,
  toStoredPhone,
  withCountry,
} from '@/utils/account/phone-number';

describe('the country of what is typed', () => {
  it.each([
    ['901', '+998', 'UZ'],
    ['912', '+7', 'RU'],
    ['212', '+1', 'US'],
    ['+7', '+998', 'RU'],
    ['+7 701 123 45 67', '+998', 'KZ'],
    ['0049 30', '+998', 'DE'],
    ['+', '+998', null],
    ['123', '', null],
  ])('%s from %s is %s', (text, dialCode, country) => {
    expect(countryOf(text, dialCode)).toBe(country);
  });

  it('is the one that was chosen of several with one dial code, until the digits say another', () => {
    expect(countryOf('+7', '+998', 'KZ')).toBe('KZ');
    expect(countryOf('+7 912 345 67 89', '+998', 'KZ')).toBe('RU');
    expect(countryOf('+44', '+998', 'KZ')).toBe('GB');
  });

  it('can be any that has telephones', () => {
    expect(dialCountries().length).toBeGreaterThan(200);
    expect(dialCountries()).toContainEqual({ code: 'UZ', dialCode: '+998' });
  });
});

describe('another country', () => {
  it.each([
    ['90 123 45 67', 'KG', '+996 901 234 567'],
    ['+7 912 345 67 89', 'US', '+1 912 345 6789'],
    ['912', 'US', '+1 912'],
    ['+998', 'KZ', '+7 '],
    ['912', 'nowhere', '912'],
  ])('of %s is %s: %s', (text, country, moved) => {
    expect(withCountry(text, '+998', country)).toBe(moved);
  });
});

describe('a whole number', () => {
  it.each([
    ['901234567', '+998', '90 123 45 67'],
    ['00998901234567', '+998', '+998 90 123 45 67'],
    ['+998901234567', '+998', '+998 90 123 45 67'],
    ['9123456789', '+7', '912 345 67 89'],
    ['12', '+998', null],
    ['901234567', '', null],
  ])('%s from %s reads %s', (text, dialCode, shown) => {
    expect(phoneShown(text, dialCode)).toBe(shown);
  });

  it.each([
    ['90 123-45-67', '+998', '+998901234567'],
    ['8 (912) 345-67-89', '+7', '+79123456789'],
    ['020 7946 0018', '+44', '+442079460018'],
    ['12', '+998', null],
    ['901234567', '', null],
  ])('%s from %s is kept as %s', (text, dialCode, stored) => {
    expect(toStoredPhone(text, dialCode)).toBe(stored);
  });
});
