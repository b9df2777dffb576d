import { distanceToLine } from './projection';
import type { View, XY } from './view';

/** A stretch of a line on which a text stands whole: its middle, and from there to its end. */
export interface LabelPlace {
  readonly at: XY;
  readonly reach: XY;
}

const STEP = 16;
/** How far a text keeps from the frame. */
export const EDGE = 4;

export function away([ax, ay]: XY, [bx, by]: XY): number {
  return Math.hypot(ax - bx, ay - by);
}

export function isInside(
  { height, width }: View,
  [x, y]: XY,
  margin = EDGE,
): boolean {
  return x > margin && x < width - margin && y > margin && y < height - margin;
}

/** Whether both ends lie beyond the same side of the frame, so that nothing between them is in sight. */
function isBeside(
  { height, width }: View,
  a: XY,
  b: XY,
  overhang: number,
): boolean {
  return (
    Math.max(a[0], b[0]) < -overhang ||
    Math.min(a[0], b[0]) > width + overhang ||
    Math.max(a[1], b[1]) < -overhang ||
    Math.min(a[1], b[1]) > height + overhang
  );
}

/** Points every few pixels along a line, in runs that do not leave the frame by more than `overhang`. */
function runsOf(
  view: View,
  line: readonly XY[],
  overhang: number,
): readonly (readonly XY[])[] {
  const runs: XY[][] = [[]];
  const add = (point: XY) => {
    if (isInside(view, point, EDGE - overhang)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  };
  line.forEach((from, index) => {
    add(from);
    const to = line[index + 1];
    if (!to || isBeside(view, from, to, overhang)) return;
    const steps = Math.ceil(away(from, to) / STEP);
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps;
      add([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]);
    }
  });
  return runs;
}

function within(value: number, half: number, size: number): number {
  const room = EDGE + Math.abs(half);
  return Math.min(Math.max(value, room), size - room);
}

/** A text's place, shifted into the frame; null: it is longer than that. */
export function intoFrame(
  view: View,
  [x, y]: XY,
  reach: XY,
): LabelPlace | null {
  const [dx, dy] = reach;
  const at: XY = [within(x, dx, view.width), within(y, dy, view.height)];
  const fits = [-1, 1].every((side) =>
    isInside(view, [at[0] + side * dx, at[1] + side * dy], EDGE - 1),
  );
  return fits ? { at, reach } : null;
}

interface Text {
  readonly length: number;
  /** How far the line may bend under it. */
  readonly slack: number;
  /** How much of it may lie beyond the frame: it is shifted into it, beside its line. */
  readonly overhang?: number;
}

/** Where a text of a length in pixels stands on a line, whole in the frame; none where it is longer than that. */
export function placesOn(
  view: View,
  line: readonly XY[],
  { length, overhang = 0, slack }: Text,
): LabelPlace[] {
  return runsOf(view, line, overhang).flatMap((points) =>
    points.flatMap((from, start) => {
      const end = points.findIndex(
        (point, index) => index > start && away(point, from) >= length,
      );
      const to = points[end];
      if (!to) return [];
      const isBent = points
        .slice(start + 1, end)
        .some((point) => distanceToLine(point, from, to) > slack);
      const reach: XY = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
      const at: XY = [from[0] + reach[0], from[1] + reach[1]];
      return (!isBent && intoFrame(view, at, reach)) || [];
    }),
  );
}
