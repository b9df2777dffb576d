import { clsx as cx } from 'clsx';
import { BookOpen } from 'lucide-react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Picture } from '@/components/ui/picture/picture';
import { PostNote } from './post-note';
import styles from './post-card.module.css';

type Marked = Readonly<{ text: string; lang?: string; dir?: 'ltr' | 'rtl' }>;

type PostCardProps = Readonly<{
  href: string;
  lang: string;
  img: string | null;
  title: Marked;
  summary: Marked;
  /** As a machine reads it. */
  date: string;
  /** As a person does. */
  day: string;
  minutes: string;
  /** The newest one, over the whole width. */
  lead?: boolean;
  headingLevel?: 2 | 3;
}>;

/** A post in a list: all of it is one link. */
export function PostCard(props: PostCardProps) {
  const { date, day, headingLevel = 2, href, img, lang, lead, minutes } = props;
  const { text: summary, ...ofSummary } = props.summary;
  const { text: title, ...ofTitle } = props.title;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.card, lead && styles.lead)}>
      <div className={styles.frame}>
        {img ? (
          <Picture
            src={img}
            width={lead ? 720 : 400}
            height={lead ? 450 : 250}
            sizes={
              lead
                ? '(width >= 1140px) 690px, 100vw'
                : '(width >= 1140px) 624px, (width > 600px) 50vw, 100vw'
            }
            priority={lead ?? false}
            className={cx('cover', styles.picture)}
          />
        ) : (
          <BookOpen size={48} strokeWidth={1.25} />
        )}
      </div>
      <div className={styles.words}>
        <PostNote date={date} day={day} minutes={minutes} />
        <Heading className={styles.title} {...ofTitle}>
          <SiteLink
            href={href}
            lang={lang}
            className={cx('whole', styles.link)}
          >
            {title}
          </SiteLink>
        </Heading>
        {summary && (
          <p className={styles.summary} {...ofSummary}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
