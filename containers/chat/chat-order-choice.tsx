import { useTranslation } from 'react-i18next';
import { OverBox } from '@/components/chat/over-box/over-box';
import { Badge } from '@/components/ui/badge/badge';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { useOrders } from '@/hooks/order/use-orders';
import {
  shownStatus,
  STATUS_TONES,
  statusWords,
} from '@/utils/order/order-view';
import styles from './chat.module.css';

type OrderChoiceProps = Readonly<{
  onChoose: (orderId: number) => void;
  onClose: () => void;
}>;

/** One of the own orders, to be shown in the room. */
export function ChatOrderChoice({ onChoose, onClose }: OrderChoiceProps) {
  const { t } = useTranslation();
  const active = useOrders('active');
  const past = useOrders('past');
  const isLoading = active.isLoading || past.isLoading;
  const orders = [...active.rows, ...past.rows];
  return (
    <OverBox title={t('chat.addOrder')} onClose={onClose}>
      {isLoading && <LinesSkeleton count={4} />}
      {!isLoading && orders.length === 0 && <p>{t('chat.order.none')}</p>}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className={styles.order}
              onClick={() => onChoose(order.id)}
            >
              <span>
                <b>{t('order.number', { id: order.id })}</b>
                <bdi className={styles.orderNote}>{order.shop.title}</bdi>
              </span>
              <Badge tone={STATUS_TONES[shownStatus(order)]}>
                {statusWords(order, t)}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
    </OverBox>
  );
}
