import { useRouter } from 'next/router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { CHAT_KEY, type ChatTarget } from '@/utils/chat/chat-address';
import { askedChat, CLOSED, ownEntry } from '@/utils/chat/own-entry';
import { readChatTarget } from '@/utils/chat/read-chat-target';
import { useOpenChat } from './use-open-chat';

interface ChatAddress {
  /** What the address opens; null: the chat is closed. */
  readonly target: ChatTarget | null;
  readonly open: (target: ChatTarget) => void;
  readonly close: () => void;
}

const never = (): null => null;

/** What was pressed a moment ago and does not stand in the address yet. */
export function useAskedChat(): string | null {
  return useSyncExternalStore(askedChat.subscribe, askedChat.read, never);
}

/**
 * The chat that stands in the address (?chat=). Opening adds one entry, going on inside of the chat replaces it, and
 * closing goes back to the page; after a cold load there is none to go back to, so closing replaces.
 */
export function useChatAddress(): ChatAddress {
  const { back, pathname, query, replace } = useRouter();
  const value = useAskedChat() ?? query[CHAT_KEY];
  const target = useMemo(() => readChatTarget({ [CHAT_KEY]: value }), [value]);
  const close = useCallback(() => {
    // there is no entry yet that it could go back from: it goes when it comes (useOpenChat)
    if (askedChat.read() !== null) {
      askedChat.write(CLOSED);
      return;
    }
    if (ownEntry.isOpen) {
      ownEntry.isOpen = false;
      back();
      return;
    }
    const { [CHAT_KEY]: _chat, ...rest } = query;
    const how = { shallow: true, scroll: false };
    void replace({ pathname, query: rest }, undefined, how);
  }, [back, pathname, query, replace]);
  return { target, open: useOpenChat(), close };
}
