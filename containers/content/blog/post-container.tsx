import { Share2 } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ArticleHead } from '@/components/content/article-head/article-head';
import { Prose } from '@/components/content/prose/prose';
import { buttonClass } from '@/components/ui/button/button';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useHandOn } from '@/hooks/browser/use-hand-on';
import { usePost } from '@/hooks/content/use-blog';
import { textLanguage } from '@/utils/content/text-language';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { PostNote } from './post-note';
import { PostTile } from './post-tile';
import styles from './post.module.css';

type PostShareProps = Readonly<{
  title: string;
  text: string;
  /** Absolute, or of this site where its address is not known. */
  url: string;
}>;

const look = {
  variant: 'secondary',
  size: 's',
  className: styles.share,
} as const;

/** Hands a post on by the device's own sheet or the clipboard; without script it is a mail with its address. */
function PostShare({ text, title, url }: PostShareProps) {
  const { t } = useTranslation();
  const { share } = useHandOn();
  const mail = new URLSearchParams({ subject: title, body: url });
  return (
    <a
      className={buttonClass(look, false)}
      href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
      onClick={(event) => {
        event.preventDefault();
        const whole = new URL(url, window.location.href).href;
        void share({ title, text, url: whole });
      }}
    >
      <Share2 size={18} />
      {t('share.action')}
    </a>
  );
}

/** /blog/{slug}: one post as a page of a magazine, in lines of at most 70 characters, and what to read after it. */
export function PostContainer({ slug }: Readonly<{ slug: string }>) {
  const { t } = useTranslation('content');
  const { lang, siteUrl } = useShell();
  const { failed, post, retry } = usePost(slug);
  if (!post)
    return (
      <div className="wrap">
        <h1 className="sr-only">{t('blog.title')}</h1>
        {failed ? <LoadFailed onRetry={retry} /> : <LoadingLines count={8} />}
      </div>
    );
  const { img, related, translation } = post;
  const { description, locales, short_desc: summary, title } = translation;
  return (
    <>
      <article className={styles.article}>
        <ArticleHead
          look="post"
          className={styles.head}
          lang={lang}
          list={{ href: contentRoutes.blog(), label: t('blog.title') }}
          title={{ text: title, ...textLanguage(locales.title, lang) }}
          summary={{ text: summary, ...textLanguage(locales.short_desc, lang) }}
        >
          <div className={styles.facts}>
            <PostNote post={post} />
            <PostShare
              title={title}
              text={summary}
              url={`${siteUrl}${localisedPath(contentRoutes.blogPost(slug), lang)}`}
            />
          </div>
        </ArticleHead>
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
          html={description ?? ''}
          className={styles.prose}
          {...textLanguage(locales.description, lang)}
        />
      </article>
      {related.length > 0 && (
        <section className={styles.more} aria-labelledby="more-posts">
          <h2 id="more-posts">{t('blog.more')}</h2>
          <ul className={styles.posts}>
            {related.map((other) => (
              <li key={other.id}>
                <PostTile post={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
