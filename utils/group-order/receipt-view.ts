import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import type { OrderLineView } from '@/utils/order/order-view';

/** A member's part of a placed order, its lines in the shape of an order's. */
export type ReceiptView = Omit<ReceiptDto, 'lines'> &
  Readonly<{ lines: readonly OrderLineView[] }>;
