import type { Size, XY } from '@/components/address/city-map/view';

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
const NEAR = { x: 58, y: 56 };

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

/** A box around its middle. */
export interface Box {
  readonly at: XY;
  readonly half: Readonly<{ x: number; y: number }>;
}

/** Half of what a mark takes without a name; half of a group, with its ring. */
const BARE = { x: 24, y: 18 };
const GROUP = { x: 26, y: 26 };
/** A mark stands above its place, on a foot. */
const ABOVE = 20;
/** The mark of where orders go, which stands on its place. */
const HOME = { x: 22, y: 22 };
/** Of a name: what stands beside the letters, a letter, and the most that is shown. */
const NAME = { around: 48, letter: 7.4, most: 290 };
/** So far from the edge of the map that its end is seen. */
const EDGE = 6;

/** The selected mark without its name, and the target that a mark beside it needs. */
const SELECTED = { x: 36, y: 20 };
const TARGET = { x: 22, y: 22 };

const isApart = (one: Box, other: Box): boolean =>
  Math.abs(one.at[0] - other.at[0]) >= one.half.x + other.half.x ||
  Math.abs(one.at[1] - other.at[1]) >= one.half.y + other.half.y;

const raised = ([x, y]: XY): XY => [x, y - ABOVE];

const nameBox = (at: XY, { length }: string): Box => ({
  at: raised(at),
  half: {
    x: Math.min(NAME.most, NAME.around + length * NAME.letter) / 2 + 3,
    y: BARE.y,
  },
});

const isWithin = ({ at: [x], half }: Box, { width }: Size): boolean =>
  x - half.x >= EDGE && x + half.x <= width - EDGE;

/**
 * The selected mark in no group, first, then the groups of the others. Left out is what the selected one would cover
 * and what is not clear of what lies on the map: it could be neither seen nor pressed.
 */
export function groupAround<Item>(
  marks: readonly Placed<Item>[],
  isSelected: (item: Item) => boolean,
  isClear: (at: XY) => boolean = () => true,
): readonly MarkGroup<Item>[] {
  const selected = marks.filter(({ item }) => isSelected(item));
  const groups = groupMarks(marks.filter(({ item }) => !isSelected(item)));
  const boxes = selected.map(({ at }): Box => ({ at, half: SELECTED }));
  return [
    ...groupMarks(selected),
    ...groups.filter(
      ({ at }) =>
        isClear(at) && boxes.every((box) => isApart(box, { at, half: TARGET })),
    ),
  ];
}

/** Whether a mark there lies on none of the controls of the map. */
export const isBeside = (at: XY, controls: readonly Box[]): boolean =>
  controls.every((box) => isApart(box, { at: raised(at), half: GROUP }));

/** What a name must be clear of beside the marks. */
interface Room {
  readonly size: Size;
  /** Where the orders go. */
  readonly home: XY;
  readonly controls?: readonly Box[];
}

/** The single marks whose whole names are on the map and lie on no other mark and no other name, from north to south. */
export function namedMarks<Item>(
  groups: readonly MarkGroup<Item>[],
  nameOf: (item: Item) => string,
  { controls = [], home, size }: Room,
): ReadonlySet<Item> {
  const boxes = groups.map(({ at, items }): Box => ({
    at: raised(at),
    half: items.length > 1 ? GROUP : BARE,
  }));
  const house: Box = { at: home, half: HOME };
  const named = new Set<Item>();
  groups.forEach(({ at, items: [item, other] }, index) => {
    if (item === undefined || other !== undefined) return;
    const box = nameBox(at, nameOf(item));
    const others = [...boxes.toSpliced(index, 1), house, ...controls];
    if (!isWithin(box, size) || !others.every((each) => isApart(box, each)))
      return;
    boxes[index] = box;
    named.add(item);
  });
  return named;
}
