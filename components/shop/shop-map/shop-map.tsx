import { House } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapCredit } from '@/components/address/city-map/map-credit';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { MapStage } from '@/components/address/city-map/map-stage';
import { type MapData, NO_CITY } from '@/components/address/city-map/map-types';
import { MapZoom } from '@/components/address/city-map/map-zoom';
import { useBoxSize } from '@/components/address/city-map/use-box-size';
import { fitView, type XY, zoomOf } from '@/components/address/city-map/view';
import { useMapGestures } from '@/components/address/pin-map/use-map-gestures';
import type { LatLng } from '@/utils/address/geo';
import { groupMarks } from './group-marks';
import { ShopMark, type ShopMarkView } from './shop-mark';
import styles from './shop-map.module.css';

type ShopMapProps = Readonly<{
  /** Its streets; undefined while they are on their way. */
  map: MapData | undefined;
  shops: readonly ShopMarkView[];
  /** Where the orders go. */
  home: LatLng;
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** The card of the selected shop. */
  children?: ReactNode;
}>;

const EXPECTED = { width: 620, height: 620 };
/** A group that is pressed comes so much nearer. */
const NEARER = 2.6;
const PADDING = { top: 64, side: 48, bottom: 64 };
/** Neither a house alone nor the whole country at first. */
const ZOOMS = { least: 11, most: 15 };

const isPart = (target: Element): boolean =>
  target.closest('button, a') !== null;

/** With its middle there. */
const centre = ([x, y]: XY): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%)`;

/** Where the map begins: everything in sight. */
function startOf(points: readonly LatLng[]) {
  const view = fitView(points, { ...EXPECTED, padding: PADDING });
  const zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoomOf(view)));
  const middle: XY = [EXPECTED.width / 2, EXPECTED.height / 2];
  return { center: view.unproject(middle), zoom };
}

/** The shops of a list where they are; those that would cover each other are one mark that zooms in. */
export function ShopMap({
  children,
  home,
  map = NO_CITY,
  onSelect,
  selected,
  shops,
}: ShopMapProps) {
  const { t } = useTranslation();
  const [stage, size] = useBoxSize(EXPECTED);
  const [start] = useState(() => startOf([home, ...shops.map(({ at }) => at)]));
  const { drawn, glideTo, live, shift, zoomBy } = useMapGestures(
    stage,
    size,
    start.center,
    isPart,
    start.zoom,
  );
  const labels = useMemo(
    () => placeLabels(drawn, map.features, []),
    [drawn, map],
  );
  const groups = groupMarks(
    shops.map((item) => ({ item, at: live.project(item.at) })),
  );
  return (
    <section
      aria-label={t('list.map', { count: shops.length })}
      className={styles.frame}
    >
      <MapStage
        ref={stage}
        map={map}
        labels={labels}
        drawn={drawn}
        shift={shift}
      >
        <span
          className={styles.home}
          style={{ transform: centre(live.project(home)) }}
          role="img"
          aria-label={t('list.map.home')}
        >
          <House size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        {groups.map(({ at, items }) => (
          <ShopMark
            key={items[0]?.id}
            shops={items}
            selected={selected}
            place={centre(at)}
            onPress={(shop) => {
              if (items.length === 1)
                return onSelect(shop.id === selected ? null : shop.id);
              glideTo(shop.at, NEARER);
            }}
          />
        ))}
      </MapStage>
      <MapZoom className={styles.zoom} onZoom={zoomBy} />
      {children}
      <MapCredit />
    </section>
  );
}
