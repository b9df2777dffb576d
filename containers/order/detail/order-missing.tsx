import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';

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
        action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
      />
    );
  return (
    <>
      <LoadingStatus />
      <LinesSkeleton count={6} />
    </>
  );
}
