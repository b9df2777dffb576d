import type { LatLng } from '@/utils/geo';
import type { Position } from './map-types';

export type XY = readonly [x: number, y: number];

export interface View {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerKm: number;
  readonly project: (point: LatLng) => XY;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Kept free on each side: pins stand up, cards lie below. */
  readonly padding: { top: number; side: number; bottom: number };
}

const KM_PER_DEGREE = 111.195;
/** Never closer than this, so that one point alone still shows its quarter. */
const CLOSEST = 420;

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** The view that shows all points as large as they fit, north up; flat, which over a city is exact enough. */
export function fitView(points: readonly LatLng[], frame: Frame): View {
  const { width, height, padding } = frame;
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  const lat0 = lats.length > 0 ? middle(lats) : 0;
  const lng0 = lngs.length > 0 ? middle(lngs) : 0;
  const kmPerLng = KM_PER_DEGREE * Math.cos((lat0 * Math.PI) / 180);
  const kmWide = lngs.length > 0 ? span(lngs) * kmPerLng : 0;
  const kmHigh = lats.length > 0 ? span(lats) * KM_PER_DEGREE : 0;
  const roomX = width - 2 * padding.side;
  const roomY = height - padding.top - padding.bottom;
  const pixelsPerKm = Math.min(
    kmWide > 0 ? roomX / kmWide : CLOSEST,
    kmHigh > 0 ? roomY / kmHigh : CLOSEST,
    CLOSEST,
  );
  const centerY = padding.top + roomY / 2;
  return {
    width,
    height,
    pixelsPerKm,
    project: ([lat, lng]) => [
      width / 2 + (lng - lng0) * kmPerLng * pixelsPerKm,
      centerY - (lat - lat0) * KM_PER_DEGREE * pixelsPerKm,
    ],
  };
}

export function projectAll(view: View, line: readonly Position[]): XY[] {
  return line.map(([lng, lat]) => view.project([lat, lng]));
}

/** Whether a line can touch the picture; its box is asked, which is enough to leave out far ones. */
export function isInSight(
  view: View,
  line: readonly XY[],
  margin = 24,
): boolean {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return (
    Math.max(...xs) > -margin &&
    Math.min(...xs) < view.width + margin &&
    Math.max(...ys) > -margin &&
    Math.min(...ys) < view.height + margin
  );
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pathOf(line: readonly XY[], closed = false): string {
  const steps = line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return steps === '' ? '' : `M${steps}${closed ? 'Z' : ''}`;
}
