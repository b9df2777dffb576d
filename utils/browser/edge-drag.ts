import { EDGE_PX } from '@/utils/constants/gestures';

export type Edge = 'bottom' | 'start';

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
function distanceFrom(edge: Edge, touch: Touch): number {
  if (edge === 'bottom') return window.innerHeight - touch.clientY;
  return document.documentElement.dir === 'rtl'
    ? window.innerWidth - touch.clientX
    : touch.clientX;
}

/** The listening itself, loaded beside the page: `onBegin` says whether a drag may begin, `onEnd` gets px and px/s. */
export function listenToEdge(
  edge: Edge,
  onBegin: () => boolean,
  onEnd: (distance: number, velocity: number) => void,
): () => void {
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
    if (!touch || touches.length > 1 || at(touch) > EDGE_PX || !onBegin())
      return;
    from = touch;
    isAlong = false;
    last = { at: timeStamp, distance: at(touch), velocity: 0 };
    document.addEventListener('touchmove', handleMove, { passive: false });
  }
  function handleEnd(): void {
    if (last) onEnd(last.distance, last.velocity);
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
}
