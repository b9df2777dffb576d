import { isoDate, zonedMoment } from '@/utils/i18n/dates';
import type { ChatMessage } from './chat';

/** Messages of one side that follow each other so closely stand together. */
const TOGETHER_MS = 5 * 60_000;

/** A message with what stands around it. */
export interface ThreadRow {
  readonly message: ChatMessage;
  /** The day begins with it (`2026-11-23`); null: it is the one before's. */
  readonly day: string | null;
  /** Closely after one of the same side. */
  readonly isNext: boolean;
}

/** The messages by day and by who speaks, on the zone's calendar. */
export function threadRows(
  messages: readonly ChatMessage[],
  zone: string,
): ThreadRow[] {
  let lastDay = '';
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const day = isoDate(zonedMoment(message.createdAt, zone));
    const isNewDay = day !== lastDay;
    lastDay = day;
    const apart = before
      ? Date.parse(message.createdAt) - Date.parse(before.createdAt)
      : Infinity;
    return {
      message,
      day: isNewDay ? day : null,
      isNext:
        !isNewDay &&
        before?.fromMe === message.fromMe &&
        before.author === message.author &&
        apart <= TOGETHER_MS,
    };
  });
}

/** How many of the other side's came after the message that was seen last; all are new when it is not known. */
export function countNewer(
  messages: readonly ChatMessage[],
  seenId: string | null,
): number {
  const at = messages.findIndex(({ id }) => id === seenId);
  return messages.slice(at + 1).filter(({ fromMe }) => !fromMe).length;
}
