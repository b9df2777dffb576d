import { CityMap } from '@/components/address/city-map/city-map';
import type {
  MapData,
  MapMarkerAt,
} from '@/components/address/city-map/map-types';
import { useCityMap } from '@/hooks/address/use-city-map';
import styles from './checkout.module.css';

type CityPieceProps = Readonly<{
  label: string;
  kind: MapMarkerAt['kind'];
  latitude: number;
  longitude: number;
}>;

/** The city around a place. */
export function CityPiece({
  kind,
  label,
  latitude,
  longitude,
}: CityPieceProps) {
  const map = useCityMap<MapData>();
  return (
    <div className={styles.map}>
      <CityMap
        map={map}
        label={label}
        markers={[{ kind, at: [latitude, longitude] }]}
        width={784}
        height={184}
      />
    </div>
  );
}
