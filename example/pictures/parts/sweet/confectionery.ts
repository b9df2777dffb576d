import { made } from '@/example/pictures/kit/materials';

import {
  blob,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  radial,
  smooth,
  times,
  vary,
} from '@/example/pictures/kit/svg';

import { blisters, crustFill } from '../crust';

import type { Pastry } from './pastry';

/** A round bun with something open in its middle, or dusted: berliner, vatrushka, tartlet. */
export function bun({
  colour = '#d3893a',
  dust = null as string | null,
  middle = null as string | null,
  pool = 0.5,
  size = 84,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const heart = middle
      ? made(
          'gloss',
          path(
            blob(dice, size * pool, { points: 14, rough: 0.04, flat: 0.8 }),
            middle,
            `transform="translate(0 ${n(-size * 0.06)})"`,
          ),
        )
      : '';
    const sugar = dust
      ? times(110, () => {
          const [a, far] = [
            dice.between(0, 6.28),
            size * Math.sqrt(dice.next()) * 0.86,
          ];
          return `<circle cx="${n(Math.cos(a) * far)}" cy="${n(Math.sin(a) * far * 0.8)}" r="${n(dice.between(0.8, 2.2))}" fill="${dust}" opacity=".8"/>`;
        })
      : '';
    return (
      made(
        'bread',
        `${crust.defs}${path(blob(dice, size, { points: 16, rough: 0.02, flat: 0.86 }), `url(#${crust.id})`)}`,
      ) +
      heart +
      sugar
    );
  };
}

/** An éclair or a finger with glaze on it. */
export function eclair({
  glaze = '#6b3a1c',
  nuts = null as string | null,
  shell = '#cf9148',
  size = 112,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const h = size * 0.3;
    const base = made(
      'bread',
      `<rect x="${-size}" y="${n(-h)}" width="${size * 2}" height="${n(h * 2)}" rx="${n(h)}" fill="${shell}"/>`,
    );
    const top = made(
      'gloss',
      path(
        smooth(
          [
            [-size * 0.9, 0],
            [-size * 0.8, -h * 0.86],
            [0, -h * 0.9],
            [size * 0.8, -h * 0.86],
            [size * 0.9, 0],
            [size * 0.5, h * 0.4],
            [size * 0.2, h * 0.24],
            [-size * 0.2, h * 0.44],
            [-size * 0.6, h * 0.28],
          ],
          true,
        ),
        glaze,
      ),
    );
    const bits = nuts
      ? made(
          'grain',
          times(36, () =>
            path(
              blob(dice, dice.between(2, 5), { points: 5, rough: 0.4 }),
              vary(dice, nuts, 0.2),
              `transform="translate(${n(dice.between(-0.75, 0.75) * size)} ${n(dice.between(-0.7, 0.2) * h)})"`,
            ),
          ),
        )
      : times(5, (i) =>
          line(
            `M${n(-size * 0.7 + i * size * 0.32)} ${n(-h * 0.7)}q14 ${n(h * 0.5)} 4 ${n(h * 0.8)}`,
            light(glaze, 0.5),
            4,
            'opacity=".8"',
          ),
        );
    return base + top + bits;
  };
}

/** A diamond of layered sweet: baklava, halva, chak-chak. */
export function diamond({
  colour = '#d99a3c',
  nut = '#7fa03a',
  size = 52,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const [w, h, deep] = [size, size * 0.56, size * 0.5];
    const id = stage.id();
    const side = (x: number) =>
      `M0 ${n(h)}L${n(x)} 0V${n(deep)}L0 ${n(h + deep)}Z`;
    const leaves = times(6, (i) =>
      line(
        `M${n(-w)} ${n(4 + (i * deep) / 6)}L0 ${n(h + 4 + (i * deep) / 6)}L${n(w)} ${n(4 + (i * deep) / 6)}`,
        i === 2 || i === 3 ? nut : dark(colour, 0.4),
        i === 2 || i === 3 ? 5 : 1.4,
        'opacity=".75"',
      ),
    );
    const top = made(
      'gloss',
      `<defs>${linear(id, [light(colour, 0.45), colour, dark(colour, 0.16)])}</defs><path d="M0 ${n(-h)}L${n(w)} 0L0 ${n(h)}L${n(-w)} 0Z" fill="url(#${id})" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`,
    );
    const bits = made(
      'grain',
      times(12, () =>
        path(
          blob(dice, dice.between(2, 5), { points: 5, rough: 0.4 }),
          vary(dice, nut, 0.2),
          `transform="translate(${n(dice.between(-0.3, 0.3) * w)} ${n(dice.between(-0.3, 0.3) * h)})"`,
        ),
      ),
    );
    return (
      made(
        'crumb',
        path(side(-w), dark(colour, 0.1)) + path(side(w), dark(colour, 0.3)),
      ) +
      leaves +
      top +
      bits
    );
  };
}

/** A macaron standing on its edge or lying. */
export function macaron(
  colour: string,
  filling = '#fbf2e0',
  size = 46,
): Pastry {
  return (stage) => {
    const half = (y: number) =>
      made(
        'dough',
        path(
          `M${-size} ${n(y)}C${-size} ${n(y - size * 0.62)} ${size} ${n(y - size * 0.62)} ${size} ${n(y)}Q0 ${n(y + size * 0.34)} ${-size} ${n(y)}Z`,
          colour,
        ),
      );
    return (
      made(
        'dough',
        `<rect x="${-size}" y="4" width="${size * 2}" height="${n(size * 0.5)}" rx="${n(size * 0.24)}" fill="${vary(stage.dice, colour, 0.05)}"/>`,
      ) +
      made(
        'cream',
        `<rect x="${n(-size * 0.9)}" y="${n(-size * 0.12)}" width="${n(size * 1.8)}" height="${n(size * 0.34)}" rx="7" fill="${filling}"/>`,
      ) +
      half(-size * 0.1)
    );
  };
}

/** A flat round cake: pancake, blin, biscuit, curd fritter. */
export function disc({
  colour = '#d99a48',
  edge = '#f3d9a0',
  size = 90,
  flat = 0.8,
  jam = null as string | null,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const id = stage.id();
    return (
      made(
        'dough',
        `<defs>${radial(id, [`${colour} 0`, `${vary(dice, colour, 0.1)} .72`, `${edge} 1`], [0.5, 0.5, 0.52])}</defs>${path(blob(dice, size, { points: 16, rough: 0.02, flat }), `url(#${id})`)}<g transform="scale(1 ${flat})">${blisters(stage, 10, size * 0.7)}</g>`,
      ) + (jam ? made('gloss', oval(0, -2, size * 0.36, size * 0.28, jam)) : '')
    );
  };
}
