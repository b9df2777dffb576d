import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { View, XY } from '@/components/address/city-map/view';
import { fromPlane, type LatLng } from '@/utils/address/geo';

const STEP_KM = 0.02;
const FAR = 5;

const STEPS: Readonly<Record<string, XY>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moving a pin with a finger, a mouse or the arrow keys; `onMove` comes when it is let go. */
export function usePin(
  at: LatLng,
  view: View,
  onMove: (point: LatLng) => void,
  onZoom: (factor: number) => void,
) {
  const [held, setHeld] = useState<XY | null>(null);
  const grip = useRef<XY>([0, 0]);
  const place = held ?? view.project(at);

  function drop(event: PointerEvent<HTMLElement>) {
    if (!held) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    setHeld(null);
    onMove(view.unproject(held));
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = [place[0] - event.clientX, place[1] - event.clientY];
      setHeld(place);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const [x, y] = grip.current;
      if (held) setHeld([clientX + x, clientY + y]);
    },
    onPointerUp: drop,
    onPointerCancel: () => setHeld(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      if (step) {
        event.preventDefault();
        const km = STEP_KM * (event.shiftKey ? FAR : 1);
        onMove(fromPlane(at, step[0] * km, step[1] * km));
      }
      if (event.key === '+' || event.key === '=') onZoom(2);
      if (event.key === '-' || event.key === '_') onZoom(0.5);
    },
  };
  return { place, isHeld: held !== null, handlers };
}
