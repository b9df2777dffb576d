import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';

/** What a checkout cannot begin without did not come: the cart, or its shop. */
export function CheckoutFailed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      picture="error"
      title={t('checkout.failed.title')}
      text={t('orders.failed.text')}
      action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
    />
  );
}
