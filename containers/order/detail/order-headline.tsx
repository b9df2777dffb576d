import {
  Bike,
  Check,
  ChefHat,
  PackageCheck,
  ReceiptText,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import type { OrderDto } from '@/server/contracts/order';
import type { OrderStatus } from '@/utils/constants/order-status';
import { formatTime, formatTimeRange } from '@/utils/i18n/dates';
import { reachedAt, STATUS_TONES } from '@/utils/order/order-view';
import styles from './order-detail.module.css';

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

const ICONS: Readonly<Record<OrderStatus, ReactNode>> = {
  new: <ReceiptText {...icon} />,
  accepted: <ChefHat {...icon} />,
  ready: <PackageCheck {...icon} />,
  on_a_way: <Bike {...icon} />,
  delivered: <Check {...icon} />,
  cancelled: <X {...icon} />,
};

/** The state in a word, the arrival as the heading, one sentence; a change is announced. */
export function OrderHeadline({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { delivery_type: type, eta, shop, status } = order;
  const zone = shop.timezone;
  const isPickup = type === 'pickup';
  const at = reachedAt(order, status);
  const courier = order.deliveryman?.firstname ?? '';
  const title = (() => {
    if (status === 'cancelled') return t('order.title.cancelled');
    if (status === 'delivered')
      return t(isPickup ? 'order.title.pickedUp' : 'order.title.delivered', {
        time: at ? formatTime(at, zone) : '',
      });
    if (!eta) return t(`order.status.${status}`);
    return t(isPickup ? 'order.title.pickup' : 'order.title.arriving', {
      time: formatTimeRange(eta.from, eta.to, zone),
    });
  })();
  return (
    <header className={styles.headline} aria-live="polite">
      <Badge
        className={styles.badge}
        tone={STATUS_TONES[status]}
        icon={ICONS[status]}
      >
        {t(
          status === 'delivered' && isPickup
            ? 'order.status.pickedUp'
            : `order.status.${status}`,
        )}
      </Badge>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sentence}>
        {t(
          isPickup && status !== 'on_a_way'
            ? `order.text.pickup.${status}`
            : `order.text.${status}`,
          {
            shop: shop.title,
            courier,
            time: at ? formatTime(at, zone) : '',
          },
        )}
      </p>
    </header>
  );
}
