import { ChevronDown } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LegalArticle } from '@/components/content/legal-article/legal-article';
import { Prose } from '@/components/content/prose/prose';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useStatistics } from '@/hooks/content/use-statistics';
import { useTextPage } from '@/hooks/content/use-text-page';
import { useSettings } from '@/hooks/shell/use-settings';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { textLanguage } from '@/utils/content/text-language';
import { dateWords } from '@/utils/i18n/date-words';
import { countText } from '@/utils/money/count-text';
import styles from './story.module.css';
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

const OWN_PICTURE = '/images/login-art.webp';

/** A page that tells who the operator is: what there is in numbers, the text without its introduction. */
function AboutStory({ page }: TextLayoutProps) {
  const { t } = useTranslation('content');
  const { lang } = useShell();
  const numbers = useStatistics();
  const { img, summary, translation } = page;
  const html = translation.description ?? '';
  const ofWords = textLanguage(translation.locale, lang);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words} {...ofWords}>
          <h1 className={styles.title}>{translation.title}</h1>
          <p className={styles.summary}>{summary}</p>
        </div>
        <Picture
          src={img ?? OWN_PICTURE}
          width={592}
          height={440}
          alt=""
          sizes="(width >= 1140px) 592px, (width >= 768px) 50vw, 100vw"
          priority
          className={styles.picture}
        />
      </header>
      {numbers.length > 0 && (
        <section aria-label={t('about.numbers')}>
          <dl className={styles.numbers}>
            {numbers.map(({ key, value }) => (
              <div key={key} className={styles.number}>
                <dt>{t(`about.stat.${key}`)}</dt>
                <dd>
                  <bdi dir="ltr">{countText(value, lang)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Prose
        html={page.id === 0 ? html.replace(/^<p>[\s\S]*?<\/p>/, '') : html}
        className={styles.text}
        {...ofWords}
      />
    </div>
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
  const { failed, page, retry } = useTextPage(slug);
  if (failed && !page)
    return <LoadFailed size="l" headingLevel={1} onRetry={retry} />;
  if (!page) return <LoadingLines count={6} />;
  const Layout = LAYOUTS[page.layout];
  return <Layout page={page}>{children}</Layout>;
}
