import { useId, useRef } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Button } from '@/components/ui/button/button';
import styles from './consent-bar.module.css';
import { useRoomBelow } from './use-room-below';

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
      <div className={styles.answers}>
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
