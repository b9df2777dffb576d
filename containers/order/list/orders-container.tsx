import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadMore } from '@/components/ui/infinite-sentinel/load-more';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useOrders, useOrderTab } from '@/hooks/order/use-orders';
import { ORDER_TABS, orderTabOf, type OrderTab } from '@/utils/order/order-tab';
import { routes } from '@/utils/shell/routes';
import { OrderRow } from './order-row';
import styles from './orders.module.css';

function OrderList({ tab }: Readonly<{ tab: OrderTab }>) {
  const { t } = useTranslation();
  const list = useOrders(tab);
  if (list.isFailed)
    return (
      <EmptyState
        picture="error"
        title={t('orders.failed.title')}
        text={t('orders.failed.text')}
        action={<Button onClick={list.retry}>{t('common.tryAgain')}</Button>}
      />
    );
  if (list.isLoading)
    return (
      <>
        <LoadingStatus />
        <LinesSkeleton count={4} pictures />
      </>
    );
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
  const { t } = useTranslation();
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
