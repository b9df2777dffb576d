import { made } from '../kit/materials';
import { put, spread, type Part, type Stage } from '../kit/stage';
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
} from '../kit/svg';

/** One cube or chunk of cooked meat about the origin. */
export function chunk(stage: Stage, size: number, colour: string): string {
  const { dice } = stage;
  const tone = vary(dice, colour, 0.12);
  const w = size * dice.between(0.9, 1.2);
  const h = size * dice.between(0.72, 0.95);
  const corner = (x: number, y: number): Point => [
    x * w * dice.between(0.42, 0.56),
    y * h * dice.between(0.42, 0.56),
  ];
  const shape = [
    corner(-1, -1),
    corner(0, -1.12),
    corner(1, -0.9),
    corner(1.1, 0.1),
    corner(0.94, 1),
    corner(-0.1, 1.1),
    corner(-1, 0.92),
    corner(-1.1, -0.1),
  ];
  const d = `M${shape.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const fibres = times(4, () => {
    const y = dice.between(-0.36, 0.4) * h;
    return line(
      `M${n(-w * 0.4)} ${n(y)}Q0 ${n(y + dice.between(-4, 4))} ${n(w * 0.4)} ${n(y)}`,
      dark(tone, 0.34),
      1.3,
      'opacity=".55"',
    );
  });
  const id = stage.id();
  const rim = `stroke-width="${n(size * 0.16)}" stroke-linejoin="round"`;
  const side = `M${n(-w * 0.5)} ${n(h * 0.16)}Q0 ${n(h * 0.3)} ${n(w * 0.52)} ${n(h * 0.1)}L${n(w * 0.5)} ${n(h * 0.56)}L${n(-w * 0.5)} ${n(h * 0.56)}Z`;
  const juice = times(3, () =>
    oval(
      dice.between(-0.4, 0.3) * w,
      dice.between(-0.42, -0.05) * h,
      size * dice.between(0.05, 0.13),
      size * 0.035,
      '#ffe3b8',
      `opacity="${n(dice.between(0.35, 0.7))}" transform="rotate(-14)"`,
    ),
  );
  return made(
    'meat',
    `<defs>${linear(id, [light(tone, 0.3), `${tone} .45`, dark(tone, 0.45)])}</defs><path d="${d}" fill="url(#${id})" stroke="url(#${id})" ${rim}/><path d="${side}" fill="${dark(tone, 0.5)}" opacity=".45"/>${fibres}${juice}`,
  );
}

/** Pieces of stewed or roasted meat, heaped. */
export function chunks({
  colour = '#93461f',
  count = 6,
  dome = 40,
  reach = 0.45,
  size = 40,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.06 })
      .map(({ u, v, z }) =>
        put(stage, [u, v], chunk(stage, size, colour), {
          z,
          turn: stage.dice.between(-30, 30),
        }),
      )
      .join('');
}

/** Round slices of sausage such as kazy: dark rim, marbled inside. */
export function slices({
  colour = '#7a3128',
  count = 6,
  dome = 34,
  fat = '#efd6b4',
  reach = 0.5,
  rim = '#4e1f18',
  size = 21,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.05 })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const marbling = times(7, () =>
          path(
            blob(dice, size * dice.between(0.08, 0.2), {
              points: 6,
              rough: 0.4,
            }),
            fat,
            `transform="translate(${n(dice.between(-0.5, 0.5) * size)} ${n(dice.between(-0.5, 0.5) * size)})" opacity=".85"`,
          ),
        );
        const disc = `<g transform="scale(1 .8)"><circle r="${size}" fill="${rim}"/><circle r="${n(size * 0.9)}" fill="${vary(dice, colour)}"/>${marbling}</g>`;
        return put(stage, [u, v], made('meat', disc), {
          z,
          turn: dice.between(-30, 30),
        });
      })
      .join('');
}

/** A long piece with char marks: kebab, kofta, sausage, rib. */
export function bar(
  { dice }: Stage,
  long: number,
  thick: number,
  colour: string,
  char = 0.6,
): string {
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let i = 0; i <= 6; i += 1) {
    const x = -long / 2 + (i * long) / 6;
    const end = i === 0 || i === 6 ? 0.55 : 1;
    top.push([x, (-thick / 2) * end * dice.between(0.88, 1.08)]);
    bottom.unshift([x, (thick / 2) * end * dice.between(0.88, 1.08)]);
  }
  const d = `M${[...top, ...bottom].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const marks = times(Math.round(long / 20), (i) => {
    const x = -long / 2 + 14 + i * 20 + dice.between(-4, 4);
    return line(
      `M${n(x - 5)} ${n(-thick * 0.4)}Q${n(x)} 0 ${n(x + 4)} ${n(thick * 0.36)}`,
      '#2a0f06',
      dice.between(3, 6),
      `opacity="${n(char * dice.between(0.5, 1))}"`,
    );
  });
  return made(
    'meat',
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${n(thick * 0.3)}" stroke-linejoin="round"/>${marks}${line(`M${n(-long * 0.4)} ${n(-thick * 0.26)}H${n(long * 0.36)}`, light(colour, 0.5), thick * 0.1, 'opacity=".4"')}`,
  );
}

/** Skewers side by side: what is on each, a colour per piece. */
export function skewers({
  colours = ['#8c4a26'] as readonly string[],
  count = 2,
  gap = 0.34,
  minced = false,
  pieces = 6,
  size = 40,
  turn = -18,
  metal = '#b9b2a8',
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    return times(count, (row) => {
      const v = (row - (count - 1) / 2) * gap;
      const long = pieces * size * 0.86;
      const stick = made(
        'grain',
        `<path d="M${n(-long / 2 - 70)} -2.5L${n(long / 2 + 26)} -2.5 ${n(long / 2 + 44)} 0 ${n(long / 2 + 26)} 2.5 ${n(-long / 2 - 70)} 2.5Z" fill="${metal}"/>`,
      );
      const food = minced
        ? bar(stage, long, size * 0.9, vary(dice, colours[0] ?? '#8c4a26'))
        : times(pieces, (i) => {
            const colour = colours[(i + row) % colours.length] ?? '#8c4a26';
            const char = made(
              'grain',
              line(
                `M${n(-size * 0.24)} ${n(-size * 0.24)}L${n(size * 0.1)} ${n(size * 0.3)}`,
                '#2a0f06',
                4.5,
                'opacity=".55"',
              ),
            );
            return `<g transform="translate(${n(-long / 2 + (i + 0.5) * size * 0.86)} ${n(dice.between(-2, 2))}) rotate(${n(dice.between(-14, 14))})">${chunk(stage, size, colour)}${char}</g>`;
          });
      return put(stage, [0, v], stick + food, {
        turn: turn + dice.between(-2, 2),
        z: 10,
      });
    });
  };
}
