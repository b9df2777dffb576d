import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  linear,
  n,
  oval,
  path,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';
import { blisters } from '../crust';

import { hull } from './rolls';

/** Halves of a wrap cut across, each cut full of its filling. */
export function wrapHalves(
  spots: readonly Point[],
  {
    colour = '#e0b878',
    fillings = ['#7fb03c', '#d63c26', '#f3e6c8'] as readonly string[],
    size = 62,
    z = 16,
  } = {},
): Part {
  return (stage) =>
    spots
      .map((spot, index) => {
        const { dice, id } = stage;
        const [fill, clip] = [id(), id()];
        const far: Point = [index % 2 ? 46 : 74, -size * 1.7];
        const d = hull(size, far);
        const body = `<defs>${linear(fill, [light(colour, 0.3), `${colour} .5`, dark(colour, 0.34)])}<clipPath id="${clip}"><path d="${d}"/></clipPath></defs>${made('bread', path(d, `url(#${fill})`))}<g clip-path="url(#${clip})"><g transform="translate(${n(far[0] * 0.6)} ${n(far[1] * 0.6)})">${blisters(stage, 26, size)}</g></g>`;
        const packed = times(26, (i) => {
          const [turn, at] = [i * 2.4, size * 0.7 * Math.sqrt((i + 0.5) / 26)];
          return path(
            blob(dice, size * dice.between(0.16, 0.26), {
              points: 7,
              rough: 0.24,
            }),
            vary(dice, fillings[i % fillings.length] ?? '#7fb03c', 0.12),
            `transform="translate(${n(Math.cos(turn) * at)} ${n(Math.sin(turn) * at)})"`,
          );
        });
        const cut = `${oval(0, 0, size * 0.98, size * 0.98, dark(colour, 0.12))}${oval(0, 0, size * 0.9, size * 0.9, light(colour, 0.5))}${oval(0, 0, size * 0.82, size * 0.82, '#4f5a24')}${made('gloss', packed)}`;
        return put(
          stage,
          spot,
          `${body}<g transform="scale(1 .94)">${cut}</g>`,
          {
            z,
          },
        );
      })
      .join('');
}

/** Strawberries cut in half: red skin, a pale heart, seeds. */
export function strawberries({
  count = 5,
  dome = 14,
  reach = 0.7,
  size = 24,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.06, reach })
      .map(({ u, v, z }) => {
        const tone = vary(stage.dice, '#d8212c', 0.08);
        const d = `M0 ${n(size)}C${n(-size * 0.9)} ${n(size * 0.3)} ${n(-size * 1.1)} ${n(-size * 0.8)} 0 ${n(-size * 0.7)}C${n(size * 1.1)} ${n(-size * 0.8)} ${n(size * 0.9)} ${n(size * 0.3)} 0 ${n(size)}Z`;
        return put(
          stage,
          [u, v],
          made(
            'gloss',
            `${path(d, tone)}<g transform="scale(.62)">${path(d, '#f58a80')}</g><g transform="scale(.3)">${path(d, '#ffe4d8')}</g>`,
          ),
          { turn: stage.dice.between(0, 360), z },
        );
      })
      .join('');
}
