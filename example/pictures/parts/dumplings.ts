import { made } from '../kit/materials';
import { put, spread, type Part, type Stage } from '../kit/stage';
import {
  blob,
  dark,
  light,
  line,
  n,
  oval,
  path,
  radial,
  times,
  vary,
  type Point,
} from '../kit/svg';

export type DumplingShape =
  'bao' | 'gyoza' | 'khinkali' | 'manti' | 'pelmeni' | 'ravioli' | 'wonton';

function fill(
  stage: Stage,
  colour: string,
  inside: string,
): { readonly id: string; readonly defs: string } {
  const id = stage.id();
  return {
    id,
    defs: `<defs>${radial(id, [light(colour, 0.6), `${colour} .5`, dark(inside, 0.12)], [0.4, 0.34, 0.75])}</defs>`,
  };
}

function pleats(
  count: number,
  size: number,
  colour: string,
  from: number,
  to: number,
): string {
  return times(count, (i) => {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    const bend = a + 0.28;
    return line(
      `M${n(Math.cos(a) * size * from)} ${n(Math.sin(a) * size * from * 0.8)}Q${n(Math.cos(bend) * size * (from + to) * 0.5)} ${n(Math.sin(bend) * size * (from + to) * 0.4)} ${n(Math.cos(a) * size * to)} ${n(Math.sin(a) * size * to * 0.8)}`,
      dark(colour, 0.36),
      2.2,
      'opacity=".5"',
    );
  });
}

