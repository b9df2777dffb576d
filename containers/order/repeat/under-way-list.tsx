import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture/picture';
import { useOrderListEvents } from '@/hooks/order/use-order-list-events';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import { statusWords, isAwaitingPayment } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import styles from './under-way.module.css';

type OrderStripProps = Readonly<{
  href: string;
  logo: string | null;
  shop: string;
  /** When it arrives, or how far it is. */
  state: string;
  /** What the link does. */
  action: string;
}>;

/** An order under way in one line: of whom, when it comes, and the way to its page. */
function OrderStrip({ action, href, logo, shop, state }: OrderStripProps) {
  return (
    <Link href={href} prefetch={false} className={styles.strip}>
      {logo && (
        <Picture src={logo} width={40} height={40} className={styles.logo} />
      )}
      <span className={styles.words}>
        <bdi className={`clip ${styles.shop}`}>{shop}</bdi>
        <span className={styles.state} aria-live="polite">
          {state}
        </span>
      </span>
      <span className={styles.action}>
        <span className={styles.name}>{action}</span>
        <ChevronRight className="flip" size={20} />
      </span>
    </Link>
  );
}

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
