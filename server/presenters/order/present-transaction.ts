import { toDecimal } from '@/utils/money/money';
import type { OrderDto } from '@/server/contracts/order/order';

/** An attempt to pay as rows and views carry it. */
interface TransactionParts {
  readonly id: number;
  readonly priceMinor: number;
  readonly status: NonNullable<OrderDto['transaction']>['status'];
  readonly performTime: Date | string | null;
  readonly source: string | null;
  readonly refundState?: 'done' | 'pending' | 'refused' | null;
  readonly payment: {
    readonly id: number;
    readonly tag: string;
    readonly title: string;
  };
}

/** An attempt to pay (api-contract §3 Transaction), in its own currency. */
export function presentTransaction(
  transaction: TransactionParts,
): NonNullable<OrderDto['transaction']> {
  const { id, payment, performTime, priceMinor, source, status } = transaction;
  return {
    id,
    price: toDecimal(priceMinor),
    status,
    payment_system: { id: payment.id, tag: payment.tag, title: payment.title },
    perform_time: performTime && new Date(performTime).toISOString(),
    source,
    refund_state: transaction.refundState ?? null,
  };
}
