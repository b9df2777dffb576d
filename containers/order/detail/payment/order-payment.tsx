import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CountdownBar } from '@/components/group-order/countdown-bar/countdown-bar';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { CheckingNotice } from '@/components/payment/checking-notice/checking-notice';
import { useSecondsLeft } from '@/hooks/group-order/use-seconds-left';
import { useOrder } from '@/hooks/order/use-order';
import { useBoundedCheck } from '@/hooks/payment/use-bounded-check';
import type { OrderDto } from '@/server/contracts/order/order';
import { formatTime } from '@/utils/i18n/dates';
import {
  isAwaitingPayment,
  paymentReturnOf,
  paymentState,
} from '@/utils/order/payment-state';
import { routes } from '@/utils/shell/routes';
import { PayForm } from './pay-form';
import styles from './order-payment.module.css';

type PaymentProps = Readonly<{ order: OrderDto }>;

/** Until when it may be paid, to the second; afterwards that it is over. */
function PayUntil({ order }: PaymentProps) {
  const { t } = useTranslation();
  const { pay_until: until, shop } = order;
  const seconds = useSecondsLeft(until);
  if (until === null) return null;
  const time = `\u2066${formatTime(until, shop.timezone)}\u2069`;
  return (
    <CountdownBar seconds={seconds}>
      {seconds === 0 ? t('order.pay.over') : t('order.pay.until', { time })}
    </CountdownBar>
  );
}

function Due({ order }: PaymentProps) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const { refetch } = useOrder(order.id);
  const refresh = useCallback(() => refetch(), [refetch]);
  const state = paymentState(order, paymentReturnOf(query.payment));
  const check = useBoundedCheck(state === 'checking', refresh);
  const isChecking = state === 'checking' && !check.isOver;
  return (
    <Panel>
      {isChecking ? (
        <CheckingNotice />
      ) : (
        <div className={styles.stack}>
          <PayUntil order={order} />
          {state === 'failed' && (
            <NoticeBox
              title={t('order.pay.failed.title')}
              text={t('order.pay.failed.text')}
            />
          )}
          {check.isOver && <CheckingNotice onAgain={check.again} />}
          <PayForm order={order} refresh={refresh} />
        </div>
      )}
      {isChecking && (
        <noscript>
          <a className={styles.again} href={routes.order(order.id)}>
            {t('checkout.unknown.again')}
          </a>
        </noscript>
      )}
    </Panel>
  );
}

/** How to pay an order that waits for it, or what is being found out about it; nothing once that is done. */
export function OrderPayment({ order }: PaymentProps) {
  return isAwaitingPayment(order) ? <Due order={order} /> : null;
}
