import type {
  ChatDto,
  MessageDto,
  MessageListDto,
} from '@/server/contracts/chat/chat';
import type { OperatorChatDto } from '@/server/contracts/chat/operator-chat';
import type { MessageStretch } from '@/server/domain/chat/list-messages';
import type { OwnRoom, ShownRoom } from '@/server/domain/chat/list-rooms';
import type { MessageView } from '@/server/domain/chat/view-messages';
import { presentOrderRow } from '@/server/presenters/order/present-order';
import { pickText } from '@/server/presenters/i18n/present-translation';
import type { RoomView } from '@/server/repositories/chat/room-repository';

/** The name of the shop or the courier in the reader's language; '' for support. */
function titleOf({ courier, room, shop }: RoomView, lang: string): string {
  if (room.role === 'shop')
    return pickText(shop?.texts ?? {}, lang, 'title') ?? '';
  if (room.role === 'courier' && courier)
    return `${courier.firstname} ${courier.lastname}`.trim();
  return '';
}

function presentLast({ last }: RoomView): ChatDto['last'] {
  return (
    last && {
      author: last.author,
      chat_content: last.content,
      sender: last.sender,
      img: last.img !== null,
      order_id: last.orderId,
      created_at: last.createdAt.toISOString(),
    }
  );
}

function presentShown(
  { answer, closesAt, view }: ShownRoom,
  lang: string,
): Omit<ChatDto, 'answers_in'> {
  const { courier, room, shop, user } = view;
  return {
    id: room.uuid,
    user,
    role: room.role,
    roleId: room.roleId,
    title: titleOf(view, lang),
    img: shop?.img ?? courier?.img ?? null,
    agent: answer.agent,
    simulated: answer.isSimulated,
    order_id: room.orderId,
    closes_at: closesAt?.toISOString() ?? null,
    unread: view.unread,
    last: presentLast(view),
    created_at: room.createdAt.toISOString(),
  };
}

/** A room as its customer reads it. */
export function presentRoom(shown: OwnRoom, lang: string): ChatDto {
  return { ...presentShown(shown, lang), answers_in: shown.answersIn };
}

/** A room as the operator reads it: what waits is what its customer wrote. */
export function presentOperatorRoom(
  shown: ShownRoom,
  lang: string,
): OperatorChatDto {
  const { otherUnread, room } = shown.view;
  return {
    ...presentShown(shown, lang),
    unread: otherUnread,
    handed_over_at: room.handedOverAt?.toISOString() ?? null,
  };
}

/** Up to which message whom it was written to has read; of the customer's also got. */
function stateOf({ room, row }: MessageView): MessageDto['state'] {
  if (row.sender === 0)
    return row.id <= room.customerReadId ? 'read' : 'delivered';
  if (row.id <= room.otherReadId) return 'read';
  return row.id <= room.otherDeliveredId ? 'delivered' : 'sent';
}

function presentCard(
  { order }: MessageView,
  lang: string,
): MessageDto['order'] {
  if (!order) return null;
  const row = presentOrderRow(order, lang);
  return {
    id: row.id,
    status: row.status,
    delivery_type: row.delivery_type,
    shop_title: row.shop.title,
    items: row.items_count,
    total_price: row.total_price,
    currency_id: row.currency.id,
    imgs: [...row.items_img],
  };
}

/** A message in the reader's language; the same for both sides. */
export function presentMessage(view: MessageView, lang: string): MessageDto {
  const { room, row, url } = view;
  const state = stateOf(view);
  return {
    id: row.id,
    client_id: row.clientId,
    chat_id: room.uuid,
    chat_content: row.content,
    sender: row.sender,
    author: row.author,
    unread: state !== 'read',
    roleId: room.roleId,
    img:
      url === null
        ? null
        : { url, width: row.imgWidth ?? 0, height: row.imgHeight ?? 0 },
    order_id: row.orderId,
    order: presentCard(view, lang),
    state,
    created_at: row.createdAt.toISOString(),
  };
}

/** A stretch of a room, for either side. */
export function presentStretch(
  { hasOlder, messages }: MessageStretch,
  lang: string,
): MessageListDto {
  return {
    data: messages.map((view) => presentMessage(view, lang)),
    meta: { has_older: hasOlder },
  };
}
