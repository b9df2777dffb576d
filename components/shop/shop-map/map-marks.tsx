import type { MarkGroup } from './group-marks';
import { above } from './map-start';
import { ShopCluster, ShopMark, type ShopMarkView } from './shop-mark';

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
export function MapMarks(props: MapMarksProps) {
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
