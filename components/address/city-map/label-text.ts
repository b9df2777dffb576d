import type { XY } from './view';

export interface MapLabel {
  readonly text: string;
  readonly at: XY;
  readonly angle: number;
}

/** A letter of a name, in pixels. */
export const LETTER = 6.6;

/** Half the room a name takes. */
export function halfOf(text: string): number {
  return (text.length * LETTER) / 2;
}

/** Degrees of a text along a direction, never upside down. */
export function angleOf([x, y]: XY): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const upright =
    degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return Math.round(upright * 10) / 10;
}
