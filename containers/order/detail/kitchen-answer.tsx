import { useTranslation } from 'react-i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { isUnderWay } from '@/utils/order/order-view';
import styles from './order-detail.module.css';

/** What the kitchen calls an order that is picked up, to be said at the counter; of one it did not take, its own words. */
export function KitchenAnswer({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { delivery_type: type, number_of_day: number, status } = order;
  if (status === 'cancelled' && order.refused_note)
    return (
      <figure className={styles.refusal}>
        <figcaption>
          {t('order.refused.note', { shop: order.shop.title })}
        </figcaption>
        <blockquote dir="auto">{order.refused_note}</blockquote>
      </figure>
    );
  if (type !== 'pickup' || !isUnderWay(status) || number === null) return null;
  return (
    <p className={styles.dayNumber}>
      <strong>{t('order.dayNumber', { number })}</strong>
      <span>{t('order.dayNumber.hint')}</span>
    </p>
  );
}
