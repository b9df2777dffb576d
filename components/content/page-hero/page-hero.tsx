import '@/styles/families/common';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

type PageHeroProps = Readonly<{
  title: string;
  text: string | null;
  /** At the end of the line; below and as wide as the page on phones. */
  end?: ReactNode;
}>;

/** A page's large heading with a sentence under it. */
export function PageHero({ title, text, end }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {end}
    </div>
  );
}
