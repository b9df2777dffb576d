import { lazyBlock } from '@/utils/browser/lazy-block';
import { ChatWaiting } from './chat-waiting';
import { loadChat } from './load-chat';

/** The whole chat: asked for when the address opens it, and before that when a way to it is about to be pressed. */
export const ChatIsland = lazyBlock(loadChat, 'ChatIsland', ChatWaiting);
