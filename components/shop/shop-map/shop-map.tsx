import { LocateFixed } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { MapCredit } from '@/components/address/city-map/map-credit';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { MapStage } from '@/components/address/city-map/map-stage';
import { type MapData, NO_CITY } from '@/components/address/city-map/map-types';
import { MapZoom } from '@/components/address/city-map/map-zoom';
import { useBoxSize } from '@/components/address/city-map/use-box-size';
import type { Size, XY } from '@/components/address/city-map/view';
import { useMapGestures } from '@/components/address/pin-map/use-map-gestures';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { LatLng } from '@/utils/address/geo';
import { keepFocus } from '@/utils/browser/keep-focus';
import {
  groupAround,
  isBeside,
  type MarkGroup,
  namedMarks,
} from './group-marks';
import {
  above,
  centre,
  controlsOf,
  EXPECTED,
  isClear,
  isPart,
  NO_FOOT,
  startOf,
} from './map-start';
import styles from './shop-map.module.css';
import {
  HomeMark,
  markOf,
  ShopCluster,
  ShopMark,
  type ShopMarkView,
} from './shop-mark';

type MapMarksProps = Readonly<{
  groups: readonly MarkGroup<ShopMarkView>[];
  selected: number | null;
  /** Those whose name has room. */
  named: ReadonlySet<ShopMarkView>;
  onPress: (shop: ShopMarkView, y: number) => void;
  /** A group is pressed, by its first shop. */
  onOpen: (first: ShopMarkView) => void;
}>;

/** The shops on the map: each a mark, or the number of those that would lie on each other. */
function MapMarks(props: MapMarksProps) {
  const { groups, named, onOpen, onPress, selected } = props;
  return groups.map(({ at, items }) => {
    const [shop, other] = items;
    if (!shop) return null;
    return other ? (
      <ShopCluster
        key={shop.id}
        count={items.length}
        first={shop.id}
        place={above(at)}
        onPress={() => onOpen(shop)}
      />
    ) : (
      <ShopMark
        key={shop.id}
        shop={shop}
        selected={shop.id === selected}
        named={named.has(shop)}
        place={above(at)}
        onPress={() => onPress(shop, at[1])}
      />
    );
  });
}

type ShopMapProps = Readonly<{
  /** Its streets; undefined while they are on their way. */
  map: MapData | undefined;
  shops: readonly ShopMarkView[];
  /** Where the orders go; null: neither an address nor the site's centre is known. */
  home: LatLng | null;
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** It fills the screen of a phone or tablet: it begins with what is near, clear of what lies on it. */
  full: boolean;
  /** Beside the way to one's own address: the way back to the list. */
  list: ReactNode;
  /** The card of the selected shop. */
  children?: ReactNode;
}>;

/** A group that is pressed comes so much nearer. */
const NEARER = 2.6;
/** Where a home that is not known covers no name. */
const OUT_OF_SIGHT: XY = [-1_000, -1_000];
/** So much of a full map lies under the card. */
const UNDER_CARD = 240;

/** The map itself, of a size that is known. */
function MapInside({
  children,
  frame,
  full,
  home,
  list,
  map = NO_CITY,
  onSelect,
  selected,
  shops,
}: ShopMapProps & Readonly<{ frame: Size }>) {
  const { t, i18n } = useTranslation('list-states');
  const [stage, size] = useBoxSize(frame);
  const [foot, { height: footHeight }] = useBoxSize(NO_FOOT);
  const [start] = useState(() =>
    startOf(
      [...(home ? [home] : []), ...shops.map(({ at }) => at)],
      frame,
      full,
      shops.find(({ id }) => id === selected)?.at,
    ),
  );
  const { drawn, glideTo, live, shift, zoomBy } = useMapGestures(
    stage,
    size,
    start.center,
    isPart,
    start.zoom,
  );
  const labels = useMemo(() => placeLabels(drawn, map.features), [drawn, map]);
  const controls = controlsOf(size, footHeight, {
    full,
    rtl: i18n.dir() === 'rtl',
  });
  const groups = groupAround(
    shops.map((item) => ({ item, at: live.project(item.at) })),
    ({ id }) => id === selected,
    (place) =>
      isBeside(place, controls) &&
      (!full || isClear(place, size.height, footHeight)),
  );
  const at = home && live.project(home);
  const named = namedMarks(
    groups,
    // the selected mark shows its rating, too
    ({ id, rating, title }) =>
      id === selected && rating !== null ? `${title} ★ ${rating}` : title,
    { size, home: at ?? OUT_OF_SIGHT, controls },
  );
  function press(shop: ShopMarkView, y: number) {
    if (full && y > size.height - UNDER_CARD) glideTo(shop.at);
    onSelect(shop.id === selected ? null : shop.id);
  }
  function openGroup(first: ShopMarkView) {
    const { current } = stage;
    // the group falls apart
    keepFocus(current, () => markOf(current, first.id));
    glideTo(first.at, NEARER);
  }
  return (
    <>
      <MapStage
        ref={stage}
        map={map}
        labels={labels}
        drawn={drawn}
        shift={shift}
      >
        {at && <HomeMark place={centre(at)} />}
        <MapMarks
          groups={groups}
          selected={selected}
          named={named}
          onPress={press}
          onOpen={openGroup}
        />
      </MapStage>
      <MapZoom className={styles.zoom} onZoom={zoomBy} />
      <div ref={foot} className={styles.foot}>
        <div className={styles.tools}>
          {list}
          {home && (
            <IconButton
              className={styles.locate}
              variant="raised"
              label={t('list.map.home')}
              icon={<LocateFixed size={22} />}
              onClick={() => glideTo(home)}
            />
          )}
        </div>
        {children}
      </div>
      <MapCredit drawn={map.attribution} />
    </>
  );
}

/** The shops of a list where they are; those that would cover each other are one mark that zooms in. */
export function ShopMap(props: ShopMapProps) {
  const { t } = useTranslation('list-states');
  const [size, setSize] = useState<Size | null>(null);
  // it begins with all shops in sight, so it has to know how large it is
  const measure = useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const { clientHeight: height, clientWidth: width } = frame;
    setSize(width > 0 ? { width, height } : EXPECTED);
  }, []);
  return (
    <section
      ref={measure}
      aria-label={t('list.map', { count: props.shops.length })}
      className={styles.frame}
    >
      {size && <MapInside {...props} frame={size} />}
    </section>
  );
}
