import { useState } from 'react';
import type { OrderDto } from '@/server/contracts/order/order';
import { roomsEnd } from '@/utils/chat/rooms-end';
import { isAwaitingPayment } from '@/utils/order/order-view';
import { paymentState } from '@/utils/order/payment-state';
import { useClosed } from './use-closed';

/** Whether an order's shop and courier can be written to: from when the shop has it until some hours after its end. */
export function useOrderRooms(order: OrderDto): boolean {
  const [now] = useState(() => Date.now());
  const end = roomsEnd(order);
  const hasEnded = useClosed(end);
  // the shop never saw what was not paid
  if (isAwaitingPayment(order) || paymentState(order, null) === 'unpaid')
    return false;
  return end === null || (Date.parse(end) > now && !hasEnded);
}
