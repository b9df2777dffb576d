import { useTranslation } from '@/utils/i18n/use-translation';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';

type ListFailedProps = Readonly<{
  onRetry: () => void;
  /** 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
}>;

/** The list could not be read; what was read before stays. */
export function ListFailed({ onRetry, headingLevel = 2 }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <LoadFailed
        headingLevel={headingLevel}
        title={t('home.error.title')}
        text={t('home.error.text')}
        onRetry={onRetry}
      />
    </div>
  );
}
