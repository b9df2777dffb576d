import { clsx as cx } from 'clsx';
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import type { RefundDto } from '@/server/contracts/order/after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { lazyBlock } from '@/utils/browser/lazy-block';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './after-sale.module.css';

const RefundDialog = lazyBlock(() => import('./refund-dialog'), 'RefundDialog');

const ICONS = { pending: Clock, approved: CircleCheck, rejected: CircleX };

type RefundStateProps = Readonly<{
  refund: RefundDto;
  currency: MoneyCurrency;
}>;

/** What became of a refund, with the operator's answer. */
function RefundState({ currency, refund }: RefundStateProps) {
  const { t, i18n } = useTranslation();
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
      <div role="status" className={styles.stateRow}>
        <Icon
          className={cx(styles.stateIcon, styles[status])}
          size={24}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <div className={styles.stateWords}>
          <p className={styles.stateTitle}>{t(`refund.${status}`)}</p>
          {text && <p>{text}</p>}
          {answer && <p className={styles.answer}>{answer}</p>}
        </div>
      </div>
    </Panel>
  );
}

/** What became of the money that was asked back; followed live while it is being looked at. */
export function OrderRefund({ order }: Readonly<{ order: OrderDto }>) {
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
export function RefundButton({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="line"
        icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        onPointerEnter={() => RefundDialog.warm()}
      >
        {t(order.order_refunds.length ? 'refund.again' : 'refund.ask')}
      </Button>
      {asks && <RefundDialog order={order} onClose={() => setAsks(false)} />}
    </>
  );
}
