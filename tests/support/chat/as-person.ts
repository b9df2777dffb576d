import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestScope } from '@/services/http/request-scope';
import type { ChatTransport } from '@/utils/chat/chat-transport';

const scopes = new AsyncLocalStorage<RequestScope>();

/** Whose calls are made now: stands for services/http/request-scope's currentScope in tests of several people. */
export function scopeOfPerson(): RequestScope {
  return scopes.getStore() ?? { lang: 'en', token: null, currencyId: null };
}

/** Runs the work, and whatever it begins, as the person with this token. */
export function asPerson<T>(token: string, work: () => T): T {
  return scopes.run({ lang: 'en', token, currencyId: null }, work);
}

/** A listener that is called as whoever subscribed it. */
export function bound<Listener extends (...parts: never[]) => unknown>(
  listener: Listener,
): Listener {
  return AsyncLocalStorage.bind(listener as never) as unknown as Listener;
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
