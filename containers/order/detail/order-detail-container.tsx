import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { OrderShares } from '@/containers/group-order/order-shares';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { useOrder } from '@/hooks/order/use-order';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import { clsx as cx } from 'clsx';
import { notify } from '@/utils/shell/notices';
import { isUnderWay } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import { OrderCancel } from './order-cancel';
import { OrderCourier } from './order-courier';
import { OrderFacts } from './order-facts';
import { OrderHeadline } from './order-headline';
import { OrderMap } from './order-map';
import { OrderMissing } from './order-missing';
import { OrderSteps } from './order-steps';
import { OrderSummary } from './order-summary';
import styles from './order-detail.module.css';

/** One order, updated live until it has ended; then what it was, and the way to another. */
export function OrderDetailContainer({ id }: Readonly<{ id: number }>) {
  const { t } = useTranslation();
  const { cancel, error, order, refetch } = useOrder(id);
  useOrderEvents(id, order !== undefined && isUnderWay(order.status));
  if (!order)
    return (
      <OrderMissing isFailed={error !== null} onRetry={() => void refetch()} />
    );
  const isLive = isUnderWay(order.status);
  async function handleCancel(): Promise<void> {
    try {
      await cancel.mutateAsync();
      notify({ type: 'success', title: t('order.cancel.done') });
    } catch (error) {
      notify({
        type: 'error',
        title: t('order.cancel.failed'),
        text: error instanceof Error ? error.message : undefined,
      });
    }
  }
  return (
    <TwoColumns
      main={
        <div className={cx(styles.main, isLive && styles.live)}>
          <OrderHeadline order={order} />
          {order.status !== 'cancelled' && <OrderSteps order={order} />}
          {isLive ? (
            <>
              <OrderMap order={order} />
              <OrderCourier order={order} />
            </>
          ) : (
            <OrderSummary order={order} />
          )}
        </div>
      }
      aside={
        <>
          {isLive && <OrderSummary order={order} />}
          {order.group_receipt && <OrderShares uuid={order.group_receipt} />}
          <OrderFacts order={order} />
          {order.can_cancel && (
            <OrderCancel isPending={cancel.isPending} onCancel={handleCancel} />
          )}
          {!isLive && (
            <LinkButton
              className={styles.again}
              href={routes.shop(order.shop)}
              variant="secondary"
              block
            >
              {t('order.again')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
