import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Prose } from '@/components/content/prose/prose';
import styles from './job-article.module.css';

type Marked = Readonly<{ text: string; lang?: string; dir?: 'ltr' | 'rtl' }>;

type JobArticleProps = Readonly<{
  lang: string;
  /** The list it is of. */
  list: Readonly<{ href: string; label: string }>;
  title: Marked;
  summary: Marked;
  /** Sanitised by the server. */
  body: Marked;
  facts: readonly (Marked & Readonly<{ label: string }>)[];
  /** How to apply, or that it is over. */
  apply: ReactNode;
}>;

/** A job: what it is about, and beside it its facts and the way to apply. */
export function JobArticle(props: JobArticleProps) {
  const { apply, facts, lang, list } = props;
  const { text: html, ...ofBody } = props.body;
  const { text: summary, ...ofSummary } = props.summary;
  const { text: title, ...ofTitle } = props.title;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
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
      </header>
      <Prose look="job" html={html} className={styles.prose} {...ofBody} />
      <div className={styles.side}>
        <dl className={styles.facts}>
          {facts.map(({ label, text, ...ofFact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...ofFact}>{text}</dd>
            </div>
          ))}
        </dl>
        {apply}
      </div>
    </article>
  );
}
