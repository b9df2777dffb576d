import { clsx as cx } from 'clsx';
import { House } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MapCredit } from '@/components/address/city-map/map-credit';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { MapStage } from '@/components/address/city-map/map-stage';
import { type MapData, NO_CITY } from '@/components/address/city-map/map-types';
import { MapZoom } from '@/components/address/city-map/map-zoom';
import { useBoxSize } from '@/components/address/city-map/use-box-size';
import { useDragPoint } from '@/components/address/city-map/use-drag-point';
import type { XY } from '@/components/address/city-map/view';
import { type LatLng } from '@/utils/address/geo';
import styles from './pin-map.module.css';
import { useMapGestures } from './use-map-gestures';

const STEP_KM = 0.02;

type PinMapProps = Readonly<{
  /** Its streets; undefined while they are on their way. */
  map: MapData | undefined;
  at: LatLng;
  /** What stands at the pin; null while it is looked up. */
  title: string | null;
  /** The pin was put somewhere by hand or key. */
  onMove: (point: LatLng) => void;
  /** How near it begins, as tile zooms have it. */
  zoom: number;
  /** Another place of the same point brings the map there: counts the picks of the list. */
  pick: number;
  className?: string;
}>;

const MARGIN = 48;

function isPart(target: Element): boolean {
  return target.closest('button') !== null;
}

function translate([x, y]: XY): string {
  return `translate(${x}px, ${y}px)`;
}

/** The city with a pin that is dragged, put somewhere by a press, or moved with the arrow keys. */
export function PinMap({
  at,
  className,
  map = NO_CITY,
  onMove,
  pick,
  title,
  zoom,
}: PinMapProps) {
  const { t } = useTranslation('address');
  const helpId = useId();
  const [stage, size] = useBoxSize({ width: 560, height: 560 });
  const { drawn, glideTo, live, shift, zoomBy } = useMapGestures(
    stage,
    size,
    at,
    isPart,
    zoom,
  );
  const pin = useDragPoint({
    at,
    view: live,
    stepKm: STEP_KM,
    onMove,
    onZoom: zoomBy,
  });
  const [lat, lng] = at;
  const labels = useMemo(
    () => placeLabels(drawn, map.features, { pin: drawn.project([lat, lng]) }),
    [drawn, lat, lng, map],
  );
  const [x, y] = live.project(at);
  const isAway =
    x < MARGIN || y < MARGIN || x > size.width - MARGIN || y > size.height - 16;
  useEffect(() => {
    if (pick > 0) glideTo(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a pick moves the map, not a drag of the pin
  }, [pick]);
  useEffect(() => {
    if (isAway && stage.current?.contains(document.activeElement)) glideTo(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the keys moved the pin out of sight
  }, [at]);

  function put({ clientX, clientY, currentTarget, target }: MouseEvent) {
    if (isPart(target as Element)) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    onMove(live.unproject([clientX - left, clientY - top]));
  }

  return (
    <div
      role="application"
      aria-label={t('address.map.label')}
      className={cx(styles.frame, className)}
    >
      <MapStage
        ref={stage}
        map={map}
        labels={labels}
        drawn={drawn}
        shift={shift}
        onClick={put}
      >
        <button
          type="button"
          className={cx(styles.pin, pin.isHeld && styles.held)}
          style={{ transform: translate(pin.place) }}
          aria-label={
            title
              ? t('address.map.pin', { address: title })
              : t('address.map.pin.empty')
          }
          aria-describedby={helpId}
          {...pin.handlers}
        >
          <svg
            viewBox="-28 -62 56 70"
            width="56"
            height="70"
            aria-hidden="true"
          >
            <ellipse cy="2" rx="10" ry="4" className={styles.foot} />
            <g className={styles.body}>
              <path d="M0 0C-16 -19 -21 -26 -21 -35a21 21 0 1 1 42 0C21 -26 16 -19 0 0Z" />
              <House x={-10} y={-46} size={20} />
            </g>
          </svg>
        </button>
      </MapStage>
      <span id={helpId} className="sr-only">
        {t('address.map.help')}
      </span>
      <MapZoom className={styles.zoom} onZoom={zoomBy} />
      <MapCredit drawn={map.attribution} />
    </div>
  );
}
