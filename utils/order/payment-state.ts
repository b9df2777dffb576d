import type { OrderDto } from '@/server/contracts/order/order';
import { type PaymentFacts, paymentFacts } from '@/utils/payment/payment-facts';
import { isAwaitingPayment } from './order-view';

/** How the browser came back from the provider's page, as its address says; it proves nothing. */
export const PAYMENT_RETURNS = ['paid', 'failed', 'open'] as const;
export type PaymentReturn = (typeof PAYMENT_RETURNS)[number];

/** `payment=` of an address; null without one that is known. */
export function paymentReturnOf(value: unknown): PaymentReturn | null {
  return PAYMENT_RETURNS.find((known) => known === value) ?? null;
}

/**
 * Where paying an order stands: `due`, `failed` (due again after a try that did not work), `checking` (the customer
 * has paid as far as the browser knows, the server does not know yet), `paid`, `refunded`, `unpaid` (cancelled before
 * it was paid); `none` where nothing is to be told: it is paid on arrival.
 */
export type PaymentState =
  'checking' | 'due' | 'failed' | 'none' | 'paid' | 'refunded' | 'unpaid';

type PayableOrder = Pick<OrderDto, 'awaiting_payment' | 'status'> & {
  readonly transaction: Pick<
    NonNullable<OrderDto['transaction']>,
    'payment_system' | 'status'
  > | null;
};

/** See PaymentState. The server's word counts; `returned` only says what may be on its way. */
export function paymentState(
  order: PayableOrder,
  returned: PaymentReturn | null,
): PaymentState {
  const { status, transaction } = order;
  if (isAwaitingPayment(order)) {
    const isRefused =
      returned === 'failed' || transaction?.status === 'rejected';
    if (isRefused) return 'failed';
    return returned === null ? 'due' : 'checking';
  }
  if (!transaction) return 'none';
  if (transaction.status === 'refunded') return 'refunded';
  if (paymentFacts(transaction.payment_system.tag).paysOn === 'handover')
    return 'none';
  if (transaction.status === 'paid') return 'paid';
  return status === 'cancelled' ? 'unpaid' : 'none';
}

/** Where the money of an order goes back to when it is cancelled; null: nothing was taken. */
export function givenBackTo({
  transaction,
}: Pick<OrderDto, 'transaction'>): PaymentFacts['arrivesIn'] | null {
  if (transaction?.status !== 'paid') return null;
  return paymentFacts(transaction.payment_system.tag).arrivesIn;
}
