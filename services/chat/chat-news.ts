import { isLiveDown, onLive } from '@/services/events/live-hub';

/** What an event of type `message` says (server/domain/chat/chat-events.ts). */
export interface ChatNews {
  readonly chat_id: string;
  readonly kind: 'message' | 'read' | 'typing' | 'chat';
  /** A message's position. */
  readonly id: number;
  readonly at?: string;
}

/** How often is asked while there is no live stream. */
const POLL_MS = 10_000;

/**
 * Hears of the chat: `onNews` by the stream, `onAgain` when anything may have changed: after a gap, a page's return from
 * the background, and every ten seconds while the stream is down. Returns the way to stop.
 */
export function hearChat(
  onNews: (news: ChatNews) => void,
  onAgain: () => void,
): () => void {
  const stopLive = onLive((message) => {
    if (message.kind === 'reset') onAgain();
    if (message.kind === 'event' && message.type === 'message')
      onNews(message.data as ChatNews);
  });
  const timer = setInterval(() => {
    if (isLiveDown() && document.visibilityState === 'visible') onAgain();
  }, POLL_MS);
  window.addEventListener('online', onAgain);
  return () => {
    stopLive();
    clearInterval(timer);
    window.removeEventListener('online', onAgain);
  };
}
