import '@/styles/families/application';
import { useTranslation } from '@/utils/i18n/use-translation';
import { areaText } from '@/utils/application/zone';
import { MapFailed } from '@/components/address/city-map/map-failed';
import type { MapData } from '@/components/address/city-map/map-types';
import {
  ZoneFigures,
  ZoneMap,
  ZoneTools,
} from '@/components/application/zone-map/zone-map';
import { useShell } from '@/contexts/shell-context';
import { useMapStart } from '@/hooks/address/use-map-start';
import { useCityDrawing } from '@/hooks/address/use-city-map';
import type { useZone } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { distanceText } from '@/utils/address/distance-text';
import styles from './zone.module.css';

type ZoneEditorProps = Readonly<{
  zone: ReturnType<typeof useZone>;
  location: LatLng | null;
  picks: number;
  onPin: (point: LatLng) => void;
}>;

/** The map with the kitchen and its area, what can be done with it, and what it comes to. */
export function ZoneEditor({ location, onPin, picks, zone }: ZoneEditorProps) {
  const { t } = useTranslation('application');
  const { lang, unit } = useShell();
  const words = { t, language: lang };
  const city = useCityDrawing<MapData>();
  const {
    point: { latitude, longitude },
    zoom,
  } = useMapStart();
  const { add, area, canUndo, choose, chosen, clear, far } = zone;
  const { isDrawn, move, remove, ring, undo } = zone;
  return (
    <div className={styles.editor}>
      <ZoneMap
        map={city.map}
        pin={location}
        start={{ at: [latitude, longitude], zoom }}
        ring={ring}
        isDrawn={isDrawn}
        picks={picks}
        chosen={chosen}
        onChoose={choose}
        onPin={onPin}
        onMove={move}
        onAdd={add}
        onRemove={remove}
      >
        {isDrawn && (
          <ZoneTools
            canUndo={canUndo}
            canClear={ring.length > 0}
            canRemove={chosen !== null}
            onUndo={undo}
            onClear={clear}
            onRemove={() => chosen !== null && remove(chosen)}
          />
        )}
        {city.isFailed ? (
          <MapFailed className={styles.failed} onRetry={city.retry} />
        ) : (
          <ZoneFigures
            area={area === null ? null : areaText(area, words, unit)}
            far={far === null ? null : distanceText(far, words, unit)}
            hint={t(location || isDrawn ? 'zone.hint' : 'zone.first')}
          />
        )}
      </ZoneMap>
    </div>
  );
}
