import { made } from '../kit/materials';
import { part, put, spread, type Part, type Stage } from '../kit/stage';
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
  times,
  vary,
} from '../kit/svg';

import { blisters, crustFill } from './crust';

/** Melted cheese in uneven patches, browned in places. */
function cheeses(
  stage: Stage,
  size: number,
  colour: string,
  count: number,
): string {
  const { dice } = stage;
  const patches = times(count, () => {
    const [turn, far] = [
      dice.between(0, 6.28),
      size * Math.sqrt(dice.next()) * 0.76,
    ];
    return path(
      blob(dice, size * dice.between(0.1, 0.22), { points: 9, rough: 0.26 }),
      vary(dice, colour, 0.06),
      `transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})"`,
    );
  });
  return made('gloss', patches);
}

/** A whole pizza from above: rim, sauce, cheese; toppings are parts of their own on its stage. */
export function pizza({
  cheese = '#f8dc92' as string | null,
  crust = '#d9943f',
  cuts = true,
  patches = 18,
  sauce = '#c23a1c',
  size = 186,
  toppings = [] as readonly Part[],
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const fill = crustFill(stage, crust);
    const edge = blob(dice, size, { points: 20, rough: 0.025 });
    const bed = stage.id();
    const inner = `M${n(-size * 0.84)} 0A${n(size * 0.84)} ${n(size * 0.84)} 0 1 0 ${n(size * 0.84)} 0A${n(size * 0.84)} ${n(size * 0.84)} 0 1 0 ${n(-size * 0.84)} 0Z`;
    const base = `${fill.defs}<defs>${radial(bed, [`${light(sauce, 0.12)} 0`, `${sauce} .8`, `${dark(sauce, 0.4)} 1`], [0.5, 0.5, 0.5])}</defs>${path(edge, crust)}<circle r="${n(size * 0.87)}" fill="url(#${bed})"/>${cheese ? cheeses(stage, size, cheese, patches) : ''}`;
    const rim =
      made(
        'bread',
        `<path fill-rule="evenodd" d="${edge}${inner}" fill="url(#${fill.id})"/>`,
      ) +
      times(26, () => {
        const turn = dice.between(0, 6.28);
        const far = size * dice.between(0.88, 0.97);
        return path(
          blob(dice, dice.between(4, 12), { points: 7, rough: 0.35 }),
          '#4a1f0a',
          `transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})" opacity="${n(dice.between(0.2, 0.6))}"`,
        );
      });
    const start = dice.between(0, 60);
    const lines = cuts
      ? times(
          3,
          (i) =>
            `<g transform="rotate(${n(start + i * 60)})">${line(`M${-size} 0H${size}`, '#5a2408', 2.6, 'opacity=".55"')}${line(`M${-size} 2.4H${size}`, '#ffe7b0', 1.2, 'opacity=".4"')}</g>`,
        )
      : '';
    const lying = put(
      stage,
      [0, 0],
      made('paper', path(edge, dark(crust, 0.3))) +
        base +
        rim +
        blisters(stage, 10, size * 0.8),
      { flat: true, z: 6 },
    );
    const top = { ...part(stage, 0, 0, 1, 8), r: size * 0.84 };
    return (
      lying +
      toppings.map((draw) => draw(top)).join('') +
      put(stage, [0, 0], lines, { flat: true, z: 6 })
    );
  };
}

/** Round slices of salami that curl at the edge. */
export function salami({
  colour = '#b5301c',
  count = 14,
  reach = 0.8,
  size = 23,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { reach, jitter: 0.05 })
      .map(({ u, v }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.1);
        const id = stage.id();
        const fat = times(6, () =>
          oval(
            dice.between(-0.55, 0.55) * size,
            dice.between(-0.55, 0.55) * size,
            dice.between(1, 2.4),
            dice.between(1, 2),
            '#f0b58a',
            'opacity=".8"',
          ),
        );
        return put(
          stage,
          [u, v],
          made(
            'meat',
            `<defs>${radial(id, [`${light(tone, 0.2)} 0`, `${tone} .7`, `${dark(tone, 0.42)} 1`], [0.45, 0.45, 0.56])}</defs>${path(blob(dice, size * dice.between(0.9, 1.08), { points: 9, rough: 0.05, flat: 0.84 }), `url(#${id})`)}${fat}`,
          ),
          { turn: dice.between(0, 90) },
        );
      })
      .join('');
}

