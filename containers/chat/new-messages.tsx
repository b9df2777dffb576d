import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@/utils/chat/chat';

/** So many stay in the region; what was said aloud need not. */
const KEPT = 10;

type NewMessagesProps = Readonly<{
  messages: readonly ChatMessage[];
  title: string;
}>;

/**
 * Says aloud what the other side says while the room is open, each message once: not what was there, not older ones, not
 * what another tab or a second reading brings again.
 */
export function NewMessages({ messages, title }: NewMessagesProps) {
  const { t } = useTranslation();
  const [known] = useState(() => newestOf(messages));
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set());
  const [said, setSaid] = useState<readonly ChatMessage[]>([]);
  const came = messages.filter(
    ({ fromMe, id, position }) =>
      !fromMe && (position ?? 0) > known && !heard.has(id),
  );
  if (came.length > 0) {
    setHeard(new Set([...heard, ...came.map(({ id }) => id)]));
    setSaid([...said, ...came].slice(-KEPT));
  }
  return (
    // only what is added is read out: the same words twice are two messages
    <div className="sr-only" aria-live="polite" aria-relevant="additions">
      {said.map(({ author, content, id, orderId, picture }) => (
        <p key={id}>
          {t('chat.said', {
            name: author ?? title,
            text:
              content ||
              (picture || orderId === null
                ? t('chat.picture')
                : t('order.number', { id: orderId })),
          })}
        </p>
      ))}
    </div>
  );
}

/** The place of the last one that the other side had written; own ones say nothing of what came between. */
function newestOf(messages: readonly ChatMessage[]): number {
  return messages.findLast(({ fromMe }) => !fromMe)?.position ?? 0;
}
