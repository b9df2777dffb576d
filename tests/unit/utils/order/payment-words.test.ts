import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import { orderPaymentWords } from '@/utils/order/payment-words';

type Order = Parameters<typeof orderPaymentWords>[0];
type Transaction = NonNullable<OrderDto['transaction']>;

const t = ((key: string, params?: Readonly<Record<string, string>>) =>
  params
    ? `${key} ${Object.values(params).join(' ')}`
    : key) as unknown as TFunction;

function order(
  transaction: Partial<Transaction> | null,
  more: Partial<Order> = {},
): Order {
  return {
    status: 'accepted',
    awaiting_payment: false,
    currency: { symbol: '$', position: 'before' },
    shop: { timezone: 'Asia/Tashkent' },
    transaction: transaction && {
      price: 23.61,
      perform_time: '2026-11-20T13:54:00Z',
      status: 'paid',
      payment_system: { id: 3, tag: 'card', title: 'Card' },
      ...transaction,
    },
    ...more,
  } as Order;
}

const AMOUNT = '\u2066$23.61\u2069';
const cash = { id: 1, tag: 'cash', title: 'Cash' };

test.each([
  ['by card', order({}), `order.pay.charged ${AMOUNT} 18:54`],
  [
    'given back',
    order({ status: 'refunded' }, { status: 'cancelled' }),
    `order.pay.refunded ${AMOUNT}`,
  ],
  [
    'on its way back',
    order({ refund_state: 'pending' }),
    'order.pay.refundPending',
  ],
  [
    'not taken back',
    order({ refund_state: 'refused' }),
    'order.pay.refundRefused',
  ],
  [
    'cancelled before',
    order({ status: 'cancelled', perform_time: null }, { status: 'cancelled' }),
    'order.pay.unpaid',
  ],
  [
    'waiting',
    order(
      { status: 'progress', perform_time: null },
      { status: 'new', awaiting_payment: true },
    ),
    'order.awaiting',
  ],
  [
    'cash to come',
    order({ status: 'progress', perform_time: null, payment_system: cash }),
    'transaction.progress',
  ],
  ['cash taken', order({ payment_system: cash }), 'transaction.paid'],
  ['nothing known', order(null), ''],
])('%s', (_case, of, words) => {
  expect(orderPaymentWords(of, { language: 'en', t })).toBe(words);
});

test('another day than the reader’s is named', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(orderPaymentWords(order({}), { language: 'en', now, t })).toMatch(
    /orders\.when .*18:54/,
  );
});
