import { insertGatewayRefund } from '@/server/repositories/payment/gateway-refund-repository';
import { lockAttempt } from '@/server/repositories/payment/gateway-repository';
import type { PaymentDeeds } from './payment-method';

/**
 * Paid on the page of a provider (PaymentGateway). Money goes back as a row that the sweeper sends; never more than
 * was paid (a RangeError); refundPart counts it under the attempt's lock.
 */
export const cardMethod: PaymentDeeds = {
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
