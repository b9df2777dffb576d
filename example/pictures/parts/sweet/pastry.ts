import { made } from '@/example/pictures/kit/materials';
import type { Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  moved,
  n,
  oval,
  path,
  radial,
  smooth,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';

import { blisters, crustFill } from '../crust';

/** Pastries about their own origin; `placed` of cakes.ts puts them on the stage. */
export type Pastry = (stage: Stage) => string;

/** A croissant: five rolled bands between two horns. */
export function croissant({
  almonds = false,
  colour = '#cf8630',
  size = 100,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const bands = [-2, 2, -1, 1, 0].map((i) => {
      const id = stage.id();
      const w = size * (0.37 - Math.abs(i) * 0.03);
      const h = size * (0.46 - Math.abs(i) * 0.11);
      const tone = vary(dice, colour, 0.05);
      const flakes = times(3, (k) =>
        line(
          `M${n(-w * 0.5 + k * w * 0.4)} ${n(-h * 0.8)}Q${n(-w * 0.1 + k * w * 0.4)} 0 ${n(-w * 0.5 + k * w * 0.44)} ${n(h * 0.8)}`,
          k % 2 === 0 ? dark(tone, 0.34) : light(tone, 0.5),
          2.2,
          'opacity=".5"',
        ),
      );
      return moved(
        made(
          'bread',
          `<defs>${radial(id, [light(tone, 0.4), `${tone} .55`, dark(tone, 0.45)], [0.4, 0.3, 0.75])}</defs>${oval(0, 0, w, h, `url(#${id})`)}${flakes}`,
        ),
        i * size * 0.31,
        Math.abs(i) ** 1.7 * size * 0.085,
        { turn: i * 16 },
      );
    });
    const top = almonds
      ? made(
          'grain',
          times(
            16,
            () =>
              `<ellipse transform="translate(${n(dice.between(-0.6, 0.6) * size)} ${n(dice.between(-0.3, 0.2) * size)}) rotate(${n(dice.between(0, 180))})" rx="11" ry="6" fill="${vary(dice, '#f3dcae', 0.1)}"/>`,
          ),
        ) +
        times(
          50,
          () =>
            `<circle cx="${n(dice.between(-0.8, 0.8) * size)}" cy="${n(dice.between(-0.36, 0.3) * size)}" r="1.7" fill="#fff" opacity=".8"/>`,
        )
      : '';
    return bands.join('') + top;
  };
}

/** A loaf from above and in front; scores on its crust. */
export function loaf({
  colour = '#b8742e',
  flour = true,
  long = 120,
  scores = 4,
  seeds = null as string | null,
  wide = 62,
  square = false,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const d = square
      ? `M${-long} ${-wide}Q${-long} ${n(-wide * 1.3)} ${n(-long * 0.5)} ${n(-wide * 1.2)}Q0 ${n(-wide * 1.4)} ${n(long * 0.5)} ${n(-wide * 1.2)}Q${long} ${n(-wide * 1.3)} ${long} ${-wide}L${n(long * 0.96)} ${wide}H${n(-long * 0.96)}Z`
      : `M${-long} 0C${-long} ${n(-wide * 0.66)} ${n(-long * 0.58)} ${n(-wide * 1.12)} 0 ${n(-wide * 1.12)}S${long} ${n(-wide * 0.66)} ${long} 0S${n(long * 0.58)} ${n(wide * 1.06)} 0 ${n(wide * 1.06)}S${-long} ${n(wide * 0.66)} ${-long} 0Z`;
    const cuts = times(scores, (i) => {
      const x = -long * 0.72 + (i + 0.5) * ((long * 1.44) / scores);
      // a round loaf is lower at its ends
      const high = square ? wide : wide * (1 - 0.45 * (x / long) ** 2);
      const cut = `M${n(x - wide * 0.36)} ${n(high * 0.5)}Q${n(x - 4)} ${n(-high * 0.1)} ${n(x + wide * 0.36)} ${n(-high * 0.68)}`;
      return (
        line(cut, dark(colour, 0.45), 15, 'opacity=".6"') +
        line(cut, light(colour, 0.55), 10)
      );
    });
    const dust = flour
      ? times(
          90,
          () =>
            `<circle cx="${n(dice.between(-0.85, 0.85) * long)}" cy="${n(dice.between(-0.7, 0.6) * wide)}" r="${n(dice.between(0.8, 2.4))}" fill="#fff6e2" opacity=".6"/>`,
        )
      : '';
    const top = seeds
      ? made(
          'grain',
          times(
            100,
            () =>
              `<ellipse transform="translate(${n(dice.between(-0.85, 0.85) * long)} ${n(dice.between(-0.8, 0.7) * wide)}) rotate(${n(dice.between(0, 180))})" rx="4.6" ry="2.4" fill="${vary(dice, dice.chance(0.3) ? '#3a2a1c' : seeds, 0.2)}"/>`,
          ),
        )
      : '';
    return (
      made(
        'bread',
        `${crust.defs}${path(d, `url(#${crust.id})`)}${cuts}${blisters(stage, 14, long * 0.5)}`,
      ) +
      dust +
      top
    );
  };
}

/** A slice of bread with its crumb. */
export function breadSlice({
  crumb = '#f3dfb8',
  crust = '#b8742e',
  size = 60,
} = {}): Pastry {
  return (stage) => {
    const { dice } = stage;
    const d = `M${n(-size * 0.8)} ${n(size * 0.8)}V${n(-size * 0.2)}C${n(-size * 1.2)} ${n(-size * 0.9)} ${n(size * 1.2)} ${n(-size * 0.9)} ${n(size * 0.8)} ${n(-size * 0.2)}V${n(size * 0.8)}Z`;
    const holes = times(16, () =>
      oval(
        dice.between(-0.6, 0.6) * size,
        dice.between(-0.4, 0.65) * size,
        dice.between(2, 6),
        dice.between(1.5, 4),
        dark(crumb, 0.22),
        'opacity=".6"',
      ),
    );
    return (
      made(
        'bread',
        path(
          d,
          crust,
          `stroke="${crust}" stroke-width="7" stroke-linejoin="round"`,
        ),
      ) +
      made('crumb', path(d, crumb, 'transform="scale(.93)"')) +
      holes
    );
  };
}

/** A round swirl: cinnamon roll, poppy bun. */
export function snail({
  colour = '#d99a4a',
  filling = '#7a3d1a',
  icing = null as string | null,
  size = 92,
} = {}): Pastry {
  return (stage) => {
    const crust = crustFill(stage, colour);
    const points = Array.from({ length: 40 }, (_, i): Point => {
      const a = (i / 39) * Math.PI * 2 * 2.6;
      const far = size * (0.06 + (0.86 * i) / 39);
      return [Math.cos(a) * far, Math.sin(a) * far * 0.86];
    });
    const d = smooth(points);
    const glaze = icing
      ? made(
          'gloss',
          times(7, (i) =>
            line(
              `M${n(-size * 0.7 + i * size * 0.2)} ${n(-size * 0.5 + (i % 2) * 14)}Q${n(-size * 0.4 + i * size * 0.16)} ${n(size * 0.1)} ${n(-size * 0.5 + i * size * 0.18)} ${n(size * 0.5)}`,
              icing,
              11,
            ),
          ),
        )
      : '';
    return (
      made(
        'bread',
        `${crust.defs}${path(blob(stage.dice, size, { points: 16, rough: 0.02, flat: 0.88 }), `url(#${crust.id})`)}`,
      ) +
      line(d, dark(filling, 0.1), size * 0.13, 'opacity=".85"') +
      made(
        'bread',
        line(
          smooth(points.map(([x, y]): Point => [x * 1.08, y * 1.08])),
          colour,
          size * 0.16,
        ),
      ) +
      glaze
    );
  };
}
