import { useTranslation } from '@/utils/i18n/use-translation';
import { CityMap } from '@/components/address/city-map/city-map';
import type {
  MapData,
  MapMarkerAt,
} from '@/components/address/city-map/map-types';
import { useCityMap } from '@/hooks/address/use-city-map';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import type { OrderDto } from '@/server/contracts/order/order';
import type { LatLng } from '@/utils/address/geo';
import { routeProgress } from '@/utils/order/courier-progress';
import styles from './order-detail.module.css';

/** What lies on the map's foot, in pixels: the sheet on phones, else the courier's card. */
const SHEET = 24;
const COURIER = 100;

function markersOf(order: OrderDto, courier: LatLng | null): MapMarkerAt[] {
  const { location, shop } = order;
  return [
    { kind: 'shop', at: [shop.location.latitude, shop.location.longitude] },
    ...(location
      ? [{ kind: 'home', at: [location.latitude, location.longitude] } as const]
      : []),
    ...(courier ? [{ kind: 'courier', at: courier } as const] : []),
  ];
}

/** Shop, door and courier on the city's streets; the way behind dotted, the way ahead solid. */
export function OrderMap({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('order');
  const map = useCityMap<MapData>();
  const isPhone = usePhoneSized();
  const { deliveryman, status } = order;
  const spot = deliveryman?.location;
  const courier: LatLng | null =
    spot && status === 'on_a_way' ? [spot.latitude, spot.longitude] : null;
  const isDriven =
    deliveryman &&
    (status === 'on_a_way' || status === 'ready' || status === 'accepted');
  const { ahead, travelled } = routeProgress(
    isDriven ? deliveryman.route : [],
    courier,
  );
  return (
    <div className={styles.map}>
      <CityMap
        map={map}
        label={t('order.map.label')}
        markers={markersOf(order, courier)}
        travelled={travelled}
        ahead={ahead}
        width={840}
        height={612}
        insetBottom={isPhone ? SHEET : deliveryman ? COURIER : 0}
      />
    </div>
  );
}
