import { ArrowDown } from 'lucide-react';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { ChatMessage } from '@/utils/chat/chat';
import { countNewer } from '@/utils/chat/thread-rows';
import styles from './thread.module.css';

/** So near to the end is at the end. */
const AT_END_PX = 48;
/** So near to the beginning older ones are asked for. */
const NEAR_START_PX = 240;

interface ThreadScroll {
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  /** The newest is in sight. */
  readonly onSeen: () => void;
}

/**
 * Whether the person scrolled up from where it stood, which the browser tells only with its next frame: what grows
 * meanwhile must not take them back.
 */
function hasLeftEnd(
  { clientHeight, scrollHeight, scrollTop }: HTMLElement,
  top: number,
): boolean {
  return scrollTop < top && scrollHeight - scrollTop - clientHeight > AT_END_PX;
}

/** Scrolls with what is new while its end is in sight, and keeps its place when older ones come before. */
function useThreadScroll({
  hasOlder,
  isLoadingOlder,
  messages,
  onOlder,
  onSeen,
}: ThreadScroll) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ firstId: '', lastId: '', height: 0, top: 0 });
  const [seenId, setSeenId] = useState<string | null>(null);
  const [isAway, setAway] = useState(false);
  const first = messages[0]?.id ?? '';
  const last = messages.at(-1);
  const lastId = last?.id ?? '';
  function toEnd(): void {
    const { current } = box;
    if (!current) return;
    current.scrollTop = current.scrollHeight;
    before.current.top = current.scrollTop;
  }
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { firstId, height, lastId: wasLast, top } = before.current;
    const isOwn = last?.fromMe === true && wasLast !== lastId;
    if (isOwn || (atEnd.current && !hasLeftEnd(current, top))) toEnd();
    else if (firstId && firstId !== first)
      current.scrollTop += current.scrollHeight - height;
    before.current = {
      firstId: first,
      lastId,
      height: current.scrollHeight,
      top: current.scrollTop,
    };
  }, [first, last, lastId]);
  useEffect(() => {
    // pictures that come, the keyboard, typing: the end stays in sight
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      const { top } = before.current;
      if (atEnd.current && !hasLeftEnd(current, top)) toEnd();
      before.current.height = current.scrollHeight;
    });
    watch.observe(current);
    if (inner.current) watch.observe(inner.current);
    return () => watch.disconnect();
  }, []);
  const tellSeen = useEffectEvent(onSeen);
  // told once for each newest message
  useEffect(() => {
    if (!isAway && lastId) tellSeen();
  }, [isAway, lastId]);
  function handleScroll(): void {
    const { current } = box;
    if (!current) return;
    const { clientHeight, scrollHeight, scrollTop } = current;
    const isNow = scrollHeight - scrollTop - clientHeight <= AT_END_PX;
    before.current.top = scrollTop;
    if (!isNow && atEnd.current) setSeenId(lastId);
    atEnd.current = isNow;
    setAway(!isNow);
    if (scrollTop < NEAR_START_PX && hasOlder && !isLoadingOlder) onOlder();
  }
  const newer = isAway ? countNewer(messages, seenId) : 0;
  return { box, inner, handleScroll, isAway, newer, toEnd };
}

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
  const { t } = useTranslation('chat');
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
          <ArrowDown size={18} />
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
