import { memo } from 'react';
import { publicEnv } from '@/utils/env';
import type { MapLabel } from './label-text';
import { MapGrid } from './map-grid';
import { MapShape } from './map-shape';
import { MapTiles } from './map-tiles';
import type { MapData } from './map-types';
import type { View } from './view';
import styles from './city-map.module.css';

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
