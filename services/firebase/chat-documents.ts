import type { Timestamp } from 'firebase/firestore';
import type {
  ChatMessage,
  OrderInRoom,
  ChatPicture,
  ChatRoom,
  MessageState,
} from '@/utils/chat/chat';
import {
  type KnownRoom,
  type MessageFields,
  positionOf,
  type RoomFields,
  type Snapshot,
} from './document-fields';

const dateOf = (time: Timestamp | null): string | null =>
  time && time.toDate().toISOString();

export const roomOf = (snapshot: Snapshot): KnownRoom => ({
  id: snapshot.id,
  fields: snapshot.data() as RoomFields,
});

/** Its document without moments that the server has not set yet. */
const messageOf = (snapshot: Snapshot): MessageFields | null => {
  const fields = snapshot.data() as MessageFields;
  return (fields.created_at as Timestamp | null) ? fields : null;
};

/** A person's rooms as the screens read them: not hidden, newest message first. */
export function toRooms(rooms: readonly KnownRoom[], most: number): ChatRoom[] {
  const newest = ({ fields }: KnownRoom): number => {
    const time = fields.last_at ?? fields.created_at;
    return time ? positionOf(time) : Number.MAX_SAFE_INTEGER;
  };
  return rooms
    .filter(
      ({ fields: { hidden_at, last_at } }) =>
        !hidden_at || (last_at && positionOf(last_at) > positionOf(hidden_at)),
    )
    .toSorted((a, b) => newest(b) - newest(a))
    .slice(0, most)
    .map(toRoom);
}

function toRoom({ fields, id }: KnownRoom): ChatRoom {
  const { last, last_at } = fields;
  return {
    id,
    role: fields.role,
    roleId: fields.roleId,
    title: fields.title,
    img: fields.img,
    agent: fields.agent,
    // only our server knows
    answersIn: null,
    isDemo: fields.simulated,
    orderId: fields.order_id,
    closesAt: dateOf(fields.closes_at),
    unread: Math.max(0, fields.count_other - fields.count_read),
    last: last && {
      author: last.author,
      content: last.content,
      createdAt: dateOf(last_at) ?? '',
      fromMe: last.sender === 1,
      orderId: last.order_id,
      hasPicture: last.img,
    },
    createdAt: dateOf(fields.created_at) ?? '',
  };
}

/** Up to where whom it was written to has read; of the customer's also got. */
function stateOf(
  { created_at, sender, seq }: MessageFields,
  room: RoomFields | null,
): MessageState {
  if (!room) return 'sent';
  if (sender !== 1) return seq <= room.count_read ? 'read' : 'delivered';
  const isBefore = (mark: Timestamp | null): boolean =>
    mark !== null && positionOf(mark) >= positionOf(created_at);
  if (isBefore(room.other_read_at)) return 'read';
  return isBefore(room.other_delivered_at) ? 'delivered' : 'sent';
}

/** What a message shows besides its words; null where it is not known yet. */
export interface Shown {
  readonly picture: ChatPicture | null;
  readonly order: OrderInRoom | null;
}

/** A message as the screens read it, marked as its room says. */
export const messageOfDocument = (
  id: string,
  fields: MessageFields,
  room: RoomFields | null,
  { order, picture }: Shown,
): ChatMessage => ({
  id,
  chatId: fields.chat_id,
  position: positionOf(fields.created_at),
  fromMe: fields.sender === 1,
  author: fields.author,
  content: fields.chat_content,
  picture,
  orderId: fields.order_id,
  order,
  state: stateOf(fields, room),
  createdAt: fields.created_at.toDate().toISOString(),
});

/** The documents that the server has confirmed, by their ids. */
export const toWritten = (
  documents: readonly Snapshot[],
): [id: string, MessageFields][] =>
  documents.flatMap((one) => {
    const fields = messageOf(one);
    return fields ? [[one.id, fields] as [string, MessageFields]] : [];
  });
