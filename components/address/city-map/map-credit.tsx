import { publicEnv } from '@/utils/env';
import styles from './city-map.module.css';

/** Who is to be named for the tiles; nothing on our own map. */
export function MapCredit() {
  const { mapTilesAttribution: text, mapTilesUrl } = publicEnv;
  if (!mapTilesUrl || !text) return null;
  return (
    <small className={styles.credit}>
      <bdi>{text}</bdi>
    </small>
  );
}
