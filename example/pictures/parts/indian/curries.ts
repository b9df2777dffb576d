import type { Vessel } from '@/example/pictures/kit/compose';
import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
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
import { bowl, type Crockery } from '@/example/pictures/kit/vessels';
import { loose } from '@/example/pictures/parts/grains';
import { pool } from '@/example/pictures/parts/liquids';

/** A metal bowl with two ears, as curry is served in. */
export function karahi({
  colour = '#b56a38',
  r = 150,
  y = 208,
  ...more
}: Omit<Crockery, 'x'> & {
  readonly deep?: number;
  readonly inside?: string;
} = {}): Vessel {
  return (table) => {
    const served = bowl({ colour, r, y, deep: 0.44, ...more })(table);
    const ear = (side: number): string => {
      const d = `M0 -30C${side * 56} -40 ${side * 56} 40 0 30`;
      return moved(
        line(d, dark(colour, 0.55), 16) +
          line(d, light(colour, 0.35), 10) +
          line(d, '#fff3d0', 2.4, 'opacity=".7"'),
        240 + side * r * 0.96,
        y + 8,
      );
    };
    return { ...served, back: ear(-1) + ear(1) + served.back };
  };
}

/** Thick sauce up to the wall: onion and tomato cooked down in it, spiced fat on top. */
export function masala(
  colour: string,
  { eyes = 12, fat = '#f0922e', lumps = 30 } = {},
): Part {
  return (stage) => {
    const { dice } = stage;
    const pieces = spread(stage, lumps, { reach: 0.84, jitter: 0.16 }).map(
      ({ u, v }) =>
        put(
          stage,
          [u, v],
          path(
            blob(dice, dice.between(7, 20), { points: 8, rough: 0.3 }),
            vary(dice, colour, 0.12),
          ),
          { flat: true },
        ),
    );
    return (
      pool(colour, { eyes, fat })(stage) +
      (lumps > 0 ? made('gloss', pieces.join('')) : '')
    );
  };
}

/** Cream or yoghurt poured in a spiral on what is served. */
export function creamSwirl({
  colour = '#fff4e0',
  size = 0.5,
  turns = 1.7,
  u = 0,
  v = 0,
  width = 8,
  z = 4,
} = {}): Part {
  return (stage) => {
    const points = Array.from({ length: 24 }, (_, i): Point => {
      const a = (i / 23) * Math.PI * 2 * turns;
      const far = stage.r * size * (0.1 + (0.9 * i) / 23);
      return [Math.cos(a) * far, Math.sin(a) * far * stage.tilt];
    });
    return put(
      stage,
      [u, v],
      made('cream', line(smooth(points), colour, width)),
      {
        z,
      },
    );
  };
}

/** Cubes of fresh cheese; `char` browns them as a tandoor does. */
export function paneer({
  char = 0,
  colour = '#f9edd2',
  count = 9,
  dome = 14,
  reach = 0.66,
  size = 25,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.07, reach })
      .map(({ u, v, z }) => {
        const s = size * stage.dice.between(0.9, 1.1);
        const edge = `stroke-width="${n(s * 0.2)}" stroke-linejoin="round"`;
        const front = dark(colour, 0.16);
        const cube = `<path d="M${n(-s)} ${n(-s * 0.1)}H${n(s * 0.9)}V${n(s * 0.6)}H${n(-s)}Z" fill="${front}" stroke="${front}" ${edge}/><path d="M${n(-s)} ${n(-s * 0.12)}L${n(-s * 0.74)} ${n(-s * 0.86)}H${n(s * 1.08)}L${n(s * 0.9)} ${n(-s * 0.12)}Z" fill="${light(colour, 0.3)}" stroke="${colour}" ${edge}/>`;
        const burnt =
          char > 0
            ? line(
                `M${n(-s * 0.6)} ${n(-s * 0.2)}L${n(-s * 0.3)} ${n(-s * 0.8)}M${n(s * 0.2)} ${n(-s * 0.2)}L${n(s * 0.5)} ${n(-s * 0.8)}`,
                '#6b2a0c',
                s * 0.16,
                `opacity="${char}"`,
              )
            : '';
        return put(stage, [u, v], made('cream', cube + burnt), {
          z,
          turn: stage.dice.between(-26, 26),
        });
      })
      .join('');
}

/** Florets of cauliflower or broccoli. */
export function curryFlorets({
  colour = '#efd27c',
  count = 8,
  dome = 26,
  reach = 0.7,
  size = 30,
  stem = '#d9c07a',
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.08, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const buds = times(11, (i) => {
          const a = (i / 10) * 6.28;
          const far = i === 10 ? 0 : size * 0.5;
          return path(
            blob(dice, size * dice.between(0.26, 0.36), {
              points: 8,
              rough: 0.16,
            }),
            vary(dice, colour, 0.14),
            `transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far * 0.66 - size * 0.2)})"`,
          );
        });
        return put(
          stage,
          [u, v],
          made(
            'dough',
            `<path d="M${n(-size * 0.24)} 0L${n(-size * 0.14)} ${n(size * 0.8)}H${n(size * 0.2)}L${n(size * 0.26)} 0Z" fill="${stem}"/>`,
          ) + made('dough', buds),
          { z, turn: dice.between(-50, 50) },
        );
      })
      .join('');
}

/** Chickpeas or other large pulses, each with its own edge. */
export const pulses = (
  colour: string,
  { count = 80, dome = 30, reach = 0.82, size = 13 } = {},
): Part =>
  loose(
    ({ dice }) => {
      const tone = vary(dice, colour, 0.14);
      const r = size * dice.between(0.85, 1.1);
      return `${oval(0, 0, r, r * 0.9, dark(tone, 0.5))}${oval(-r * 0.06, -r * 0.06, r * 0.88, r * 0.78, tone)}${oval(-r * 0.26, -r * 0.3, r * 0.34, r * 0.22, light(tone, 0.7), 'opacity=".8"')}`;
    },
    { count, dome, reach, layers: 3 },
  );

/** Pieces of poached white fish: flakes above, a strip of skin below. */
export function fishPieces({
  colour = '#f8ead0',
  count = 5,
  dome = 16,
  reach = 0.56,
  size = 42,
  skin = '#7d7468',
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.05, reach })
      .map(({ u, v, z }) => {
        const s = size * stage.dice.between(0.92, 1.1);
        const block = (rise: number) =>
          `M${n(-s)} ${n(-s * 0.5 + rise)}Q0 ${n(-s * 0.78 + rise)} ${n(s * 0.94)} ${n(-s * 0.56 + rise)}Q${n(s * 1.14)} ${n(rise)} ${n(s * 0.98)} ${n(s * 0.5 + rise)}Q0 ${n(s * 0.7 + rise)} ${n(-s * 0.96)} ${n(s * 0.54 + rise)}Q${n(-s * 1.12)} ${n(rise)} ${n(-s)} ${n(-s * 0.5 + rise)}Z`;
        const flakes = times(4, (i) =>
          line(
            `M${n(s * (i * 0.42 - 0.76))} ${n(-s * 0.56)}Q${n(s * (i * 0.42 - 0.44))} 0 ${n(s * (i * 0.42 - 0.74))} ${n(s * 0.54)}`,
            dark(colour, 0.34),
            s * 0.05,
            'opacity=".7"',
          ),
        );
        return put(
          stage,
          [u, v],
          made('meat', path(block(s * 0.34), skin)) +
            made(
              'dough',
              path(block(0), vary(stage.dice, colour, 0.05)) + flakes,
            ),
          { z, turn: stage.dice.between(-34, 34) },
        );
      })
      .join('');
}
