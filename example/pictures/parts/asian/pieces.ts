import { made, type MaterialName } from '@/example/pictures/kit/materials';
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
  radial,
  n,
  oval,
  path,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';

/** One cube about the origin: its top in the light, a front and a side in the shade. */
function cube(
  stage: Stage,
  size: number,
  colour: string,
  veins: string | null,
  crust: string | null,
): string {
  const { dice } = stage;
  const tone = vary(dice, colour, 0.08);
  const s = size * dice.between(0.88, 1.1);
  const h = s * 0.5;
  const top = `M${n(-s)} ${n(-h * 0.3)}L${n(-s * 0.1)} ${n(-s * 0.8)}L${n(s)} ${n(-h * 0.5)}L${n(s * 0.12)} ${n(h * 0.3)}Z`;
  const lines = veins
    ? times(3, (i) =>
        line(
          `M${n(-s * 0.7 + i * s * 0.34)} ${n(-h * 0.5 - i * h * 0.14)}l${n(s * 0.8)} ${n(h * 0.42)}M${n(-s * 0.6 + i * s * 0.3)} ${n(h * 0.14)}v${n(s * 0.6)}`,
          veins,
          s * 0.07,
          'opacity=".7"',
        ),
      )
    : '';
  const edge = crust ? line(top, crust, s * 0.12, 'opacity=".7"') : '';
  return made(
    'gloss',
    `<g stroke-width="${n(s * 0.22)}" stroke-linejoin="round"><path d="M${n(-s)} ${n(-h * 0.3)}L${n(s * 0.12)} ${n(h * 0.3)}V${n(s)}L${n(-s * 0.92)} ${n(h * 0.9)}Z" fill="${dark(tone, 0.12)}" stroke="${dark(tone, 0.12)}"/><path d="M${n(s * 0.12)} ${n(h * 0.3)}L${n(s)} ${n(-h * 0.5)}L${n(s * 0.92)} ${n(h * 0.8)}L${n(s * 0.12)} ${n(s)}Z" fill="${dark(tone, 0.3)}" stroke="${dark(tone, 0.3)}"/><path d="${top}" fill="${light(tone, 0.14)}" stroke="${light(tone, 0.14)}"/></g>${edge}${lines}`,
  );
}

/** Cubes with three sides: salmon, tuna, tofu, mango, feta. */
export function cubes(
  colour: string,
  {
    at = null as readonly Point[] | null,
    count = 8,
    crust = null as string | null,
    dome = 24,
    reach = 0.4,
    size = 20,
    u = 0,
    v = 0,
    veins = null as string | null,
  } = {},
): Part {
  return (stage) =>
    (at
      ? at.map(([a, b]) => ({ u: a, v: b, z: dome }))
      : spread(stage, count, { dome, jitter: 0.04, reach })
    )
      .map((spot) =>
        put(
          stage,
          [u + spot.u, v + spot.v],
          cube(stage, size, colour, veins, crust),
          {
            turn: stage.dice.between(-16, 16),
            z: spot.z,
          },
        ),
      )
      .join('');
}

/** Thick sticks with round ends: rice cakes, rolls, beans, roots. */
export function sticks(
  colour: string,
  {
    at = null as readonly Point[] | null,
    count = 8,
    dome = 26,
    long = 60,
    material = 'gloss' as MaterialName,
    reach = 0.6,
    thick = 20,
    turn = null as number | null,
  } = {},
): Part {
  return (stage) =>
    (at
      ? at.map(([u, v]) => ({ u, v, z: dome }))
      : spread(stage, count, { dome, jitter: 0.08, reach })
    )
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.1);
        const bend = dice.between(-0.14, 0.14) * long;
        const [w, t] = [long / 2, thick / 2];
        const d = `M${n(-w)} ${n(-t)}Q0 ${n(bend - t)} ${n(w)} ${n(-t)}A${n(t)} ${n(t)} 0 0 1 ${n(w)} ${n(t)}Q0 ${n(bend + t)} ${n(-w)} ${n(t)}A${n(t)} ${n(t)} 0 0 1 ${n(-w)} ${n(-t)}Z`;
        const shine = `M${n(-w * 0.9)} ${n(-t * 0.4)}Q0 ${n(bend - t * 0.4)} ${n(w * 0.9)} ${n(-t * 0.4)}`;
        return put(
          stage,
          [u, v],
          made(
            material,
            path(d, tone) +
              line(shine, light(tone, 0.5), thick * 0.2, 'opacity=".4"'),
          ),
          {
            turn:
              turn === null
                ? dice.between(-70, 70)
                : turn + dice.between(-7, 7),
            z,
          },
        );
      })
      .join('');
}

