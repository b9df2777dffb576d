import { expect, test } from 'vitest';
import type { OrderDto } from '@/server/contracts/order/order';
import { isAwaitingPayment } from '@/utils/order/order-view';
import { paymentReturnOf, paymentState } from '@/utils/order/payment-state';

type Transaction = NonNullable<OrderDto['transaction']>;

function order(
  status: OrderDto['status'],
  awaiting: boolean,
  paid: Transaction['status'] | null,
  tag = 'card',
) {
  return {
    status,
    awaiting_payment: awaiting,
    transaction: paid && {
      status: paid,
      payment_system: { id: 3, tag, title: 'Card' },
    },
  };
}

test.each([
  ['not paid yet', order('new', true, 'progress'), null, 'due'],
  ['no attempt was ever opened', order('new', true, null), null, 'due'],
  ['said to be paid', order('new', true, 'progress'), 'paid', 'checking'],
  ['still open', order('new', true, 'progress'), 'open', 'checking'],
  ['failed', order('new', true, 'progress'), 'failed', 'failed'],
  ['refused before', order('new', true, 'rejected'), null, 'failed'],
  ['refused since', order('new', true, 'rejected'), 'open', 'failed'],
  ['refused after all', order('new', true, 'rejected'), 'paid', 'failed'],
  ['paid, whatever it says', order('new', false, 'paid'), 'failed', 'paid'],
  ['from the wallet', order('accepted', false, 'paid', 'wallet'), null, 'paid'],
  ['cash', order('new', false, 'progress', 'cash'), null, 'none'],
  ['given back', order('cancelled', false, 'refunded'), null, 'refunded'],
  ['never paid', order('cancelled', true, 'cancelled'), null, 'unpaid'],
  ['without a payment', order('new', false, null), null, 'none'],
] as const)('an order that is %s', (_, of, returned, state) => {
  expect(paymentState(of, returned)).toBe(state);
});

test('a cancelled order waits for no money', () => {
  expect(isAwaitingPayment(order('cancelled', true, null))).toBe(false);
});

test('knows only its own words', () => {
  expect(
    ['paid', 'nonsense', ['open'], undefined].map(paymentReturnOf),
  ).toEqual(['paid', null, null, null]);
});
