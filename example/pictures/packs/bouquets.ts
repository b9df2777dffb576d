import { made } from '@/example/pictures/kit/materials';
import {
  at,
  put,
  spread,
  type Part,
  type Stage,
} from '@/example/pictures/kit/stage';
import {
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { contactShadow } from '@/example/pictures/kit/vessels';
import { leaf } from '@/example/pictures/parts/herbs';
import { blooms, type BloomName } from './blooms';
import { lit, stood } from './solid';

export type Stem = readonly [bloom: BloomName, colour: string, share?: number];

export interface Bunch {
  readonly count?: number;
  readonly size?: number;
  readonly green?: string;
}

const GREEN = '#4f7d3a';

/** Flowers and leaves heaped about a place, `wide` and `high` picture units to each side. */
export function heads(
  stage: Stage,
  stems: readonly Stem[],
  [wide, high]: readonly [number, number],
  { count = 15, green = GREEN, size = 40 }: Bunch,
): string {
  const round = { ...stage, x: 0, y: 0, r: wide, tilt: high / wide };
  const leaves = spread(round, Math.round(count * 0.9) + 8, {
    reach: 1.1,
    jitter: 0.2,
  })
    .map(({ u, v }) =>
      moved(
        made(
          'leaf',
          leaf(stage, size * 1.5, vary(stage.dice, green, 0.2), 0.34),
        ),
        u * wide,
        v * high,
        {
          turn:
            (Math.atan2(u, -v) * 180) / Math.PI + stage.dice.between(-30, 30),
        },
      ),
    )
    .join('');
  const all = spread(round, count, { reach: 0.92, jitter: 0.05 })
    .map(({ u, v }) => {
      const [name, colour, share = 1] = stage.dice.pick(stems);
      return moved(
        blooms[name](
          stage,
          size * share * stage.dice.between(0.88, 1.1),
          vary(stage.dice, colour, 0.08),
        ),
        u * wide,
        v * high,
        { turn: stage.dice.between(-24, 24) },
      );
    })
    .join('');
  return leaves + all;
}

interface Wrapped extends Bunch {
  readonly paper?: string;
  readonly ribbon?: string;
}

/** A bouquet in paper with a ribbon, lying towards us. */
export function bouquet(
  stems: readonly Stem[],
  { paper = '#f3e3cf', ribbon = '#c2555a', ...bunch }: Wrapped = {},
): Part {
  return (stage) => {
    const { id } = stage;
    const g = id();
    const back = `M-6 190L-172 -92Q-150 -128 -112 -96Q-96 -140 -52 -112Q-22 -160 20 -116Q64 -152 92 -108Q138 -136 170 -88L20 190Z`;
    const front = `M-14 196L-150 -10Q-100 26 -60 8Q-10 44 40 10Q90 32 150 -14L26 196Z`;
    const drawn = `<defs>${linear(g, [light(paper, 0.3), paper, dark(paper, 0.2)])}</defs>${times(7, (i) => line(`M${(i - 3) * 4} 150L${(i - 3) * 15} 262`, dark(GREEN, 0.1), 7))}${made('paper', path(back, dark(paper, 0.14)))}<g transform="translate(0 -62)">${heads(stage, stems, [150, 106], bunch)}</g>${made('paper', path(front, `url(#${g})`))}${line('M-118 16L4 176M112 10L12 178M-40 24L2 170', dark(paper, 0.3), 2, 'opacity=".5"')}${made('gloss', `<path d="M-34 150Q6 168 44 148L48 172Q6 190 -38 174Z" fill="${ribbon}"/><path d="M6 164C-60 120 -84 176 6 166C84 118 96 178 6 166L52 238 30 232 20 252 4 176 -22 246 -34 226 -54 232Z" fill="${light(ribbon, 0.12)}"/>`)}`;
    return (
      contactShadow(stage.x, stage.y + 40, 120, 120) +
      moved(drawn, stage.x, stage.y - 10, {
        turn: stage.dice.between(8, 18),
        size: 0.94,
      })
    );
  };
}

/** Flowers filling a box or a basket seen from the front; `half` its width to each side. */
export function boxed(
  stems: readonly Stem[],
  {
    colour = '#2f2a33',
    half = 120,
    high = 120,
    shape = 'round' as 'basket' | 'round',
    ...bunch
  }: Bunch & {
    readonly colour?: string;
    readonly half?: number;
    readonly high?: number;
    readonly shape?: 'basket' | 'round';
  } = {},
): Part {
  return stood({}, half, (stage) => {
    const weave =
      shape === 'basket'
        ? times(5, (row) =>
            times(
              13,
              (i) =>
                `<rect x="${n(-half + i * (half / 6.2) + (row % 2) * 8)}" y="${n(-high + 8 + row * (high / 5))}" width="${n(half / 7)}" height="${n(high / 6)}" rx="6" fill="${i % 2 ? light(colour, 0.2) : dark(colour, 0.16)}"/>`,
            ),
          )
        : `<rect x="${-half}" y="${n(-high * 0.62)}" width="${half * 2}" height="16" fill="${light(colour, 0.5)}" opacity=".7"/>`;
    const body = `M${-half} ${-high}L${-half * 0.9} -4Q0 ${half * 0.3} ${half * 0.9} -4L${half} ${-high}Z`;
    const handle =
      shape === 'basket'
        ? line(
            `M${-half * 0.9} ${-high}C${-half * 0.8} ${-high - 220} ${half * 0.8} ${-high - 220} ${half * 0.9} ${-high}`,
            colour,
            13,
          )
        : '';
    return `${handle}${oval(0, -high, half, half * 0.3, dark(colour, 0.4))}${lit(stage, body, colour, weave)}<g transform="translate(0 ${-high - 34})">${heads(stage, stems, [half * 0.98, 62], bunch)}</g>`;
  });
}

/** A flat box open from above, its flowers in the shape of a heart or filling it. */
export function heartBox(stems: readonly Stem[], colour = '#8f1f2f'): Part {
  return (stage) => {
    const heart =
      'M0 150C-220 10 -170 -170 -56 -150-24 -144 0 -120 0 -96 0 -120 24 -144 56 -150 170 -170 220 10 0 150Z';
    const clip = stage.id();
    return (
      contactShadow(stage.x, stage.y + 20, 170, 140) +
      moved(
        `${made('paper', path(heart, dark(colour, 0.3), 'transform="translate(0 22) scale(1.06)"'))}${made('paper', path(heart, colour, 'transform="scale(1.06)"'))}<defs><clipPath id="${clip}"><path d="${heart}"/></clipPath></defs><g clip-path="url(#${clip})">${path(heart, dark(GREEN, 0.4))}<g transform="translate(0 -10)">${heads(stage, stems, [170, 150], { count: 30, size: 36 })}</g></g>`,
        stage.x,
        stage.y,
      )
    );
  };
}

/** One long stem lying over the table. */
export const longStem =
  (name: BloomName, colour: string): Part =>
  (stage) => {
    const [x, y] = at(stage, 0, 0);
    return (
      contactShadow(x, y + 30, 90, 120) +
      moved(
        `${line('M0 -80Q-12 60 6 240', '#3f6b2f', 11)}${moved(made('leaf', leaf(stage, 90, '#4f7d3a', 0.4)), -44, 30, { turn: -60 })}${moved(made('leaf', leaf(stage, 84, '#3f6b2f', 0.4)), 46, 90, { turn: 56 })}<g transform="translate(0 -100)">${blooms[name](stage, 100, colour)}</g>`,
        x,
        y,
        { turn: 24 },
      )
    );
  };

export const placedHeap =
  (
    stems: readonly Stem[],
    u: number,
    v: number,
    wide: number,
    bunch: Bunch,
  ): Part =>
  (stage) =>
    put(stage, [u, v], heads(stage, stems, [wide, wide * 0.7], bunch), {
      z: 10,
    });
