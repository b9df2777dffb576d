import { Store } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MapCredit } from '@/components/address/city-map/map-credit';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { MapStage } from '@/components/address/city-map/map-stage';
import { type MapData, NO_CITY } from '@/components/address/city-map/map-types';
import { MapZoom } from '@/components/address/city-map/map-zoom';
import { useBoxSize } from '@/components/address/city-map/use-box-size';
import { zoomOf } from '@/components/address/city-map/view';
import { useMapGestures } from '@/components/address/pin-map/use-map-gestures';
import type { LatLng } from '@/utils/address/geo';
import { ZoneArea } from './zone-area';
import { ZoneCorners } from './zone-corners';
import { ZonePin } from './zone-pin';
import { nearestSide } from './nearest-side';
import { type MapStart, wholeView } from './whole-view';
import styles from './zone-map.module.css';

type ZoneMapProps = Readonly<{
  /** Its streets; undefined while they are on their way. */
  map: MapData | undefined;
  /** The kitchen; null: not said yet. */
  pin: LatLng | null;
  /** Where the map begins without one. */
  start: MapStart;
  /** The area as it is: the corners that are drawn, or a ring. */
  ring: readonly LatLng[];
  /** Its corners can be moved; else it goes with the pin. */
  isDrawn: boolean;
  /** Counts what brings the map to the area: a place of the list, another way of choosing. */
  picks: number;
  /** Which corner is chosen; null: none. */
  chosen: number | null;
  onChoose: (index: number | null) => void;
  onPin: (point: LatLng) => void;
  onMove: (index: number, point: LatLng) => void;
  /** A new corner at that index. */
  onAdd: (index: number, point: LatLng) => void;
  onRemove: (index: number) => void;
  /** Buttons and figures that lie on the map. */
  children?: ReactNode;
}>;

const SIZE = { width: 568, height: 480 };

function isPart(target: Element): boolean {
  return target.closest('button') !== null;
}

/** The city with the kitchen and the area it delivers to: corners are added, moved and taken away by pointer or keys. */
export function ZoneMap(props: ZoneMapProps) {
  const { children, chosen, isDrawn, onAdd, onChoose, onMove } = props;
  const { onPin, onRemove, picks, pin, ring, start } = props;
  const map = props.map ?? NO_CITY;
  const { t } = useTranslation();
  const helpId = useId();
  const [stage, size] = useBoxSize(SIZE);
  const [held, setHeld] = useState<{ index: number; at: LatLng } | null>(null);
  const points = pin ? [...ring, pin] : ring;
  const [first] = useState(() => wholeView(points, SIZE, start));
  const { drawn, glideTo, live, shift, zoomBy } = useMapGestures(
    stage,
    size,
    first.center,
    isPart,
    first.zoom,
  );
  const [lat, lng] = pin ?? start.at;
  const labels = useMemo(
    () => placeLabels(drawn, map.features, { pin: drawn.project([lat, lng]) }),
    [drawn, lat, lng, map],
  );
  useEffect(() => {
    if (picks === 0 || points.length === 0) return;
    const { center, zoom } = wholeView(points, size, start);
    glideTo(center, 2 ** (zoom - zoomOf(live)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a pick moves the map, not a change of the area
  }, [picks]);

  const shown = ring.map((point, index) =>
    held?.index === index ? held.at : point,
  );
  const places = shown.map(live.project);

  function press({ clientX, clientY, currentTarget, target }: MouseEvent) {
    if (isPart(target as Element)) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = [clientX - left, clientY - top] as const;
    // the kitchen is put by a press once; then its pin alone moves it
    if (isDrawn) onAdd(nearestSide(places, at), live.unproject(at));
    else if (!pin) onPin(live.unproject(at));
  }

  return (
    <div
      role="application"
      aria-label={t('address.map.label')}
      className={styles.frame}
    >
      <MapStage
        ref={stage}
        map={map}
        labels={labels}
        drawn={drawn}
        shift={shift}
        onClick={press}
      >
        <ZoneArea corners={places} size={size} />
        {pin && (
          <ZonePin
            at={pin}
            view={live}
            helpId={helpId}
            icon={<Store x={-10} y={-46} size={20} strokeWidth={1.75} />}
            onMove={onPin}
            onZoom={zoomBy}
          />
        )}
        {isDrawn && (
          <ZoneCorners
            ring={ring}
            view={live}
            chosen={chosen}
            helpId={helpId}
            onChoose={onChoose}
            onDrag={setHeld}
            onMove={onMove}
            onAdd={onAdd}
            onRemove={onRemove}
            onZoom={zoomBy}
          />
        )}
      </MapStage>
      <span id={helpId} className="sr-only">
        {t(isDrawn ? 'zone.help' : 'address.map.help')}
      </span>
      {children}
      <MapZoom className={styles.zoom} onZoom={zoomBy} />
      <MapCredit drawn={map.attribution} />
    </div>
  );
}
