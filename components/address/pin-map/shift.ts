import type { Shift, Size, XY } from '@/components/address/city-map/view';

/** The picture reaches this far beyond its edges, in parts of its size; dragged farther it is drawn anew. */
const BEYOND = 0.4;

export const STILL: Shift = { x: 0, y: 0, k: 1 };

/** Where a place of the first view is now. */
export function applied({ k, x, y }: Shift, [left, top]: XY): XY {
  return [left * k + x, top * k + y];
}

/** How the drawn picture must be moved to stand where the fingers have it. */
export function between(drawn: Shift, live: Shift): Shift {
  const k = live.k / drawn.k;
  return { k, x: live.x - drawn.x * k, y: live.y - drawn.y * k };
}

/** Whether a picture that is moved so shows its edges, or is too coarse or too fine. */
export function isFar({ k, x, y }: Shift, { height, width }: Size): boolean {
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
