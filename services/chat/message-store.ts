import { draftPrefix, queuePrefix } from '@/utils/chat/chat-storage';
import { keptText } from '@/utils/browser/kept';
import { keptKeys } from '@/utils/browser/kept-keys';
import { onKeptNews } from '@/utils/browser/page-shown';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';

/** A message that this browser has to send. */
export interface QueuedMessage {
  readonly clientId: string;
  readonly chatId: string;
  readonly content: string;
  readonly orderId: number | null;
  /** Its bytes are in picture-store.ts until it has a path. */
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly path: string | null;
  } | null;
  /** Milliseconds; grows from one message of this browser to the next. */
  readonly at: number;
  readonly state: 'waiting' | 'failed';
}

function parsed(text: string): QueuedMessage | null {
  try {
    const item = JSON.parse(text) as Partial<QueuedMessage>;
    const isOne =
      typeof item.clientId === 'string' &&
      typeof item.chatId === 'string' &&
      typeof item.content === 'string' &&
      typeof item.at === 'number' &&
      (item.state === 'waiting' || item.state === 'failed');
    return isOne
      ? { ...(item as QueuedMessage), orderId: item.orderId ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Texts under names that begin alike: each value has a key of its own, so that two tabs never overwrite each other's. */
function keptTexts(prefix: string) {
  const at = (name: string) => keptText('local', `${prefix}${name}`);
  return {
    at,
    /** All of them, in no order. */
    entries: () =>
      keptKeys(prefix).flatMap((key) => {
        const name = key.slice(prefix.length);
        const text = at(name).read();
        return text === null ? [] : [[name, text] as const];
      }),
    /** Calls back when another tab changed one. Returns the way to stop. */
    watch(listener: () => void): () => void {
      return onKeptNews((key) => {
        if (key === null || key.startsWith(prefix)) listener();
      });
    },
  };
}

/** What an account has still to send, in the order it was written, for all tabs of this browser. */
export function messageStore(userId: number) {
  const values = keptTexts(queuePrefix(userId));
  const list = (): QueuedMessage[] =>
    values
      .entries()
      .flatMap(([, text]) => parsed(text) ?? [])
      .sort(
        (a, b) => a.at - b.at || a.clientId.localeCompare(b.clientId, 'en'),
      );
  return {
    list,
    /** Those that were not refused. */
    waiting: () => list().filter(({ state }) => state === 'waiting'),
    find: (clientId: string): QueuedMessage | null => {
      const text = values.at(clientId).read();
      return text === null ? null : parsed(text);
    },
    put: (item: QueuedMessage): void =>
      void values.at(item.clientId).keep(JSON.stringify(item)),
    remove: (clientId: string): void => values.at(clientId).forget(),
    watch: values.watch,
  };
}

export type MessageStore = ReturnType<typeof messageStore>;

/** So many rooms keep what was typed; the one typed in longest ago is forgotten. */
const MOST_DRAFTS = 20;

/** What an account typed and did not send, by room. */
export function draftStore(userId: number) {
  const values = keptTexts(draftPrefix(userId));
  const timeOf = (text: string): number => Number(text.split(':', 1)[0]);
  return {
    read: (chatId: string): string => {
      const text = values.at(chatId).read() ?? '';
      return text.slice(text.indexOf(':') + 1);
    },
    write: (chatId: string, draft: string): void => {
      if (!draft) return values.at(chatId).forget();
      const text = draft.slice(0, MESSAGE_MAX_LENGTH);
      values.at(chatId).keep(`${Date.now()}:${text}`);
      values
        .entries()
        .toSorted(([, a], [, b]) => timeOf(b) - timeOf(a))
        .slice(MOST_DRAFTS)
        .forEach(([name]) => values.at(name).forget());
    },
  };
}
