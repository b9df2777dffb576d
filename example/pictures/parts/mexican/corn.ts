import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  path,
  smooth,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';
import { blisters } from '@/example/pictures/parts/crust';
import type { Piece } from '@/example/pictures/parts/roasted';
import { cob } from '@/example/pictures/parts/roasts';

/** Three-cornered corn chips, heaped. */
export function chips({
  colour = '#ecb548',
  count = 24,
  dome = 34,
  reach = 0.8,
  size = 40,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.08, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const s = size * dice.between(0.88, 1.1);
        const tone = vary(dice, colour, 0.14);
        const id = stage.id();
        const d = `M0 ${n(-s)}Q${n(s * 0.56)} ${n(-s * 0.3)} ${n(s * 0.9)} ${n(s * 0.56)}Q0 ${n(s * dice.between(0.5, 0.84))} ${n(-s * 0.9)} ${n(s * 0.56)}Q${n(-s * 0.56)} ${n(-s * 0.3)} 0 ${n(-s)}Z`;
        const flecks = times(5, () =>
          oval(
            dice.between(-0.4, 0.4) * s,
            dice.between(-0.3, 0.5) * s,
            2.6,
            1.6,
            dark(tone, 0.4),
            'opacity=".5"',
          ),
        );
        return put(
          stage,
          [u, v],
          made(
            'bread',
            `<defs>${linear(id, [light(tone, 0.4), tone, dark(tone, 0.24)])}</defs>${path(d, `url(#${id})`, `stroke="${tone}" stroke-width="${n(s * 0.12)}" stroke-linejoin="round"`)}${flecks}`,
          ),
          { z, turn: dice.between(0, 360) },
        );
      })
      .join('');
}

/** Slices of avocado in a fan. */
export function avocado({
  count = 6,
  size = 44,
  turn = 0,
  u = 0,
  v = 0,
  z = 30,
}: Piece & { readonly count?: number } = {}): Part {
  return (stage) =>
    put(
      stage,
      [u, v],
      times(count, (i) => {
        const s = size;
        const d = `M${n(-s * 0.2)} ${n(-s)}C${n(s * 0.5)} ${n(-s * 0.7)} ${n(s * 0.5)} ${n(s * 0.7)} ${n(-s * 0.2)} ${n(s)}C${n(s * 0.12)} ${n(s * 0.4)} ${n(s * 0.12)} ${n(-s * 0.4)} ${n(-s * 0.2)} ${n(-s)}Z`;
        return moved(
          made(
            'gloss',
            path(
              d,
              '#e6e08a',
              `stroke="#5f8a2c" stroke-width="${n(s * 0.1)}" stroke-linejoin="round"`,
            ) +
              line(
                `M${n(s * 0.06)} ${n(-s * 0.5)}Q${n(s * 0.2)} 0 ${n(s * 0.06)} ${n(s * 0.5)}`,
                '#b9c858',
                s * 0.14,
              ),
          ),
          (i - (count - 1) / 2) * s * 0.36,
          Math.abs(i - (count - 1) / 2) * s * 0.06,
          { turn: (i - (count - 1) / 2) * 9 },
        );
      }),
      { turn, z },
    );
}

/** A dry leaf of corn about the origin, its tip to the left. */
const husk = (long: number, wide: number, colour: string): string =>
  path(
    `M${n(-long)} 0C${n(-long * 0.4)} ${n(-wide)} ${n(long * 0.6)} ${n(-wide)} ${n(long)} ${n(-wide * 0.3)}V${n(wide * 0.3)}C${n(long * 0.6)} ${n(wide)} ${n(-long * 0.4)} ${n(wide)} ${n(-long)} 0Z`,
    colour,
  ) +
  times(5, (i) =>
    line(
      `M${n(-long * 0.9)} 0Q0 ${n((i - 2) * wide * 0.5)} ${n(long * 0.96)} ${n((i - 2) * wide * 0.14)}`,
      dark(colour, 0.24),
      1.6,
      'opacity=".6"',
    ),
  );

/** A cob on its husk under cream, white cheese and chilli. */
export function elote({
  size = 110,
  turn = 0,
  u = 0,
  v = 0,
  z = 14,
}: Piece = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const leaves = [-26, 24, 0].map((lean) =>
      moved(
        moved(
          made('leaf', husk(s * 0.5, s * 0.2, vary(dice, '#cfc878', 0.14))),
          -s * 0.4,
          0,
        ),
        -s * 0.66,
        0,
        { turn: lean },
      ),
    );
    const cream: Point[] = Array.from({ length: 15 }, (_, i) => [
      -s * 0.78 + (i * s * 1.56) / 14,
      (i % 2 === 0 ? -1 : 1) * s * dice.between(0.1, 0.2),
    ]);
    const scatter = (count: number, draw: () => string): string =>
      times(count, () =>
        moved(
          draw(),
          dice.between(-0.84, 0.84) * s,
          dice.between(-0.22, 0.2) * s,
          { turn: dice.between(0, 180) },
        ),
      );
    return (
      put(stage, [u, v], leaves.join(''), { turn, z }) +
      cob({ size: s, turn, u, v, z })(stage) +
      put(
        stage,
        [u, v],
        made('cream', line(smooth(cream), '#fffaf0', s * 0.07)) +
          made(
            'grain',
            scatter(46, () =>
              path(
                blob(dice, dice.between(2.4, 5), { points: 6, rough: 0.3 }),
                '#fffaf0',
              ),
            ) +
              scatter(40, () =>
                oval(0, 0, 2.6, 1.8, vary(dice, '#c8321a', 0.2)),
              ),
          ),
        { turn, z },
      )
    );
  };
}

/** Corn dough on the open husk it was steamed in. */
export function tamal({
  colour = '#f0cb74',
  size = 90,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const leaf =
      moved(made('leaf', husk(s * 1.3, s * 0.66, '#d6c684')), 0, 0) +
      moved(made('leaf', husk(s * 1.2, s * 0.4, '#e3d69c')), 0, s * 0.18);
    const dough = made(
      'bread',
      `<rect x="${n(-s * 0.8)}" y="${n(-s * 0.34)}" width="${n(s * 1.6)}" height="${n(s * 0.64)}" rx="${n(s * 0.28)}" fill="${vary(dice, colour, 0.06)}"/>${blisters(stage, 6, s * 0.3, '#b8802c')}`,
    );
    const corn = made(
      'grain',
      times(16, () =>
        oval(
          dice.between(-0.66, 0.66) * s,
          dice.between(-0.24, 0.2) * s,
          5.4,
          4.2,
          dice.chance(0.3) ? '#5f9a30' : '#f5b91e',
        ),
      ),
    );
    const fold = made(
      'leaf',
      path(
        `M${n(-s * 1.1)} ${n(s * 0.3)}Q0 ${n(s * 0.06)} ${n(s * 1.2)} ${n(s * 0.26)}Q${n(s * 0.8)} ${n(s * 0.66)} 0 ${n(s * 0.66)}T${n(-s * 1.1)} ${n(s * 0.3)}Z`,
        '#cdbd78',
      ) +
        times(4, (i) =>
          line(
            `M${n(-s * 0.9)} ${n(s * (0.34 + i * 0.05))}Q0 ${n(s * (0.2 + i * 0.11))} ${n(s)} ${n(s * (0.32 + i * 0.06))}`,
            '#9f8f4c',
            1.6,
            'opacity=".6"',
          ),
        ),
    );
    return put(stage, [u, v], leaf + dough + corn + fold, { turn, z });
  };
}
