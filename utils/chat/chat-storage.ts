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
export function hasUnsent(userId: number): boolean {
  try {
    return Object.keys(window.localStorage).some((key) =>
      key.startsWith(queuePrefix(userId)),
    );
  } catch {
    return false;
  }
}

/** Logging out forgets drafts, unsent messages and their pictures. Browser only. */
export function forgetChat(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
    window.indexedDB.deleteDatabase(PICTURES_DATABASE);
  } catch {
    // Nothing was kept either.
  }
}
