import { keptText } from '@/utils/browser/kept';
import { forgetDatabase, keptKeys } from '@/utils/browser/kept-keys';

const PREFIX = 'sofra:chat:';
/** The database of pictures that wait for being sent. */
export const PICTURES_DATABASE = 'sofra-chat';

/** Where the unsent messages of an account begin in this browser's storage. */
export const queuePrefix = (userId: number): string =>
  `${PREFIX}${userId}:queue:`;

/** Where what an account typed begins. */
export const draftPrefix = (userId: number): string =>
  `${PREFIX}${userId}:draft:`;

/** The Web Lock under which the messages of a room are sent. */
export const roomLock = (userId: number, chatId: string): string =>
  `${PREFIX}${userId}:${chatId}`;

/** Whether messages of this account wait here. Browser only. */
export const hasUnsent = (userId: number): boolean =>
  keptKeys(queuePrefix(userId)).length > 0;

/** Logging out forgets drafts, unsent messages and their pictures. Browser only. */
export function forgetChat(): void {
  for (const key of keptKeys(PREFIX)) keptText('local', key).forget();
  forgetDatabase(PICTURES_DATABASE);
}
