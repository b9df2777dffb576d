import { made } from '@/example/pictures/kit/materials';
import type { Part, Stage } from '@/example/pictures/kit/stage';
import {
  dark,
  light,
  line,
  moved,
  n,
  oval,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { leaf, sprig } from '@/example/pictures/parts/herbs';
import { blooms } from './blooms';
import { heads, type Bunch, type Stem } from './bouquets';
import { lit, stood } from './solid';

/** A plant in its pot; what grows is drawn about the rim. */
export function potted(
  pot: string,
  grow: (stage: Stage) => string,
  { half = 78, high = 104, size = 1, u = 0, v = 0.5 } = {},
): Part {
  return stood({ size, u, v }, half * 0.8, (stage) => {
    const body = `M${-half} ${-high}L${n(-half * 0.74)} -4Q0 ${n(half * 0.22)} ${n(half * 0.74)} -4L${half} ${-high}Z`;
    return `<g transform="translate(0 ${-high})">${oval(0, 0, half, half * 0.24, dark(pot, 0.3))}${oval(0, 2, half * 0.9, half * 0.2, '#3a2416')}</g>${lit(stage, body, pot, `<rect x="${-half}" y="${-high}" width="${half * 2}" height="20" fill="${light(pot, 0.2)}"/>`)}<g transform="translate(0 ${-high})">${grow(stage)}</g>`;
  });
}

/** Leaves about a stem, up to `high`. */
export const bush =
  (
    colour: string,
    { count = 44, high = 210, size = 44, wide = 110, slim = 0.36 } = {},
  ) =>
  (stage: Stage): string =>
    line('M0 0Q6 -60 0 -110', '#6b4a2a', 9) +
    times(count, (i) => {
      const up = (i + 1) / count;
      const round = Math.sin(Math.min(1, up * 1.02) * Math.PI * 0.92) ** 0.6;
      return moved(
        made(
          'leaf',
          leaf(
            stage,
            size * stage.dice.between(0.8, 1.2),
            vary(stage.dice, colour, 0.24),
            slim,
          ),
        ),
        stage.dice.between(-1, 1) * wide * round,
        -high * (1 - up) - 14,
        { turn: stage.dice.between(-80, 80) },
      );
    });

export const blossoms =
  (
    stems: readonly Stem[],
    bunch: Bunch & { readonly wide?: number; readonly up?: number } = {},
  ) =>
  (stage: Stage): string =>
    `<g transform="translate(0 ${-(bunch.up ?? 50)})">${heads(stage, stems, [bunch.wide ?? 84, (bunch.wide ?? 84) * 0.6], bunch)}</g>`;

export const herbs = (stage: Stage): string =>
  times(26, (i) =>
    moved(
      sprig(stage, 'basil', 60),
      stage.dice.between(-84, 84),
      -20 - (i / 26) * 130 + stage.dice.between(-20, 20),
      { turn: stage.dice.between(-40, 40) },
    ),
  );

/** Ribbed round cactus with its bloom. */
export const cactus =
  (colour: string, bloom: string | null, tall = 96, wide = 56) =>
  (stage: Stage): string =>
    `${made('gloss', oval(0, -tall * 0.46, wide, tall * 0.6, colour))}${times(7, (i) => line(`M${n((i - 3) * wide * 0.1)} ${n(-tall * 1.02)}Q${n((i - 3) * wide * 0.46)} ${n(-tall * 0.46)} ${n((i - 3) * wide * 0.18)} ${n(tall * 0.08)}`, dark(colour, 0.3), 3, 'opacity=".6"'))}${times(30, () => line(`M${n(stage.dice.between(-0.8, 0.8) * wide)} ${n(-tall * stage.dice.between(0.05, 0.95))}l3 -6`, '#f6f0d6', 1.6))}${bloom ? moved(blooms.camomile(stage, 20, bloom), 6, -tall * 1.04) : ''}`;

/** Orchid stems, arched, with their blooms. */
export const orchidStems =
  (colour: string) =>
  (stage: Stage): string =>
    `${made('leaf', `<path d="M0 0C-60 -30 -120 -20 -150 10C-110 30 -40 30 0 6ZM0 0C60 -34 120 -26 150 6C110 30 40 28 0 6Z" fill="#4f8a45"/>`)}${line('M-6 0C-30 -120 -40 -200 40 -252', '#6f8a3f', 6)}${line('M8 0C30 -90 10 -150 -70 -196', '#6f8a3f', 5)}${[
      [44, -250],
      [6, -228],
      [-20, -188],
      [-72, -196],
      [-40, -168],
      [-4, -140],
      [70, -222],
    ]
      .map(([x = 0, y = 0]) =>
        moved(blooms.orchid(stage, 34, colour), x, y, {
          turn: stage.dice.between(-16, 16),
        }),
      )
      .join('')}`;
