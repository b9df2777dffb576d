import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useTextPage } from '@/hooks/content/use-text-page';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { AboutStory } from './about-story';
import { TextArticle, type TextLayoutProps } from './text-article';

/** How each layout of the registry (server/domain/content/page-registry) is drawn. */
const LAYOUTS: Readonly<
  Record<TextPageDto['layout'], ComponentType<TextLayoutProps>>
> = {
  article: TextArticle,
  landing: TextArticle,
  part: TextArticle,
  story: AboutStory,
};

type TextPageContainerProps = Readonly<{ slug: string; children?: ReactNode }>;

/** A page of words by its slug; `children` stand below the text. */
export function TextPageContainer({ children, slug }: TextPageContainerProps) {
  const { t } = useTranslation();
  const { failed, page, retry } = useTextPage(slug);
  if (failed && !page)
    return (
      <EmptyState
        picture="error"
        size="l"
        headingLevel={1}
        title={t('error.oops.title')}
        action={<Button onClick={retry}>{t('common.tryAgain')}</Button>}
      />
    );
  if (!page)
    return (
      <>
        <LoadingStatus />
        <LinesSkeleton count={6} />
      </>
    );
  const Layout = LAYOUTS[page.layout];
  return <Layout page={page}>{children}</Layout>;
}
