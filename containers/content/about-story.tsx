import { useTranslation } from '@/utils/i18n/use-translation';
import { Prose } from '@/components/content/prose/prose';
import { Picture } from '@/components/ui/picture/picture';
import { useShell } from '@/contexts/shell-context';
import { useStatistics } from '@/hooks/content/use-statistics';
import type { TextPageDto } from '@/server/contracts/content/pages';
import { textLanguage } from '@/utils/content/text-language';
import { countText } from '@/utils/money/count-text';
import styles from './story.module.css';

const OWN_PICTURE = '/images/login-art.webp';

/** A page that tells who the operator is: what there is in numbers, the text without its introduction. */
export function AboutStory({ page }: Readonly<{ page: TextPageDto }>) {
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
