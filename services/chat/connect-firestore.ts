import {
  bindRoomPicture,
  roomPictures,
} from '@/services/firebase/room-pictures';
import { requestChatToken } from '@/services/firebase/chat-token';
import { firestoreChat } from '@/services/firebase/firestore-chat';
import { orderService } from '@/services/order/order-service';
import { cardOfOrder } from '@/utils/chat/card-of-order';
import type { OrderInRoom } from '@/utils/chat/chat';
import type { ChatTransport } from '@/utils/chat/chat-transport';

/** An order as it stands now, for a room that only names it. */
const orderCard = async (orderId: number): Promise<OrderInRoom> =>
  cardOfOrder(await orderService.detail(orderId));

/** Firestore as the signed-in person, by our server's token. Loaded only where Firestore is configured. */
export function connectFirestore(): ChatTransport {
  return firestoreChat({
    getToken: requestChatToken,
    orderCard,
    bindPicture: bindRoomPicture,
    picture: roomPictures(),
  });
}
