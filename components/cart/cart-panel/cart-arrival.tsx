import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './cart-panel.module.css';

type CartArrivalProps = Readonly<{
  shop: Pick<ShopView, 'minutes' | 'open'>;
  /** The time it is wanted at, in words; null: as soon as possible. */
  scheduled: string | null;
}>;

/** When the order comes; nothing while no time is chosen and the shop is closed or does not deliver there. */
export function CartArrival({ scheduled, shop }: CartArrivalProps) {
  const { t } = useTranslation();
  const { minutes, open } = shop;
  const soon = open && minutes ? t('cart.arrives', minutes) : null;
  const when =
    scheduled === null ? soon : t('schedule.chosen', { when: scheduled });
  if (when === null) return null;
  return (
    <p className={styles.arrives}>
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      {when}
    </p>
  );
}
