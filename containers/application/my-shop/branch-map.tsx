import { MapFailed } from '@/components/address/city-map/map-failed';
import type { MapData } from '@/components/address/city-map/map-types';
import { PinMap } from '@/components/address/pin-map/pin-map';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import type { LatLng } from '@/utils/address/geo';
import { ZOOM } from '@/utils/constants/limits';
import styles from './my-shop.module.css';

type BranchMapProps = Readonly<{
  at: LatLng;
  onMove: (point: LatLng) => void;
}>;

/** Where one of a shop's places stands: a pin that is dragged, pressed or moved with the arrow keys. */
export function BranchMap({ at, onMove }: BranchMapProps) {
  const city = useCityDrawing<MapData>();
  return (
    <div className={styles.map}>
      <PinMap
        className={styles.fill}
        map={city.map}
        at={at}
        zoom={ZOOM.house}
        title={null}
        pick={0}
        onMove={onMove}
      />
      {city.isFailed && <MapFailed onRetry={city.retry} />}
    </div>
  );
}
