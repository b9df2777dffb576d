import { useTranslation } from 'react-i18next';
import { PostArticle } from '@/components/content/post-article/post-article';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useShell } from '@/contexts/shell-context';
import { usePost } from '@/hooks/content/use-blog';
import { textLanguage } from '@/utils/content/text-language';
import { calendarWords } from '@/utils/i18n/dates';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { PostShare } from './post-share';
import { PostTile } from './post-tile';
import styles from './post.module.css';

/** /blog/{slug}: one post, and what to read after it. */
export function PostContainer({ slug }: Readonly<{ slug: string }>) {
  const { t } = useTranslation();
  const { lang, siteUrl } = useShell();
  const { failed, post, retry } = usePost(slug);
  if (!post)
    return (
      <div className="wrap">
        <h1 className="sr-only">{t('blog.title')}</h1>
        {failed ? (
          <EmptyState
            picture="error"
            title={t('error.oops.title')}
            action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
          />
        ) : (
          <>
            <LoadingStatus />
            <LinesSkeleton count={8} />
          </>
        )}
      </div>
    );
  const { published_at: date, related, translation } = post;
  const { description, locales, short_desc: summary, title } = translation;
  return (
    <PostArticle
      lang={lang}
      list={{ href: contentRoutes.blog(), label: t('blog.title') }}
      img={post.img}
      title={{ text: title, ...textLanguage(locales.title, lang) }}
      summary={{ text: summary, ...textLanguage(locales.short_desc, lang) }}
      note={{
        date,
        day: t('date.full', calendarWords(date, 'UTC', t)),
        minutes: t('blog.minutes', { minutes: post.read_minutes }),
      }}
      body={{
        text: description ?? '',
        ...textLanguage(locales.description, lang),
      }}
      share={
        <PostShare
          title={title}
          text={summary}
          url={`${siteUrl}${localisedPath(contentRoutes.blogPost(slug), lang)}`}
        />
      }
    >
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
    </PostArticle>
  );
}
