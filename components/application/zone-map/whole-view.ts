import { fitView, type Size, zoomOf } from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';

/** Kept free for the buttons above and the figures below. */
const PADDING = { top: 76, side: 40, bottom: 110 };
const NEAREST_ZOOM = 16;

/** Where the map begins while nothing is drawn; the zoom as tiles have it. */
export interface MapStart {
  readonly at: LatLng;
  readonly zoom: number;
}

/** The middle and the zoom with which all of the points are in sight; `start` where there are none. */
export function wholeView(
  points: readonly LatLng[],
  size: Size,
  start: MapStart,
): { readonly center: LatLng; readonly zoom: number } {
  if (points.length === 0) return { center: start.at, zoom: start.zoom };
  const view = fitView(points, { ...size, padding: PADDING });
  return {
    center: view.unproject([size.width / 2, size.height / 2]),
    zoom: Math.min(NEAREST_ZOOM, zoomOf(view)),
  };
}
