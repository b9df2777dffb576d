import { clsx as cx } from 'clsx';
import { Bike, House, Utensils } from 'lucide-react';
import type { LatLng } from '@/utils/address/geo';
import styles from './city-map.module.css';
import { MapCredit } from './map-credit';
import { placeLabels } from './map-labels';
import { MapPicture } from './map-picture';
import { type MapData, type MapMarkerAt, NO_CITY } from './map-types';
import { pathOf } from './projection';
import { useBoxSize } from './use-box-size';
import { fitView, type Size, type XY } from './view';

const DRAWINGS = {
  courier: (
    <>
      <circle r="42" className={styles.halo} />
      <circle r="25" className={styles.disc} />
      <Bike x={-12} y={-12} size={24} />
    </>
  ),
  shop: (
    <>
      <circle r="19" className={styles.plate} />
      <Utensils x={-10} y={-10} size={20} />
    </>
  ),
  home: (
    <>
      <ellipse cy="2" rx="10" ry="4" className={styles.foot} />
      <path
        d="M0 0C-16 -19 -21 -26 -21 -35a21 21 0 1 1 42 0C21 -26 16 -19 0 0Z"
        className={styles.pin}
      />
      <House x={-10} y={-46} size={20} />
    </>
  ),
} as const;

type MapMarkerProps = Readonly<{ kind: MapMarkerAt['kind']; at: XY }>;

/** A pin for home, a plate for the kitchen, a disc for the courier, who glides between two positions. */
function MapMarker({ kind, at: [x, y] }: MapMarkerProps) {
  const place = {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
  };
  return (
    <g className={styles[kind]} style={place}>
      {DRAWINGS[kind]}
    </g>
  );
}

export type CityMapProps = Readonly<{
  /** Its streets; undefined while they are on their way. */
  map: MapData | undefined;
  /** What it shows, for those who do not see it. */
  label: string;
  markers?: readonly MapMarkerAt[];
  /** The way already made, dotted. */
  travelled?: readonly LatLng[];
  /** The way to come, solid. */
  ahead?: readonly LatLng[];
  /** An area, tinted; all of it is in sight. */
  zone?: readonly LatLng[];
  /** The size it is expected to have, in pixels: drawn so until its box is measured. */
  width?: number;
  height?: number;
  /** Kept free below for a card that lies on the map. */
  insetBottom?: number;
  className?: string;
}>;

/** An area says by itself where it ends: only a pin at its edge needs room. */
const AROUND_ZONE = { top: 52, side: 20, bottom: 20 };

function paddingOf({ height, width }: Size, insetBottom: number) {
  return {
    top: Math.min(84, height * 0.4),
    side: Math.min(120, width * 0.2),
    bottom: Math.min(56, height * 0.2) + insetBottom,
  };
}

/** What must be in sight. The courier is not asked while the ends are known, or the map would move with him. */
function pointsOf(
  markers: readonly MapMarkerAt[],
  lines: readonly LatLng[],
): LatLng[] {
  const ends = markers.filter(({ kind }) => kind !== 'courier');
  const fixed = ends.length > 1 ? ends : markers;
  return [...fixed.map(({ at }) => at), ...lines];
}

/** The city with markers and a way on it, one unit a pixel; drawn by ourselves unless tiles are configured. */
export function CityMap({
  map = NO_CITY,
  label,
  markers = [],
  travelled = [],
  ahead = [],
  zone = [],
  width: expectedWidth = 760,
  height: expectedHeight = 520,
  insetBottom = 0,
  className,
}: CityMapProps) {
  const [box, { height, width }] = useBoxSize({
    width: expectedWidth,
    height: expectedHeight,
  });
  const view = fitView(pointsOf(markers, [...travelled, ...ahead, ...zone]), {
    width,
    height,
    padding:
      zone.length > 0 ? AROUND_ZONE : paddingOf({ width, height }, insetBottom),
  });
  const placed = markers.map(({ kind, at }) => ({
    kind,
    at: view.project(at),
  }));
  const way = [...travelled, ...ahead].map(view.project);
  const labels = placeLabels(view, map.features, {
    markers: placed.map(({ at }) => at),
    way,
  });
  return (
    <div ref={box} className={cx(styles.box, className)}>
      <MapPicture map={map} view={view} labels={labels} />
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        {zone.length > 0 && (
          <path
            d={pathOf(zone.map(view.project), true)}
            className={styles.zone}
          />
        )}
        <path d={pathOf(way)} className={styles.casing} />
        <path
          d={pathOf(travelled.map(view.project))}
          className={styles.travelled}
        />
        <path d={pathOf(ahead.map(view.project))} className={styles.ahead} />
        {placed.map(({ kind, at }, index) => (
          <MapMarker key={`${kind}-${index}`} kind={kind} at={at} />
        ))}
      </svg>
      <MapCredit drawn={map.attribution} />
    </div>
  );
}
