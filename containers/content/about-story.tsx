import { useTranslation } from 'react-i18next';
import { Story } from '@/components/content/story/story';
import { useShell } from '@/contexts/shell-context';
import { useStatistics } from '@/hooks/content/use-statistics';
import { countText } from '@/utils/money/count-text';
import { elsewhere } from '@/utils/i18n/elsewhere';
import type { TextLayoutProps } from './text-article';

const OWN_PICTURE = '/images/login-art.webp';

/** A page that tells who the operator is: what there is in numbers, the text without its introduction. */
export function AboutStory({ page }: TextLayoutProps) {
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
