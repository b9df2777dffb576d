import type { ChatTransport } from '@/utils/chat/chat-transport';
import { embeddedChat } from './embedded-chat';

/**
 * The way this site's chat travels: Firestore where that is configured (the page says so, pages/_document.tsx), whose
 * code is loaded only then, else our own server.
 */
export async function chooseTransport(): Promise<ChatTransport> {
  if (document.documentElement.dataset.chat !== 'firestore')
    return embeddedChat();
  const { connectFirestore } = await import('./connect-firestore');
  return connectFirestore();
}
