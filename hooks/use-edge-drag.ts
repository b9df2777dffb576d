import { useEffect, useEffectEvent } from 'react';
import {
  DRAG_SHARE,
  EDGE_PX,
  FLING_PX_PER_S,
} from '@/utils/constants/gestures';
import { isIos } from '@/utils/ios';

interface EdgeDrag {
  /** `start` is mirrored in right-to-left languages. */
  readonly edge: 'bottom' | 'start';
  /** Whether a drag may begin now. */
  readonly enabled: boolean;
  /** How large what it opens is, in px; at most the window. */
  readonly size: number;
  /** A finger is at the edge: time to load what it may open. */
  readonly onTouch: () => void;
  readonly onOpen: () => void;
}

interface Moment {
  /** In ms. */
  readonly at: number;
  readonly distance: number;
  /** In px/s, as MUI's drawers smooth it. */
  readonly velocity: number;
}

function next(last: Moment, now: Omit<Moment, 'velocity'>): Moment {
  const seconds = Math.max(1, now.at - last.at) / 1_000;
  const velocity = (now.distance - last.distance) / seconds;
  return { ...now, velocity: last.velocity * 0.4 + velocity * 0.6 };
}

/** How far in from the edge, in px. */
function distanceFrom(edge: EdgeDrag['edge'], touch: Touch): number {
  if (edge === 'bottom') return window.innerHeight - touch.clientY;
  return document.documentElement.dir === 'rtl'
    ? window.innerWidth - touch.clientX
    : touch.clientX;
}

/**
 * The first drag from an edge, for a drawer that is not loaded yet: it opens when the drag ends past 52 % of its size
 * or as a fling (spec.md §4). Once loaded, the drawer follows the finger by itself. Never on iOS.
 */
export function useEdgeDrag(drag: EdgeDrag): void {
  const { edge } = drag;
  const begin = useEffectEvent((): boolean => {
    if (drag.enabled) drag.onTouch();
    return drag.enabled;
  });
  const end = useEffectEvent((distance: number, velocity: number): void => {
    if (distance > drag.size * DRAG_SHARE || velocity > FLING_PX_PER_S)
      drag.onOpen();
  });
  useEffect(() => {
    if (isIos()) return;
    let last: Moment | null = null;
    let from: Touch | null = null;
    let isAlong = false;
    const at = (touch: Touch) => distanceFrom(edge, touch);
    /** Rather in than along the edge. */
    const isInward = (touch: Touch): boolean => {
      const x = Math.abs(touch.clientX - (from?.clientX ?? 0));
      const y = Math.abs(touch.clientY - (from?.clientY ?? 0));
      return edge === 'bottom' ? y > x : x > y;
    };
    function handleMove(event: TouchEvent): void {
      const [touch] = event.touches;
      if (!last || !touch) return;
      if (!isAlong && !isInward(touch)) return forget();
      isAlong = true;
      // Neither the page nor the browser's own gestures move with it.
      if (event.cancelable) event.preventDefault();
      last = next(last, { at: event.timeStamp, distance: at(touch) });
    }
    function forget(): void {
      last = null;
      document.removeEventListener('touchmove', handleMove);
    }
    function handleStart({ timeStamp, touches }: TouchEvent): void {
      forget();
      const [touch] = touches;
      if (!touch || touches.length > 1 || at(touch) > EDGE_PX || !begin())
        return;
      from = touch;
      isAlong = false;
      last = { at: timeStamp, distance: at(touch), velocity: 0 };
      document.addEventListener('touchmove', handleMove, { passive: false });
    }
    function handleEnd(): void {
      if (last) end(last.distance, last.velocity);
      forget();
    }
    document.addEventListener('touchstart', handleStart, { passive: true });
    document.addEventListener('touchend', handleEnd);
    document.addEventListener('touchcancel', forget);
    return () => {
      forget();
      document.removeEventListener('touchstart', handleStart);
      document.removeEventListener('touchend', handleEnd);
      document.removeEventListener('touchcancel', forget);
    };
  }, [edge]);
}
