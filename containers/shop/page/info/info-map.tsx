import { useTranslation } from 'react-i18next';
import { CityMap } from '@/components/address/city-map/city-map';
import type {
  MapData,
  MapMarkerAt,
} from '@/components/address/city-map/map-types';
import { useShell } from '@/contexts/shell-context';
import { useCityMap } from '@/hooks/address/use-city-map';
import type { LatLng } from '@/utils/address/geo';
import type { ShopInfo } from '@/utils/shop/shop-info';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-info.module.css';

type InfoMapProps = Readonly<{
  shop: ShopView;
  /** Null: not known yet. */
  info: ShopInfo | null;
}>;

const placeOf = ({
  latitude,
  longitude,
}: Readonly<{ latitude: number; longitude: number }>): LatLng => [
  latitude,
  longitude,
];

/** The shop, its other places, the visitor's door and the area of delivery on the city's streets. */
export function InfoMap({ info, shop }: InfoMapProps) {
  const { t } = useTranslation();
  const { address } = useShell();
  const map = useCityMap<MapData>();
  const markers: MapMarkerAt[] = [
    { kind: 'shop', at: placeOf(shop.location) },
    ...(info?.branches ?? []).map(
      ({ location }) => ({ kind: 'shop', at: placeOf(location) }) as const,
    ),
    ...(address ? [{ kind: 'home', at: placeOf(address) } as const] : []),
  ];
  return (
    <div className={styles.map}>
      <CityMap
        map={map}
        label={t('shop.about.map', { name: shop.title })}
        markers={markers}
        zone={info?.zone ?? []}
        width={496}
        height={320}
      />
    </div>
  );
}
