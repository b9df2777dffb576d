import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { ChatTransport } from '@/utils/chat/chat-transport';
import { COOKIES } from '@/utils/constants/cookies';

const tokens = new AsyncLocalStorage<string>();

/** Gives the page the cookies of whoever's work reads them. Ends with `vi.restoreAllMocks()`. */
export function cookiesByPerson(): void {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(
    () => `${COOKIES.token}=${tokens.getStore() ?? ''}`,
  );
}

/** Runs the work, and whatever it begins, as the person with this token. */
export function asPerson<T>(token: string, work: () => T): T {
  return tokens.run(token, work);
}

/** The same transport, all of whose calls are made as that person. */
export function transportOf(
  token: string,
  make: () => ChatTransport,
): ChatTransport {
  const inner = asPerson(token, make);
  return {
    followRooms: (...parts) =>
      asPerson(token, () => inner.followRooms(...parts)),
    followMessages: (...parts) => {
      const followed = asPerson(token, () => inner.followMessages(...parts));
      return {
        ...followed,
        loadOlder: () => asPerson(token, () => followed.loadOlder()),
      };
    },
    openRoom: (wish) => asPerson(token, () => inner.openRoom(wish)),
    send: (...parts) => asPerson(token, () => inner.send(...parts)),
    markRead: (...parts) => asPerson(token, () => inner.markRead(...parts)),
    tellTyping: (id) => asPerson(token, () => inner.tellTyping(id)),
    hide: (id) => asPerson(token, () => inner.hide(id)),
    close: () => inner.close(),
  };
}
