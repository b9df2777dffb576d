import { randomUUID } from 'node:crypto';
import type { MessageDto, MessageListDto } from '@/server/contracts/chat/chat';
import type { OperatorChatDto } from '@/server/contracts/chat/operator-chat';
import type { OperatorClient } from '../client';
import { type Run, textOf } from '../command';
import { localPicture } from '../send-pictures';
import type { Clock } from '../clock';

/** Whom a room is between, in words. */
export function sidesOf(room: OperatorChatDto): string {
  const who = room.user?.firstname ?? 'deleted account';
  return `${who} – ${room.title || 'support'}`;
}

/** A message as a line or more of text. */
export function messageText(
  message: MessageDto,
  customer: string,
  clock: Clock,
): string {
  const who =
    message.sender === 1 ? customer : `${message.author ?? 'Support'} (us)`;
  const extras = [
    message.img && `[picture ${message.img.url}]`,
    message.order_id !== null && `[order ${message.order_id}]`,
  ].filter(Boolean);
  const body = [message.chat_content, ...extras].filter(Boolean).join(' ');
  const state = message.sender === 0 ? `  (${message.state})` : '';
  return `${clock.at(message.created_at)}  ${who}: ${body}${state}`;
}

/** Pictures by addresses that can be pressed. */
export const WHOLE_ADDRESSES = { absolute_urls: 1 } as const;

/** So many come in one answer. */
export const PAGE = 100;

/** Reads a room's newest messages, or the first ones after one, and says so. */
export async function readMessages(
  client: OperatorClient,
  id: string,
  after?: number,
): Promise<readonly MessageDto[]> {
  const { data } = await client.whole<MessageListDto>(`/chats/${id}/messages`, {
    after,
    perPage: PAGE,
    ...WHOLE_ADDRESSES,
  });
  const newest = data.at(-1);
  if (newest)
    await client.send('POST', `/chats/${id}/read`, { message_id: newest.id });
  return data;
}

async function sendRoomPicture(
  client: OperatorClient,
  id: string,
  file: string,
): Promise<string> {
  return client.sendPicture(
    await localPicture(file, ''),
    `/chats/${id}/pictures`,
  );
}

/** Writes into a room; answers the message. The same client id again writes nothing more. */
export async function say(
  { client, values }: Pick<Run, 'client' | 'values'>,
  id: string,
  content: string,
  clientId: string = randomUUID(),
): Promise<MessageDto> {
  const file = textOf(values, 'picture');
  const img = file && (await sendRoomPicture(client, id, file));
  return client.send<MessageDto>('POST', `/chats/${id}/messages`, {
    client_id: clientId,
    chat_content: content,
    author: textOf(values, 'as'),
    img,
  });
}
