import type {
  HostedMessage,
  HostedRoom,
} from '@/server/domain/chat/hosted/hosted-chat';
import { fieldsOf, wholeMoment, type WireDocument } from './wire-values';

export const documentId = ({ name }: Pick<WireDocument, 'name'>): string =>
  name.slice(name.lastIndexOf('/') + 1);

/** When a document was written; its own time where the field is not there. */
export const createdAt = (document: WireDocument): string =>
  fieldsOf(document).moment('created_at') ?? wholeMoment(document.updateTime);

/** A room's document as our server reads it. */
export function readRoom(document: WireDocument): HostedRoom {
  const { count, moment, text } = fieldsOf(document);
  return {
    id: documentId(document),
    customer: text('user') ?? '',
    agent: text('agent'),
    closesAt: moment('closes_at'),
    lastAt: moment('last_at'),
    countOther: count('count_other') ?? 0,
    countRead: count('count_read') ?? 0,
    marks: {
      hidden_at: moment('hidden_at'),
      read_at: moment('read_at'),
      typing_at: moment('typing_at'),
    },
    otherDeliveredAt: moment('other_delivered_at'),
    otherReadAt: moment('other_read_at'),
    version: document.updateTime,
  };
}

/** A message's document as our server reads it. */
export function readMessage(document: WireDocument): HostedMessage {
  const { count, text } = fieldsOf(document);
  return {
    id: documentId(document),
    chatId: text('chat_id') ?? '',
    customer: text('user') ?? '',
    sender: count('sender') ?? -1,
    author: text('author'),
    content: text('chat_content') ?? '',
    img: text('img'),
    orderId: count('order_id'),
    createdAt: createdAt(document),
  };
}
