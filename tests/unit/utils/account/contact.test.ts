import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  asContact,
  looksLikePhone,
  readContact,
} from '@/utils/account/contact';

afterEach(() => {
  vi.doUnmock('libphonenumber-js/min');
  vi.resetModules();
});

describe('a text that looks like a phone number', () => {
  it.each(['+', '+9', '998', '90 123', '(90) 1', ' 901-23-45 '])(
    'is %s',
    (text) => expect(looksLikePhone(text)).toBe(true),
  );

  it.each(['', '9', '19', '1990ann', 'ann@sofra.example', '()'])(
    'is not %s',
    (text) => expect(looksLikePhone(text)).toBe(false),
  );
});

describe('what is kept', () => {
  it.each([
    [' Ann@Sofra.Example ', 'ann@sofra.example'],
    ['90 123 45 67', '+998901234567'],
    ['00998 90 123 45 67', '+998901234567'],
    ['+7 (912) 345-67-89', '+79123456789'],
    // a numbering plan that the library does not know yet
    ['+998 12', null],
    ['+998 1234567890', '+9981234567890'],
    ['12345', null],
    ['ann', null],
    ['ann@sofra', null],
    ['ann@@sofra.example', null],
  ])('of %s is %s', async (typed, stored) => {
    expect(await readContact(typed, '+998')).toBe(stored);
  });

  it('of a number without a country is nothing where the operator has set none', async () => {
    expect(await readContact('901234567', '')).toBeNull();
    expect(await readContact('+998901234567', '')).toBe('+998901234567');
  });

  it('is the digits as they are where the countries’ rules cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('libphonenumber-js/min', () => {
      throw new Error('no network');
    });
    const { readContact } = await import('@/utils/account/contact');
    expect(await readContact('090 123 45 67', '+998')).toBe('+998901234567');
    expect(await readContact('+7 912 345 67 89', '+998')).toBe('+79123456789');
    expect(await readContact('12', '+998')).toBeNull();
  });
});

it('is named as the calls name it', () => {
  expect(asContact('+998901234567')).toEqual({ phone: '+998901234567' });
  expect(asContact('ann@sofra.example')).toEqual({
    email: 'ann@sofra.example',
  });
});
