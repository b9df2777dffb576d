import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { useCancelOrder } from '@/hooks/order/use-cancel-order';
import type { OrderDto } from '@/server/contracts/order/order';
import { lazyBlock } from '@/utils/browser/lazy-block';
import styles from './order-detail.module.css';

const CancelDialog = lazyBlock(() => import('./cancel-dialog'), 'CancelDialog');

/** Cancelling, while the shop has not accepted; asks first, and the question follows the order. Later: whom to ask. */
export function OrderCancel({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const close = (): void => setAsks(false);
  const { cancel, isPending } = useCancelOrder(order.id, close);
  const isMine = useRef(false);
  useEffect(() => {
    // what it was pressed with is gone, and on a phone far below what it led to
    if (isMine.current && order.status === 'cancelled')
      document.querySelector('h1')?.focus();
  }, [order.status]);
  const isAsking = asks && order.status !== 'cancelled';
  return (
    <>
      {order.can_cancel && (
        <div className={styles.cancel}>
          <Button variant="line" block onClick={() => setAsks(true)}>
            {t('order.cancel.action')}
          </Button>
        </div>
      )}
      {order.scheduled && order.status === 'accepted' && (
        <p className={styles.ask}>
          {t('order.cancel.ask', { shop: order.shop.title })}
        </p>
      )}
      {isAsking && (
        <CancelDialog
          order={order}
          isPending={isPending}
          onClose={close}
          onConfirm={() => {
            isMine.current = true;
            cancel();
          }}
        />
      )}
    </>
  );
}
