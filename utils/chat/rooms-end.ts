import type { OrderDto } from '@/server/contracts/order/order';
import { isUnderWay, reachedAt } from '@/utils/order/order-view';
import { CLOSES_AFTER_HOURS } from './chat';

const HOUR_MS = 3_600_000;

/** Until when its shop and its courier can be written to about an order; null: it runs. The server decides (domain/chat/room-terms). */
export function roomsEnd(order: OrderDto): string | null {
  if (isUnderWay(order.status)) return null;
  const end = reachedAt(order, order.status) ?? order.updated_at;
  return new Date(Date.parse(end) + CLOSES_AFTER_HOURS * HOUR_MS).toISOString();
}
