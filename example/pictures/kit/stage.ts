import type { Dice } from './dice';
import { moved, type Point } from './svg';

/** Pictures are this wide and high in their own units, whatever the pixels. */
export const SIDE = 480;

/**
 * The round place where food lies. Parts think in u and v, −1…1 across it as if seen from straight above; the stage
 * foreshortens.
 */
export interface Stage {
  readonly dice: Dice;
  readonly x: number;
  readonly y: number;
  /** Half its width in picture units. */
  readonly r: number;
  /** Depth to width: 1 is seen from straight above, 0.3 nearly from the side. */
  readonly tilt: number;
  /** A name for a gradient that no other has in this picture. */
  readonly id: () => string;
}

/** Draws something on the stage; seeded, so always the same. */
export type Part = (stage: Stage) => string;

/** Where a place is in the picture; `z` is its height above the stage in picture units. */
export const at = (
  { r, tilt, x, y }: Stage,
  u: number,
  v: number,
  z = 0,
): Point => [x + u * r, y + v * r * tilt - z];

interface Putting {
  readonly z?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly size?: number;
  /** Lies flat: foreshortened as the stage is. */
  readonly flat?: boolean;
}

/** A drawing about its own origin, in picture units, at a place of the stage. */
export function put(
  stage: Stage,
  [u, v]: Point,
  svg: string,
  { flat = false, size = 1, turn = 0, z = 0 }: Putting = {},
): string {
  const [x, y] = at(stage, u, v, z);
  return moved(svg, x, y, { turn, size, flat: flat ? stage.tilt : 1 });
}

export interface Spot {
  readonly u: number;
  readonly v: number;
  /** Height above the stage in picture units. */
  readonly z: number;
}

/**
 * Places for so many things over the stage, evenly with a little chance, those behind first. `dome` is the height of
 * a heap in its middle.
 */
export function spread(
  { dice }: Stage,
  count: number,
  { dome = 0, jitter = 0.12, reach = 0.9 } = {},
): Spot[] {
  const start = dice.between(0, 6.28);
  return Array.from({ length: count }, (_, i): Spot => {
    const radius = reach * Math.sqrt((i + 0.5) / count);
    const turn = start + i * 2.39996;
    const u = Math.cos(turn) * radius + dice.between(-jitter, jitter);
    const v = Math.sin(turn) * radius + dice.between(-jitter, jitter);
    const off = Math.min(1, Math.hypot(u, v) / Math.max(0.01, reach));
    return { u, v, z: dome * (1 - off * off) };
  }).sort((one, other) => one.v - other.v);
}

/** The same stage smaller or elsewhere: `u`, `v` and `size` in shares of it, `z` in picture units. */
export function part(
  stage: Stage,
  u: number,
  v: number,
  size: number,
  z = 0,
): Stage {
  const [x, y] = at(stage, u, v, z);
  return { ...stage, x, y, r: stage.r * size };
}

/** Parts drawn on a part of the stage. */
export function group(
  u: number,
  v: number,
  size: number,
  parts: readonly Part[],
  z = 0,
): Part {
  return (stage) => {
    const inner = part(stage, u, v, size, z);
    return parts.map((draw) => draw(inner)).join('');
  };
}

/** A part raised by so many picture units. */
export const raised =
  (z: number, draw: Part): Part =>
  (stage) =>
    draw({ ...stage, y: stage.y - z });
