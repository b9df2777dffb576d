import { clsx as cx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import styles from './article-head.module.css';

/** A text, and its language where that is not the page's. */
type Marked = Readonly<{ text: string; lang?: string; dir?: 'ltr' | 'rtl' }>;

type ArticleHeadProps = Readonly<{
  look: 'job' | 'post';
  lang: string;
  /** The list it is of. */
  list: Readonly<{ href: string; label: string }>;
  title: Marked;
  /** Its text may be ''. */
  summary: Marked;
  className?: string;
  children?: ReactNode;
}>;

/** The head of a post or a job: the way back to its list, its title and what it is about in a sentence. */
export function ArticleHead(props: ArticleHeadProps) {
  const { children, className, lang, list, look } = props;
  const { text: summary, ...ofSummary } = props.summary;
  const { text: title, ...ofTitle } = props.title;
  return (
    <header className={cx(styles[look], className)}>
      <SiteLink href={list.href} lang={lang} className={styles.back}>
        <ArrowLeft className="flip" size={18} />
        {list.label}
      </SiteLink>
      <h1 className={styles.title} {...ofTitle}>
        {title}
      </h1>
      {summary && (
        <p className={styles.summary} {...ofSummary}>
          {summary}
        </p>
      )}
      {children}
    </header>
  );
}