/** Slices of mushroom with their stem. */
export function mushroomSlices({
  colour = '#d9bd92',
  count = 9,
  dome = 0,
  reach = 0.74,
  size = 24,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.1 })
      .map(({ u, v, z }) => {
        const tone = vary(stage.dice, colour, 0.12);
        const d = `M${n(-size)} 0C${n(-size)} ${n(-size * 1.2)} ${n(size)} ${n(-size * 1.2)} ${n(size)} 0C${n(size * 0.8)} ${n(size * 0.3)} ${n(size * 0.4)} ${n(size * 0.1)} ${n(size * 0.26)} ${n(size * 0.14)}V${n(size * 0.7)}Q0 ${n(size * 0.9)} ${n(-size * 0.26)} ${n(size * 0.7)}V${n(size * 0.14)}C${n(-size * 0.4)} ${n(size * 0.1)} ${n(-size * 0.8)} ${n(size * 0.3)} ${n(-size)} 0Z`;
        return put(
          stage,
          [u, v],
          made(
            'meat',
            path(d, tone) +
              line(d, dark(tone, 0.46), 2, 'opacity=".7"') +
              line(
                `M${n(-size * 0.6)} ${n(-size * 0.16)}Q0 ${n(-size * 0.4)} ${n(size * 0.6)} ${n(-size * 0.16)}`,
                dark(tone, 0.5),
                2.6,
                'opacity=".5"',
              ),
          ),
          { z, turn: stage.dice.between(0, 360) },
        );
      })
      .join('');
}

/** Thin folded slices of cured or roast meat, smoked salmon, kimchi. */
export function folds({
  colour = '#c4604a',
  count = 8,
  dome = 6,
  reach = 0.7,
  size = 40,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.08 })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.1);
        const id = stage.id();
        const d = blob(dice, size * 0.7, { points: 9, rough: 0.2, flat: 0.62 });
        const creases = times(3, (i) =>
          line(
            `M${n(-size * 0.5)} ${n((i - 1) * size * 0.18)}Q0 ${n((i - 1) * size * 0.18 - size * 0.2)} ${n(size * 0.5)} ${n((i - 1) * size * 0.14)}`,
            i % 2 === 0 ? dark(tone, 0.34) : light(tone, 0.55),
            2.6,
            'opacity=".6"',
          ),
        );
        return put(
          stage,
          [u, v],
          made(
            'leaf',
            `<defs>${linear(id, [light(tone, 0.34), tone, dark(tone, 0.2)])}</defs>${path(d, `url(#${id})`)}${creases}`,
          ),
          { z, turn: dice.between(-70, 70) },
        );
      })
      .join('');
}

/** Cooked shrimps: pink curls with stripes. */
export function bakedShrimps({
  colour = '#f0895c',
  count = 6,
  dome = 6,
  reach = 0.66,
  size = 24,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.08 })
      .map(({ u, v, z }) => {
        const tone = vary(stage.dice, colour, 0.06);
        const d = `M${n(-size * 0.2)} ${n(-size * 0.8)}A${n(size * 0.8)} ${n(size * 0.8)} 0 1 1 ${n(-size * 0.7)} ${n(size * 0.5)}`;
        const rings = times(5, (i) => {
          const turn = -1.6 + i * 0.75;
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          return line(
            `M${n(c * size * 0.5)} ${n(s * size * 0.5)}L${n(c * size * 1.06)} ${n(s * size * 1.06)}`,
            '#fff0e0',
            3,
            'opacity=".75"',
          );
        });
        return put(
          stage,
          [u, v],
          made('gloss', line(d, tone, size * 0.56)) + rings,
          { z, turn: stage.dice.between(0, 360) },
        );
      })
      .join('');
}
