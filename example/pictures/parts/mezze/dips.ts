import { made } from '@/example/pictures/kit/materials';
import { part, put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  n,
  oval,
  path,
  smooth,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';
import { loose } from '../grains';

/** A purée drawn into a swirl by a spoon, oil standing in its groove. */
export function swirled(
  colour: string,
  {
    crest: lit = light(colour, 0.42),
    oil = '#d59a12' as string | null,
    reach = 0.97,
    turns = 1.7,
  } = {},
): Part {
  return (stage) => {
    const { dice, r, tilt, x, y } = stage;
    const along = (from: number, to: number, shift: number): Point[] =>
      Array.from({ length: 22 }, (_, i) => {
        const share = from + ((to - from) * i) / 21;
        const turn = share * Math.PI * 2 * turns - 0.6;
        const far = r * (0.1 + 0.68 * share + shift);
        return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * tilt];
      });
    const crest = (side: number): Point[] =>
      Array.from({ length: 30 }, (_, i) => {
        const share = i / 29;
        const turn = share * Math.PI * 2 * turns - 0.6;
        const half = 0.13 * Math.sin(Math.PI * Math.sqrt(share)) * side;
        const far = r * (0.16 + 0.66 * share + half);
        return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * tilt];
      });
    const ridge = made(
      'cream',
      path(smooth([...crest(1), ...crest(-1).reverse()], true), lit),
    );
    const groove = line(
      smooth(along(0.06, 0.8, -0.05)),
      dark(colour, 0.3),
      r * 0.07,
      'opacity=".4"',
    );
    const gold = oil
      ? made(
          'gloss',
          line(smooth(along(0.12, 0.88, -0.06)), oil, r * 0.085) +
            path(
              blob(dice, r * 0.2, { points: 9, rough: 0.14, flat: tilt }),
              oil,
              `transform="translate(${n(x)} ${n(y)})"`,
            ),
        )
      : '';
    return (
      made('cream', oval(x, y, r * reach, r * tilt * reach, colour)) +
      groove +
      ridge +
      gold
    );
  };
}

/** Pine nuts, almonds' slivers, chickpeas' halves: drops of cream. */
export const pineNuts = ({
  colour = '#efd29a',
  count = 22,
  dome = 20,
  reach = 0.4,
  size = 1,
} = {}): Part =>
  loose(
    ({ dice }) =>
      path(
        'M-9 0Q-3 -5.4 6 -3.6Q10.5 0 6 3.6Q-3 5.4 -9 0Z',
        vary(dice, colour, 0.16),
        `transform="scale(${size})"`,
      ),
    { count, dome, layers: 1, reach },
  );

/** Walnut halves, furrowed. */
export function walnuts({
  colour = '#b9803f',
  count = 6,
  dome = 14,
  reach = 0.6,
  size = 19,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.1 })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.1);
        const furrows = [-1, 1]
          .map((side) =>
            line(
              `M${n(-size * 0.8)} ${n(side * size * 0.3)}q${n(size * 0.26)} ${n(-size * 0.3)} ${n(size * 0.5)} 0t${n(size * 0.5)} 0t${n(size * 0.4)} 0`,
              dark(tone, 0.5),
              2.4,
              'opacity=".7"',
            ),
          )
          .join('');
        return put(
          stage,
          [u, v],
          made(
            'dough',
            path(
              blob(dice, size, { points: 11, rough: 0.14, flat: 0.8 }),
              tone,
            ) +
              line(`M${-size} 0H${size}`, dark(tone, 0.55), 3) +
              furrows,
          ),
          { z, turn: dice.between(0, 180) },
        );
      })
      .join('');
}

/** A little bowl on the plate or the table; its filling is parts of its own. */
export const ramekin =
  (
    u: number,
    v: number,
    size: number,
    filling: readonly Part[],
    { colour = '#f4ede0', z = 4 } = {},
  ): Part =>
  (stage) => {
    const inner = part(stage, u, v, size, z);
    const { r, x, y } = inner;
    const ry = r * inner.tilt;
    const wall = `M${n(x - r * 1.14)} ${n(y)}C${n(x - r * 1.1)} ${n(y + ry)} ${n(x - r * 0.7)} ${n(y + ry * 1.5)} ${n(x)} ${n(y + ry * 1.5)}S${n(x + r * 1.1)} ${n(y + ry)} ${n(x + r * 1.14)} ${n(y)}Z`;
    return (
      made('gloss', path(wall, dark(colour, 0.2))) +
      oval(x, y, r * 1.14, ry * 1.12, light(colour, 0.3)) +
      oval(x, y + 2, r * 1.04, ry * 1.02, dark(colour, 0.3)) +
      filling.map((draw) => draw(inner)).join('')
    );
  };

/** Froth standing over the rim of a cup or glass, its foot at u, v and so high above it. */
export const froth =
  (
    u: number,
    v: number,
    { high = 180, wide = 112, tall = 90, colour = '#fffaf0' } = {},
  ): Part =>
  (stage) => {
    const { dice } = stage;
    const [w, h] = [wide, tall];
    const d = `M${-w} 0C${n(-w * 1.04)} ${n(-h * 0.5)} ${n(-w * 0.62)} ${n(-h * 0.56)} ${n(-w * 0.46)} ${n(-h * 0.8)}C${n(-w * 0.2)} ${n(-h * 1.1)} ${n(w * 0.3)} ${n(-h * 1.04)} ${n(w * 0.5)} ${n(-h * 0.76)}C${n(w * 0.76)} ${n(-h * 0.56)} ${n(w * 1.05)} ${n(-h * 0.46)} ${w} 0Q${n(w * 0.54)} ${n(w * 0.24)} 0 ${n(w * 0.25)}T${-w} 0Z`;
    const bubbles = Array.from({ length: 70 }, () => {
      const [turn, far] = [dice.between(0, 6.28), Math.sqrt(dice.next())];
      const size = dice.between(1.6, 5);
      return oval(
        Math.cos(turn) * far * w * 0.84,
        -h * 0.32 + Math.sin(turn) * far * h * 0.46,
        size,
        size * 0.8,
        '#fffefa',
        'stroke="#dccfb4" stroke-width="1.2" stroke-opacity=".8"',
      );
    });
    return put(
      stage,
      [u, v],
      made('cream', path(d, colour)) + bubbles.join(''),
      { z: high },
    );
  };
