import { made } from '@/example/pictures/kit/materials';
import {
  put,
  spread,
  type Part,
  type Stage,
} from '@/example/pictures/kit/stage';
import {
  blob,
  box,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';

import { fishSlice, type Fish } from './seafood';

const NORI = '#1d2a20';
const RICE = '#fbf4e4';

export type Topping = Fish | 'eel' | 'shrimp' | 'tamago';

function topping(stage: Stage, kind: Topping, size: number): string {
  if (kind === 'salmon' || kind === 'tuna' || kind === 'white')
    return fishSlice(stage, kind, size * 1.1, size * 0.5);
  const id = stage.id();
  const [w, h] = [size * 1.04, size * 0.42];
  const rect = (rx: number, fill: string) =>
    box([-w, -h, w * 2, h * 2], rx, fill);
  if (kind === 'tamago')
    return `<defs>${linear(id, ['#ffe38a', '#f5c63e .5', '#d9962a'])}</defs>${made('dough', `<g transform="translate(0 ${n(h * 0.5)})">${rect(10, '#dd9d30')}</g>${rect(10, `url(#${id})`)}${times(3, (i) => line(`M${n(-w * 0.94)} ${n(h * (1.08 + i * 0.15))}H${n(w * 0.94)}`, '#a8661a', 2, 'opacity=".6"'))}`)}`;
  if (kind === 'eel')
    return `<defs>${linear(id, ['#a8602c', '#70351a .5', '#401a0a'])}</defs>${made('gloss', `${rect(h * 0.7, `url(#${id})`)}${times(9, (i) => line(`M${n(-w * 0.8 + i * w * 0.2)} ${n(-h * 0.85)}q8 ${n(h * 0.8)} 0 ${n(h * 1.6)}`, '#31130a', 3, 'opacity=".5"'))}`)}${made(
      'grain',
      times(14, () =>
        oval(
          stage.dice.between(-0.8, 0.8) * w,
          stage.dice.between(-0.5, 0.5) * h,
          4,
          2.2,
          '#fbeccb',
        ),
      ),
    )}`;
  const stripes = times(6, (i) =>
    line(
      `M${n(-w * 0.76 + i * w * 0.27)} ${n(-h * 0.9)}q${n(w * 0.1)} ${n(h * 0.9)} 0 ${n(h * 1.8)}`,
      '#ee6a3a',
      w * 0.085,
      'opacity=".8"',
    ),
  );
  const tail = made(
    'gloss',
    path(
      `M${n(w * 0.92)} 0L${n(w * 1.4)} ${n(-h * 0.9)}Q${n(w * 1.3)} 0 ${n(w * 1.4)} ${n(h * 0.9)}Z`,
      '#e0472a',
    ),
  );
  return `${tail}${made('gloss', `${rect(h * 0.8, '#ffdcc4')}${stripes}`)}${line(`M${n(-w * 0.8)} 0H${n(w * 0.8)}`, '#c9603a', 3, 'opacity=".55"')}`;
}

/** A nigiri: pressed rice with its slice, perhaps tied with nori. */
export function nigiri(
  kind: Topping,
  { band = false, size = 84, turn = -20, u = 0, v = 0, z = 14 } = {},
): Part {
  return (stage) => {
    const { dice } = stage;
    const h = size * 0.42;
    const base =
      made(
        'dough',
        box([-size * 1.02, -h * 0.1, size * 2.04, h * 2.06], h * 0.8, RICE),
      ) +
      made(
        'grain',
        times(90, () =>
          oval(
            dice.between(-0.92, 0.92) * size,
            dice.between(0.5, 1.8) * h,
            6.4,
            3,
            dice.chance(0.6) ? '#fffdf6' : light(dark(RICE, 0.14), 0.1),
            `transform="rotate(${n(dice.between(-16, 16))})"`,
          ),
        ),
      );
    const tie = band
      ? made(
          'leaf',
          path(
            `M${n(-size * 0.13)} ${n(-h * 1.02)}H${n(size * 0.13)}V${n(h * 1.9)}H${n(-size * 0.13)}Z`,
            NORI,
          ),
        )
      : '';
    return put(stage, [u, v], base + topping(stage, kind, size) + tie, {
      turn,
      z,
    });
  };
}

/** Pickled ginger folded, and a cone of wasabi. */
export function gingerWasabi({
  size = 26,
  u = 0.6,
  v = 0.5,
  z = 6,
} = {}): Part {
  return (stage) =>
    spread(stage, 5, { reach: 0.1, dome: 8 })
      .map((spot) =>
        put(
          stage,
          [u + spot.u, v + spot.v],
          made(
            'leaf',
            path(
              blob(stage.dice, size * 0.8, {
                points: 9,
                rough: 0.2,
                flat: 0.6,
              }),
              vary(stage.dice, '#f3b6a4', 0.1),
            ),
          ),
          { z: z + spot.z, turn: stage.dice.between(0, 180) },
        ),
      )
      .join('') +
    put(
      stage,
      [u - 0.34, v + 0.08],
      made(
        'cream',
        path(
          blob(stage.dice, size * 0.74, { points: 8, rough: 0.1, flat: 0.8 }),
          '#a8c25a',
        ),
      ),
      { z },
    );
}
