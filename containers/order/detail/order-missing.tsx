import { useTranslation } from '@/utils/i18n/use-translation';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';

type OrderMissingProps = Readonly<{ isFailed: boolean; onRetry: () => void }>;

/** In place of an order that is still being read, or that could not be. */
export function OrderMissing({ isFailed, onRetry }: OrderMissingProps) {
  const { t } = useTranslation('account-menu');
  if (isFailed)
    return (
      <LoadFailed
        headingLevel={1}
        title={t('orders.failed.title')}
        text={t('orders.failed.text')}
        onRetry={onRetry}
      />
    );
  return <LoadingLines count={6} />;
}
