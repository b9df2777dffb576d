import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './cart-panel.module.css';

type CartArrivalProps = Readonly<{
  shop: Pick<ShopView, 'minutes' | 'open'>;
  /** The time it is wanted at, in words; null: as soon as possible. */
  scheduled: string | null;
}>;

/** When the order comes; nothing while the shop is closed and no time is chosen. */
export function CartArrival({ scheduled, shop }: CartArrivalProps) {
  const { t } = useTranslation();
  if (scheduled === null && !shop.open) return null;
  return (
    <p className={styles.arrives}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      {scheduled === null
        ? t('cart.arrives', shop.minutes)
        : t('schedule.chosen', { when: scheduled })}
    </p>
  );
}
