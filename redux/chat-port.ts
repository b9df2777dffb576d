import { chatPatched, type ChatState, selectChat } from './slices/chat';
import type { AppStore } from './store';

/** The chat of a store, as its session reads and changes it (services/chat/chat-port). */
export function chatPort({ dispatch, getState }: AppStore) {
  return {
    read: (): ChatState => selectChat(getState()),
    patch: (part: Partial<ChatState>) => void dispatch(chatPatched(part)),
  };
}
