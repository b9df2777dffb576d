import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalArticle } from '@/components/content/legal-article/legal-article';
import { Story } from '@/components/content/story/story';
import { Versions } from '@/components/content/versions/versions';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useStatistics } from '@/hooks/content/use-statistics';
import { useTextPage } from '@/hooks/content/use-text-page';
import { useSettings } from '@/hooks/shell/use-settings';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { dateWords } from '@/utils/i18n/date-words';
import { elsewhere } from '@/utils/i18n/elsewhere';
import { countText } from '@/utils/money/count-text';

type TextLayoutProps = Readonly<{
  page: TextPageDto;
  /** Below the text. */
  children?: ReactNode;
}>;

/** A long text with its version, its contents beside it, and how to reach the operator. */
function TextArticle({ children, page }: TextLayoutProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { email, phone } = useSettings();
  const { sections, translation, versions } = page;
  return (
    <LegalArticle
      title={translation.title}
      {...elsewhere(translation.locale, lang)}
      versions={
        <Versions
          versions={versions.map(({ changes, since, version }) => ({
            version,
            since: t('date.full', dateWords(since.slice(0, 10), t)),
            changes: changes?.text ?? null,
            ...elsewhere(changes?.locale, lang),
          }))}
        />
      }
      html={translation.description ?? ''}
      sections={sections}
      contact={{ email, phone }}
    >
      {children}
    </LegalArticle>
  );
}

const OWN_PICTURE = '/images/login-art.webp';

/** A page that tells who the operator is: what there is in numbers, the text without its introduction. */
function AboutStory({ page }: TextLayoutProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const numbers = useStatistics();
  const { img, summary, translation } = page;
  const html = translation.description ?? '';
  return (
    <Story
      title={translation.title}
      summary={summary}
      {...elsewhere(translation.locale, lang)}
      picture={img ?? OWN_PICTURE}
      numbersTitle={t('about.numbers')}
      numbers={numbers.map(({ key, value }) => ({
        key,
        value: countText(value, lang),
        label: t(`about.stat.${key}`),
      }))}
      html={page.id === 0 ? html.replace(/^<p>[\s\S]*?<\/p>/, '') : html}
    />
  );
}

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
      <LoadFailed
        size="l"
        headingLevel={1}

        onRetry={retry}
      />
    );
  if (!page) return <LoadingLines count={6} />;
  const Layout = LAYOUTS[page.layout];
  return <Layout page={page}>{children}</Layout>;
}
