import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Button } from '@/components/ui/button/button';
import styles from './consent-bar.module.css';

/**
 * Keeps the element's height as a custom property of the page, so that what is fixed at the lower edge stands above it;
 * the room is given back when the element goes.
 */
function useRoomBelow(
  element: RefObject<HTMLElement | null>,
  name: `--${string}`,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const measure = (): void =>
      style.setProperty(name, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}

type ConsentBarProps = Readonly<{
  title: string;
  text: string;
  /** Where it is explained. */
  more: Readonly<{ label: string; href: string }>;
  lang: string;
  yes: string;
  no: string;
  onAnswer: (answer: 'no' | 'yes') => void;
}>;

/** A question at the foot of the page, below the bars that stand there: it covers none of them. Both answers are as easy. */
export function ConsentBar(props: ConsentBarProps) {
  const { lang, more, no, onAnswer, text, title, yes } = props;
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, '--consent-bar');
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p>
          {text}{' '}
          <SiteLink href={more.href} lang={lang} className={styles.more}>
            {more.label}
          </SiteLink>
        </p>
      </div>
      <div className="wraps">
        <Button variant="secondary" onClick={() => onAnswer('no')}>
          {no}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('yes')}>
          {yes}
        </Button>
      </div>
    </section>
  );
}
