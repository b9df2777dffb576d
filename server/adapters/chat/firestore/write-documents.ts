import type {
  HostedMarks,
  HostedRoom,
  NewHostedMessage,
  NewHostedRoom,
} from '@/server/domain/chat/hosted/hosted-chat';
import { At, toFields } from './wire-values';

/** How much of a message its room shows. */
const LAST_LENGTH = 140;

const ofServer = (...names: readonly string[]) =>
  names.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

/** The write that makes a room, with what a browser begins it with (services/firebase/chat-writes.ts). */
export const newRoom = (root: string, room: NewHostedRoom) => ({
  update: {
    name: `${root}/chats/${room.id}`,
    fields: toFields({
      ...{ user: room.customer, role: room.role, roleId: room.roleId },
      ...{ title: room.title, img: room.img, simulated: room.simulated },
      ...{ order_id: room.orderId, closes_at: room.closesAt, agent: null },
      ...{ last: null, last_at: null, count_other: 0, count_read: 0 },
      ...{ read_at: null, typing_at: null, hidden_at: null },
      ...{ other_delivered_at: null, other_read_at: null },
      other_typing_at: null,
    }),
  },
  updateTransforms: ofServer('created_at'),
  currentDocument: { exists: false },
});

/** The writes of one message: its document, and what its room shows and counts of it. */
export function newMessage(
  root: string,
  room: HostedRoom,
  message: NewHostedMessage,
): object[] {
  const { author, content, id, img, orderId, sender } = message;
  const isOther = sender === 0;
  const seq = room.countOther + 1;
  const last = {
    ...{ id, sender, author, img: img !== null, order_id: orderId },
    content: [...content].slice(0, LAST_LENGTH).join(''),
  };
  const shown = { last, ...(isOther && { count_other: seq }) };
  return [
    {
      update: {
        name: `${root}/messages/${id}`,
        fields: toFields({
          ...{ chat_id: room.id, user: message.customer },
          ...{ roleId: message.roleId, chat_content: content, sender, author },
          ...{ img, order_id: orderId, seq: isOther ? seq : 0 },
        }),
      },
      updateTransforms: ofServer('created_at'),
      currentDocument: { exists: false },
    },
    {
      update: { name: `${root}/chats/${room.id}`, fields: toFields(shown) },
      updateMask: { fieldPaths: Object.keys(shown) },
      updateTransforms: ofServer('last_at'),
      currentDocument: { updateTime: room.version },
    },
  ];
}

const NAMES = {
  agent: 'agent',
  closesAt: 'closes_at',
  otherDeliveredAt: 'other_delivered_at',
  otherReadAt: 'other_read_at',
} as const;

/** The write that sets marks of our side in a room that is there. */
export function newMarks(
  root: string,
  id: string,
  { otherTypingAt, ...marks }: HostedMarks,
): object {
  const given = Object.entries(marks).map(([name, value]) => [
    NAMES[name as keyof typeof NAMES],
    name !== 'agent' && typeof value === 'string' ? new At(value) : value,
  ]) as [string, unknown][];
  const fields = Object.fromEntries(given);
  return {
    update: { name: `${root}/chats/${id}`, fields: toFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    ...(otherTypingAt && { updateTransforms: ofServer('other_typing_at') }),
    currentDocument: { exists: true },
  };
}
