import { describe, expect, it } from 'vitest';
import { isCardNumber } from '@/example/payments/card-fields';
import {
  checkedNumber,
  effectOf,
  TEST_CARDS,
} from '@/example/payments/test-cards';
import { isSigned, signWebhook } from '@/example/payments/webhook-signature';
import { nextLook } from '@/server/domain/card/next-look';
import { retryDelayMs } from '@/server/domain/card/send-refund';
import { DomainError } from '@/server/errors';

const NOW = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;

describe('the sandbox’s cards', () => {
  it('are numbers of real cards, each with its effect; any other is declined', () => {
    for (const { does, number } of TEST_CARDS) {
      expect(isCardNumber(number)).toBe(true);
      expect(effectOf(number)).toBe(does);
    }
    expect(effectOf('5555555555554444')).toBe('decline');
  });

  it('are refused with a mistyped digit', () => {
    for (const { number } of TEST_CARDS)
      for (let at = 0; at < number.length; at += 1) {
        const digit = (Number(number[at]) + 1) % 10;
        const typed = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
        expect(isCardNumber(typed)).toBe(false);
      }
  });

  it.each([
    [{ expires: '10/26' }, 'expires'],
    [{ expires: '13/30' }, 'expires'],
    [{ expires: 'soon' }, 'expires'],
    [{ cvc: '12' }, 'cvc'],
    [{ cvc: '12a' }, 'cvc'],
    [{ number: '4242 4242' }, 'number'],
    [{ number: '4242x424242424242' }, 'number'],
    [{ number: '000000000000' }, 'number'],
  ])('are refused with %o', (wrong, field) => {
    const card = {
      number: '4242 4242 4242 4242',
      expires: '11/26',
      cvc: '123',
    };
    expect(checkedNumber(card, NOW)).toBe('4242424242424242');
    try {
      checkedNumber({ ...card, ...wrong }, NOW);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect(Object.keys((error as DomainError).options.fields ?? {})).toEqual([
        field,
      ]);
    }
  });
});

describe('a webhook’s signature', () => {
  const body = '{"id":"evt_1"}';
  const signature = signWebhook('secret', body, NOW);

  it('holds for its body, secret and five minutes', () => {
    expect(isSigned('secret', { body, signature, now: NOW })).toBe(true);
    const later = new Date(+NOW + 5 * MINUTE_MS);
    expect(isSigned('secret', { body, signature, now: later })).toBe(true);
  });

  it.each([
    ['another body', { body: '{}' }],
    ['another time', { now: new Date(+NOW + 6 * MINUTE_MS) }],
    ['no signature', { signature: '' }],
    ['a cut signature', { signature: signature.slice(0, -1) }],
    ['another moment in it', { signature: signature.replace(/^t=\d/, 't=9') }],
  ])('does not hold for %s', (_, other) => {
    const given = { body, signature, now: NOW, ...other };
    expect(isSigned('secret', given)).toBe(false);
    expect(isSigned('other', { body, signature, now: NOW })).toBe(false);
  });
});

describe('asking again', () => {
  it('happens more seldom the older an attempt is, and at its end', () => {
    const expiresAt = new Date(+NOW + 30 * MINUTE_MS);
    const after = (ms: number) => {
      const now = new Date(+NOW + ms);
      return +nextLook({ createdAt: NOW, expiresAt }, now) - +now;
    };
    expect(after(0)).toBe(15_000);
    expect(after(2 * MINUTE_MS)).toBe(MINUTE_MS);
    expect(after(20 * MINUTE_MS)).toBe(5 * MINUTE_MS);
    expect(after(29 * MINUTE_MS)).toBe(MINUTE_MS);
    expect(after(31 * MINUTE_MS)).toBe(5 * MINUTE_MS);
  });

  it('about a refund has its bound', () => {
    expect([1, 2, 3].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000]);
    expect(retryDelayMs(1_000)).toBe(60 * MINUTE_MS);
  });
});
