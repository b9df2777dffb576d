import { useRouter } from 'next/router';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PaymentIcon } from '@/components/checkout/payment-icon/payment-icon';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { CountdownBar } from '@/components/group-order/countdown-bar/countdown-bar';
import { Price } from '@/components/money/price/price';
import { CheckingNotice } from '@/components/payment/checking-notice/checking-notice';
import { Button, RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useSecondsLeft } from '@/hooks/group-order/use-seconds-left';
import { useOrder } from '@/hooks/order/use-order';
import { useBoundedCheck } from '@/hooks/payment/use-bounded-check';
import { useOrderWays, usePayOrder } from '@/hooks/payment/use-pay-order';
import type { OrderDto } from '@/server/contracts/order/order';
import { FORMS } from '@/utils/constants/forms';
import { formatTime } from '@/utils/i18n/dates';
import { isAwaitingPayment } from '@/utils/order/order-view';
import { paymentReturnOf, paymentState } from '@/utils/order/payment-state';
import type { PaymentChoice } from '@/utils/payment/payment-choices';
import { paymentFacts } from '@/utils/payment/payment-facts';
import { paymentTitle } from '@/utils/payment/payment-tags';
import { routes } from '@/utils/shell/routes';
import styles from './order-payment.module.css';

type PayFormProps = Readonly<{
  order: OrderDto;
  refresh: () => Promise<unknown>;
}>;

type WaysProps = Readonly<{
  order: OrderDto;
  ways: readonly PaymentChoice[];
  balance: number | null;
  chosen: number;
  onChoose: (id: number) => void;
}>;

/** The other ways behind one line; they open without script, too. */
function Ways({ balance, chosen, onChoose, order, ways }: WaysProps) {
  const { t } = useTranslation(['checkout', 'order']);
  const id = useId();
  return (
    <details className={styles.ways}>
      <summary className={styles.summary}>{t('order.pay.other')}</summary>
      <fieldset className={styles.choices}>
        <legend className="sr-only">{t('order.pay.other')}</legend>
        {ways.map(({ id: wayId, tag, title, usesWallet }) => {
          const titleKey = paymentTitle(tag);
          const key = paymentFacts(tag).hint?.[order.delivery_type];
          return (
            <PickCard
              key={wayId}
              name="payment_sys_id"
              value={String(wayId)}
              checked={chosen === wayId}
              onChange={() => onChoose(wayId)}
              icon={
                <span className={styles.art} id={`${id}-${tag}`}>
                  <PaymentIcon tag={tag} />
                </span>
              }
              title={titleKey ? t(titleKey) : title}
              text={
                usesWallet ? (
                  <>
                    {t('checkout.pay.balance')}{' '}
                    <Price amount={balance} currency={order.currency} />
                  </>
                ) : (
                  key && t(key)
                )
              }
            />
          );
        })}
      </fieldset>
    </details>
  );
}

/** Pays an order that waits for it, with the method it was placed with or another. */
function PayForm({ order, refresh }: PayFormProps) {
  const { t } = useTranslation('checkout');
  const { balance, isFailed, isLoading, retry, ways } = useOrderWays(order);
  const { failure, isBusy, pay } = usePayOrder(order.id, refresh);
  const posted = usePostedForm();
  const [wish, setWish] = useState<number | null>(null);
  const first = order.transaction?.payment_system.id;
  const way =
    ways.find(({ id }) => id === wish) ??
    ways.find(({ id }) => id === first) ??
    ways[0];
  if (!way) {
    if (isLoading) return <LoadingLines count={1} />;
    return (
      <NoticeBox
        title={t(isFailed ? 'checkout.pay.failed' : 'checkout.pay.none')}
      >
        {isFailed && (
          <RetryButton variant="secondary" size="s" onClick={retry} />
        )}
      </NoticeBox>
    );
  }
  const told = failure || (posted?.form === FORMS.payOrder && posted.message);
  return (
    <Form
      name={FORMS.payOrder}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        pay(way.id);
      }}
    >
      {told && <FormAlert>{told}</FormAlert>}
      <Button type="submit" size="l" block loading={isBusy}>
        <span>
          {t(paymentFacts(way.tag).payButton)}
          {' · '}
          <Price amount={order.total_price} currency={order.currency} />
        </span>
      </Button>
      {ways.length > 1 ? (
        <Ways
          order={order}
          ways={ways}
          balance={balance}
          chosen={way.id}
          onChoose={setWish}
        />
      ) : (
        <input type="hidden" name="payment_sys_id" value={way.id} />
      )}
    </Form>
  );
}

type PaymentProps = Readonly<{ order: OrderDto }>;

/** Until when it may be paid, to the second; afterwards that it is over. */
function PayUntil({ order }: PaymentProps) {
  const { t } = useTranslation('order');
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
  const { t } = useTranslation(['checkout', 'order']);
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
