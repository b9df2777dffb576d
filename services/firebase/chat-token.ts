import { api } from '@/services/http/client';
import type { RoomWish } from '@/utils/chat/chat-transport';
import type { FirestoreToken } from '@/utils/chat/firestore-config';

/** Our server's token for Firestore; with a wish it opens that room, too. */
export function requestChatToken(wish?: RoomWish): Promise<FirestoreToken> {
  const orderId = wish && 'orderId' in wish ? wish.orderId : undefined;
  return api.post<FirestoreToken>('/dashboard/user/chats/token', {
    role: wish?.role,
    order_id: orderId,
  });
}
