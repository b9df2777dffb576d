import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import {
  cancelledFact,
  cancelledTitle,
  moneyBackWords,
} from '@/utils/order/cancelled-words';

type Transaction = NonNullable<OrderDto['transaction']>;

const t = ((key: string, params?: Readonly<Record<string, unknown>>) =>
  params
    ? `${key} ${Object.values(params).join(' ')}`
    : key) as unknown as TFunction;

const CANCELLED = { status: 'cancelled', at: '2026-11-17T15:07:00Z' } as const;

function order(
  transaction: Partial<Transaction> | null,
  more: Partial<OrderDto> = {},
): OrderDto {
  return {
    status: 'cancelled',
    currency: { symbol: '$', position: 'before' },
    shop: { timezone: 'Asia/Tashkent', title: 'Registon' },
    status_history: [{ status: 'new', at: '2026-11-17T15:05:00Z' }, CANCELLED],
    pay_until: null,
    transaction: transaction && {
      price: 36.55,
      status: 'refunded',
      payment_system: { id: 2, tag: 'wallet', title: 'Wallet' },
      ...transaction,
    },
    ...more,
  } as OrderDto;
}

const AMOUNT = '\u2066$36.55\u2069';
const cash = { id: 1, tag: 'cash', title: 'Cash' };
const card = { id: 3, tag: 'card', title: 'Card' };

test.each([
  [
    'in the wallet since that day',
    order({}),
    `order.cancelled.wallet ${AMOUNT} date.full 17 date.month.november 2026`,
  ],
  [
    'on the card',
    order({ payment_system: card }),
    `order.cancelled.card ${AMOUNT}`,
  ],
  [
    'on its way to the card',
    order({ payment_system: card, refund_state: 'pending' }),
    `order.cancelled.pending ${AMOUNT}`,
  ],
  [
    'not taken back by the bank',
    order({ payment_system: card, refund_state: 'refused' }),
    'order.pay.refundRefused',
  ],
  [
    'never taken, as cash',
    order({ payment_system: cash, status: 'cancelled' }),
    'order.pay.unpaid',
  ],
  ['never taken at all', order(null), 'order.pay.unpaid'],
])('the money of a cancelled order is %s', (_, cancelled, words) => {
  expect(moneyBackWords(cancelled, { language: 'en', t })).toBe(words);
});

const UNPAID = { payment_system: card, status: 'cancelled' } as const;

test.each([
  ['none', order({}), false],
  [
    'that nobody paid in time',
    order(UNPAID, { pay_until: CANCELLED.at }),
    true,
  ],
  [
    'none where there was time left',
    order(UNPAID, { pay_until: '2026-11-17T15:30:00Z' }),
    false,
  ],
])('the cause of a cancellation is %s', (_, cancelled, isLate) => {
  const text = cancelledFact(cancelled, t)?.text;
  expect(text).toContain('20:07');
  expect(text?.includes('order.cancelled.late')).toBe(isLate);
});

test.each([
  ['customer', false],
  ['operator', true],
  ['house', false],
  [null, false],
] as const)('an order cancelled by %s names who did it: %s', (by, isNamed) => {
  const cancelled = order(null, { cancelled_by: by });
  const text = cancelledFact(cancelled, t)?.text;
  expect(text?.includes('order.cancelled.byBrand')).toBe(isNamed);
});

test('an order that was not taken says why', () => {
  const refused = order(null, {
    cancelled_by: 'kitchen',
    refused_reason: 'too_busy',
  });
  expect(cancelledTitle(refused, t)).toBe('order.refused.too_busy Registon');
});
