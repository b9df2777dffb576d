import { CLOSES_AFTER_HOURS } from '@/utils/chat/chat';
import type { RoomRow } from '@/server/repositories/chat/room-repository';

const HOUR_MS = 3_600_000;

/** When a room can only be read from, by when its order ended; null: it stays open. */
export function closesAt(
  { orderId, role }: Pick<RoomRow, 'orderId' | 'role'>,
  orderEndedAt: Date | null,
): Date | null {
  if (role === 'admin') return null;
  // nothing to talk about is left
  if (orderId === null) return new Date(0);
  return orderEndedAt && new Date(+orderEndedAt + CLOSES_AFTER_HOURS * HOUR_MS);
}
