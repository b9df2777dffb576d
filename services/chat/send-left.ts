import { SUPPORT } from '@/utils/chat/chat';
import type { ChatPort, ChatReports, ChatShown } from './chat-port';
import { ChatWriting } from './chat-writing';
import { chooseTransport } from './choose-transport';
import { messageStore } from './message-store';

/** Nobody looks on. */
const NOTHING: ChatShown = {
  ...{ chats: null, messages: null, currentChat: null, newMessage: '' },
  ...{ roleId: SUPPORT, waiting: [], hasOlder: false, isTyping: false },
  ...{ failed: { rooms: false, room: false }, isAway: false },
};

/** Sends what an account's chat left behind when it was closed, without opening it; until nothing waits or the signal ends it. */
export async function sendLeft(
  userId: number,
  reports: ChatReports,
  signal: AbortSignal,
): Promise<void> {
  const store = messageStore(userId);
  const waits = (): boolean => store.waiting().length > 0;
  if (!waits()) return;
  const transport = await chooseTransport();
  let stop: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    const port: ChatPort = {
      read: () => NOTHING,
      patch: () => {
        if (!waits()) resolve();
      },
    };
    signal.addEventListener('abort', () => resolve());
    if (signal.aborted) return resolve();
    const writing = new ChatWriting({ userId, transport, port, reports });
    stop = writing.start();
  });
  await sent.finally(() => {
    stop();
    transport.close();
  });
}
