import { tilesOf } from './tiles';
import type { View } from './view';
import styles from './city-map.module.css';

type MapTilesProps = Readonly<{ view: View; template: string }>;

/** The pictures of a tile server under a view; what has not come yet shows the ground. */
export function MapTiles({ template, view }: MapTilesProps) {
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
