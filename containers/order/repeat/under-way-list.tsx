import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import { useOrderListEvents } from '@/hooks/order/use-order-list-events';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import { statusWords, isAwaitingPayment } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import styles from './under-way.module.css';

type UnderWayListProps = Readonly<{ orders: readonly OrderRowDto[] }>;

/** Orders under way, a line each, live: of whom, when it comes or how far it is, and the way to its page. */
export function UnderWayList({ orders }: UnderWayListProps) {
  const { t } = useTranslation(['account-menu', 'order']);
  const [now] = useState(() => new Date());
  useOrderListEvents();
  return (
    <section aria-label={t('orders.title')}>
      <ul className={styles.list}>
        {orders.map((order) => {
          const { card_img: card, logo_img: own, title } = order.shop;
          const logo = own ?? card;
          const isDue = isAwaitingPayment(order);
          const isOpen = isDue || order.status === 'new';
          const arrival = isOpen ? null : rowArrivalTitle(order, { now, t });
          return (
            <li key={order.id}>
              <Link
                href={routes.order(order.id)}
                prefetch={false}
                className={styles.strip}
              >
                {logo && (
                  <Picture
                    src={logo}
                    width={40}
                    height={40}
                    className={styles.logo}
                  />
                )}
                <span className={styles.words}>
                  <bdi className={`clip ${styles.shop}`}>{title}</bdi>
                  <span className={styles.state} aria-live="polite">
                    {arrival ?? statusWords(order, t)}
                  </span>
                </span>
                <span className={styles.action}>
                  <span className={styles.name}>
                    {t(isDue ? 'order.pay.now' : 'orders.track')}
                  </span>
                  <ChevronRight className="flip" size={20} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
