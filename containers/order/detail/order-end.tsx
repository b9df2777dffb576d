import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderSteps } from '@/components/order/order-steps/order-steps';
import { LinkButton } from '@/components/ui/button/link-button';
import { OrderFeedback } from '@/containers/order/after-sale/order-feedback';
import {
  OrderRefund,
  RefundButton,
} from '@/containers/order/after-sale/order-refund';
import { RepeatButton } from '@/containers/order/repeat/repeat-button';
import type { OrderDto } from '@/server/contracts/order/order';
import { paymentState } from '@/utils/order/payment-state';
import { routes } from '@/utils/shell/routes';
import { OrderHelp } from './order-help';
import styles from './order-detail.module.css';

/** What can be done with an order that has ended. */
function OrderActions({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <RepeatButton order={order} />
      {paymentState(order, null) !== 'unpaid' && (
        <LinkButton
          variant="line"
          href={routes.orderReceipt(order.id)}
          prefetch={false}
          icon={<ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('group.receipt.short')}
        </LinkButton>
      )}
      {order.can_refund ? (
        <RefundButton order={order} />
      ) : (
        <OrderHelp order={order} />
      )}
    </div>
  );
}

/** What can be done with an order that has ended, how it was, and last how it went. */
export function OrderEnd({ order }: Readonly<{ order: OrderDto }>) {
  return (
    <>
      <OrderActions order={order} />
      <OrderRefund order={order} />
      <OrderFeedback order={order} />
      {order.status === 'delivered' && (
        <OrderSteps order={order} arrival={order.eta} />
      )}
    </>
  );
}
