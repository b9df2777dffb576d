import { CalendarClock } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { Price } from '@/components/money/price/price';
import { StatusSteps } from '@/components/order/status-steps/status-steps';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadMore } from '@/components/ui/infinite-sentinel/load-more';
import { Picture } from '@/components/ui/picture/picture';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { RepeatButton } from '@/containers/order/repeat/repeat-button';
import { useOrders, useOrderTab } from '@/hooks/order/use-orders';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { formatDay, formatTime } from '@/utils/i18n/dates';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import { ORDER_TABS, type OrderTab, orderTabOf } from '@/utils/order/order-tab';
import {
  isAwaitingPayment,
  isUnderWay,
  REFUND_TONES,
  shownStatus,
  shownStatusKey,
  STATUS_TONES,
  statusWords,
  stepStates,
} from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import styles from './orders.module.css';

type OrderRowProps = Readonly<{ order: OrderRowDto }>;

/** How far it is: the bar of the order's page without its words. */
function OrderProgress({ order }: OrderRowProps) {
  const { t } = useTranslation('order');
  const isPickup = order.delivery_type === 'pickup';
  return (
    <StatusSteps
      bare
      label={t('order.steps.label')}
      steps={stepStates(order).map(({ state, status }) => ({
        key: status,
        label: t(shownStatusKey(status, isPickup)),
        state,
      }))}
    />
  );
}

/** An order of the list, in its own currency and the shop's time; the whole card is its link. */
function OrderRow({ order }: OrderRowProps) {
  const { t } = useTranslation(['date', 'form', 'order', 'orders']);
  const [now] = useState(() => new Date());
  const { created_at: createdAt, refund_status: refund, shop, status } = order;
  const isDue = isAwaitingPayment(order);
  const isLive = isUnderWay(status);
  const href = routes.order(order.id);
  const logo = shop.logo_img ?? shop.card_img;
  const arrival = isLive && !isDue ? rowArrivalTitle(order, { now, t }) : null;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {logo && (
          <Picture className={styles.logo} src={logo} width={44} height={44} />
        )}
        <div className={styles.words}>
          <div className={styles.name}>
            <h2 className={styles.shop}>
              <Link href={href} prefetch={false} className="whole">
                <bdi>{shop.title}</bdi>
              </Link>
            </h2>
            <Badge tone={STATUS_TONES[shownStatus(order)]}>
              {statusWords(order, t)}
            </Badge>
          </div>
          <p className={styles.note}>
            <span>{t('order.short', { id: order.id })}</span>
            <span>
              {t('orders.when', {
                day: formatDay(createdAt, shop.timezone, t),
                time: formatTime(createdAt, shop.timezone),
              })}
            </span>
            {refund && (
              <Badge tone={REFUND_TONES[refund]}>{t(`refund.${refund}`)}</Badge>
            )}
          </p>
        </div>
      </header>
      {arrival && (
        <p className={styles.arrival}>
          {order.scheduled && <CalendarClock size={18} />}
          {arrival}
        </p>
      )}
      {isLive && !isDue && (
        <div className={styles.steps}>
          <OrderProgress order={order} />
        </div>
      )}
      <div className={styles.what}>
        {order.items_img.length > 0 && (
          <div className={styles.pictures}>
            {order.items_img.map((src, index) => (
              <Picture
                key={`${index}${src}`}
                className={styles.picture}
                src={src}
                width={64}
                height={64}
              />
            ))}
          </div>
        )}
        <p className={`clamp2 ${styles.items}`}>{order.items_title}</p>
        <Price
          amount={order.total_price}
          currency={order.currency}
          className={styles.total}
        />
        <div className={styles.action}>
          {isLive ? (
            <LinkButton
              href={href}
              prefetch={false}
              variant={isDue ? 'primary' : 'secondary'}
              size="s"
            >
              {t(isDue ? 'order.pay.now' : 'orders.track')}
            </LinkButton>
          ) : (
            <RepeatButton order={order} variant="secondary" size="s" />
          )}
        </div>
      </div>
    </article>
  );
}

function OrderList({ tab }: Readonly<{ tab: OrderTab }>) {
  const { t } = useTranslation(['account-menu', 'orders']);
  const list = useOrders(tab);
  if (list.isFailed)
    return (
      <LoadFailed
        title={t('orders.failed.title')}
        text={t('orders.failed.text')}
        onRetry={list.retry}
      />
    );
  if (list.isLoading) return <LoadingLines count={4} pictures />;
  if (list.rows.length === 0)
    return (
      <EmptyState
        picture="empty"
        title={t(`orders.empty.${tab}.title`)}
        text={t(`orders.empty.${tab}.text`)}
        action={
          <LinkButton href={routes.home()}>
            {t('orders.empty.action')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {list.rows.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} label={t('orders.more')} />
    </>
  );
}

/** /orders inside of the account's frame: what is under way, and what was; without a wish it opens on what there is. */
export function OrdersContainer() {
  const { t } = useTranslation(['account-menu', 'orders']);
  const { query } = useRouter();
  const tab = useOrderTab(orderTabOf(query.tab));
  return (
    <div>
      <SegmentedLinks
        label={t('orders.title')}
        className={styles.tabs}
        links={ORDER_TABS.map((value) => ({
          href: routes.orders(value),
          label: t(`orders.tab.${value}`),
          current: value === tab,
        }))}
      />
      <OrderList tab={tab} />
    </div>
  );
}
