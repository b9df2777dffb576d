import { describe, expect, test } from 'vitest';
import { topUpAmounts, topUpPrice, topUpSchema } from '@/utils/wallet/top-up';
import { byMonth } from '@/utils/wallet/by-month';
import { isOwnUrl } from '@/utils/shell/own-url';

test.each([
  [1, [10, 20, 50], 1, 1_000],
  [0.9, [10, 20, 50], 1, 1_000],
  [12_650, [100_000, 200_000, 500_000], 10_000, 10_000_000],
  [0, [10, 20, 50], 1, 1_000],
])('a rate of %s offers round amounts', (rate, choices, min, max) => {
  expect(topUpAmounts(rate)).toEqual({ choices, min, max });
});

describe('the form', () => {
  const schema = topUpSchema(topUpAmounts(1), String);

  test.each([
    ['20', '', true],
    ['other', '12,50', true],
    ['other', '1', true],
    ['other', '0.99', false],
    ['other', '1000.01', false],
    ['other', 'ten', false],
    ['other', '', false],
    ['', '', false],
  ])('%s / %s is allowed: %s', async (amount, other, allowed) => {
    expect(await schema.isValid({ amount, other })).toBe(allowed);
  });

  test.each([
    ['ten', { key: 'wallet.topUp.figures', amount: 10 }],
    ['1,000.00', { key: 'wallet.topUp.figures', amount: 10 }],
    ['0.5', { key: 'wallet.topUp.atLeast', amount: '1' }],
    ['5000', { key: 'wallet.topUp.atMost', amount: '1000' }],
    ['', { key: 'wallet.topUp.atLeast', amount: '1' }],
  ])(
    'words are asked for in figures, figures within limits: %s',
    async (other, said) => {
      const refused = await schema
        .validate({ amount: 'other', other })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({
        message: said.key,
        params: { amount: said.amount },
      });
    },
  );

  test('reads either amount', () => {
    expect(topUpPrice({ amount: '20', other: '7' })).toBe(20);
    expect(topUpPrice({ amount: 'other', other: '7,5' })).toBe(7.5);
  });
});

test('months are those of the zone', () => {
  const row = (id: number, created_at: string) =>
    ({ id, created_at }) as Parameters<typeof byMonth>[0][number];
  const months = byMonth(
    [
      row(3, '2026-11-02T10:00:00Z'),
      row(2, '2026-10-31T20:00:00Z'),
      row(1, '2026-10-30T20:00:00Z'),
    ],
    'Asia/Tashkent',
  );
  expect(months.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ]);
});

test.each([
  ['/payments/sandbox/1', true],
  ['https://sofra.example/payments/sandbox/1', true],
  ['https://checkout.stripe.example/c', false],
  ['//elsewhere.example', false],
])('%s is of this site: %s', (url, own) => {
  expect(isOwnUrl(url, 'https://sofra.example')).toBe(own);
});
