import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fromPlane, type LatLng } from '@/utils/address/geo';
import type { View, XY } from './view';

const FAR = 5;
const STEPS: Readonly<Record<string, XY>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface DragPoint {
  readonly at: LatLng;
  readonly view: View;
  /** How far an arrow key moves it; with Shift five times as far. */
  readonly stepKm: number;
  /** A press that moves no more is no drag, in pixels; absent: every press is one. */
  readonly still?: number;
  /** Where it is under the finger; null: it was let go. */
  readonly onDrag?: (point: LatLng | null) => void;
  readonly onMove: (point: LatLng) => void;
  readonly onZoom: (factor: number) => void;
}

/** A point of a map moved with a finger, a mouse or the arrow keys; `onMove` comes when it is let go. */
export function useDragPoint({
  at,
  onDrag,
  onMove,
  onZoom,
  stepKm,
  still,
  view,
}: DragPoint) {
  const [held, setHeld] = useState<XY | null>(null);
  const grip = useRef<XY>([0, 0]);
  const hasMoved = useRef(false);
  const place = held ?? view.project(at);

  function drop(event: PointerEvent<HTMLElement>): void {
    if (!held) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    setHeld(null);
    onDrag?.(null);
    if (hasMoved.current) onMove(view.unproject(held));
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = [place[0] - event.clientX, place[1] - event.clientY];
      hasMoved.current = still === undefined;
      setHeld(place);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!held) return;
      const [x, y] = grip.current;
      const to: XY = [clientX + x, clientY + y];
      const [fromX, fromY] = view.project(at);
      hasMoved.current ||=
        Math.hypot(to[0] - fromX, to[1] - fromY) > (still ?? 0);
      if (!hasMoved.current) return;
      setHeld(to);
      onDrag?.(view.unproject(to));
    },
    onPointerUp: drop,
    onPointerCancel() {
      setHeld(null);
      onDrag?.(null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      if (step) {
        event.preventDefault();
        const km = stepKm * (event.shiftKey ? FAR : 1);
        onMove(fromPlane(at, step[0] * km, step[1] * km));
      }
      if (event.key === '+' || event.key === '=') onZoom(2);
      if (event.key === '-' || event.key === '_') onZoom(0.5);
    },
  };
  return { place, isHeld: held !== null, handlers };
}
