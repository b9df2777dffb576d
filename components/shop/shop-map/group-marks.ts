import type { XY } from '@/components/address/city-map/view';

/** Something that stands on the map. */
export interface Placed<Item> {
  readonly item: Item;
  readonly at: XY;
}

/** One mark, or several that would lie on each other. */
export interface MarkGroup<Item> {
  readonly items: readonly Item[];
  readonly at: XY;
}

/** What stands nearer to each other than so many pixels is one group. */
const NEAR = { x: 58, y: 34 };

/**
 * Puts marks that would cover each other together, from north to south, so that the same marks always make the same
 * groups; a group stands where its first one does.
 */
export function groupMarks<Item>(
  marks: readonly Placed<Item>[],
): readonly MarkGroup<Item>[] {
  const groups: { items: Item[]; at: XY }[] = [];
  const ordered = [...marks].sort((a, b) => a.at[1] - b.at[1]);
  for (const { at, item } of ordered) {
    const near = groups.find(
      (group) =>
        Math.abs(group.at[0] - at[0]) < NEAR.x &&
        Math.abs(group.at[1] - at[1]) < NEAR.y,
    );
    if (near) near.items.push(item);
    else groups.push({ items: [item], at });
  }
  return groups;
}
