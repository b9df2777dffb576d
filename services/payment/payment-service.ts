import type { TransactionDto } from '@/server/contracts/order/order';
import type { PaymentStepDto, PaymentUrlDto } from '@/server/contracts/payment';
import { api } from '@/services/http/client';
import { CARD_TAG } from '@/utils/payment/payment-tags';

interface TopUp {
  readonly price: number;
  readonly currencyId: number;
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Paying an order and topping up the wallet (api-contract.md §2 payments). A key makes a call repeatable. */
export const paymentService = {
  /** Pays an order that waits for it, with that method; `url` is where the browser goes on. */
  payOrder: (orderId: number, paymentId: number, key: string) =>
    api.post<PaymentStepDto>(
      `/payments/order/${orderId}/transactions`,
      { payment_sys_id: paymentId },
      keyed(key),
    ),
  /** Opens the payment page of a top-up by card. */
  topUp: ({ currencyId, price }: TopUp, key: string) =>
    api.post<PaymentUrlDto>(
      '/payments/wallet/payment/top-up',
      { payment_type: CARD_TAG, price, currency_id: currencyId },
      keyed(key),
    ),
  /** One attempt of the caller's. */
  transaction: (id: number) =>
    api.get<TransactionDto>(`/dashboard/user/transactions/${id}`),
};
