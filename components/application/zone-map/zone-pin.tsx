import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '@/components/address/city-map/view';
import { clsx as cx } from 'clsx';
import type { LatLng } from '@/utils/address/geo';
import { useDragPoint } from './use-drag-point';
import styles from './zone-map.module.css';

type ZonePinProps = Readonly<{
  at: LatLng;
  view: View;
  helpId: string;
  icon: ReactNode;
  onMove: (point: LatLng) => void;
  onZoom: (factor: number) => void;
}>;

/** Where the kitchen is. */
export function ZonePin({
  at,
  helpId,
  icon,
  onMove,
  onZoom,
  view,
}: ZonePinProps) {
  const { t } = useTranslation();
  const { handlers, isHeld, place } = useDragPoint({
    at,
    view,
    onMove,
    onZoom,
  });
  return (
    <button
      type="button"
      className={cx(styles.pin, isHeld && styles.held)}
      style={{ transform: `translate(${place[0]}px, ${place[1]}px)` }}
      aria-label={t('seller.kitchen')}
      aria-describedby={helpId}
      {...handlers}
    >
      <svg viewBox="-28 -62 56 70" width="56" height="70" aria-hidden="true">
        <ellipse cy="2" rx="10" ry="4" className={styles.foot} />
        <g className={styles.body}>
          <path d="M0 0C-16 -19 -21 -26 -21 -35a21 21 0 1 1 42 0C21 -26 16 -19 0 0Z" />
          {icon}
        </g>
      </svg>
    </button>
  );
}
