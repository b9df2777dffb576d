import type { ChatMessage } from './chat';

/** What is confirmed, then the own messages of the room that are not; null: the list is not read yet. */
export function withWaiting(
  messages: readonly ChatMessage[] | null,
  waiting: readonly ChatMessage[],
  chatId: string,
): readonly ChatMessage[] | null {
  if (!messages) return null;
  const known = new Set(messages.map(({ id }) => id));
  const own = waiting.filter(
    (each) => each.chatId === chatId && !known.has(each.id),
  );
  return own.length > 0 ? [...messages, ...own] : messages;
}
