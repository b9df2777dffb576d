import { clsx as cx } from 'clsx';
import { ReceiptText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { OrderLines } from '@/components/order/order-lines/order-lines';
import { OrderSteps } from '@/components/order/order-steps/order-steps';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { TwoColumns } from '@/components/ui/two-columns/two-columns';
import { OrderParts } from '@/containers/group-order/order-parts';
import { useShell } from '@/contexts/shell-context';
import { useOrderNewsRead } from '@/hooks/inbox/use-order-news-read';
import { useCancelOrder } from '@/hooks/order/use-cancel-order';
import { useOrder } from '@/hooks/order/use-order';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import type { OrderDto } from '@/server/contracts/order/order';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { arrivalOf } from '@/utils/order/courier-words';
import { orderStory } from '@/utils/order/order-story';
import { isAwaitingPayment, isUnderWay } from '@/utils/order/order-view';
import { soldOutOf } from '@/utils/order/sold-out';
import { routes } from '@/utils/shell/routes';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts';
import { OrderHeadline } from './order-headline';
import { OrderHelp } from './order-help';
import { OrderMissing } from './order-missing';
import { OrderPayment } from './order-payment';

// a press may need it, the page does not
const OrderPush = lazyBlock(
  withTexts(['account'], () => import('./order-push')),
  'OrderPush',
);

// in the page's HTML where an order has them, and no script of theirs elsewhere: the way while it is under way, ...
const OrderMap = dynamic(() =>
  untilLoaded(withTexts(['order'], () => import('./order-map'))).then(
    (module) => module.OrderMap,
  ),
);
const OrderCourier = dynamic(() =>
  withTexts(['order'], () => import('./order-courier'))().then(
    (module) => module.OrderCourier,
  ),
);
const OrderSoldOut = dynamic(() =>
  withTexts(
    ['checkout', 'date', 'order'],
    () => import('./order-sold-out'),
  )().then((module) => module.OrderSoldOut),
);
// ... what can be done once it has ended, ...
const OrderEnd = dynamic(() =>
  untilLoaded(
    withTexts(
      ['checkout', 'date', 'form', 'group', 'order', 'orders', 'reviews'],
      () => import('./order-end'),
    ),
  ).then((module) => module.OrderEnd),
);
// ... and what each of a group pays
const OrderShares = dynamic(() =>
  withTexts(
    ['date', 'group', 'order'],
    () => import('@/containers/group-order/order-shares'),
  )().then((module) => module.OrderShares),
);

/** What was ordered, and what it costs; the number stands in the page's header. */
function OrderSummary({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('order');
  const { lines, parts } = useOrderLines(order);
  const { unit } = useShell();
  return (
    <Panel title={t('order.yours')}>
      {parts && order.group_receipt ? (
        <OrderParts
          uuid={order.group_receipt}
          parts={parts}
          currency={order.currency}
        />
      ) : (
        <OrderLines lines={lines} currency={order.currency} />
      )}
      <PriceSums
        className={styles.sums}
        story={orderStory(order)}
        distance={order.distance}
        unit={unit}
        currency={order.currency}
      />
    </Panel>
  );
}

const CancelDialog = lazyBlock(
  withTexts(['checkout', 'date', 'order'], () => import('./cancel-dialog')),
  'CancelDialog',
);

/** Cancelling, while the shop has not accepted; asks first, and the question follows the order. Later: whom to ask. */
export function OrderCancel({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('order');
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

type OfOrder = Readonly<{ order: OrderDto }>;
type OrderStoryProps = OfOrder &
  Readonly<{
    /** When the order was as it is shown. */
    now: Date;
  }>;

/** Where the order is; what has ended has what can be done with it instead of the map. */
function OrderStory({ now, order }: OrderStoryProps) {
  const isLive = isUnderWay(order.status);
  // what is to be paid first is driven nowhere yet
  const hasMap = isLive && !isAwaitingPayment(order);
  return (
    <div className={cx(styles.main, hasMap && styles.live)}>
      <OrderHeadline order={order} now={now} />
      <OrderPayment order={order} />
      {soldOutOf(order).length > 0 && <OrderSoldOut order={order} />}
      {isLive ? (
        <OrderSteps order={order} arrival={arrivalOf(order, now)} />
      ) : (
        <OrderEnd order={order} />
      )}
      {order.status === 'cancelled' && <OrderFacts order={order} />}
      {hasMap && <OrderMap order={order} />}
      {hasMap && order.deliveryman && <OrderCourier order={order} />}
    </div>
  );
}

/** What was ordered, for whom, and what can be done while it is under way. */
function OrderAside({ order }: OfOrder) {
  const { t } = useTranslation('group');
  return (
    <>
      <OrderSummary order={order} />
      {order.group_receipt && <OrderShares uuid={order.group_receipt} />}
      {order.status !== 'cancelled' && <OrderFacts order={order} />}
      {isUnderWay(order.status) && !isAwaitingPayment(order) && (
        <OrderPush isPickup={order.delivery_type === 'pickup'} />
      )}
      <OrderCancel order={order} />
      {isUnderWay(order.status) && (
        <div className={styles.more}>
          <OrderHelp order={order} block />
          {!isAwaitingPayment(order) && (
            <LinkButton
              variant="ghost"
              block
              href={routes.orderReceipt(order.id)}
              prefetch={false}
              icon={<ReceiptText size={20} />}
            >
              {t('group.receipt.short')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

/** One order, updated live until it has ended and its money is back; then what it was, and the way to another. */
export function OrderDetailContainer({ id }: Readonly<{ id: number }>) {
  const { error, order, readAt, refetch } = useOrder(id);
  const isMoneyOnItsWay = order?.transaction?.refund_state === 'pending';
  useOrderEvents(
    id,
    order !== undefined && (isUnderWay(order.status) || isMoneyOnItsWay),
  );
  useOrderNewsRead(id);
  if (!order)
    return (
      <OrderMissing isFailed={error !== null} onRetry={() => void refetch()} />
    );
  return (
    <TwoColumns
      main={<OrderStory order={order} now={new Date(readAt)} />}
      aside={<OrderAside order={order} />}
    />
  );
}
