import type { MapFeature } from './map-types';
import { isInSight, pathOf, projectAll, simplify } from './projection';
import { type View } from './view';
import styles from './city-map.module.css';

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
export function MapShape({ feature, view }: MapShapeProps) {
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
