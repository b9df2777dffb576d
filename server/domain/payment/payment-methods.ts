import {
  payFromWallet,
  refundOrderPayment,
} from '@/server/domain/wallet/pay-from-wallet';
import { inLedgerCurrency } from '@/server/domain/wallet/refund-to-wallet';
import { insertGatewayRefund } from '@/server/repositories/payment/gateway-refund-repository';
import { lockAttempt } from '@/server/repositories/payment/gateway-repository';
import { paymentFacts } from '@/utils/payment/payment-facts';
import type { PaymentTag } from '@/utils/payment/payment-tags';
import type { PaymentGateways } from './payment-gateway';
import type {
  PaymentDeeds,
  PaymentMethod,
  PaymentMethods,
} from './payment-method';

/**
 * Paid on the page of a provider (PaymentGateway). Money goes back as a row that the sweeper sends; never more than
 * was paid (a RangeError); refundPart counts it under the attempt's lock.
 */
const cardMethod: PaymentDeeds = {
  // Nothing to pay: no provider takes that.
  start: (_, { priceMinor }) =>
    Promise.resolve({ kind: priceMinor === 0 ? 'paid' : 'pending' }),
  settle: () => Promise.resolve('open'),
  async refund(ctx, { id }, amountMinor) {
    if (amountMinor === 0) return;
    const { priceMinor, refundedMinor } = await lockAttempt(ctx.db, id);
    const given = refundedMinor + amountMinor;
    if (amountMinor < 0 || given > priceMinor)
      throw new RangeError(
        `attempt ${id}: ${amountMinor} on top of ${refundedMinor} is more than was paid`,
      );
    await insertGatewayRefund(ctx.db, {
      transactionId: id,
      amountMinor,
      now: ctx.now,
    });
  },
};

/** Paid at once from the customer's wallet, whose ledger is in the default currency. */
const walletMethod: PaymentDeeds = {
  async start(ctx, { orderId, priceMinor, rate, userId }) {
    const amountMinor = inLedgerCurrency(priceMinor, rate);
    await payFromWallet(ctx, { userId, orderId, amountMinor });
    return { kind: 'paid' };
  },
  settle: () => Promise.resolve('paid'),
  refund: (ctx, attempt, amountMinor) =>
    refundOrderPayment(ctx, { ...attempt, amountMinor }),
};

/** Paid at the door or at the counter: nothing moves before, so nothing is given back. */
const cashMethod: PaymentDeeds = {
  start: () => Promise.resolve({ kind: 'due_on_delivery' }),
  settle: () => Promise.resolve('paid'),
  refund: () => Promise.resolve(),
};

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
