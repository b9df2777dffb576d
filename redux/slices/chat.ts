import { createSlice } from '@reduxjs/toolkit';

/** Chat with support (spec.md §3). No screen reads it yet: it waits for the chat feature. */
export interface ChatState {
  readonly chats: readonly string[];
  readonly messages: readonly string[];
  readonly currentChat: string | null;
  readonly newMessage: string;
  readonly roleId: string;
}

const initialState: ChatState = {
  chats: [],
  messages: [],
  currentChat: null,
  newMessage: '',
  roleId: 'admin',
};

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialState as ChatState,
  reducers: { chatCleared: (): ChatState => initialState },
});

export const { chatCleared } = chatSlice.actions;
export const chatReducer = chatSlice.reducer;
