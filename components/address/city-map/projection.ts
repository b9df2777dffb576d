import type { Position } from './map-types';
import type { View, XY } from './view';

export function projectAll(view: View, line: readonly Position[]): XY[] {
  return line.map(([lng, lat]) => view.project([lat, lng]));
}

/** How far beyond the frame the city is drawn, for boxes of another shape than the drawing. */
function bleedOf({ width, height }: View): number {
  return Math.max(width, height) * 0.6;
}

/** Whether a line can touch the picture; its box is asked, which is enough to leave out far ones. */
export function isInSight(view: View, line: readonly XY[]): boolean {
  const bleed = bleedOf(view);
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return (
    Math.max(...xs) > -bleed &&
    Math.min(...xs) < view.width + bleed &&
    Math.max(...ys) > -bleed &&
    Math.min(...ys) < view.height + bleed
  );
}

export function distanceToLine(point: XY, from: XY, to: XY): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [point[0] - from[0], point[1] - from[1]];
  if (length === 0) return Math.hypot(px, py);
  return Math.abs(px * dy - py * dx) / length;
}

/** To the nearest point between two ends, not beyond them. */
export function distanceToStretch(point: XY, from: XY, to: XY): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along =
    square === 0
      ? 0
      : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(
    point[0] - from[0] - share * dx,
    point[1] - from[1] - share * dy,
  );
}

/** Leaves out the points that nobody would miss: a street is sent as few numbers as it needs. */
export function simplify(line: readonly XY[]): XY[] {
  const kept: XY[] = [];
  line.forEach((point, index) => {
    const before = kept.at(-1);
    const next = line[index + 1];
    if (!before || !next || distanceToLine(point, before, next) > 0.6)
      kept.push(point);
  });
  return kept;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pathOf(line: readonly XY[], closed = false): string {
  const steps = line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return steps === '' ? '' : `M${steps}${closed ? 'Z' : ''}`;
}
