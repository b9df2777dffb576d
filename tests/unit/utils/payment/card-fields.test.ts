import { describe, expect, test } from 'vitest';
import {
  cardNumberText,
  cardSchema,
  caretAfter,
  cvcText,
  expiryText,
  freshExpiry,
  isCardNumber,
} from '@/utils/payment/card-fields';

describe('what is typed', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['42424', '4242 4'],
    ['', ''],
  ])('%s is grouped as %s', (typed, shown) => {
    expect(cardNumberText(typed)).toBe(shown);
  });

  test.each([
    ['0', '0'],
    ['08', '08'],
    ['082', '08/2'],
    ['08 / 28', '08/28'],
    ['8', '08'],
    ['08/', '08/'],
    ['12/2899', '12/28'],
  ])('%s is an expiry of %s', (typed, shown) => {
    expect(expiryText(typed)).toBe(shown);
  });

  test('a code has four digits at most', () => {
    expect(cvcText('12 34 5')).toBe('1234');
  });

  test('the caret stays behind its digit', () => {
    expect(caretAfter('4242 4', 5)).toBe(6);
    expect(caretAfter('4242 4', 4)).toBe(4);
    expect(caretAfter('4242 4', 0)).toBe(0);
    expect(caretAfter('42', 7)).toBe(2);
  });
});

describe('what is sent', () => {
  test.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['', false],
  ])('%s is a card: %s', (number, isCard) => {
    expect(isCardNumber(number)).toBe(isCard);
  });

  test('names every field that is wrong', async () => {
    const wrong = { number: '4', expires: '13/28', cvc: '1' };
    const error: unknown = await cardSchema
      .validate(wrong, { abortEarly: false })
      .catch((reason: unknown) => reason);
    expect((error as { errors: string[] }).errors.sort()).toEqual([
      'sandbox.cvc.wrong',
      'sandbox.expires.wrong',
      'sandbox.number.wrong',
    ]);
    const right = {
      number: '4242 4242 4242 4242',
      expires: freshExpiry(new Date('2099-05-01T00:00:00Z')),
      cvc: '123',
    };
    expect(right.expires).toBe('12/01');
    await expect(cardSchema.isValid(right)).resolves.toBe(true);
  });
});
