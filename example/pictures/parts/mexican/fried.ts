import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import {
  dark,
  line,
  moved,
  n,
  oval,
  path,
  smooth,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';
import { blisters } from '@/example/pictures/parts/crust';
import type { Piece } from '@/example/pictures/parts/roasted';

/** A ridged stick of fried dough in sugar. */
export function churro({
  colour = '#c27a30',
  size = 110,
  turn = 0,
  u = 0,
  v = 0,
  z = 14,
}: Piece = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const h = s * 0.14;
    const bend = dice.between(-0.1, 0.1) * s;
    const along = (y: number) =>
      `M${n(-s)} ${n(y)}Q0 ${n(y + bend)} ${n(s)} ${n(y)}`;
    const sugar = times(44, () => {
      const share = dice.between(-0.96, 0.96);
      return oval(
        share * s,
        dice.between(-0.9, 0.9) * h + (1 - share * share) * bend * 0.5,
        1.8,
        1.4,
        '#fff6e2',
      );
    });
    return put(
      stage,
      [u, v],
      made('bread', line(along(0), dark(colour, 0.34), h * 2.2)) +
        made(
          'bread',
          [-0.66, 0, 0.66]
            .map((y) => line(along(y * h), vary(dice, colour, 0.06), h * 0.56))
            .join(''),
        ) +
        made('grain', sugar),
      { turn, z },
    );
  };
}

/** A bowl of fried tortilla with a wavy rim, filling the stage. */
export function shellBowl({ colour = '#dfa548', size = 1 } = {}): Part {
  return (stage) => {
    const r = stage.r * size;
    const rim = (far: number, rise: number): string =>
      smooth(
        Array.from({ length: 28 }, (_, i): Point => {
          const a = (i / 28) * Math.PI * 2;
          const wave = i % 4 < 2 ? 1.05 : 0.95;
          return [
            Math.cos(a) * r * far * wave,
            Math.sin(a) * r * far * wave * stage.tilt - rise,
          ];
        }),
        true,
      );
    return put(
      stage,
      [0, 0],
      made('bread', path(rim(0.94, -14), dark(colour, 0.24))) +
        made(
          'bread',
          `${path(rim(1.02, 20), colour)}${blisters(stage, 40, r * 0.9)}`,
        ) +
        moved(
          oval(
            0,
            0,
            r * 0.8,
            r * 0.8 * stage.tilt,
            dark(colour, 0.5),
            'opacity=".7"',
          ),
          0,
          -14,
        ),
    );
  };
}
