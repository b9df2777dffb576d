import { fitView, type Size, zoomOf } from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';

/** Kept free for the buttons above and the figures below. */
const PADDING = { top: 76, side: 40, bottom: 110 };
const NEAREST_ZOOM = 16;

/** The middle and the zoom with which all of the points are in sight; around `start` where there are none. */
export function wholeView(
  points: readonly LatLng[],
  size: Size,
  start: LatLng,
): { readonly center: LatLng; readonly zoom: number } {
  const view = fitView(points.length > 0 ? points : [start], {
    ...size,
    padding: PADDING,
  });
  return {
    center: view.unproject([size.width / 2, size.height / 2]),
    zoom: Math.min(NEAREST_ZOOM, zoomOf(view)),
  };
}
