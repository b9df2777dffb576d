import { useEffect, useRef, type ReactNode } from 'react';
import styles from './infinite-sentinel.module.css';

type InfiniteSentinelProps = Readonly<{
  /** More pages exist and none is being fetched. */
  active: boolean;
  onReach: () => void;
  /** "Show more" for the keyboard, and where the browser cannot watch. */
  children?: ReactNode;
}>;

/** The end marker of a paged list: calls `onReach` when it comes within 20px of the screen (spec §2 search). */
export function InfiniteSentinel({
  active,
  onReach,
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
      { rootMargin: '20px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active]);
  return (
    <div ref={mark} className={styles.sentinel}>
      {children}
    </div>
  );
}
