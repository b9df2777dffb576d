import { made } from '@/example/pictures/kit/materials';
import {
  put,
  spread,
  type Part,
  type Stage,
} from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';

export type Fish = 'salmon' | 'tuna' | 'white';

const fishes = {
  salmon: { flesh: '#f4793f', fat: '#ffd3b0' },
  tuna: { flesh: '#b8283c', fat: '#e2788a' },
  white: { flesh: '#ecc8b2', fat: '#fff6ee' },
} as const;

/** A slice of raw fish about the origin: half its length and half its width. */
export function fishSlice(
  stage: Stage,
  kind: Fish,
  w: number,
  h: number,
): string {
  const { fat, flesh } = fishes[kind];
  const [fill, clip] = [stage.id(), stage.id()];
  const tone = vary(stage.dice, flesh, 0.06);
  const d = `M${n(-w)} ${n(h * 0.24)}C${n(-w * 0.96)} ${n(-h * 0.9)} ${n(-w * 0.3)} ${n(-h)} ${n(w * 0.3)} ${n(-h * 0.98)}C${n(w * 0.8)} ${n(-h * 0.94)} ${n(w * 1.02)} ${n(-h * 0.6)} ${n(w)} ${n(-h * 0.1)}C${n(w * 0.98)} ${n(h * 0.8)} ${n(w * 0.3)} ${n(h * 0.9)} ${n(-w * 0.2)} ${n(h * 0.96)}C${n(-w * 0.7)} ${n(h)} ${n(-w)} ${n(h * 0.8)} ${n(-w)} ${n(h * 0.24)}Z`;
  const lines = times(6, (i) => {
    const x = -w * 0.86 + i * w * 0.34;
    return line(
      `M${n(x + h * 0.5)} ${n(-h * 1.1)}Q${n(x - h * 0.2)} ${n(-h * 0.1)} ${n(x - h * 0.3)} ${n(h * 1.1)}`,
      fat,
      h * 0.12,
      `opacity="${kind === 'salmon' ? 0.85 : 0.35}"`,
    );
  });
  return made(
    'gloss',
    `<defs>${linear(fill, [light(tone, 0.26), `${tone} .5`, dark(tone, 0.2)])}<clipPath id="${clip}"><path d="${d}"/></clipPath></defs>${path(d, `url(#${fill})`)}<g clip-path="url(#${clip})">${lines}</g>`,
  );
}

/** Slices of raw fish at these places, each leaning on the next. */
export function sashimi(
  kind: Fish,
  spots: readonly Point[],
  { size = 52, turn = -30, wide = 0.5, z = 14 } = {},
): Part {
  return (stage) =>
    spots
      .map((spot, i) =>
        put(stage, spot, fishSlice(stage, kind, size, size * wide), {
          turn: turn + stage.dice.between(-6, 6),
          z: z + (i % 3) * 2,
        }),
      )
      .join('');
}

/** One cooked shrimp about the origin, curled, its tail to the right. */
function curled(stage: Stage, size: number, colour: string): string {
  const id = stage.id();
  const d = `M${n(size * 0.5)} ${n(-size * 0.56)}C${n(-size * 0.4)} ${n(-size * 1.1)} ${n(-size * 1.1)} ${n(-size * 0.3)} ${n(-size * 0.8)} ${n(size * 0.3)}C${n(-size * 0.5)} ${n(size * 0.86)} ${n(size * 0.2)} ${n(size * 0.8)} ${n(size * 0.5)} ${n(size * 0.5)}C${n(size * 0.3)} ${n(size * 0.3)} ${n(size * 0.1)} ${n(size * 0.36)} ${n(-size * 0.1)} ${n(size * 0.26)}C${n(-size * 0.4)} ${n(size * 0.1)} ${n(-size * 0.3)} ${n(-size * 0.26)} 0 ${n(-size * 0.24)}C${n(size * 0.3)} ${n(-size * 0.2)} ${n(size * 0.52)} ${n(-size * 0.26)} ${n(size * 0.5)} ${n(-size * 0.56)}Z`;
  const rings = times(5, (i) => {
    const turn = 1.4 + i * 0.76;
    const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
    return line(
      `M${n(c * 0.9 - size * 0.1)} ${n(s * 0.84)}L${n(c * 0.5 - size * 0.08)} ${n(s * 0.44)}`,
      dark(colour, 0.12),
      size * 0.13,
      'opacity=".75"',
    );
  });
  const tail = path(
    `M${n(size * 0.4)} ${n(size * 0.4)}L${n(size * 0.98)} ${n(size * 0.2)}Q${n(size * 0.84)} ${n(size * 0.44)} ${n(size * 0.92)} ${n(size * 0.74)}L${n(size * 0.36)} ${n(size * 0.58)}Z`,
    '#d9432a',
  );
  return made(
    'gloss',
    `<defs>${linear(id, ['#fff0dc', `${light(colour, 0.3)} .4`, colour])}</defs>${tail}${path(d, `url(#${id})`)}${rings}`,
  );
}

/** Cooked shrimps, curled. */
export function shrimps({
  at = null as readonly Point[] | null,
  colour = '#f28a58',
  count = 5,
  dome = 24,
  reach = 0.5,
  size = 32,
} = {}): Part {
  return (stage) =>
    (at
      ? at.map(([u, v]) => ({ u, v, z: dome }))
      : spread(stage, count, { dome, jitter: 0.06, reach })
    )
      .map(({ u, v, z }) =>
        put(stage, [u, v], curled(stage, size, colour), {
          turn: stage.dice.between(0, 360),
          z,
        }),
      )
      .join('');
}

/** A long thing in a pale crisp batter; with a red tail it is a shrimp. */
export function tempura({
  colour = '#edbd66',
  inside = null as string | null,
  size = 78,
  tail = true,
  turn = 0,
  u = 0,
  v = 0,
  wide = 0.24,
  z = 12,
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const h = size * wide;
    const crumbs = times(34, () => {
      const x = dice.between(-0.96, 0.9) * size;
      return path(
        blob(dice, h * dice.between(0.18, 0.42), { points: 7, rough: 0.35 }),
        vary(dice, colour, 0.18),
        `transform="translate(${n(x)} ${n(dice.between(-0.95, 0.95) * h)})"`,
      );
    });
    const fan = tail
      ? made(
          'gloss',
          path(
            `M${n(size * 0.84)} 0L${n(size * 1.32)} ${n(-h * 0.9)}Q${n(size * 1.2)} 0 ${n(size * 1.32)} ${n(h * 0.8)}Z`,
            '#d8432a',
          ),
        )
      : '';
    const body = made(
      'crust',
      line(
        `M${n(-size * 0.84)} ${n(h * 0.3)}Q0 ${n(-h * 0.4)} ${n(size * 0.82)} 0`,
        dark(colour, 0.16),
        h * 1.8,
      ) + crumbs,
    );
    const shown = inside
      ? made(
          'gloss',
          path(
            blob(dice, size * 0.6, {
              points: 9,
              rough: 0.1,
              flat: (h * 0.56) / (size * 0.6),
            }),
            inside,
          ),
        )
      : '';
    return put(stage, [u, v], fan + body + shown, { turn, z });
  };
}

/** Mussels opened: dark shells with their orange meat. */
export function mussels({
  count = 4,
  dome = 14,
  reach = 0.55,
  size = 34,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.05, reach })
      .map(({ u, v, z }) => {
        const d = `M${n(-size)} 0C${n(-size * 0.6)} ${n(-size * 0.7)} ${n(size * 0.6)} ${n(-size * 0.74)} ${n(size)} 0C${n(size * 0.6)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size * 0.56)} ${n(-size)} 0Z`;
        return put(
          stage,
          [u, v],
          `${made('gloss', path(d, '#2b2a38'))}${made('gloss', oval(0, 0, size * 0.7, size * 0.34, '#c9c2cc'))}${made('gloss', path(blob(stage.dice, size * 0.52, { points: 8, rough: 0.12, flat: 0.5 }), '#ef9a44'))}`,
          { turn: stage.dice.between(-50, 50), z },
        );
      })
      .join('');
}
