import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './order-detail.module.css';

const CancelDialog = lazyBlock(() => import('./cancel-dialog'), 'CancelDialog');

type OrderCancelProps = Readonly<{
  isPending: boolean;
  onCancel: () => Promise<void>;
}>;

/** Cancelling, while the shop has not accepted; asks first. */
export function OrderCancel({ isPending, onCancel }: OrderCancelProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.cancel}>
      <Button variant="line" block onClick={() => setAsks(true)}>
        {t('order.cancel.action')}
      </Button>
      {asks && (
        <CancelDialog
          isPending={isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => void onCancel().finally(() => setAsks(false))}
        />
      )}
    </div>
  );
}
