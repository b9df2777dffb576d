import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LegalArticle } from '@/components/content/legal-article/legal-article';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { withTexts } from '@/utils/browser/tab-texts';
import { useTextPage } from '@/hooks/content/use-text-page';
import { useSettings } from '@/hooks/shell/use-settings';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { textLanguage } from '@/utils/content/text-language';
import { dateWords } from '@/utils/i18n/date-words';
import versionStyles from './versions.module.css';

type TextLayoutProps = Readonly<{
  page: TextPageDto;
  /** Below the text. */
  children?: ReactNode;
}>;

/** Which version is in force since when, what it changed, and the earlier ones. */
function Versions({ versions }: Pick<TextPageDto, 'versions'>) {
  const { t } = useTranslation(['content', 'date']);
  const { lang } = useShell();
  const [current, ...earlier] = versions;
  if (!current) return null;
  const named = ({ since, version }: typeof current) =>
    `${t('legal.version', { version })} · ${t('date.full', dateWords(since.slice(0, 10), t))}`;
  const changesOf = ({ changes }: typeof current) =>
    changes && <p {...textLanguage(changes.locale, lang)}>{changes.text}</p>;
  return (
    <div className={versionStyles.versions}>
      <p className={versionStyles.line}>{named(current)}</p>
      {current.changes && (
        <section className={versionStyles.changed}>
          <h2 className={versionStyles.title}>{t('legal.changed')}</h2>
          {changesOf(current)}
        </section>
      )}
      {earlier.length > 0 && (
        <details className={versionStyles.earlier}>
          <summary>
            {t('legal.earlier')}
            <ChevronDown size={18} />
          </summary>
          <ul>
            {earlier.map((each) => (
              <li key={each.version}>
                {named(each)}
                {changesOf(each)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A long text with its version, its contents beside it, and how to reach the operator. */
function TextArticle({ children, page }: TextLayoutProps) {
  const { lang } = useShell();
  const { email, phone } = useSettings();
  const { sections, translation, versions } = page;
  return (
    <LegalArticle
      title={translation.title}
      {...textLanguage(translation.locale, lang)}
      versions={<Versions versions={versions} />}
      html={translation.description ?? ''}
      sections={sections}
      contact={{ email, phone }}
    >
      {children}
    </LegalArticle>
  );
}

// no page of words but this one has its styles
const AboutStory = dynamic(() =>
  withTexts(['content'], () => import('./about-story'))().then(
    (module) => module.AboutStory,
  ),
);

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
  const { failed, page, retry } = useTextPage(slug);
  if (failed && !page)
    return <LoadFailed size="l" headingLevel={1} onRetry={retry} />;
  if (!page) return <LoadingLines count={6} />;
  const Layout = LAYOUTS[page.layout];
  return <Layout page={page}>{children}</Layout>;
}
