import {
  payFromWallet,
  refundOrderPayment,
} from '@/server/domain/wallet/pay-from-wallet';
import { inLedgerCurrency } from '@/server/domain/wallet/refund-to-wallet';
import type { PaymentDeeds } from './payment-method';

/** Paid at once from the customer's wallet, whose ledger is in the default currency. */
export const walletMethod: PaymentDeeds = {
  async start(ctx, { orderId, priceMinor, rate, userId }) {
    const amountMinor = inLedgerCurrency(priceMinor, rate);
    await payFromWallet(ctx, { userId, orderId, amountMinor });
    return { kind: 'paid' };
  },
  settle: () => Promise.resolve('paid'),
  refund: (ctx, attempt, amountMinor) =>
    refundOrderPayment(ctx, { ...attempt, amountMinor }),
};
