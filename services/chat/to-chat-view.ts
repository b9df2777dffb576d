import type { ChatMessage, ChatRoom } from '@/utils/chat/chat';
import type { ChatDto, MessageDto } from '@/server/contracts/chat/chat';

/** A room as the screens read it. */
export function toRoom(dto: ChatDto): ChatRoom {
  const { last } = dto;
  return {
    id: dto.id,
    role: dto.role,
    roleId: dto.roleId,
    title: dto.title,
    img: dto.img,
    agent: dto.agent,
    answersIn: dto.answers_in,
    isDemo: dto.simulated,
    orderId: dto.order_id,
    closesAt: dto.closes_at,
    unread: dto.unread,
    last: last && {
      author: last.author,
      content: last.chat_content,
      createdAt: last.created_at,
      fromMe: last.sender === 1,
      orderId: last.order_id,
      hasPicture: last.img,
    },
    createdAt: dto.created_at,
  };
}

/** A message as the screens read it. */
export function toMessage(dto: MessageDto): ChatMessage {
  const { order } = dto;
  return {
    id: dto.client_id,
    chatId: dto.chat_id,
    position: dto.id,
    fromMe: dto.sender === 1,
    author: dto.author,
    content: dto.chat_content,
    picture: dto.img,
    orderId: dto.order_id,
    order: order && {
      id: order.id,
      status: order.status,
      isPickup: order.delivery_type === 'pickup',
      shopTitle: order.shop_title,
      items: order.items,
      totalPrice: order.total_price,
      currencyId: order.currency_id,
      imgs: order.imgs,
    },
    state: dto.state,
    createdAt: dto.created_at,
  };
}
