import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { ChatWaiting } from './chat-waiting';

/** The whole chat: asked for when the address opens it, and before that when a way to it is about to be pressed. */
export const ChatIsland = lazyBlock(
  withTexts(
    [
      'account-menu',
      'chat',
      'checkout',
      'content',
      'date',
      'form',
      'order',
      'orders',
    ],
    () => import('./chat-island'),
  ),
  'ChatIsland',
  ChatWaiting,
);
