import { clsx as cx } from 'clsx';
import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { ChatMessage, MessageState } from '@/utils/chat/chat';
import { isEmojiOnly, messageParts } from '@/utils/chat/message-parts';
import styles from './bubble.module.css';

/** Plain text with its links, which tell the other side nothing of this page. */
function LinkedText({ content }: Readonly<{ content: string }>) {
  return messageParts(content).map(({ href, text }, index) =>
    href ? (
      <a
        // the order of the parts of one text never changes
        key={index}
        className={styles.link}
        href={href}
        title={href}
        {...(href.startsWith('http') && { target: '_blank' })}
        rel="noopener noreferrer nofollow"
      >
        {text}
      </a>
    ) : (
      text
    ),
  );
}

const TICKS = {
  sending: Clock3,
  failed: null,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
} as const;

function Tick({ state }: Readonly<{ state: MessageState }>) {
  const { t } = useTranslation('chat');
  const Icon = TICKS[state];
  if (!Icon || state === 'failed') return null;
  return (
    <span className={cx(styles.tick, state === 'read' && styles.read)}>
      <Icon size={14} />
      <span className="sr-only">{t(`chat.state.${state}`)}</span>
    </span>
  );
}

type FailedProps = Readonly<{ onResend: () => void; onDiscard: () => void }>;

function Failed({ onDiscard, onResend }: FailedProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.fail}>
      <CircleAlert size={16} />
      <span>{t('chat.notSent')}</span>
      <button type="button" className={styles.again} onClick={onResend}>
        {t('common.tryAgain')}
      </button>
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {t('chat.discard')}
      </button>
    </div>
  );
}

type BubbleProps = Readonly<{
  message: ChatMessage;
  time: string;
  /** Said aloud before it: who wrote it. */
  author: string;
  /** Closely after one of the same side. */
  isNext: boolean;
  /** The order it shows. */
  card?: ReactNode;
  onPicture: () => void;
  onResend: () => void;
  onDiscard: () => void;
}>;

function Picture({
  message,
  onPicture,
}: Pick<BubbleProps, 'message' | 'onPicture'>) {
  const { t } = useTranslation('chat');
  const { picture } = message;
  if (!picture) return null;
  const { height, url, width } = picture;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('chat.picture.open')}
      aria-haspopup="dialog"
      onClick={onPicture}
    >
      <img
        src={url}
        alt=""
        width={width || undefined}
        height={height || undefined}
        loading="lazy"
        decoding="async"
      />
    </button>
  );
}

/** What one side said: text, a picture or an order, when, and how far it got. */
export function Bubble(props: BubbleProps) {
  const { author, card, isNext, message, time } = props;
  const { content, fromMe, picture, state } = message;
  const isLarge = isEmojiOnly(content) && !picture && !card;
  return (
    <div
      className={cx(styles.row, fromMe && styles.mine, isNext && styles.next)}
    >
      <span className="sr-only">{author}</span>
      {card}
      {(content || picture) && (
        <div
          className={cx(
            styles.bubble,
            picture && styles.withPicture,
            state === 'failed' && styles.bad,
            isLarge && styles.large,
          )}
        >
          <Picture message={message} onPicture={props.onPicture} />
          {content && (
            <p className={styles.text} dir="auto">
              <LinkedText content={content} />
            </p>
          )}
          <p className={styles.time}>
            <bdi>{time}</bdi>
            {fromMe && <Tick state={state} />}
          </p>
        </div>
      )}
      {state === 'failed' && (
        <Failed onResend={props.onResend} onDiscard={props.onDiscard} />
      )}
    </div>
  );
}
