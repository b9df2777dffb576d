import { paymentFacts } from '@/utils/payment/payment-facts';
import type { PaymentTag } from '@/utils/payment/payment-tags';
import { cardMethod } from './card-method';
import { cashMethod } from './cash-method';
import type { PaymentGateways } from './payment-gateway';
import type {
  PaymentDeeds,
  PaymentMethod,
  PaymentMethods,
} from './payment-method';
import { walletMethod } from './wallet-method';

const DEEDS: Readonly<Record<PaymentTag, PaymentDeeds>> = {
  cash: cashMethod,
  wallet: walletMethod,
  card: cardMethod,
};

/** Every method we know; a card is offered where it has a provider. */
export const PAYMENT_METHODS: PaymentMethods = new Map(
  Object.entries(DEEDS).map(([tag, deeds]) => [
    tag,
    { tag, ...paymentFacts(tag), ...deeds },
  ]),
);

/** Whether an order waits until a provider says that it is paid. */
export function isPaidAfterwards(
  { payments }: { readonly payments: PaymentMethods },
  tag: string | null,
): boolean {
  return tag !== null && payments.get(tag)?.paysOn === 'page';
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
  if (method?.paysOn === 'page' && !ctx.gateways.inForce) return null;
  return method ?? null;
}
