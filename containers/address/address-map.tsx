import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MapFailed } from '@/components/address/city-map/map-failed';
import type { MapData } from '@/components/address/city-map/map-types';
import { PinMap } from '@/components/address/pin-map/pin-map';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import { useMapStart } from '@/hooks/address/use-map-start';
import type { LatLng } from '@/utils/address/geo';
import styles from './address-dialog.module.css';

type AddressMapProps = Readonly<{
  at: LatLng;
  title: string | null;
  picks: number;
  onMove: (point: LatLng) => void;
}>;

/** The map of the address dialog; the pin also moves while the streets are missing. */
export function AddressMap({ at, onMove, picks, title }: AddressMapProps) {
  const { t } = useTranslation('address');
  const [isMoved, setMoved] = useState(false);
  const city = useCityDrawing<MapData>();
  const { zoom } = useMapStart();
  return (
    <div className={styles.map}>
      <PinMap
        className={styles.fill}
        map={city.map}
        at={at}
        title={title}
        zoom={zoom}
        pick={picks}
        onMove={(point) => {
          setMoved(true);
          onMove(point);
        }}
      />
      {city.isFailed && (
        <MapFailed className={styles.failed} onRetry={city.retry} />
      )}
      {!isMoved && (
        <p className={styles.tip} aria-hidden="true">
          {t('address.map.hint')}
        </p>
      )}
    </div>
  );
}
