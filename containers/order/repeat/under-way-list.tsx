import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderStrip } from '@/components/order/order-strip/order-strip';
import { useOrderListEvents } from '@/hooks/order/use-order-list-events';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import { statusWords } from '@/utils/order/order-view';
import { isAwaitingPayment } from '@/utils/order/payment-state';
import { routes } from '@/utils/shell/routes';
import styles from './under-way.module.css';

type UnderWayListProps = Readonly<{ orders: readonly OrderRowDto[] }>;

/** Orders under way, a strip each, live. */
export function UnderWayList({ orders }: UnderWayListProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  useOrderListEvents();
  return (
    <section aria-label={t('orders.title')}>
      <ul className={styles.list}>
        {orders.map((order) => {
          const isDue = isAwaitingPayment(order);
          const isOpen = isDue || order.status === 'new';
          const arrival = isOpen ? null : rowArrivalTitle(order, { now, t });
          return (
            <li key={order.id}>
              <OrderStrip
                href={routes.order(order.id)}
                logo={order.shop.logo_img ?? order.shop.card_img}
                shop={order.shop.title}
                state={arrival ?? statusWords(order, t)}
                action={t(isDue ? 'order.pay.now' : 'orders.track')}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
