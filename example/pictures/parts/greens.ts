import { made } from '../kit/materials';
import { put, spread, type Part } from '../kit/stage';
import {
  blob,
  dark,
  light,
  line,
  moved,
  n,
  oval,
  path,
  times,
  vary,
} from '../kit/svg';

import { leaf } from './herbs';
import { heap } from './grains';

/** Lettuce, rocket, spinach: ruffled leaves, heaped. */
export function leaves({
  colour = '#7fb03c',
  count = 26,
  dome = 34,
  kind = 'lettuce' as 'lettuce' | 'rocket' | 'spinach',
  reach = 0.86,
  size = 58,
} = {}): Part {
  return (stage) =>
    heap(dark(colour, 0.4), { dome, reach: reach * 0.9 })(stage) +
    spread(stage, count, { dome, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.22);
        const drawn =
          kind === 'lettuce'
            ? path(
                blob(dice, size * 0.6, { points: 15, rough: 0.16, flat: 0.8 }),
                tone,
              ) +
              path(
                blob(dice, size * 0.4, { points: 11, rough: 0.2, flat: 0.7 }),
                light(tone, 0.25),
                'opacity=".7"',
              ) +
              line(
                `M0 ${n(size * 0.46)}Q2 0 0 ${n(-size * 0.4)}M0 ${n(size * 0.1)}l${n(size * 0.24)} ${n(-size * 0.2)}M0 ${n(size * 0.1)}l${n(-size * 0.24)} ${n(-size * 0.2)}`,
                light(tone, 0.6),
                2,
                'opacity=".6"',
              )
            : kind === 'spinach'
              ? leaf(stage, size * 0.9, tone, 0.42)
              : times(5, (i) =>
                  moved(
                    oval(0, -size * 0.14, size * 0.1, size * 0.2, tone),
                    (i % 2 === 0 ? -1 : 1) * size * 0.1,
                    size * (0.3 - i * 0.16),
                    { turn: (i % 2 === 0 ? -50 : 50) * (i === 4 ? 0 : 1) },
                  ),
                ) +
                line(
                  `M0 ${n(size * 0.5)}V${n(-size * 0.4)}`,
                  light(tone, 0.3),
                  2,
                );
        const turn =
          (Math.atan2(v, u) * 180) / Math.PI + 90 + dice.between(-40, 40);
        return put(stage, [u, v], made('leaf', drawn), { z, turn });
      })
      .join('');
}

/** Wedges of tomato, egg, apple, potato: skin behind, flesh before. */
export function wedges({
  colour = '#d63c26',
  count = 6,
  dome = 24,
  flesh = '#ef7a52',
  reach = 0.62,
  size = 30,
  heart = '#f6b48a' as string | null,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.1 })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const skin = vary(dice, colour, 0.08);
        const d = `M${-size} 0Q0 ${n(-size * 1.05)} ${size} 0Q0 ${n(size * 0.5)} ${-size} 0Z`;
        const inner = `M${n(-size * 0.86)} 1Q0 ${n(-size * 0.5)} ${n(size * 0.86)} 1Q0 ${n(size * 0.4)} ${n(-size * 0.86)} 1Z`;
        const pips = heart
          ? oval(-size * 0.3, 0, size * 0.2, size * 0.1, heart) +
            oval(size * 0.3, 0, size * 0.2, size * 0.1, heart)
          : '';
        return put(
          stage,
          [u, v],
          made('gloss', path(d, skin) + path(inner, flesh) + pips),
          { z, turn: dice.between(-70, 70) },
        );
      })
      .join('');
}

/** Halves of a boiled egg. */
export function eggs({
  count = 3,
  dome = 20,
  reach = 0.5,
  size = 24,
  yolk = '#f2a52a',
  at = null as readonly (readonly [number, number])[] | null,
} = {}): Part {
  return (stage) =>
    (at
      ? at.map(([u, v]) => ({ u, v, z: dome }))
      : spread(stage, count, { dome, reach, jitter: 0.06 })
    )
      .map(({ u, v, z }) =>
        put(
          stage,
          [u, v],
          made(
            'gloss',
            oval(0, 0, size, size * 0.8, '#fdf8ee') +
              oval(0, 1, size * 0.55, size * 0.46, yolk),
          ),
          { z, turn: stage.dice.between(-40, 40) },
        ),
      )
      .join('');
}

/** A fried egg about its place. */
export function friedEgg({ size = 52, u = 0, v = 0, z = 6 } = {}): Part {
  return (stage) =>
    put(
      stage,
      [u, v],
      made(
        'cream',
        path(
          blob(stage.dice, size, { points: 9, rough: 0.14, flat: 0.8 }),
          '#fdf6e6',
          `stroke="#d9a45a" stroke-width="2" stroke-opacity=".7"`,
        ),
      ) + made('gloss', oval(2, -2, size * 0.38, size * 0.33, '#f4a21c')),
      { z },
    );
}

/** Olives with their hole. */
export function olives({
  colour = '#3a2b35',
  count = 6,
  dome = 20,
  reach = 0.6,
  size = 11,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.14 })
      .map(({ u, v, z }) =>
        put(
          stage,
          [u, v],
          made(
            'gloss',
            oval(0, 0, size, size * 0.84, vary(stage.dice, colour, 0.1)) +
              oval(size * 0.16, 0, size * 0.36, size * 0.28, dark(colour, 0.5)),
          ),
          { z, turn: stage.dice.between(0, 180) },
        ),
      )
      .join('');
}

/** Chunks of cooked vegetables: potato, carrot, quince, turnip, pepper. */
export function vegetables({
  colours = ['#e9b860', '#e07a28'] as readonly string[],
  count = 8,
  dome = 22,
  reach = 0.66,
  size = 32,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.08 })
      .map(({ u, v, z }, i) => {
        const { dice } = stage;
        const colour = vary(
          dice,
          colours[i % colours.length] ?? '#e9b860',
          0.08,
        );
        return put(
          stage,
          [u, v],
          made(
            'dough',
            path(
              blob(dice, size * dice.between(0.46, 0.6), {
                points: 7,
                rough: 0.14,
                flat: 0.84,
              }),
              colour,
            ),
          ),
          { z, turn: dice.between(-60, 60) },
        );
      })
      .join('');
}
