import { useTranslation } from '@/utils/i18n/use-translation';
import { ChoiceList } from '@/components/form/choice-list/choice-list';
import { RetryButton } from '@/components/ui/button/button';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useLanguages } from '@/hooks/i18n/use-languages';
import { useLocaleSwitch } from '@/hooks/i18n/use-locale-switch';

type LanguageChoiceProps = Readonly<{
  /** A language was chosen and is on its way: the picker closes. */
  onChosen?: () => void;
}>;

/** The active languages, asked of the API when this is first shown (spec.md §2). */
export function LanguageChoice({ onChosen }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const { lang } = useShell();
  const { failed, languages, retry } = useLanguages();
  const switchTo = useLocaleSwitch();
  if (!languages)
    return failed ? (
      <div role="alert">
        <p>{t('home.error.title')}</p>
        <RetryButton size="s" variant="secondary" onClick={retry} />
      </div>
    ) : (
      <LoadingLines count={6} />
    );
  return (
    <ChoiceList
      label={t('header.language')}
      options={languages}
      value={lang}
      columns
      onChoose={(code) => {
        void switchTo(code);
        onChosen?.();
      }}
    />
  );
}
