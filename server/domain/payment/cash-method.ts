import type { PaymentDeeds } from './payment-method';

/** Paid at the door or at the counter: nothing moves before, so nothing is given back. */
export const cashMethod: PaymentDeeds = {
  start: () => Promise.resolve({ kind: 'due_on_delivery' }),
  settle: () => Promise.resolve('paid'),
  refund: () => Promise.resolve(),
};
