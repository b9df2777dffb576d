import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@/redux/store';
import type { ChatSession } from '@/services/chat/chat-session';

/** The open chat of each store; there is one store in a tab. */
const sessions = new WeakMap<AppStore, ChatSession>();
const listeners = new Set<() => void>();

/** Says which session the store's chat has from now on; null: it is closed. */
export function holdSession(
  store: AppStore,
  session: ChatSession | null,
): void {
  if (session) sessions.set(store, session);
  else sessions.delete(store);
  for (const listener of listeners) listener();
}

/** Calls back when a chat was opened or closed. Returns the way to stop. */
export function onSessions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The store's session as soon as there is one. */
export function untilSession(store: AppStore): Promise<ChatSession> {
  return new Promise((resolve) => {
    const look = (): void => {
      const session = sessions.get(store);
      if (!session) return;
      listeners.delete(look);
      resolve(session);
    };
    listeners.add(look);
    look();
  });
}

/** The open chat's session; null while it is being connected. */
export function useChatSession(): ChatSession | null {
  const store = useStore() as AppStore;
  const [session, setSession] = useState(() => sessions.get(store) ?? null);
  useEffect(() => {
    const look = (): void => setSession(sessions.get(store) ?? null);
    look();
    return onSessions(look);
  }, [store]);
  return session;
}
