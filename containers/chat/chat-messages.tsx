import { Fragment, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Bubble } from '@/components/chat/bubble/bubble';
import { OverBox } from '@/components/chat/over-box/over-box';
import { RoomPicture } from '@/components/chat/room-picture/room-picture';
import { QuickAnswers } from '@/components/chat/thread/quick-answers';
import { DayLine, Thread, TypingDots } from '@/components/chat/thread/thread';
import type { useChatRoom } from '@/hooks/chat/use-chat-room';
import { useSiteZone } from '@/hooks/i18n/use-moment';
import type { ChatMessage, ChatPicture } from '@/utils/chat/chat';
import { quickAnswers, withoutAnswers } from '@/utils/chat/quick-answers';
import { dayTitle } from '@/utils/chat/room-words';
import { threadRows } from '@/utils/chat/thread-rows';
import { formatTime } from '@/utils/i18n/dates';
import { ChatOrderCard } from './chat-order-card';
import styles from './chat.module.css';

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
function NewMessages({ messages, title }: NewMessagesProps) {
  const { t } = useTranslation(['chat', 'order']);
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

/** What one may begin with in the room of support. */
const STARTS = [
  'chat.start.where',
  'chat.start.wrong',
  'chat.start.people',
] as const;

type MessagesProps = Readonly<{
  open: ReturnType<typeof useChatRoom>;
  messages: readonly ChatMessage[];
  /** With whom the room is. */
  title: string;
}>;

/** An order that is not drawn yet is named. */
function withWords(message: ChatMessage, order: string): ChatMessage {
  const isBare = message.orderId !== null && !message.order;
  return isBare && !message.content && !message.picture
    ? { ...message, content: order }
    : message;
}

/** What was said in the open room, day by day. */
export function ChatMessages({ messages, open, title }: MessagesProps) {
  const { t } = useTranslation(['chat', 'order']);
  const [now] = useState(() => new Date());
  const [large, setLarge] = useState<ChatPicture | null>(null);
  const { room } = open;
  const zone = useSiteZone();
  const starts = STARTS.map((key) => t(key));
  // a person's list is a text like any other
  const answers = room?.isDemo && !open.isClosed ? quickAnswers(messages) : [];
  const shown =
    answers.length > 0
      ? messages.map((each, at) =>
          at < messages.length - 1
            ? each
            : { ...each, content: withoutAnswers(each.content) },
        )
      : messages;
  const who = (author: string | null): string => author ?? title;
  const name = who(messages.findLast(({ fromMe }) => !fromMe)?.author ?? null);
  return (
    <>
      <Thread
        messages={messages}
        label={title}
        hasOlder={open.hasOlder}
        isLoadingOlder={open.isLoadingOlder}
        onOlder={() => void open.loadOlder().catch(() => undefined)}
        onSeen={open.markRead}
        foot={
          open.isTyping && <TypingDots label={t('chat.typing', { name })} />
        }
      >
        {messages.length === 0 && (
          <div className={styles.hello}>
            {room && (
              <RoomPicture
                title={title}
                img={room.img}
                role={room.role}
                size="l"
              />
            )}
            <p>{t('chat.hello')}</p>
            {room?.role === 'admin' && (
              <QuickAnswers
                answers={starts.map((text) => ({ number: text, text }))}
                onChoose={open.send}
              />
            )}
          </div>
        )}
        {threadRows(shown, zone).map(({ day, isNext, message }) => {
          const time = formatTime(message.createdAt, zone);
          const { author, fromMe, id, order, orderId } = message;
          return (
            <Fragment key={id}>
              {day && (
                <DayLine>{dayTitle(message.createdAt, now, zone, t)}</DayLine>
              )}
              <Bubble
                message={withWords(
                  message,
                  t('order.number', { id: orderId ?? 0 }),
                )}
                time={time}
                author={fromMe ? t('chat.you') : who(author)}
                isNext={isNext}
                card={
                  order && (
                    <ChatOrderCard
                      card={order}
                      isMine={message.fromMe}
                      time={time}
                    />
                  )
                }
                onPicture={() => setLarge(message.picture)}
                onResend={() => open.resend(id)}
                onDiscard={() => open.discard(id)}
              />
            </Fragment>
          );
        })}
        {answers.length > 0 && (
          <QuickAnswers answers={answers} onChoose={open.send} />
        )}
      </Thread>
      <NewMessages messages={messages} title={title} />
      {large && (
        <OverBox
          titleHidden
          size="l"
          title={t('chat.picture')}
          onClose={() => setLarge(null)}
        >
          <img
            className={styles.large}
            src={large.url}
            alt={t('chat.picture')}
            width={large.width || undefined}
            height={large.height || undefined}
          />
        </OverBox>
      )}
    </>
  );
}
