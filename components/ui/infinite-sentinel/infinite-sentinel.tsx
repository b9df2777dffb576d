import '@/styles/families/browse';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './infinite-sentinel.module.css';

type InfiniteSentinelProps = Readonly<{
  /** More pages exist and none is being fetched. */
  active: boolean;
  onReach: () => void;
  /** What scrolls, when it is not the page: the 20px are then of its edge. */
  root?: RefObject<Element | null>;
  /** "Show more" for the keyboard, and where the browser cannot watch. */
  children?: ReactNode;
}>;

/** The end marker of a paged list: calls `onReach` when it comes within 20px of the screen (spec §2 search). */
export function InfiniteSentinel({
  active,
  onReach,
  root,
  children,
}: InfiniteSentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  }, [onReach]);
  useEffect(() => {
    const element = mark.current;
    if (!active || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          reach.current();
      },
      { root: root?.current ?? null, rootMargin: '20px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active, root]);
  return (
    <div ref={mark} className={styles.sentinel}>
      {children}
    </div>
  );
}
