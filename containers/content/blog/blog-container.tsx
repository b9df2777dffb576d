import { Rss } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PageHero } from '@/components/content/page-hero/page-hero';
import { PageLinks } from '@/components/content/page-links/page-links';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { usePosts } from '@/hooks/content/use-blog';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import styles from './blog.module.css';
import { PostTile } from './post-tile';

/** /blog: the newest post large, the others in rows, page by page. */
export function BlogContainer({ page }: Readonly<{ page: number }>) {
  const { t } = useTranslation('content');
  const { lang } = useShell();
  const { failed, found, retry } = usePosts(page);
  const posts = found?.data ?? [];
  return (
    <div className="wrap">
      <PageHero
        title={t('blog.title')}
        text={t('blog.text')}
        end={
          <a
            className={styles.feed}
            href={localisedPath(contentRoutes.blogFeed('rss'), lang)}
            type="application/rss+xml"
          >
            <Rss size={18} />
            {t('blog.feed')}
          </a>
        }
      />
      {failed && <LoadFailed onRetry={retry} />}
      {!found && !failed && <LoadingLines count={6} pictures />}
      {found && posts.length === 0 && (
        <EmptyState
          size="l"
          title={t('blog.empty.title')}
          text={t('blog.empty.text')}
        />
      )}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post, index) => {
            const lead = page === 1 && index === 0;
            return (
              <li key={post.id} className={lead ? styles.lead : undefined}>
                <PostTile post={post} lead={lead} />
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks
        label={t('blog.title')}
        lang={lang}
        page={page}
        last={found?.meta.last_page ?? 1}
        hrefOf={contentRoutes.blog}
      />
    </div>
  );
}