/** One dumpling about the origin, `size` half its width. */
export function dumpling(
  stage: Stage,
  shape: DumplingShape,
  size: number,
  colour = '#f0dfc0',
  inside = '#c99a6a',
): string {
  const { dice } = stage;
  const skin = fill(stage, vary(dice, colour, 0.05), inside);
  const body = (d: string, more: string) =>
    made('dough', `${skin.defs}${path(d, `url(#${skin.id})`)}${more}`);
  switch (shape) {
    case 'manti': {
      const ridge = (turn: number) => {
        const [c, s] = [
          Math.cos(turn) * size * 0.66,
          Math.sin(turn) * size * 0.54,
        ];
        return `M${n(c)} ${n(s)}Q${n(c * 0.5 - s * 0.16)} ${n(s * 0.5 + c * 0.1)} 0 ${n(-size * 0.08)}`;
      };
      const d = [0.6, 2.3, 3.75, 5.4]
        .map((turn) => ridge(turn + dice.between(-0.16, 0.16)))
        .join('');
      const folds = line(
        d,
        dark(inside, 0.2),
        size * 0.24,
        'opacity=".3" filter="url(#blur-2)"',
      );
      const seam = made(
        'dough',
        line(d, vary(dice, colour, 0.04), size * 0.075),
      );
      return (
        body(
          blob(dice, size, { points: 8, rough: 0.08, flat: 0.84 }),
          folds +
            oval(
              size * 0.3,
              size * 0.34,
              size * 0.26,
              size * 0.14,
              inside,
              'opacity=".3" filter="url(#blur-3)"',
            ),
        ) + seam
      );
    }
    case 'khinkali':
      return (
        body(
          blob(dice, size, { points: 10, rough: 0.03, flat: 0.86 }),
          pleats(16, size, colour, 0.14, 0.86),
        ) +
        made(
          'dough',
          oval(0, -size * 0.12, size * 0.17, size * 0.2, light(colour, 0.3)),
        )
      );
    case 'bao':
      return body(
        blob(dice, size, { points: 12, rough: 0.02, flat: 0.88 }),
        pleats(9, size, colour, 0.06, 0.46),
      );
    case 'gyoza': {
      const d = `M${n(-size * 1.05)} ${n(size * 0.1)}C${n(-size * 0.8)} ${n(-size * 0.75)} ${n(size * 0.8)} ${n(-size * 0.75)} ${n(size * 1.05)} ${n(size * 0.1)}C${n(size * 0.8)} ${n(size * 0.7)} ${n(-size * 0.8)} ${n(size * 0.7)} ${n(-size * 1.05)} ${n(size * 0.1)}Z`;
      const crimps = times(7, (i) => {
        const x = -size * 0.72 + i * size * 0.24;
        return line(
          `M${n(x)} ${n(-size * 0.38)}Q${n(x + size * 0.1)} ${n(-size * 0.14)} ${n(x + size * 0.04)} ${n(size * 0.02)}`,
          dark(colour, 0.4),
          2.6,
          'opacity=".5"',
        );
      });
      return body(
        d,
        `${path(`M${n(-size * 0.86)} ${n(size * 0.22)}Q0 ${n(size * 0.16)} ${n(size * 0.86)} ${n(size * 0.22)}Q${n(size * 0.6)} ${n(size * 0.56)} 0 ${n(size * 0.58)}Q${n(-size * 0.6)} ${n(size * 0.56)} ${n(-size * 0.86)} ${n(size * 0.22)}Z`, inside, 'opacity=".75"')}${crimps}`,
      );
    }
    case 'pelmeni':
      return body(
        `M${n(-size)} ${n(size * 0.3)}C${n(-size * 0.9)} ${n(-size * 0.9)} ${n(size * 0.9)} ${n(-size * 0.9)} ${n(size)} ${n(size * 0.3)}C${n(size * 0.7)} ${n(size * 0.66)} ${n(size * 0.3)} ${n(size * 0.2)} 0 ${n(size * 0.24)}C${n(-size * 0.3)} ${n(size * 0.2)} ${n(-size * 0.7)} ${n(size * 0.66)} ${n(-size)} ${n(size * 0.3)}Z`,
        oval(0, -size * 0.2, size * 0.5, size * 0.3, inside, 'opacity=".25"'),
      );
    case 'wonton': {
      // a full belly with its corner of dough gathered above it, thin and frilled
      const frill = `M${n(-size * 0.3)} ${n(-size * 0.1)}C${n(-size * 0.7)} ${n(-size * 0.5)} ${n(-size * 1.1)} ${n(-size * 0.7)} ${n(-size * 0.86)} ${n(-size * 1.02)}C${n(-size * 0.6)} ${n(-size * 1.2)} ${n(-size * 0.4)} ${n(-size * 0.86)} ${n(-size * 0.16)} ${n(-size * 1.16)}C${n(size * 0.06)} ${n(-size * 1.4)} ${n(size * 0.2)} ${n(-size * 0.9)} ${n(size * 0.46)} ${n(-size * 1.1)}C${n(size * 0.86)} ${n(-size * 1.3)} ${n(size * 1.1)} ${n(-size * 0.86)} ${n(size * 0.8)} ${n(-size * 0.62)}C${n(size * 0.6)} ${n(-size * 0.46)} ${n(size * 0.4)} ${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.1)}Z`;
      const folds = times(4, (i) => {
        const x = (i - 1.5) * size * 0.4;
        return line(
          `M${n(x * 0.36)} ${n(-size * 0.2)}Q${n(x * 0.8)} ${n(-size * 0.6)} ${n(x)} ${n(-size * 0.96)}`,
          dark(colour, 0.36),
          size * 0.05,
          'opacity=".5"',
        );
      });
      return (
        made('dough', path(frill, light(colour, 0.2)) + folds) +
        body(
          `M0 ${n(-size * 0.42)}C${n(size * 0.62)} ${n(-size * 0.42)} ${n(size * 0.86)} ${n(size * 0.1)} ${n(size * 0.62)} ${n(size * 0.5)}C${n(size * 0.36)} ${n(size * 0.86)} ${n(-size * 0.36)} ${n(size * 0.86)} ${n(-size * 0.62)} ${n(size * 0.5)}C${n(-size * 0.86)} ${n(size * 0.1)} ${n(-size * 0.62)} ${n(-size * 0.42)} 0 ${n(-size * 0.42)}Z`,
          oval(
            0,
            size * 0.2,
            size * 0.4,
            size * 0.36,
            inside,
            'opacity=".38" filter="url(#blur-3)"',
          ),
        )
      );
    }
    case 'ravioli':
      return body(
        `M${n(-size)} ${n(-size * 0.8)}H${n(size)}V${n(size * 0.8)}H${n(-size)}Z`,
        `<rect x="${n(-size * 0.62)}" y="${n(-size * 0.46)}" width="${n(size * 1.24)}" height="${n(size * 0.92)}" rx="${n(size * 0.3)}" fill="${light(colour, 0.3)}" opacity=".6"/>`,
      );
  }
}

interface Dumplings {
  readonly colour?: string;
  readonly count?: number;
  readonly dome?: number;
  readonly inside?: string;
  readonly reach?: number;
  readonly size?: number;
  readonly at?: readonly Point[];
}

/** Dumplings on a plate, in a steamer or in a broth. */
export function dumplings(
  shape: DumplingShape,
  {
    at,
    colour,
    count = 6,
    dome = 8,
    inside,
    reach = 0.68,
    size = 48,
  }: Dumplings = {},
): Part {
  return (stage) => {
    const spots = at
      ? at.map(([u, v]) => ({ u, v, z: dome }))
      : spread(stage, count, { dome, jitter: 0.03, reach });
    return [...spots]
      .sort((a, b) => a.v - b.v)
      .map(({ u, v, z }) =>
        put(stage, [u, v], dumpling(stage, shape, size, colour, inside), {
          z,
          turn: stage.dice.between(-24, 24),
        }),
      )
      .join('');
  };
}
