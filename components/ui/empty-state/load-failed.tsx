import { useTranslation } from '@/utils/i18n/use-translation';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState, type EmptyStateProps } from './empty-state';

type LoadFailedProps = Omit<EmptyStateProps, 'action' | 'picture' | 'title'> &
  Readonly<{ title?: string; onRetry: () => void }>;

/** In place of what could not be read: says so, and tries again. */
export function LoadFailed({ onRetry, ...rest }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="error"
      title={t('error.oops.title')}
      action={<RetryButton onClick={onRetry} />}
      {...rest}
    />
  );
}
