import { cashMethod } from './cash-method';
import type { PaymentMethod, PaymentMethods } from './payment-method';
import { walletMethod } from './wallet-method';

/** The methods this installation can carry out; a card joins them with its provider. */
export const PAYMENT_METHODS: PaymentMethods = new Map(
  [cashMethod, walletMethod].map((method) => [method.tag, method]),
);

/**
 * The method of a tag that a customer may choose; null for one without an implementation, and for one that works in
 * phases: the checkout does not hold orders as pending payment yet.
 */
export function offeredMethod(
  methods: PaymentMethods,
  tag: string,
): PaymentMethod | null {
  const method = methods.get(tag);
  return method?.starts === 'with_order' ? method : null;
}
