import { describe, expect, test } from 'vitest';
import {
  cardFaults,
  freshExpiry,
  isCardNumber,
} from '@/example/payments/card-fields';

describe('what is sent', () => {
  test.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['', false],
  ])('%s is a card: %s', (number, isCard) => {
    expect(isCardNumber(number)).toBe(isCard);
  });

  test('names every field that is wrong', () => {
    const wrong = { number: '4', expires: '13/28', cvc: '1' };
    expect(Object.values(cardFaults(wrong)).sort()).toEqual([
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
    expect(cardFaults(right)).toEqual({});
  });
});
