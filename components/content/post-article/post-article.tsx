import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { PostNote } from '@/components/content/post-card/post-note';
import { Prose } from '@/components/content/prose/prose';
import { Picture } from '@/components/ui/picture/picture';
import styles from './post-article.module.css';

type Marked = Readonly<{ text: string; lang?: string; dir?: 'ltr' | 'rtl' }>;

type PostArticleProps = Readonly<{
  lang: string;
  /** The list it is of. */
  list: Readonly<{ href: string; label: string }>;
  img: string | null;
  title: Marked;
  summary: Marked;
  /** As a machine reads it, as a person does, and how long reading takes. */
  note: Readonly<{ date: string; day: string; minutes: string }>;
  /** Sanitised by the server. */
  body: Marked;
  share: ReactNode;
  /** What to read after it. */
  children?: ReactNode;
}>;

/** A post as a page of a magazine: its heading and picture wide, its text in lines of at most 70 characters. */
export function PostArticle(props: PostArticleProps) {
  const { children, img, lang, list, note, share } = props;
  const { text: html, ...ofBody } = props.body;
  const { text: summary, ...ofSummary } = props.summary;
  const { text: title, ...ofTitle } = props.title;
  return (
    <>
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
          <div className={styles.facts}>
            <PostNote {...note} />
            {share}
          </div>
        </header>
        {img && (
          <Picture
            src={img}
            width={960}
            height={540}
            sizes="(width >= 1040px) 960px, 100vw"
            priority
            className={styles.picture}
          />
        )}
        <Prose
          look="article"
          html={html}
          className={styles.prose}
          {...ofBody}
        />
      </article>
      {children}
    </>
  );
}
