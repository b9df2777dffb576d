import { made } from '../kit/materials';
import type { Stage } from '../kit/stage';
import {
  blob,
  light,
  line,
  moved,
  n,
  path,
  times,
  vary,
  type Point,
} from '../kit/svg';

/** A leaf about the origin, its tip up. */
export function leaf(
  { dice }: Stage,
  long: number,
  colour: string,
  wide = 0.36,
): string {
  const tone = vary(dice, colour, 0.16);
  const w = long * wide;
  return `<path d="M0 ${n(long / 2)}C${n(-w * 1.3)} ${n(long * 0.2)} ${n(-w)} ${n(-long * 0.3)} 0 ${n(-long / 2)}C${n(w)} ${n(-long * 0.3)} ${n(w * 1.3)} ${n(long * 0.2)} 0 ${n(long / 2)}Z" fill="${tone}"/><path d="M0 ${n(long / 2)}V${n(-long * 0.4)}M0 ${n(long * 0.2)}l${n(w * 0.6)} ${n(-long * 0.16)}M0 ${n(long * 0.2)}l${n(-w * 0.6)} ${n(-long * 0.16)}M0 0l${n(w * 0.55)} ${n(-long * 0.15)}M0 0l${n(-w * 0.55)} ${n(-long * 0.15)}" stroke="${light(tone, 0.35)}" stroke-width="1" fill="none" opacity=".7"/>`;
}

const parsleyLeaf = (stage: Stage, size: number, tone: string): string =>
  times(5, (i) =>
    moved(
      path(
        blob(stage.dice, size * 0.36, { points: 7, rough: 0.28 }),
        vary(stage.dice, tone),
      ),
      Math.sin((i - 2) * 0.8) * size * 0.4,
      -Math.cos((i - 2) * 0.8) * size * 0.4,
    ),
  );

export type Herb = 'basil' | 'coriander' | 'dill' | 'mint' | 'rosemary';

/** One sprig about the origin. */
export function sprig(stage: Stage, herb: Herb, size: number): string {
  const { dice } = stage;
  switch (herb) {
    case 'coriander':
      return made(
        'leaf',
        line(`M0 ${n(size * 0.7)}Q2 ${n(size * 0.2)} 0 0`, '#6f9a3d', 2) +
          parsleyLeaf(stage, size * 0.7, '#4f8a2c') +
          moved(
            parsleyLeaf(stage, size * 0.5, '#5f9a34'),
            -size * 0.4,
            size * 0.2,
            { turn: -60 },
          ) +
          moved(
            parsleyLeaf(stage, size * 0.5, '#3f7a26'),
            size * 0.4,
            size * 0.16,
            { turn: 60 },
          ),
      );
    case 'dill':
      return made(
        'grain',
        line(`M0 ${n(size * 0.6)}V${n(-size * 0.5)}`, '#5d8f33', 1.8) +
          times(22, (i) => {
            const y = size * 0.4 - (i >> 1) * size * 0.09;
            const side = i % 2 === 0 ? 1 : -1;
            const far = size * 0.42 * dice.between(0.6, 1);
            return line(
              `M0 ${n(y)}q${n(side * far * 0.5)} ${n(-size * 0.06)} ${n(side * far)} ${n(-size * 0.2)}`,
              vary(dice, '#5f9a34', 0.2),
              1.4,
            );
          }),
      );
    case 'rosemary':
      return made(
        'grain',
        line(`M0 ${n(size * 0.6)}V${n(-size * 0.6)}`, '#6d5a35', 2.2) +
          times(26, (i) => {
            const y = size * 0.5 - (i >> 1) * size * 0.085;
            return line(
              `M0 ${n(y)}l${n((i % 2 === 0 ? 1 : -1) * size * 0.24)} ${n(-size * 0.16)}`,
              vary(dice, '#4d6b3c', 0.2),
              3,
            );
          }),
      );
    case 'basil':
    case 'mint': {
      const tone = herb === 'mint' ? '#4f9a4c' : '#3f8432';
      const leaves: readonly Point[] = [
        [-60, 0.8],
        [58, 0.78],
        [-8, 1],
        [24, 0.6],
      ];
      return leaves
        .map(([turn, share]) =>
          moved(
            made(
              'leaf',
              moved(
                leaf(stage, size * share, tone, herb === 'mint' ? 0.34 : 0.42),
                0,
                -size * share * 0.44,
              ),
            ),
            0,
            0,
            { turn },
          ),
        )
        .join('');
    }
  }
}
