import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { chatPort } from '@/redux/chat-port';
import { chatCleared } from '@/redux/slices/chat';
import type { AppStore } from '@/redux/store';
import { ChatSession } from '@/services/chat/chat-session';
import { chooseTransport } from '@/services/chat/choose-transport';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { holdSession } from './chat-sessions';
import { useChatReports } from './use-chat-reports';

/**
 * Connects the open chat: makes its transport, feeds the slice `chat` and sends what waits, as long as it is mounted.
 * Mount it once, in the chat.
 */
export function useChatConnection(): void {
  const store = useStore() as AppStore;
  const { lang, user } = useShell();
  const userId = user?.id ?? null;
  const reports = useChatReports();
  const told = useEffectEvent(() => reports);
  useEffect(() => {
    if (userId === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    const port = chatPort(store);
    void untilLoaded(chooseTransport).then((transport) => {
      if (isOver) return transport.close();
      const session = new ChatSession({
        userId,
        transport,
        port: {
          ...port,
          // what is on its way when the chat closes is shown nowhere
          patch: (part) => {
            if (!isOver) port.patch(part);
          },
        },
        reports: {
          failed: (words) => told().failed(words),
          full: () => told().full(),
          error: (error) => told().error(error),
          seen: () => told().seen(),
        },
      });
      end = session.start();
      holdSession(store, session);
    });
    return () => {
      isOver = true;
      holdSession(store, null);
      end?.();
      store.dispatch(chatCleared());
    };
    // titles of rooms are in the reader's language
  }, [lang, store, userId]);
}
