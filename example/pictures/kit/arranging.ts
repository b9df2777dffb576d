import type { Part } from './stage';
import type { Point } from './svg';

/** Several of one thing in a ring or a row; the drawing is told its place. */
export function arranged(
  spots: readonly Point[],
  draw: (u: number, v: number, index: number) => Part,
): Part {
  return (stage) =>
    [...spots.entries()]
      .sort((a, b) => a[1][1] - b[1][1])
      .map(([index, [u, v]]) => draw(u, v, index)(stage))
      .join('');
}

/** So many places round the middle, as pieces lie on a plate. */
export function ringOf(count: number, reach = 0.5, start = -90): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const turn = ((start + (i * 360) / count) * Math.PI) / 180;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });
}
