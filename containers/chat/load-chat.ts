import { withTexts } from '@/utils/browser/tab-texts';

/** The whole chat with its texts, for who shows it and for who only begins to load it. */
export const loadChat = withTexts(
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
);
