import type { QueuedMessage } from '@/services/chat/message-store';
import type { NewMessage } from '@/utils/chat/chat-transport';

/** A server that keeps what it is sent, once per client id. */
export function queueServer() {
  const written: { chatId: string; message: NewMessage }[] = [];
  let underWay = 0;
  const server = {
    written,
    calls: 0,
    /** Set to make the next calls fail; before: nothing is written, after: the answer is lost. */
    fail: null as null | { when: 'before' | 'after'; error: Error },
    mostAtOnce: 0,
    texts: (chatId = 'room') =>
      written
        .filter((one) => one.chatId === chatId)
        .map(({ message }) => message.content),
    send: async (chatId: string, message: NewMessage): Promise<void> => {
      server.calls += 1;
      underWay += 1;
      server.mostAtOnce = Math.max(server.mostAtOnce, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (server.fail?.when === 'before') throw server.fail.error;
      const isKnown = written.some(
        (one) => one.message.clientId === message.clientId,
      );
      if (!isKnown) written.push({ chatId, message });
      if (server.fail) throw server.fail.error;
    },
  };
  return server;
}

/** Web Locks of a whole browser: one holder of a name at a time. */
export function browserLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: (
      name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<void>,
    ) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(() =>
        signal.aborted ? undefined : work(),
      );
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** The messages of one test, each a moment after the one before: `id-1`, `id-2` … */
export function messageMaker() {
  let at = 0;
  return (
    content: string,
    more: Partial<QueuedMessage> = {},
  ): QueuedMessage => {
    at += 1;
    return {
      ...{ clientId: `id-${at}`, chatId: 'room', content, at },
      ...{ orderId: null, picture: null, state: 'waiting', ...more },
    };
  };
}
