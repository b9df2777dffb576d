import { useTranslation } from 'react-i18next';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';

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
      <EmptyState
        picture="error"
        headingLevel={headingLevel}
        title={t('home.error.title')}
        text={t('home.error.text')}
        action={<RetryButton onClick={onRetry} />}
      />
    </div>
  );
}
