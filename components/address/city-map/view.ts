import { geoMercator } from 'd3-geo';
import type { LatLng } from '@/utils/address/geo';

export type XY = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View extends Size {
  /** Pixels of the whole world's side; 256 at zoom 0. */
  readonly world: number;
  readonly pixelsPerKm: number;
  readonly project: (point: LatLng) => XY;
  readonly unproject: (place: XY) => LatLng;
}

export interface Frame extends Size {
  /** Kept free on each side: pins stand up, cards lie below. */
  readonly padding: { top: number; side: number; bottom: number };
}

/** Something moved and scaled; what d3-zoom keeps. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const EQUATOR_KM = 40_030.17;
const TILE = 256;
/** Never closer than this, so that one point alone still shows its quarter. */
const CLOSEST = 420;

/** Web Mercator, as map tiles have it: the world of so many pixels a side, with `at` at a place of the picture. */
function mercator(world: number, [lat, lng]: LatLng, place: XY) {
  const projection = geoMercator()
    .scale(world / (2 * Math.PI))
    .center([lng, lat])
    .translate([...place]);
  return {
    project: (point: LatLng): XY =>
      projection([point[1], point[0]]) ?? [NaN, NaN],
    unproject: ([x, y]: XY): LatLng => {
      const [east, north] = projection.invert?.([x, y]) ?? [NaN, NaN];
      return [north, east];
    },
  };
}

const UNIT = mercator(1, [0, 0], [0.5, 0.5]);

/** Pixels of the world's side when a kilometre there has so many. */
function worldOf(pixelsPerKm: number, lat: number): number {
  return pixelsPerKm * EQUATOR_KM * Math.cos((lat * Math.PI) / 180);
}

function kmOf(world: number, lat: number): number {
  return world / worldOf(1, lat);
}

function viewOf(size: Size, at: LatLng, place: XY, world: number): View {
  return {
    ...size,
    world,
    pixelsPerKm: kmOf(world, at[0]),
    ...mercator(world, at, place),
  };
}

/** The view with a point in its middle, as large as a tile's zoom says. */
export function viewAt(
  { height, width }: Size,
  center: LatLng,
  zoom: number,
): View {
  return viewOf(
    { width, height },
    center,
    [width / 2, height / 2],
    TILE * 2 ** zoom,
  );
}

/** The view after it was moved and scaled. */
export function shiftedView(view: View, { k, x, y }: Shift): View {
  const size = { width: view.width, height: view.height };
  return viewOf(size, view.unproject([0, 0]), [x, y], view.world * k);
}

export function zoomOf({ world }: View): number {
  return Math.log2(world / TILE);
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** The view that shows all points as large as they fit, north up. */
export function fitView(points: readonly LatLng[], frame: Frame): View {
  const { width, height, padding } = frame;
  const places =
    points.length > 0 ? points.map(UNIT.project) : [UNIT.project([0, 0])];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const center = UNIT.unproject([middle(xs), middle(ys)]);
  const roomX = width - 2 * padding.side;
  const roomY = height - padding.top - padding.bottom;
  const world = Math.min(
    span(xs) > 0 ? roomX / span(xs) : Infinity,
    span(ys) > 0 ? roomY / span(ys) : Infinity,
    worldOf(CLOSEST, center[0]),
  );
  const place: XY = [width / 2, padding.top + roomY / 2];
  return viewOf({ width, height }, center, place, world);
}
