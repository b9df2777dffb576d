import { Clock } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './cart-panel.module.css';

type CartArrivalProps = Readonly<{
  shop: Pick<ShopView, 'minutes' | 'open' | 'readyIn'>;
  /** It is fetched: minutes of the kitchen. */
  pickup: boolean;
  /** The time it is wanted at, in words; null: as soon as possible. */
  scheduled: string | null;
}>;

/** When the order comes, or is ready; nothing while no time is chosen and the shop is closed or does not deliver there. */
export function CartArrival({ pickup, scheduled, shop }: CartArrivalProps) {
  const { t } = useTranslation('cart');
  const { minutes, open, readyIn } = shop;
  const way = minutes && t('cart.arrives', minutes);
  const soon = pickup ? t('checkout.readyIn', { count: readyIn }) : way;
  const when =
    scheduled === null
      ? open && soon
      : t('schedule.chosen', { when: scheduled });
  if (!when) return null;
  return (
    <p className={styles.arrives}>
      <Clock size={16} />
      {when}
    </p>
  );
}
