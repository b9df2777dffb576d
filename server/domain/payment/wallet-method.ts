import { convertMinor } from '@/utils/money/money';
import {
  payFromWallet,
  refundOrderPayment,
} from '@/server/domain/wallet/pay-from-wallet';
import type { PaymentMethod } from './payment-method';

/** Paid at once from the customer's wallet, whose ledger is in the default currency. */
export const walletMethod: PaymentMethod = {
  tag: 'wallet',
  usesWallet: true,
  starts: 'with_order',
  async start(ctx, { orderId, priceMinor, rate, userId }) {
    const amountMinor =
      rate === 1 ? priceMinor : convertMinor(priceMinor, 1 / rate);
    await payFromWallet(ctx, { userId, orderId, amountMinor });
    return { kind: 'paid' };
  },
  settle: () => Promise.resolve('paid'),
  refund: (ctx, { orderId }) => refundOrderPayment(ctx, orderId),
};
