import type { UploadDto } from '@/server/contracts/order/after-sale';
import { api } from '@/services/http/client';
import { storedPath } from '@/utils/application/picture-path';
import { MESSAGES_PAGE } from '@/utils/chat/chat';
import type { NewMessage, RoomWish } from '@/utils/chat/chat-transport';
import type {
  ChatDto,
  MessageDto,
  MessageListDto,
} from '@/server/contracts/chat/chat';

const CHATS = '/dashboard/user/chats';
const MESSAGES = '/dashboard/user/messages';

/** Rooms and messages of the embedded chat (api-contract.md §2 "Chat"). */
export const chatService = {
  rooms: () => api.get<ChatDto[]>(CHATS),
  /** The room of that side, made when there is none. */
  open: (wish: RoomWish) =>
    api.post<ChatDto>(CHATS, {
      role: wish.role,
      ...(wish.orderId !== undefined && { order_id: wish.orderId }),
    }),
  /** Puts it away until something is said in it. */
  hide: (chatId: string) => api.delete<unknown>(`${CHATS}/${chatId}`),
  markRead: (chatId: string, position: number) =>
    api.post<unknown>(`${CHATS}/${chatId}/read`, { message_id: position }),
  tellTyping: (chatId: string) =>
    api.post<unknown>(`${CHATS}/${chatId}/typing`),
  /** The newest page, or the one before or after a position; oldest first. */
  messages: (
    chatId: string,
    part: { readonly before?: number; readonly after?: number } = {},
  ) =>
    api.get<MessageListDto>(MESSAGES, {
      chat_id: chatId,
      perPage: MESSAGES_PAGE,
      ...part,
    }),
  /** The same client id answers with the same message. */
  send: (chatId: string, message: NewMessage) =>
    api.post<MessageDto>(MESSAGES, {
      chat_id: chatId,
      client_id: message.clientId,
      chat_content: message.content,
      ...(message.img !== undefined && { img: message.img }),
      ...(message.orderId !== undefined && { order_id: message.orderId }),
    }),
  /** Keeps a private picture; its path is what a message takes. */
  upload: async (image: Blob): Promise<string> => {
    const form = new FormData();
    form.set('image', image, 'picture');
    form.set('type', 'chat');
    const { title } = await api.post<UploadDto>('/dashboard/galleries', form);
    return storedPath(title);
  },
};
