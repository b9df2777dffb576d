import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
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

/** Cabbage leaves folded in chilli paste: pale ribs, red ruffled edges. */
export function kimchi({
  count = 10,
  dome = 34,
  reach = 0.6,
  size = 54,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.08, reach })
      .map(({ u, v, z }) => {
        const { dice, id } = stage;
        const fill = id();
        const tone = vary(dice, '#d2401c', 0.14);
        const h = size * 0.42;
        const d = `M${n(-size)} ${n(-h * 0.5)}C${n(-size * 0.4)} ${n(-h * 0.8)} ${n(size * 0.2)} ${n(-h * 0.6)} ${n(size * 0.5)} ${n(-h * 1.2)}Q${n(size * 0.7)} ${n(-h * 0.9)} ${n(size * 0.86)} ${n(-h * 1.1)}Q${n(size * 0.9)} ${n(-h * 0.4)} ${n(size * 1.1)} ${n(-h * 0.2)}Q${n(size * 0.9)} ${n(h * 0.2)} ${n(size)} ${n(h * 0.6)}Q${n(size * 0.7)} ${n(h * 0.6)} ${n(size * 0.6)} ${n(h)}C${n(size * 0.2)} ${n(h * 0.5)} ${n(-size * 0.5)} ${n(h * 0.7)} ${n(-size)} ${n(h * 0.5)}Z`;
        const ribs = times(4, (i) =>
          line(
            `M${n(-size * 0.9)} ${n((i - 1.5) * h * 0.26)}Q${n(size * 0.1)} ${n((i - 1.5) * h * 0.3)} ${n(size * 0.7)} ${n((i - 1.5) * h * 0.6)}`,
            '#ffe2b8',
            2,
            'opacity=".34"',
          ),
        );
        const flakes = times(9, () =>
          oval(
            dice.between(-0.8, 0.9) * size,
            dice.between(-0.6, 0.6) * h,
            3,
            2,
            '#9c1a0c',
            'opacity=".8"',
          ),
        );
        return put(
          stage,
          [u, v],
          made(
            'leaf',
            `<defs>${linear(fill, ['#f2bd7c', `${light(tone, 0.16)} .28`, `${tone} .6`, dark(tone, 0.2)], [0, 0, 1, 0.1])}</defs>${path(d, `url(#${fill})`)}${ribs}${flakes}`,
          ),
          { turn: dice.between(-50, 50), z },
        );
      })
      .join('');
}

/** Beef ribs cut across: a glazed strip with its round bones. */
export function shortRibs(
  spots: readonly Point[],
  { size = 92, turn = -12, z = 14 } = {},
): Part {
  return (stage) =>
    spots
      .map((spot) => {
        const { dice, id } = stage;
        const fill = id();
        const h = size * 0.3;
        const char = times(5, (i) =>
          line(
            `M${n(-size * 0.8 + i * size * 0.36)} ${n(-h)}l${n(h * 0.7)} ${n(h * 2)}`,
            '#24090a',
            6,
            'opacity=".42"',
          ),
        );
        const bones = [-0.56, 0.02, 0.58]
          .map(
            (x) =>
              made(
                'cream',
                oval(x * size, -h * 0.52, size * 0.13, h * 0.4, '#f0e0c4'),
              ) +
              oval(
                x * size,
                -h * 0.5,
                size * 0.07,
                h * 0.2,
                '#b5683e',
                'opacity=".7"',
              ),
          )
          .join('');
        const d = `M${n(-size)} ${n(-h * 0.6)}Q${n(-size * 0.5)} ${n(-h * 1.2)} 0 ${n(-h * 0.95)}T${n(size)} ${n(-h * 0.8)}Q${n(size * 1.08)} 0 ${n(size)} ${n(h * 0.8)}Q${n(size * 0.4)} ${n(h * 1.2)} 0 ${n(h)}T${n(-size)} ${n(h * 0.8)}Q${n(-size * 1.08)} 0 ${n(-size)} ${n(-h * 0.6)}Z`;
        return put(
          stage,
          spot,
          made(
            'meat',
            `<defs>${linear(fill, ['#b8622e', '#8a3c1a .5', '#51200d'])}</defs>${path(d, `url(#${fill})`)}${char}`,
          ) + bones,
          { turn: turn + dice.between(-5, 5), z },
        );
      })
      .join('');
}

/** Crisp fried pieces under a glaze. */
export function crisp({
  colour = '#c8862e',
  count = 8,
  dome = 40,
  glaze = null as string | null,
  reach = 0.6,
  size = 40,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.06, reach })
      .map(({ u, v, z }) => {
        const { dice, id } = stage;
        const fill = id();
        const tone = vary(dice, glaze ?? colour, 0.1);
        const lumps = (reach: number, count: number, tint: string) =>
          times(count, () =>
            path(
              blob(dice, size * dice.between(0.18, 0.36), {
                points: 8,
                rough: 0.24,
              }),
              vary(dice, tint, 0.16),
              `transform="translate(${n(dice.between(-reach, reach) * size)} ${n(dice.between(-reach, reach) * size * 0.8)})"`,
            ),
          );
        const d = blob(dice, size, { points: 11, rough: 0.13, flat: 0.8 });
        const crust = made(
          'crust',
          `<defs>${linear(fill, [light(tone, 0.3), `${tone} .5`, dark(tone, 0.4)])}</defs>${glaze ? lumps(0.8, 5, colour) : ''}${path(d, `url(#${fill})`)}${lumps(0.7, 12, tone)}${glaze ? lumps(0.8, 2, colour) : ''}`,
        );
        const coat = times(glaze ? 7 : 0, () =>
          oval(
            dice.between(-0.6, 0.4) * size,
            dice.between(-0.5, 0.2) * size,
            size * dice.between(0.06, 0.16),
            size * 0.045,
            '#fff0dc',
            'opacity=".7" transform="rotate(-18)"',
          ),
        );
        return put(stage, [u, v], crust + coat, {
          turn: dice.between(-40, 40),
          z,
        });
      })
      .join('');
}
