import { made, type MaterialName } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  line,
  moved,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { blisters, crustFill } from '@/example/pictures/parts/crust';
import { chunk } from '@/example/pictures/parts/meat';
import type { Piece } from '@/example/pictures/parts/roasted';

/** One small thing of a filling about the origin; `size` is half its width. */
type Bit = (stage: Stage, size: number) => string;

export interface Filling {
  readonly bit: Bit;
  readonly count?: number;
  readonly size?: number;
  /** How far over the edge of the shell it stands, in shares of the taco. */
  readonly rise?: number;
  /** Lies before the front of the shell. */
  readonly front?: boolean;
  readonly material?: MaterialName | null;
}

/** What goes into tortillas. */
export const bits = {
  meat:
    (colour: string): Bit =>
    (stage, size) =>
      chunk(stage, size * 2, colour),
  cube:
    (colour: string): Bit =>
    ({ dice }, size) =>
      `<rect x="${n(-size)}" y="${n(-size * 0.8)}" width="${n(size * 2)}" height="${n(size * 1.6)}" rx="${n(size * 0.4)}" fill="${vary(dice, colour, 0.16)}"/>`,
  shred:
    (colour: string): Bit =>
    ({ dice }, size) =>
      line(
        `M${n(-size * 1.6)} ${n(size * 0.4)}Q0 ${n(dice.between(-1.6, 0.4) * size)} ${n(size * 1.6)} ${n(dice.between(-0.4, 0.6) * size)}`,
        vary(dice, colour, 0.2),
        size * 0.62,
      ),
  ball:
    (colour: string): Bit =>
    ({ dice }, size) =>
      oval(0, 0, size, size * 0.82, vary(dice, colour, 0.16)) +
      oval(
        -size * 0.3,
        -size * 0.3,
        size * 0.3,
        size * 0.18,
        '#fff6e0',
        'opacity=".6"',
      ),
  blob:
    (colour: string): Bit =>
    ({ dice }, size) =>
      path(
        blob(dice, size, { points: 9, rough: 0.22, flat: 0.8 }),
        vary(dice, colour, 0.1),
      ),
} as const;

/** Dark spots of the griddle. */
export const toast = (stage: Stage, count: number, reach: number): string =>
  blisters(stage, count, reach, '#7a3510');

/** A folded tortilla, its filling along the open edge. */
export function taco({
  colour = '#ecc069',
  fillings,
  size = 100,
  turn = 0,
  u = 0,
  v = 0,
  z = 16,
}: Piece & { readonly fillings: readonly Filling[] }): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const crust = crustFill(stage, colour);
    const half = `M${n(-s)} ${n(s * 0.44)}C${n(-s * 0.98)} ${n(-s * 0.16)} ${n(-s * 0.5)} ${n(-s * 0.42)} 0 ${n(-s * 0.42)}S${n(s * 0.98)} ${n(-s * 0.16)} ${n(s)} ${n(s * 0.44)}Q${n(s)} ${n(s * 0.62)} ${n(s * 0.8)} ${n(s * 0.62)}H${n(-s * 0.8)}Q${n(-s)} ${n(s * 0.62)} ${n(-s)} ${n(s * 0.44)}Z`;
    const row = ({
      bit,
      count = 9,
      front = false,
      material = 'grain',
      rise = 0,
      size: own = 10,
    }: Filling): string => {
      const drawn = times(count, (i) => {
        const a =
          Math.PI * (1.08 + (0.84 * (i + 0.5)) / count) +
          dice.between(-0.06, 0.06);
        const far = (front ? 0.93 : 1.03) + rise + dice.between(-0.04, 0.04);
        return moved(
          bit(stage, own),
          Math.cos(a) * s * far * 0.94,
          s * 0.44 + Math.sin(a) * s * far * (front ? 0.88 : 0.96),
          { turn: dice.between(-50, 50) },
        );
      });
      return material ? made(material, drawn) : drawn;
    };
    const back = moved(
      made('bread', path(half, dark(colour, 0.2))),
      s * 0.03,
      -s * 0.32,
      { size: 0.96 },
    );
    const shell = made(
      'bread',
      `${crust.defs}${path(half, `url(#${crust.id})`)}${toast(stage, 16, s * 0.56)}`,
    );
    return put(
      stage,
      [u, v],
      back +
        fillings
          .filter(({ front }) => !front)
          .map(row)
          .join('') +
        shell +
        fillings
          .filter(({ front }) => front)
          .map(row)
          .join(''),
      { turn, z },
    );
  };
}

/** A flat tortilla with toasted spots. */
export function tortilla({
  colour = '#f0d49a',
  size = 80,
  turn = 0,
  u = 0,
  v = 0,
  z = 4,
}: Piece = {}): Part {
  return (stage) => {
    const crust = crustFill(stage, colour);
    return put(
      stage,
      [u, v],
      made(
        'paper',
        path(
          blob(stage.dice, size, { points: 14, rough: 0.03 }),
          dark(colour, 0.16),
        ),
      ) +
        made(
          'paper',
          `${crust.defs}${path(blob(stage.dice, size * 0.97, { points: 14, rough: 0.03 }), `url(#${crust.id})`)}${toast(stage, 18, size * 0.86)}`,
        ),
      { flat: true, turn, z },
    );
  };
}
