import { useMemo } from 'react';
import type { OrderDto } from '@/server/contracts/order/order';
import { toOrderLines } from '@/services/order/to-order-lines';
import { toOrderParts } from '@/services/order/to-order-parts';

/** What was ordered; `parts` by who ordered it, null for an order of one person. */
export function useOrderLines(order: OrderDto) {
  return useMemo(
    () => ({
      lines: toOrderLines(order),
      parts: order.group_receipt ? toOrderParts(order) : null,
    }),
    [order],
  );
}
