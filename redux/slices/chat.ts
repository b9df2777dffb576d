import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatMessage, ChatRoom } from '@/utils/chat/chat';

/** Chat (spec.md §3). What changes it is loaded with the chat: services/chat/chat-session.ts through redux/chat-port.ts. */
export interface ChatState {
  /** Null: not read yet. Written by the transport alone. */
  readonly chats: readonly ChatRoom[] | null;
  /** Of `currentChat`, oldest first; null: not read yet. Written by the transport alone. */
  readonly messages: readonly ChatMessage[] | null;
  readonly currentChat: string | null;
  /** What is typed in `currentChat`. */
  readonly newMessage: string;
  /** With whom that room is. */
  readonly roleId: string;
  /** Own messages of every room that are not confirmed: sending or failed. */
  readonly waiting: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly isTyping: boolean;
  /** What could not be read. */
  readonly failed: { readonly rooms: boolean; readonly room: boolean };
  /** Messages wait for the network. */
  readonly isAway: boolean;
}

const initialState: ChatState = {
  chats: null,
  messages: null,
  currentChat: null,
  newMessage: '',
  // support; what belongs to a chat alone is loaded with it
  roleId: 'admin',
  waiting: [],
  hasOlder: false,
  isTyping: false,
  failed: { rooms: false, room: false },
  isAway: false,
};

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialState as ChatState,
  reducers: {
    chatPatched: (
      state,
      { payload }: PayloadAction<Partial<ChatState>>,
    ): ChatState => ({ ...(state as ChatState), ...payload }),
    chatCleared: (): ChatState => initialState,
  },
});

export const { chatCleared, chatPatched } = chatSlice.actions;
export const chatReducer = chatSlice.reducer;
export const selectChat = (state: { readonly chat: ChatState }): ChatState =>
  state.chat;
