import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFailed } from '@/components/address/city-map/map-failed';
import type { MapData } from '@/components/address/city-map/map-types';
import { ShopMap } from '@/components/shop/shop-map/shop-map';
import { ShopMapCard } from '@/components/shop/shop-map-card/shop-map-card';
import { useShell } from '@/contexts/shell-context';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { deliveryPoint } from '@/utils/address/delivery-point';
import { oneDecimal, separatorsOf } from '@/utils/money/number-separators';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './list-map.module.css';

type ListMapProps = Readonly<{ cards: readonly ShopCardView[] }>;

/** The shops of the list on the map of the city, also while its streets are missing. */
export function ListMap({ cards }: ListMapProps) {
  const { t, i18n } = useTranslation();
  const { address, currency } = useShell();
  const [type] = useDeliveryType();
  const city = useCityDrawing<MapData>();
  const [selected, setSelected] = useState<number | null>(null);
  const { latitude, longitude } = deliveryPoint(address);
  const chosen = cards.find(({ id }) => id === selected);
  const shops = cards.map(({ at, id, open, rating, title }) => ({
    id,
    title,
    open,
    at,
    label:
      rating === null ? null : oneDecimal(rating, separatorsOf(i18n.language)),
  }));
  return (
    <ShopMap
      map={city.map}
      shops={shops}
      home={[latitude, longitude]}
      selected={chosen?.id ?? null}
      onSelect={setSelected}
    >
      {city.isFailed && (
        <MapFailed className={styles.failed} onRetry={city.retry} />
      )}
      {chosen && (
        <ShopMapCard
          shop={chosen}
          currency={currency}
          pickup={type === 'pickup'}
          closeLabel={t('common.close')}
          onClose={() => setSelected(null)}
        />
      )}
    </ShopMap>
  );
}
