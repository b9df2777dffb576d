import type { TopicEvent } from '@/server/domain/event/publish-user-event';
import { CHATS_TOPIC, userTopic } from '@/server/domain/event/topics';
import type { RoomRow } from '@/server/repositories/chat/room-repository';

/** `chat`: the room itself was opened, put away or changed. */
export type ChatEventKind = 'chat' | 'message' | 'read' | 'typing';

type EventRoom = Pick<RoomRow, 'userId' | 'uuid'>;

function chatEvent(
  topic: string,
  { uuid }: EventRoom,
  { id, kind }: { readonly id: number; readonly kind: ChatEventKind },
): TopicEvent {
  return {
    topic,
    type: 'message',
    payload: { chat_id: uuid, kind, id, version: id },
  };
}

interface Change {
  readonly kind: ChatEventKind;
  /** The message it is about (the newest one when it is about none). */
  readonly id: number;
}

/** The news of a room for its customer; none when the account was deleted. */
export function customerEvents(room: EventRoom, change: Change): TopicEvent[] {
  return room.userId === null
    ? []
    : [chatEvent(userTopic(room.userId), room, change)];
}

/** The same for the other side. */
export function deskEvents(room: EventRoom, change: Change): TopicEvent[] {
  return [chatEvent(CHATS_TOPIC, room, change)];
}

/** The same for both. */
export function roomEvents(room: EventRoom, change: Change): TopicEvent[] {
  return [...customerEvents(room, change), ...deskEvents(room, change)];
}
