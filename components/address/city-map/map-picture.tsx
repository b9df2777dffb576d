import { memo } from 'react';
import { publicEnv } from '@/utils/env';
import styles from './city-map.module.css';
import type { MapLabel } from './label-text';
import { MapGrid } from './map-grid';
import type { MapData, MapFeature } from './map-types';
import { isInSight, pathOf, projectAll, simplify } from './projection';
import { tilesOf } from './tiles';
import type { View } from './view';

type MapShapeProps = Readonly<{ feature: MapFeature; view: View }>;

const AREAS: Readonly<Partial<Record<string, string>>> = {
  water: styles.lake,
  zone: styles.onGrid,
};

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 10) / 10;
}

function strokeOf({ properties }: MapFeature, { pixelsPerKm }: View): number {
  const { kind, width = 30 } = properties;
  if (kind === 'water') return clamp((width / 1000) * pixelsPerKm, 4, 60);
  if (kind === 'avenue') return clamp(pixelsPerKm * 0.045, 3, 14);
  return clamp(pixelsPerKm * 0.02, 1.5, 7);
}

/** One street, park or water of the map; nothing when it lies outside the picture. */
function MapShape({ feature, view }: MapShapeProps) {
  const { geometry, properties } = feature;
  if (geometry.type === 'Point') return null;
  const rings =
    geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
  const [line = [], ...holes] = rings.map((ring) => projectAll(view, ring));
  if (line.length < 2 || !isInSight(view, line)) return null;
  if (geometry.type === 'Polygon')
    return (
      <path
        d={[line, ...holes].map((ring) => pathOf(ring, true)).join('')}
        fillRule="evenodd"
        className={AREAS[properties.kind] ?? styles.park}
      />
    );
  return (
    <path
      d={pathOf(simplify(line))}
      className={properties.kind === 'water' ? styles.water : styles.road}
      strokeWidth={strokeOf(feature, view)}
    />
  );
}

type MapTilesProps = Readonly<{ view: View; template: string }>;

/** The pictures of a tile server under a view; what has not come yet shows the ground. */
function MapTiles({ template, view }: MapTilesProps) {
  return tilesOf(view).map(({ left, size, top, x, y, zoom }) => (
    <img
      key={`${zoom}/${x}/${y}`}
      className={styles.tile}
      src={template
        .replace('{z}', String(zoom))
        .replace('{x}', String(x))
        .replace('{y}', String(y))}
      alt=""
      draggable={false}
      width={size}
      height={size}
      style={{ transform: `translate(${left}px, ${top}px)` }}
    />
  ));
}

type MapPictureProps = Readonly<{
  map: MapData;
  view: View;
  labels: readonly MapLabel[];
}>;

/** The ground of a map: tiles where a server of them is configured, else the city's own streets and names. */
export const MapPicture = memo(function MapPicture({
  labels,
  map,
  view,
}: MapPictureProps) {
  if (publicEnv.mapTilesUrl)
    return <MapTiles view={view} template={publicEnv.mapTilesUrl} />;
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {map.features.map((feature, index) => (
        <MapShape key={index} feature={feature} view={view} />
      ))}
      {map.grid && <MapGrid view={view} unit={map.unit} />}
      {labels.map(({ text, at: [x, y], angle }) => (
        <text
          key={text}
          className={map.grid ? styles.onZone : styles.label}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`}
          dy="4"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
