import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { ChatMessage } from '@/utils/chat/chat';
import styles from './thread.module.css';
import { useThreadScroll } from './use-thread-scroll';

type ThreadProps = Readonly<{
  messages: readonly ChatMessage[];
  label: string;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  /** The newest is in sight. */
  onSeen: () => void;
  /** Below the messages: who is typing. */
  foot?: ReactNode;
  children: ReactNode;
}>;

/** The messages of a room; new ones are said aloud once, by the status beside it. */
export function Thread(props: ThreadProps) {
  const { children, foot, hasOlder, isLoadingOlder, label, onOlder } = props;
  const { t } = useTranslation();
  const { box, handleScroll, inner, isAway, newer, toEnd } =
    useThreadScroll(props);
  return (
    <div className={styles.frame}>
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div
        ref={box}
        className={styles.scroll}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={label}
        onScroll={handleScroll}
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        <div ref={inner} className={styles.inner}>
          {hasOlder && (
            <div className={styles.older}>
              {isLoadingOlder ? (
                <Spinner />
              ) : (
                <Button variant="ghost" onClick={onOlder}>
                  {t('chat.older')}
                </Button>
              )}
            </div>
          )}
          {children}
          {foot}
        </div>
      </div>
      {isAway && (
        <button
          type="button"
          className={styles.pill}
          aria-label={newer > 0 ? undefined : t('chat.toNewest')}
          onClick={toEnd}
        >
          {newer > 0 && t('chat.newer', { value: newer })}
          <ArrowDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Between two days. */
export function DayLine({ children }: Readonly<{ children: ReactNode }>) {
  return <p className={styles.day}>{children}</p>;
}

/** Somebody is typing. */
export function TypingDots({ label }: Readonly<{ label: string }>) {
  return (
    <div className={styles.dots} role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </div>
  );
}
