import { Bike, House, Utensils } from 'lucide-react';
import type { MapMarkerAt } from './map-types';
import type { XY } from './view';
import styles from './city-map.module.css';

const DRAWINGS = {
  courier: (
    <>
      <circle r="42" className={styles.halo} />
      <circle r="25" className={styles.disc} />
      <Bike x={-12} y={-12} size={24} strokeWidth={1.75} />
    </>
  ),
  shop: (
    <>
      <circle r="19" className={styles.plate} />
      <Utensils x={-10} y={-10} size={20} strokeWidth={1.75} />
    </>
  ),
  home: (
    <>
      <ellipse cy="2" rx="10" ry="4" className={styles.foot} />
      <path
        d="M0 0C-16 -19 -21 -26 -21 -35a21 21 0 1 1 42 0C21 -26 16 -19 0 0Z"
        className={styles.pin}
      />
      <House x={-10} y={-46} size={20} strokeWidth={1.75} />
    </>
  ),
} as const;

type MapMarkerProps = Readonly<{ kind: MapMarkerAt['kind']; at: XY }>;

/** A pin for home, a plate for the kitchen, a disc for the courier, who glides between two positions. */
export function MapMarker({ kind, at: [x, y] }: MapMarkerProps) {
  const place = {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
  };
  return (
    <g className={styles[kind]} style={place}>
      {DRAWINGS[kind]}
    </g>
  );
}