/** Round balls: mochi, pkhali, date balls; `coat` are seeds or powder on them. */
export function balls(
  spots: readonly Point[],
  {
    coat = null as string | null,
    colours = ['#f3c878'] as readonly string[],
    flat = 0.9,
    inside = null as string | null,
    material = 'dough' as MaterialName,
    size = 44,
    z = 16,
  } = {},
): Part {
  return (stage) =>
    [...spots.entries()]
      .sort((a, b) => a[1][1] - b[1][1])
      .map(([i, spot]) => {
        const { dice, id } = stage;
        const fill = id();
        const tone = colours[i % colours.length] ?? '#f3c878';
        const seeds = coat
          ? made(
              'grain',
              times(44, () => {
                const [turn, far] = [
                  dice.between(0, 6.28),
                  size * 0.9 * Math.sqrt(dice.next()),
                ];
                return `<ellipse transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far * flat)}) rotate(${n(dice.between(0, 180))})" rx="4.2" ry="2.2" fill="${vary(dice, coat, 0.14)}"/>`;
              }),
            )
          : '';
        const open =
          inside && i === spots.length - 1
            ? made(
                'gloss',
                oval(0, size * 0.12, size * 0.74, size * 0.6, inside),
              )
            : '';
        return put(
          stage,
          spot,
          made(
            material,
            `<defs>${radial(fill, [light(tone, 0.6), `${tone} .55`, dark(tone, 0.34)])}</defs>${path(blob(dice, size, { points: 12, rough: 0.02, flat }), `url(#${fill})`)}`,
          ) +
            open +
            seeds,
          { z },
        );
      })
      .join('');
}

/** Pods of green soya beans, each with three of them under its skin. */
export function pods(
  colour: string,
  { count = 12, dome = 50, long = 90, reach = 0.7, thick = 26 } = {},
): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.06, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.1);
        const [w, t] = [long / 2, thick / 2];
        const beans = [-0.56, 0, 0.56].map((at) => at * w);
        const edge = (side: 1 | -1): readonly Point[] =>
          Array.from({ length: 13 }, (_, i): Point => {
            const x = side * w * (i / 6 - 1);
            const bulge = Math.max(
              ...beans.map((at) => 1 - Math.abs(x - at) / (w * 0.36)),
            );
            const end = 1 - (Math.abs(x) / w) ** 6;
            return [x, -side * t * end * (0.58 + 0.42 * Math.max(0, bulge))];
          });
        const hull = [...edge(1), ...edge(-1)]
          .map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`)
          .join('');
        const lit = beans
          .map((x) =>
            oval(
              x,
              -t * 0.14,
              t * 0.62,
              t * 0.5,
              light(tone, 0.3),
              'opacity=".7"',
            ),
          )
          .join('');
        return put(
          stage,
          [u, v],
          made(
            'gloss',
            line(
              `M${n(w)} 0l${n(t * 0.7)} ${n(-t * 0.2)}`,
              dark(tone, 0.3),
              4,
            ) +
              path(
                `${hull}Z`,
                tone,
                `stroke="${dark(tone, 0.16)}" stroke-width="2" stroke-linejoin="round"`,
              ) +
              lit,
          ),
          { turn: dice.between(-70, 70), z },
        );
      })
      .join('');
}
