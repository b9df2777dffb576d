import { publicEnv } from '@/utils/env';
import styles from './city-map.module.css';

type MapCreditProps = Readonly<{
  /** Whom the drawn map's licence names. */
  drawn: string | undefined;
}>;

/** Who is to be named for the tiles, or for the streets that were drawn of other people's data. */
export function MapCredit({ drawn }: MapCreditProps) {
  const { mapTilesAttribution, mapTilesUrl } = publicEnv;
  const text = mapTilesUrl ? mapTilesAttribution : drawn;
  if (!text) return null;
  return (
    <small className={styles.credit}>
      <bdi>{text}</bdi>
    </small>
  );
}
