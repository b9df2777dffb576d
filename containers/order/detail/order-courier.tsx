import { MessageCircle } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CourierCard } from '@/components/order/courier-card/courier-card';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import { ChatLink } from '@/containers/chat/chat-link';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import { distanceText } from '@/utils/address/distance-text';
import { routeProgress } from '@/utils/order/courier-progress';
import styles from './order-detail.module.css';

/** The courier of an order under way, with the distance to go; nothing before one is assigned. */
export function OrderCourier({ order }: Readonly<{ order: OrderDto }>) {
  const { i18n, t } = useTranslation('order');
  const { unit } = useShell();
  const { deliveryman, status } = order;
  if (!deliveryman || status === 'cancelled') return null;
  const { firstname, img, lastname, location, phone, rating, route, vehicle } =
    deliveryman;
  const isDriving = status === 'on_a_way';
  const { remainingKm } = routeProgress(
    route,
    location && [location.latitude, location.longitude],
  );
  const details = [
    vehicle,
    isDriving &&
      t('order.away', {
        distance: distanceText(
          remainingKm,
          { t, language: i18n.language },
          unit,
        ),
      }),
  ].filter((part): part is string => Boolean(part));
  return (
    <div className={styles.courier}>
      <CourierCard
        name={`${firstname} ${lastname}`}
        title={t(
          isDriving ? 'order.courier.driving' : 'order.courier.assigned',
          {
            name: firstname,
          },
        )}
        short={firstname}
        img={img}
        rating={rating}
        details={details}
        phone={phone}
        action={
          <ChatLink
            target={{ kind: 'courier', orderId: order.id }}
            label={t('chat.message', { name: firstname })}
            className={iconButtonClass({ variant: 'fill' })}
          >
            <MessageCircle size={22} />
          </ChatLink>
        }
      />
    </div>
  );
}
