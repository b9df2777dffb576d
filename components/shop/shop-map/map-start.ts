import {
  fitView,
  type Size,
  type XY,
  zoomOf,
} from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';
import type { Box } from './group-marks';

/** The size of a map that nobody measures. */
export const EXPECTED = { width: 620, height: 620 };

/** Until it is measured what stands at the foot of the map. */
export const NO_FOOT: Size = { width: 0, height: 0 };

/** A press on it does not move the map. */
export const isPart = (target: Element): boolean =>
  target.closest('button, a') !== null;

const PADDING = { top: 72, side: 56, bottom: 64 };
/** Neither a house alone nor the whole country at first. */
const ZOOMS = { least: 11, most: 15 };
/** Of a map that fills the screen. */
const NEAR_HOME = 13.4;

/** Puts a mark with its middle there. */
export const centre = ([x, y]: XY): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%)`;

/** Puts a mark with its foot there. */
export const above = ([x, y]: XY): string =>
  `translate(${x}px, ${y}px) translate(-50%, calc(-50% - 20px))`;

/** The filters lie on a full map's upper edge; a mark stands so far above its place. */
const UNDER_FILTERS = 60;
const MARK = 42;

/** Whether the mark of a place lies clear of the filters and of what stands at the foot of a full map. */
export const isClear = ([, y]: XY, height: number, foot: number): boolean =>
  y - MARK >= UNDER_FILTERS && y <= height - foot;

/** Half of a button of the map, and how far its middle is from the edge. */
const BUTTON = { half: 22, inset: 38 };
/** Where the zoom begins. */
const ZOOM = { top: 16, underFilters: 68 };

/**
 * What is pressed at the end of the map: nearer and further, and the way to one's own address. Each reaches to the edge:
 * a mark between them could be seen in part and not pressed.
 */
export function controlsOf(
  { height, width }: Size,
  foot: number,
  { full, rtl }: Readonly<{ full: boolean; rtl: boolean }>,
): readonly Box[] {
  const { half, inset } = BUTTON;
  const toEdge = (inset + half) / 2;
  const x = rtl ? toEdge : width - toEdge;
  const top = full ? ZOOM.underFilters : ZOOM.top;
  return [
    { at: [x, top + 2 * half], half: { x: toEdge, y: 2 * half } },
    { at: [x, height - foot + inset], half: { x: toEdge, y: half } },
  ];
}

/**
 * Where the map begins: everything in sight; where it fills the screen, what is near the first point, so that the shop
 * its card tells of is beside it.
 */
export function startOf(
  points: readonly LatLng[],
  size: Size,
  full: boolean,
  told?: LatLng,
) {
  const [home] = points;
  if (full && home) {
    const [lat, lng] = told ?? home;
    const center: LatLng = [(home[0] + lat) / 2, (home[1] + lng) / 2];
    return { center, zoom: NEAR_HOME };
  }
  const view = fitView(points, { ...size, padding: PADDING });
  const zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoomOf(view)));
  const middle: XY = [size.width / 2, size.height / 2];
  return { center: view.unproject(middle), zoom };
}
