import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { InfiniteSentinel } from '@/components/ui/infinite-sentinel/infinite-sentinel';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { useOrders } from '@/hooks/order/use-orders';
import { routes } from '@/utils/shell/routes';
import { OrderRow } from './order-row';
import styles from './orders.module.css';

const TABS = ['active', 'past'] as const;
type Tab = (typeof TABS)[number];

function OrderList({ tab }: Readonly<{ tab: Tab }>) {
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
  if (list.isLoading) return <LinesSkeleton count={4} pictures />;
  if (list.orders.length === 0)
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
        {list.orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      <InfiniteSentinel
        active={list.hasMore && !list.isLoadingMore}
        onReach={list.loadMore}
      >
        {list.hasMore && (
          <Button
            variant="line"
            loading={list.isLoadingMore}
            onClick={list.loadMore}
          >
            {t('orders.more')}
          </Button>
        )}
      </InfiniteSentinel>
    </>
  );
}

/** /orders: what is under way, and what was. */
export function OrdersContainer() {
  const { t } = useTranslation();
  const { query } = useRouter();
  const tab: Tab = query.tab === 'past' ? 'past' : 'active';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.title')}</h1>
        <SegmentedLinks
          label={t('orders.title')}
          links={TABS.map((value) => ({
            href:
              value === 'active'
                ? routes.orders()
                : `${routes.orders()}?tab=past`,
            label: t(`orders.tab.${value}`),
            current: value === tab,
          }))}
        />
      </header>
      <OrderList tab={tab} />
    </div>
  );
}
