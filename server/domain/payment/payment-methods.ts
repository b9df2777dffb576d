import { cardMethod } from './card-method';
import { cashMethod } from './cash-method';
import type { PaymentGateways } from './payment-gateway';
import type { PaymentMethod, PaymentMethods } from './payment-method';
import { walletMethod } from './wallet-method';

/** Every method we know; a card is offered where it has a provider. */
export const PAYMENT_METHODS: PaymentMethods = new Map(
  [cashMethod, walletMethod, cardMethod].map((method) => [method.tag, method]),
);

/** Whether an order waits until a provider says that it is paid. */
export function isPaidAfterwards(
  { payments }: { readonly payments: PaymentMethods },
  tag: string | null,
): boolean {
  return tag !== null && payments.get(tag)?.starts === 'after_order';
}

/** The method of a tag that a customer may choose; null for one without an implementation or without its provider. */
export function offeredMethod(
  ctx: {
    readonly payments: PaymentMethods;
    readonly gateways: PaymentGateways;
  },
  tag: string,
): PaymentMethod | null {
  const method = ctx.payments.get(tag);
  if (method?.starts === 'after_order' && !ctx.gateways.inForce) return null;
  return method ?? null;
}
