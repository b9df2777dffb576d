import { useTranslation } from '@/utils/i18n/use-translation';
import { CityMap } from '@/components/address/city-map/city-map';
import type {
  MapData,
  MapMarkerAt,
} from '@/components/address/city-map/map-types';
import { OrderSteps } from '@/components/order/order-steps/order-steps';
import { Panel } from '@/components/ui/panel/panel';
import { useCityMap } from '@/hooks/address/use-city-map';
import { arrivalTitle } from '@/utils/order/arrival-words';
import { isAwaitingPayment, statusWords } from '@/utils/order/order-view';
import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import styles from './order-progress.module.css';

type OrderOfGroup = ReceiptDto['order'];

/** Shop and courier on the city's streets; the door is not a member's to see. */
function CourierMap({
  at,
  shop,
}: Readonly<{
  at: OrderOfGroup['shop']['location'];
  shop: OrderOfGroup['shop'];
}>) {
  const { t } = useTranslation('group');
  const map = useCityMap<MapData>();
  const { latitude, longitude } = shop.location;
  const markers: MapMarkerAt[] = [
    { kind: 'shop', at: [latitude, longitude] },
    { kind: 'courier', at: [at.latitude, at.longitude] },
  ];
  return (
    <div className={styles.map}>
      <CityMap
        map={map}
        label={t('group.track.map')}
        markers={markers}
        width={560}
        height={280}
      />
    </div>
  );
}

type OrderProgressProps = Readonly<{
  order: OrderOfGroup;
  /** When the order was as it is shown. */
  now: Date;
}>;

/** How far the group's order is, for its members: when it arrives, its steps, and the courier while it is on the way. */
export function OrderProgress({ now, order }: OrderProgressProps) {
  const { t } = useTranslation('order');
  const { courier, shop } = order;
  const arrival = isAwaitingPayment(order)
    ? null
    : arrivalTitle(order, { now, t });
  return (
    <Panel className={styles.progress}>
      <div aria-live="polite">
        <h2 className={styles.title}>{arrival ?? statusWords(order, t)}</h2>
        {courier && (
          <p className={styles.courier}>
            {t('order.courier.driving', { name: courier.firstname })}
          </p>
        )}
      </div>
      <OrderSteps order={order} arrival={order.eta} />
      {courier && <CourierMap at={courier.location} shop={shop} />}
    </Panel>
  );
}
