import { made, type MaterialName } from '../kit/materials';
import { at, spread, type Part, type Stage } from '../kit/stage';
import {
  blob,
  dark,
  light,
  moved,
  n,
  oval,
  path,
  times,
  vary,
} from '../kit/svg';

/** A soft heap under loose things, so that nothing shows between them. */
export function heap(
  colour: string,
  { dome = 26, material = 'dough' as MaterialName, reach = 0.86 } = {},
): Part {
  return ({ dice, r, tilt, x, y }) =>
    made(
      material,
      moved(
        path(blob(dice, r * reach * 0.95, { points: 16, rough: 0.02 }), colour),
        x,
        y - dome * 0.2,
        {
          flat: tilt + (dome / Math.max(1, r)) * 0.08,
        },
      ),
    );
}

interface Loose {
  readonly count?: number;
  readonly dome?: number;
  readonly reach?: number;
  readonly material?: MaterialName;
  /** In how many layers, each shading the one below. */
  readonly layers?: number;
}

/** Loose small things over a heap, drawn about their origin. */
export function loose(
  draw: (stage: Stage) => string,
  {
    count = 60,
    dome = 0,
    layers = 3,
    material = 'grain',
    reach = 0.86,
  }: Loose = {},
): Part {
  return (stage) =>
    times(layers, (layer) => {
      const rise = dome * (0.8 + (0.3 * layer) / layers);
      const spots = spread(stage, Math.round(count / layers), {
        dome: rise,
        reach: reach * (1 - layer * 0.045),
        jitter: 0.1,
      });
      return made(
        material,
        spots
          .map(({ u, v, z }) => {
            const [x, y] = at(stage, u, v, z);
            return moved(draw(stage), x, y, {
              turn: stage.dice.between(0, 180),
            });
          })
          .join(''),
      );
    });
}

const grain =
  (colour: string, long = 8.6, thick = 2.5) =>
  ({ dice }: Stage): string => {
    const tone = vary(dice, colour, 0.16);
    return (
      oval(0, 0, dice.between(long * 0.8, long), thick, tone) +
      oval(-1, -0.8, long * 0.5, thick * 0.3, light(tone, 0.55), 'opacity=".7"')
    );
  };

/** A heap of cooked rice: `colour` of the grains, long for basmati and devzira; `bare` lies in a broth without a heap. */
export function rice({
  bare = false,
  colour = '#f3e6c6',
  count = 1250,
  dome = 30,
  long = 9,
  reach = 0.92,
} = {}): Part {
  return (stage) =>
    (bare ? '' : heap(dark(colour, 0.14), { dome, reach })(stage)) +
    loose(grain(colour, long), {
      count: Math.round(count * (stage.r / 140) ** 2),
      dome,
      layers: 6,
      reach,
    })(stage);
}

/** Strips of carrot, cabbage, radish, onion or kazy. */
export function strips(
  colour: string,
  {
    count = 40,
    curl = 0.25,
    dome = 30,
    long = 30,
    reach = 0.85,
    thick = 4.6,
  } = {},
): Part {
  return loose(
    ({ dice }) => {
      const half = dice.between(long * 0.36, long * 0.55);
      const bend = dice.between(-curl, curl) * long;
      const tone = vary(dice, colour);
      const d = `M${n(-half)} 0Q0 ${n(bend)} ${n(half)} ${n(dice.between(-2, 2))}`;
      return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${thick}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${light(tone, 0.5)}" stroke-width="${n(thick * 0.25)}" stroke-linecap="round" opacity=".6"/>`;
    },
    { count, dome, layers: 2, reach },
  );
}

/** Round small things: chickpeas, raisins, barberries, peas, pomegranate seeds, nuts. */
export function beads(
  colour: string,
  {
    count = 14,
    dome = 30,
    flat = 0.85,
    gloss = false,
    reach = 0.8,
    size = 5,
  } = {},
): Part {
  return loose(
    ({ dice }) => {
      const r = size * dice.between(0.8, 1.15);
      const tone = vary(dice, colour);
      return (
        oval(0, 0, r, r * flat, tone) +
        oval(
          -r * 0.3,
          -r * 0.34,
          r * 0.3,
          r * 0.22,
          '#fff6e0',
          `opacity="${gloss ? 0.85 : 0.4}"`,
        )
      );
    },
    { count, dome, layers: 1, reach },
  );
}

/** Little cubes: tomato, cucumber, potato, pepper, feta. */
export function dice(
  colour: string,
  { count = 30, dome = 16, gloss = false, reach = 0.8, size = 11 } = {},
): Part {
  return loose(
    ({ dice: chance }) => {
      const s = size * chance.between(0.8, 1.15);
      const tone = vary(chance, colour);
      return `<rect x="${n(-s / 2)}" y="${n(-s / 2)}" width="${n(s)}" height="${n(s * chance.between(0.7, 1))}" rx="${n(s * 0.2)}" fill="${tone}"/><rect x="${n(-s * 0.36)}" y="${n(-s * 0.38)}" width="${n(s * 0.66)}" height="${n(s * 0.28)}" rx="${n(s * 0.12)}" fill="${light(tone, 0.5)}" opacity=".55"/>`;
    },
    { count, dome, layers: 2, reach, material: gloss ? 'string' : 'grain' },
  );
}

/** Fine crumbs over everything: sesame, cumin, pepper, sumac, nuts, crumbs. */
export function sprinkle(
  colour: string,
  { count = 40, dome = 20, long = 1.6, reach = 0.75, size = 1.7 } = {},
): Part {
  return loose(
    ({ dice: chance }) =>
      oval(
        0,
        0,
        size * long * chance.between(0.7, 1.2),
        size,
        vary(chance, colour, 0.2),
      ),
    { count, dome, layers: 1, reach },
  );
}
