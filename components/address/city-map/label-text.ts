import type { XY } from './view';

export interface MapLabel {
  readonly text: string;
  readonly at: XY;
  readonly angle: number;
}

/** A letter of a name, in pixels. */
export const LETTER = 6.6;

/** Chinese, Japanese and Korean letters are nearly twice as wide. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** Half the room a name takes. */
export function halfOf(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return ((text.length + wide * 0.85) * LETTER) / 2;
}

/** Degrees of a text along a direction, never upside down. */
export function angleOf([x, y]: XY): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const upright =
    degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return Math.round(upright * 10) / 10;
}
