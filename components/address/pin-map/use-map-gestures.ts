import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type Shift,
  shiftedView,
  type Size,
  type View,
  viewAt,
  type XY,
} from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';
import { ZOOM } from '@/utils/constants/limits';

/** The picture reaches this far beyond its edges, in parts of its size; dragged farther it is drawn anew. */
const BEYOND = 0.4;

const STILL: Shift = { x: 0, y: 0, k: 1 };

/** Where a place of the first view is now. */
function applied({ k, x, y }: Shift, [left, top]: XY): XY {
  return [left * k + x, top * k + y];
}

/** How the drawn picture must be moved to stand where the fingers have it. */
function between(drawn: Shift, live: Shift): Shift {
  const k = live.k / drawn.k;
  return { k, x: live.x - drawn.x * k, y: live.y - drawn.y * k };
}

/** Whether a picture that is moved so shows its edges, or is too coarse or too fine. */
function isFar({ k, x, y }: Shift, { height, width }: Size): boolean {
  const [right, bottom] = [x + width * k, y + height * k];
  return (
    x > width * BEYOND ||
    y > height * BEYOND ||
    right < width * (1 - BEYOND) ||
    bottom < height * (1 - BEYOND) ||
    k > 2 ||
    k < 0.6
  );
}

const GLIDE_MS = 240;

function glideMs(): number {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : GLIDE_MS;
}

interface MapGestures {
  /** The view that is drawn; it changes when a gesture ends or goes far. */
  readonly drawn: View;
  /** The view under the fingers. */
  readonly live: View;
  /** What moves the drawn picture to the live view. */
  readonly shift: Shift;
  readonly zoomBy: (factor: number) => void;
  /** Brings a point to the middle, and nearer by the factor. */
  readonly glideTo: (point: LatLng, factor?: number) => void;
}

/** Moving and scaling a map by hand, wheel and fingers (d3-zoom). `isHeld` tells what a press must not move. */
export function useMapGestures(
  stage: RefObject<HTMLElement | null>,
  size: Size,
  start: LatLng,
  isHeld: (target: Element) => boolean,
  startZoom: number,
): MapGestures {
  const [{ center, zoom: firstZoom }] = useState({
    center: start,
    zoom: startZoom,
  });
  const { height, width } = size;
  const first = useMemo(
    () => viewAt({ height, width }, center, firstZoom),
    [center, firstZoom, height, width],
  );
  const [live, setLive] = useState(STILL);
  const [drawn, setDrawn] = useState(STILL);
  const held = useRef(isHeld);
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
  useLayoutEffect(() => void (held.current = isHeld));

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const made = zoom<HTMLElement, unknown>()
      .scaleExtent([
        2 ** (ZOOM.least - firstZoom),
        2 ** (ZOOM.most - firstZoom),
      ])
      .extent([
        [0, 0],
        [width, height],
      ])
      .filter((event: Event) => {
        const press = event as MouseEvent;
        const on = event.target as Element;
        return !press.button && !held.current(on);
      })
      .on('zoom', ({ transform: { k, x, y } }: { transform: Shift }) => {
        setLive({ k, x, y });
        setDrawn((before) =>
          isFar(between(before, { k, x, y }), { height, width })
            ? { k, x, y }
            : before,
        );
      })
      .on('end', ({ transform: { k, x, y } }: { transform: Shift }) =>
        setDrawn({ k, x, y }),
      );
    behavior.current = made;
    const selected = select(element).call(made).on('dblclick.zoom', null);
    return () => void selected.interrupt().on('.zoom', null);
  }, [firstZoom, height, stage, width]);

  const drawnView = useMemo(() => shiftedView(first, drawn), [drawn, first]);
  const liveView = useMemo(() => shiftedView(first, live), [first, live]);

  function zoomBy(factor: number): void {
    const element = stage.current;
    if (!element) return;
    const gliding = select(element).transition().duration(glideMs());
    behavior.current?.scaleBy(gliding, factor);
  }

  function glideTo(point: LatLng, factor = 1): void {
    const element = stage.current;
    if (!element) return;
    const [x, y] = first.project(point);
    const k = Math.min(live.k * factor, 2 ** (ZOOM.most - firstZoom));
    const to = zoomIdentity
      .translate(width / 2 - x * k, height / 2 - y * k)
      .scale(k);
    const [left, top] = applied(live, [x, y]);
    const near =
      Math.abs(left) < width * 3 && Math.abs(top) < height * 3 ? glideMs() : 0;
    const gliding = select(element).transition().duration(near);
    behavior.current?.transform(gliding, to);
  }

  return {
    drawn: drawnView,
    live: liveView,
    shift: between(drawn, live),
    zoomBy,
    glideTo,
  };
}
