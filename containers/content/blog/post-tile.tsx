import { clsx as cx } from 'clsx';
import { BookOpen } from 'lucide-react';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import type { BlogDto } from '@/server/contracts/content/posts';
import { textLanguage } from '@/utils/content/text-language';
import { contentRoutes } from '@/utils/shell/content-routes';
import { PostNote } from './post-note';
import styles from './post-tile.module.css';

type PostTileProps = Readonly<{
  post: BlogDto;
  /** The newest one, over the whole width. */
  lead?: boolean;
  headingLevel?: 2 | 3;
}>;

/** A post of a list in the page's words: all of it is one link. */
export function PostTile({
  post,
  headingLevel = 2,
  lead = false,
}: PostTileProps) {
  const { lang } = useShell();
  const { locales, short_desc: summary, title } = post.translation;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.card, lead && styles.lead)}>
      <div className={styles.frame}>
        {post.img ? (
          <Picture
            src={post.img}
            width={lead ? 720 : 400}
            height={lead ? 450 : 250}
            sizes={
              lead
                ? '(width >= 1140px) 690px, 100vw'
                : '(width >= 1140px) 624px, (width > 600px) 50vw, 100vw'
            }
            priority={lead}
            className={cx('cover', styles.picture)}
          />
        ) : (
          <BookOpen size={48} strokeWidth={1.25} />
        )}
      </div>
      <div className={styles.words}>
        <PostNote post={post} />
        <Heading
          className={styles.title}
          {...textLanguage(locales.title, lang)}
        >
          <SiteLink
            href={contentRoutes.blogPost(post.slug)}
            lang={lang}
            className={cx('whole', styles.link)}
          >
            {title}
          </SiteLink>
        </Heading>
        {summary && (
          <p
            className={styles.summary}
            {...textLanguage(locales.short_desc, lang)}
          >
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
