import { lazyBlock } from '@/utils/browser/lazy-block';
import { ChatWaiting } from './chat-waiting';

/** The whole chat: asked for when the address opens it, and before that when a way to it is about to be pressed. */
export const ChatIsland = lazyBlock(
  () => import('./chat-island'),
  'ChatIsland',
  ChatWaiting,
);
