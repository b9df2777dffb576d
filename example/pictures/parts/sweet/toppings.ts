import { made, type MaterialName } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';

import {
  blob,
  line,
  moved,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';

/** Berries, nuts, shavings lying on the round top of a cake: each drawn about its own origin. */
export function topped(
  count: number,
  wide: number,
  draw: (stage: Stage, index: number) => string,
): (stage: Stage) => string {
  return (stage) =>
    Array.from({ length: count }, (_, i) => {
      const turn = i * 2.4;
      const far = wide * Math.sqrt((i + 0.5) / count);
      return {
        svg: draw(stage, i),
        x: Math.cos(turn) * far,
        y: Math.sin(turn) * far * 0.3,
      };
    })
      .sort((a, b) => a.y - b.y)
      .map(({ svg, x, y }) => moved(svg, x, y - 6))
      .join('');
}

/** One berry about its origin: strawberry, blueberry, cherry, raspberry. */
export function berry(
  { dice }: Stage,
  kind: 'blueberry' | 'cherry' | 'raspberry' | 'strawberry',
  size = 18,
): string {
  if (kind === 'strawberry') {
    const seeds = times(8, () =>
      oval(
        dice.between(-0.5, 0.5) * size,
        dice.between(-0.4, 0.5) * size,
        1.6,
        2.2,
        '#f8d98a',
      ),
    );
    return (
      made(
        'gloss',
        path(
          `M${n(-size)} ${n(-size * 0.4)}Q0 ${n(-size * 1.1)} ${size} ${n(-size * 0.4)}Q${n(size * 0.8)} ${n(size * 0.7)} 0 ${n(size * 1.1)}Q${n(-size * 0.8)} ${n(size * 0.7)} ${n(-size)} ${n(-size * 0.4)}Z`,
          '#cf2331',
        ) + seeds,
      ) +
      made(
        'leaf',
        path(
          blob(dice, size * 0.5, { points: 9, rough: 0.4, flat: 0.5 }),
          '#5f9a34',
          `transform="translate(0 ${n(-size * 0.6)})"`,
        ),
      )
    );
  }
  if (kind === 'raspberry')
    return made(
      'grain',
      times(14, (i) =>
        oval(
          Math.cos(i * 2.4) * size * 0.2 * Math.sqrt(i),
          Math.sin(i * 2.4) * size * 0.2 * Math.sqrt(i),
          size * 0.3,
          size * 0.3,
          vary(dice, '#c92a52', 0.16),
        ),
      ),
    );
  const colour = kind === 'cherry' ? '#8c1226' : '#39457f';
  return (
    made(
      'gloss',
      oval(0, 0, size * 0.8, size * 0.76, vary(dice, colour, 0.1)),
    ) +
    (kind === 'cherry'
      ? line(
          `M0 ${n(-size * 0.5)}Q4 ${n(-size * 1.4)} ${n(size * 0.8)} ${n(-size * 2)}`,
          '#6f7a35',
          2.4,
        )
      : oval(0, -size * 0.2, size * 0.26, size * 0.2, '#222a55'))
  );
}

/** A swirl of cream or meringue, standing. */
export function swirl(
  colour: string,
  size: number,
  tiers = 4,
  material: MaterialName = 'cream',
): string {
  return times(tiers, (i) => {
    const w = size * (1 - i / (tiers + 0.4));
    return made(
      material,
      path(
        `M${n(-w)} 0C${n(-w * 1.1)} ${n(-size * 0.42)} ${n(w * 1.1)} ${n(-size * 0.5)} ${n(w)} ${n(-size * 0.06)}C${n(w * 0.7)} ${n(size * 0.24)} ${n(-w * 0.7)} ${n(size * 0.3)} ${n(-w)} 0Z`,
        colour,
        `transform="translate(0 ${n(-i * size * 0.34)})"`,
      ),
    );
  });
}

/** Small things of the pastry shop lying on a plate, each about its own origin. */
export function placed(
  u: number,
  v: number,
  draw: (stage: Stage) => string,
  { size = 1, turn = 0, z = 8 } = {},
): Part {
  return (stage) => put(stage, [u, v], draw(stage), { size, turn, z });
}

/** Half a peeled banana, its cut side up, about its middle. */
export function banana(size = 110): string {
  const d = `M${-size} ${n(-size * 0.1)}Q0 ${n(size * 0.62)} ${size} ${n(-size * 0.1)}Q${n(size * 1.06)} ${n(-size * 0.3)} ${n(size * 0.9)} ${n(-size * 0.34)}Q0 ${n(size * 0.12)} ${n(-size * 0.9)} ${n(-size * 0.34)}Q${n(-size * 1.06)} ${n(-size * 0.3)} ${-size} ${n(-size * 0.1)}Z`;
  return (
    made('cream', path(d, '#f6e3a0')) +
    line(
      `M${n(-size * 0.8)} ${n(-size * 0.12)}Q0 ${n(size * 0.36)} ${n(size * 0.8)} ${n(-size * 0.12)}`,
      '#d9b860',
      3,
      'opacity=".7"',
    )
  );
}
