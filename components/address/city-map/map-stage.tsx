import type { MouseEventHandler, ReactNode, Ref } from 'react';
import type { MapLabel } from './label-text';
import { publicEnv } from '@/utils/env';
import { MapScale } from './map-grid';
import { MapPicture } from './map-picture';
import type { MapData } from './map-types';
import type { Shift, View } from './view';
import styles from './map-stage.module.css';

type MapStageProps = Readonly<{
  ref: Ref<HTMLDivElement>;
  map: MapData;
  labels: readonly MapLabel[];
  /** The view that is drawn, and what moves it to the one under the fingers. */
  drawn: View;
  shift: Shift;
  /** A press; keys must do the same elsewhere. */
  onClick?: MouseEventHandler<HTMLDivElement>;
  /** What stands on the ground. */
  children: ReactNode;
}>;

/** The ground of a map that is moved by hand; fills its frame. */
export function MapStage({
  children,
  drawn,
  labels,
  map,
  onClick,
  ref,
  shift: { k, x, y },
}: MapStageProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what stands on it has the keys
    <div ref={ref} className={styles.stage} onClick={onClick}>
      <div
        className={styles.picture}
        style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}
      >
        <MapPicture map={map} view={drawn} labels={labels} />
      </div>
      {map.grid && !publicEnv.mapTilesUrl && (
        <MapScale pixelsPerKm={drawn.pixelsPerKm * k} unit={map.unit} />
      )}
      {children}
    </div>
  );
}
