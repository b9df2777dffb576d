import type { OrderInRoom, ChatPicture } from '@/utils/chat/chat';
import type { Shown } from './chat-documents';
import type { MessageFields } from './document-fields';

/** Links to private pictures work for ten minutes; orders move on. */
const FRESH_MS = 5 * 60_000;
const MOST_CARDS = 300;

/** How our own server shows what a message only names. */
export interface CardSources {
  readonly orderCard?: (orderId: number) => Promise<OrderInRoom | null>;
  /** Makes a picture the room's before its message is written; answers what the message names. */
  readonly bindPicture?: (chatId: string, path: string) => Promise<string>;
  readonly picture?: (
    path: string,
    chatId: string,
  ) => Promise<ChatPicture | null>;
}

interface Kept<T> {
  value: T | null;
  askedAt: number;
}

/** One kind of card, asked for once in a while; `onNews` when one came. */
function cards<K, T>(
  source: ((key: K) => Promise<T | null>) | undefined,
  onNews: () => void,
) {
  const kept = new Map<K, Kept<T>>();

  async function ask(key: K, card: Kept<T>): Promise<void> {
    card.askedAt = Date.now();
    const value = await source?.(key).catch(() => null);
    if (!value) return;
    card.value = value;
    onNews();
  }

  return (key: K | null): T | null => {
    if (key === null || !source) return null;
    const card = kept.get(key) ?? { value: null, askedAt: 0 };
    kept.delete(key);
    kept.set(key, card);
    if (kept.size > MOST_CARDS) kept.delete([...kept.keys()][0] as K);
    if (Date.now() - card.askedAt > FRESH_MS) void ask(key, card);
    return card.value;
  };
}

/** What messages show besides their words: known at once or not yet, and then `onNews` says so. */
export function messageCards(
  { orderCard, picture }: CardSources,
  chatId: string,
  onNews: () => void,
): (fields: MessageFields) => Shown {
  const ofRoom = picture && ((path: string) => picture(path, chatId));
  const pictures = cards(ofRoom, onNews);
  const orders = cards(orderCard, onNews);
  return ({ img, order_id }) => ({
    picture: pictures(img),
    order: orders(order_id),
  });
}
