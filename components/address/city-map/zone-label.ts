import { halfOf, type MapLabel } from './label-text';
import { EDGE } from './label-places';
import type { View, XY } from './view';

/** Rows that are tried for a name, so many pixels apart. */
const ROW = 18;
/** Half the height of a name, and what it keeps from the zone's line. */
const HALF_HEIGHT = 8;
const GAP = 6;

type Span = readonly [from: number, to: number];

/** The parts of a row that lie in a zone and in the frame. */
function spansAt(ring: readonly XY[], y: number, width: number): Span[] {
  const crossings = ring
    .flatMap(([x, at], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [x, at];
      return fromY > y === at > y
        ? []
        : [fromX + ((y - fromY) / (at - fromY)) * (x - fromX)];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((from, index): Span[] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined
      ? [[Math.max(from, EDGE), Math.min(to, width - EDGE)]]
      : [];
  });
}

/** Where a zone's name stands whole in what is seen of it, its middle first; nowhere in one that is smaller than its name. */
export function zoneLabels(
  { height, width }: View,
  ring: readonly XY[],
  text: string,
): MapLabel[] {
  const ys = ring.map(([, y]) => y);
  const room = EDGE + HALF_HEIGHT;
  const top = Math.max(Math.min(...ys), 0) + room;
  const bottom = Math.min(Math.max(...ys), height) - room;
  const middle = (top + bottom) / 2;
  const half = halfOf(text) + GAP;
  const rows = Math.max(0, Math.floor((bottom - top) / 2 / ROW) + 1);
  const holds = (x: number, y: number): boolean =>
    [y - HALF_HEIGHT, y + HALF_HEIGHT].every((line) =>
      spansAt(ring, line, width).some(
        ([from, to]) => from <= x - half && to >= x + half,
      ),
    );
  return Array.from({ length: rows }, (_, index) => index * ROW)
    .flatMap((away) => (away === 0 ? [middle] : [middle - away, middle + away]))
    .flatMap((y) =>
      spansAt(ring, y, width)
        .map(([from, to]): XY => [(from + to) / 2, y])
        .filter(([x]) => holds(x, y)),
    )
    .map((at) => ({ text, at, angle: 0 }));
}
