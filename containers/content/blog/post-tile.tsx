import { useTranslation } from 'react-i18next';
import { PostCard } from '@/components/content/post-card/post-card';
import { useShell } from '@/contexts/shell-context';
import type { BlogDto } from '@/server/contracts/content/posts';
import { textLanguage } from '@/utils/content/text-language';
import { calendarWords } from '@/utils/i18n/dates';
import { contentRoutes } from '@/utils/shell/content-routes';

type PostTileProps = Readonly<{
  post: BlogDto;
  lead?: boolean;
  headingLevel?: 2 | 3;
}>;

/** A post of a list in the page's words. */
export function PostTile({ post, ...look }: PostTileProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { locales, short_desc: summary, title } = post.translation;
  return (
    <PostCard
      {...look}
      href={contentRoutes.blogPost(post.slug)}
      lang={lang}
      img={post.img}
      title={{ text: title, ...textLanguage(locales.title, lang) }}
      summary={{ text: summary, ...textLanguage(locales.short_desc, lang) }}
      date={post.published_at}
      day={t('date.full', calendarWords(post.published_at, 'UTC', t))}
      minutes={t('blog.minutes', { minutes: post.read_minutes })}
    />
  );
}
