import { pathOf } from '@/components/address/city-map/projection';
import type { Size, XY } from '@/components/address/city-map/view';
import styles from './zone-map.module.css';

type ZoneAreaProps = Readonly<{ corners: readonly XY[]; size: Size }>;

/** The ground that the corners enclose. */
export function ZoneArea({ corners, size }: ZoneAreaProps) {
  return (
    <svg
      className={styles.area}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <path d={pathOf(corners, true)} className={styles.zone} />
    </svg>
  );
}
