import { clsx as cx } from 'clsx';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { OrderSteps } from '@/components/order/order-steps/order-steps';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import afterSaleStyles from '@/containers/order/after-sale/after-sale.module.css';
import { OrderFeedback } from '@/containers/order/after-sale/order-feedback';
import { RepeatButton } from '@/containers/order/repeat/repeat-button';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import type { RefundDto } from '@/server/contracts/order/after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { paymentState } from '@/utils/order/payment-state';
import { routes } from '@/utils/shell/routes';
import styles from './order-detail.module.css';
import { OrderHelp } from './order-help';

const RefundDialog = lazyBlock(
  withTexts(
    ['checkout', 'dish', 'form', 'order', 'orders'],
    () => import('@/containers/order/after-sale/refund-dialog'),
  ),
  'RefundDialog',
);

const ICONS = { pending: Clock, approved: CircleCheck, rejected: CircleX };

type RefundStateProps = Readonly<{
  refund: RefundDto;
  currency: MoneyCurrency;
}>;

/** What became of a refund, with the operator's answer. */
function RefundState({ currency, refund }: RefundStateProps) {
  const { t, i18n } = useTranslation(['form', 'orders']);
  const { answer, price, status } = refund;
  const amount = moneyText(price, currency, i18n.language);
  const Icon = ICONS[status];
  const text = {
    pending: t('refund.pendingText', { amount }),
    approved: t('refund.approvedText', { amount }),
    rejected: null,
  }[status];
  return (
    <Panel>
      <div role="status" className={afterSaleStyles.stateRow}>
        <Icon
          className={cx(afterSaleStyles.stateIcon, afterSaleStyles[status])}
          size={24}
        />
        <div className={afterSaleStyles.stateWords}>
          <p className="strong">{t(`refund.${status}`)}</p>
          {text && <p>{text}</p>}
          {answer && <p className={afterSaleStyles.answer}>{answer}</p>}
        </div>
      </div>
    </Panel>
  );
}

/** What became of the money that was asked back; followed live while it is being looked at. */
function OrderRefund({ order }: Readonly<{ order: OrderDto }>) {
  const [last] = order.order_refunds;
  useOrderEvents(order.id, last?.status === 'pending');
  if (!last) return null;
  return (
    <div>
      <RefundState refund={last} currency={order.currency} />
    </div>
  );
}

/** Asks for money back of a delivered order. */
function RefundButton({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('orders');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="line"
        icon={<CircleAlert size={20} />}
        onClick={() => setAsks(true)}
        onPointerEnter={() => RefundDialog.warm()}
      >
        {t(order.order_refunds.length ? 'refund.again' : 'refund.ask')}
      </Button>
      {asks && <RefundDialog order={order} onClose={() => setAsks(false)} />}
    </>
  );
}

/** What can be done with an order that has ended. */
function OrderActions({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('group');
  return (
    <div className={styles.actions}>
      <RepeatButton order={order} />
      {paymentState(order, null) !== 'unpaid' && (
        <LinkButton
          variant="line"
          href={routes.orderReceipt(order.id)}
          prefetch={false}
          icon={<ReceiptText size={20} />}
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
