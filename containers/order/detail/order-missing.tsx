import { useTranslation } from 'react-i18next';
import { RetryButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';

type OrderMissingProps = Readonly<{ isFailed: boolean; onRetry: () => void }>;

/** In place of an order that is still being read, or that could not be. */
export function OrderMissing({ isFailed, onRetry }: OrderMissingProps) {
  const { t } = useTranslation();
  if (isFailed)
    return (
      <EmptyState
        headingLevel={1}
        picture="error"
        title={t('orders.failed.title')}
        text={t('orders.failed.text')}
        action={<RetryButton onClick={onRetry} />}
      />
    );
  return <LoadingLines count={6} />;
}
