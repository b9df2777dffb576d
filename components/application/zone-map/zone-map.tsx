import {
  distanceToStretch,
  pathOf,
} from '@/components/address/city-map/projection';
import {
  fitView,
  type Size,
  type XY,
  zoomOf,
} from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';
import styles from './zone-map.module.css';
import { Store, Trash2, Undo2, X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MapCredit } from '@/components/address/city-map/map-credit';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { MapStage } from '@/components/address/city-map/map-stage';
import { type MapData, NO_CITY } from '@/components/address/city-map/map-types';
import { MapZoom } from '@/components/address/city-map/map-zoom';
import { useBoxSize } from '@/components/address/city-map/use-box-size';
import { useMapGestures } from '@/components/address/pin-map/use-map-gestures';
import { ZoneCorners, ZonePin } from './zone-points';

/** The index that a new corner gets: inside the side that is nearest to it; at the end of what is no area yet. */
function nearestSide(corners: readonly XY[], at: XY): number {
  if (corners.length < 3) return corners.length;
  const distances = corners.map((corner, index) =>
    distanceToStretch(
      at,
      corner,
      corners[(index + 1) % corners.length] ?? corner,
    ),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Kept free for the buttons above and the figures below. */
const PADDING = { top: 76, side: 40, bottom: 110 };
const NEAREST_ZOOM = 16;

/** Where the map begins while nothing is drawn; the zoom as tiles have it. */
interface MapStart {
  readonly at: LatLng;
  readonly zoom: number;
}

/** The middle and the zoom with which all of the points are in sight; `start` where there are none. */
function wholeView(
  points: readonly LatLng[],
  size: Size,
  start: MapStart,
): { readonly center: LatLng; readonly zoom: number } {
  if (points.length === 0) return { center: start.at, zoom: start.zoom };
  const view = fitView(points, { ...size, padding: PADDING });
  return {
    center: view.unproject([size.width / 2, size.height / 2]),
    zoom: Math.min(NEAREST_ZOOM, zoomOf(view)),
  };
}

type ZoneAreaProps = Readonly<{ corners: readonly XY[]; size: Size }>;

/** The ground that the corners enclose. */
function ZoneArea({ corners, size }: ZoneAreaProps) {
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
  const { t } = useTranslation(['address', 'application']);
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
            icon={<Store x={-10} y={-46} size={20} />}
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

type ZoneToolsProps = Readonly<{
  canUndo: boolean;
  canClear: boolean;
  /** A corner is chosen. */
  canRemove: boolean;
  onUndo: () => void;
  onClear: () => void;
  onRemove: () => void;
}>;

const icon = { size: 18 } as const;

/** What can be done with the area as a whole, at the upper edge of its map. */
export function ZoneTools(props: ZoneToolsProps) {
  const { canClear, canRemove, canUndo, onClear, onRemove, onUndo } = props;
  const { t } = useTranslation('application');
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <Undo2 {...icon} className="flip" />
        {t('zone.undo')}
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={!canClear}
        onClick={onClear}
      >
        <Trash2 {...icon} />
        {t('zone.clear')}
      </button>
      {canRemove && (
        <button type="button" className={styles.tool} onClick={onRemove}>
          <X {...icon} />
          {t('zone.corner.remove')}
        </button>
      )}
    </div>
  );
}

type ZoneFiguresProps = Readonly<{
  /** With their units; null: there is no area yet. */
  area: string | null;
  far: string | null;
  /** What to do instead. */
  hint: string;
}>;

/** How large the area is and how far the way to its farthest corner, at the lower edge of its map. */
export function ZoneFigures({ area, far, hint }: ZoneFiguresProps) {
  const { t } = useTranslation('application');
  return (
    <div className={styles.figures} role="status">
      {area ? (
        <>
          <p>
            <b>{area}</b>
            <span>{t('zone.area.text')}</span>
          </p>
          {far && (
            <p>
              <b>{far}</b>
              <span>{t('zone.far')}</span>
            </p>
          )}
        </>
      ) : (
        <p>{hint}</p>
      )}
    </div>
  );
}
