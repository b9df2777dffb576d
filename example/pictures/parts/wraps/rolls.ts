import { made } from '@/example/pictures/kit/materials';
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
  linear,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { heap } from '../grains';
import { type Piece } from '../roasted';

/** What fills a roll, seen at its cut: uneven bits of these colours in an oval. */
function stuffing(
  { dice }: Stage,
  colours: readonly string[],
  rx: number,
  ry: number,
): string {
  const count = Math.max(12, colours.length * 3);
  return made(
    'leaf',
    times(count, (i) => {
      const [turn, far] = [i * 2.4, Math.sqrt((i + 0.5) / count)];
      const bit = blob(dice, Math.min(rx, ry) * dice.between(0.34, 0.56), {
        points: 8,
        rough: 0.26,
        flat: 0.74,
      });
      const place = `translate(${n(Math.cos(turn) * far * rx)} ${n(Math.sin(turn) * far * ry)}) rotate(${n(dice.between(-60, 60))})`;
      const tone = vary(dice, colours[i % colours.length] ?? '#8a4a26', 0.14);
      return path(
        bit,
        tone,
        `transform="${place}" stroke="${dark(tone, 0.4)}" stroke-width="1.6" stroke-opacity=".6"`,
      );
    }),
  );
}

/** A dürüm or shawarma lying on its side: toasted bread, its open end to the right, paper round the other. */
export function wrap({
  colour = '#e6bd80',
  filling = ['#8a4a26', '#5f9a34', '#d0402a'] as readonly string[],
  grill = false,
  paper = '#f6efe2' as string | null,
  size = 150,
  stripe = '#c8503a',
  turn = -24,
  u = 0,
  v = 0,
  wide = 0.36,
  z = 12,
}: Piece & {
  readonly filling?: readonly string[];
  /** Pressed on a ribbed grill. */
  readonly grill?: boolean;
  readonly paper?: string | null;
  readonly stripe?: string;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const { dice, id } = stage;
    const h = size * wide;
    const [skin, sheet, clip] = [id(), id(), id()];
    const round = (from: number, to: number, grow: number) =>
      `M${n(from)} ${n(-h * grow)}Q${n((from + to) / 2)} ${n(-h * grow * 1.08)} ${n(to)} ${n(-h * grow)}Q${n(to + h * 0.5)} 0 ${n(to)} ${n(h * grow)}Q${n((from + to) / 2)} ${n(h * grow * 1.08)} ${n(from)} ${n(h * grow)}Q${n(from - h * 0.5)} 0 ${n(from)} ${n(-h * grow)}Z`;
    const toast = times(9, () =>
      path(
        blob(dice, dice.between(6, 16), { points: 8, rough: 0.3, flat: 0.6 }),
        '#7a3a12',
        `transform="translate(${n(dice.between(-0.2, 0.8) * size)} ${n(dice.between(-0.7, 0.6) * h)})" opacity="${n(dice.between(0.22, 0.5))}"`,
      ),
    );
    const bars = times(grill ? 6 : 0, (i) =>
      line(
        `M${n(-size * 0.66 + i * size * 0.26)} ${n(-h * 0.86)}q${n(h * 0.5)} ${n(h * 0.8)} ${n(h * 0.3)} ${n(h * 1.6)}`,
        '#5a2408',
        size * 0.045,
        'opacity=".5"',
      ),
    );
    const seam = line(
      `M${n(-size * 0.9)} ${n(h * 0.5)}Q0 ${n(h * 0.2)} ${n(size * 0.94)} ${n(-h * 0.44)}`,
      dark(colour, 0.4),
      3,
      'opacity=".6"',
    );
    const body = `<defs>${linear(skin, [light(colour, 0.5), `${colour} .5`, dark(colour, 0.4)], [0, 0, 0, 1])}</defs>${made('bread', path(round(-size * 0.94, size * 0.9, 1), `url(#${skin})`) + toast + seam + bars)}`;
    const end = `<g transform="translate(${n(size * 0.92)} 0)">${made('bread', oval(0, 0, h * 0.64, h, light(colour, 0.3)))}${oval(0, 0, h * 0.54, h * 0.88, '#6b3a1a')}${stuffing(stage, filling, h * 0.5, h * 0.8)}</g>`;
    const d = round(-size, -size * 0.12, 1.1);
    const stripes = times(8, (i) =>
      line(
        `M${n(-size * 1.2 + i * size * 0.16)} ${n(-h * 1.3)}l${n(h)} ${n(h * 2.6)}`,
        stripe,
        size * 0.03,
        'opacity=".75"',
      ),
    );
    const round2 = paper
      ? `<defs>${linear(sheet, [light(paper, 0.6), paper, dark(paper, 0.3)], [0, 0, 0, 1])}<clipPath id="${clip}"><path d="${d}"/></clipPath></defs>${made('paper', path(d, `url(#${sheet})`))}<g clip-path="url(#${clip})" opacity=".9">${stripes}</g>`
      : '';
    return put(stage, [u, v], body + end + round2, { turn, z });
  };
}

/** A piece cut from a roll, standing on its cut: bread round what is in it. */
export function wrapPiece({
  colour = '#e0b070',
  filling = ['#8a4a26', '#5f9a34', '#d0402a'] as readonly string[],
  heart = null as string | null,
  high = 34,
  size = 38,
  u = 0,
  v = 0,
  z = 6,
}: Piece & {
  readonly filling?: readonly string[];
  /** One round piece of meat in the middle. */
  readonly heart?: string | null;
  readonly high?: number;
} = {}): Part {
  return (stage) => {
    const { dice, id } = stage;
    const [skin, flat] = [id(), 0.8];
    const ry = size * flat;
    const wall = `M${-size} ${-high}V0A${size} ${n(ry)} 0 0 0 ${size} 0V${-high}Z`;
    const marks = line(
      `M${n(-size * 0.94)} ${n(-high * 0.3)}A${n(size * 0.94)} ${n(ry * 0.94)} 0 0 0 ${n(size * 0.5)} ${n(ry * 0.8 - high * 0.4)}`,
      '#8a4a1c',
      3,
      'opacity=".45"',
    );
    const inside = heart
      ? made(
          'meat',
          path(
            blob(dice, size * 0.76, { points: 10, rough: 0.06, flat }),
            vary(dice, heart, 0.1),
          ),
        ) +
        line(
          `M${n(-size * 0.88)} 0A${n(size * 0.88)} ${n(ry * 0.88)} 0 0 1 ${n(size * 0.5)} ${n(-ry * 0.6)}`,
          dark(colour, 0.3),
          2.6,
        )
      : oval(0, 0, size * 0.84, ry * 0.84, '#7a4420') +
        stuffing(stage, filling, size * 0.66, ry * 0.66);
    return put(
      stage,
      [u, v],
      `<defs>${linear(skin, [light(colour, 0.3), `${colour} .4`, dark(colour, 0.42)], [0, 0, 1, 0.3])}</defs>${made('bread', path(wall, `url(#${skin})`) + marks)}<g transform="translate(0 ${-high})">${made('bread', oval(0, 0, size, ry, light(colour, 0.3)))}${inside}</g>`,
      { z },
    );
  };
}

/** Leaf-thin slices from the spit, heaped: wavy strips, browned along one edge. */
export function shavings({
  colour = '#b0622c',
  count = 30,
  dome = 34,
  reach = 0.7,
  size = 34,
} = {}): Part {
  return (stage) =>
    heap(dark(colour, 0.3), { dome, reach: reach * 0.96, material: 'meat' })(
      stage,
    ) +
    spread(stage, count, { dome: dome + 8, reach, jitter: 0.08 })
      .map(({ u, v, z }) =>
        put(stage, [u, v], shaving(stage, size, colour), {
          turn: stage.dice.between(-50, 40),
          z,
        }),
      )
      .join('');
}

function shaving({ dice, id }: Stage, size: number, colour: string): string {
  const [tone, fill] = [vary(dice, colour, 0.22), id()];
  const [l, h] = [
    size * dice.between(0.8, 1.2),
    size * dice.between(0.3, 0.42),
  ];
  const a = dice.between(-0.4, 0.4) * h;
  const top = `M${n(-l)} ${n(-h * 0.6)}Q${n(-l * 0.5)} ${n(-h * 1.3 + a)} 0 ${n(-h * 0.7)}T${n(l * 0.92)} ${n(-h * 0.5)}`;
  const back = `L${n(l)} ${n(h * 0.5)}Q${n(l * 0.5)} ${n(h * 0.6 + a)} 0 ${n(h * 0.9)}T${n(-l * 0.9)} ${n(h * 0.66)}Z`;
  const edge = `M${n(l * 0.94)} ${n(h * 0.44)}Q${n(l * 0.5)} ${n(h * 0.5 + a)} 0 ${n(h * 0.76)}T${n(-l * 0.86)} ${n(h * 0.56)}`;
  const fibres = line(
    `M${n(-l * 0.7)} ${n(-h * 0.3)}Q${n(-l * 0.2)} ${n(-h * 0.6)} ${n(l * 0.2)} ${n(-h * 0.1)}T${n(l * 0.8)} 0`,
    light(tone, 0.5),
    2,
    'opacity=".5"',
  );
  return made(
    'leaf',
    `<defs>${linear(fill, [light(tone, 0.4), tone, dark(tone, 0.34)])}</defs>${path(top + back, `url(#${fill})`, `stroke="${tone}" stroke-width="3" stroke-linejoin="round"`)}${line(edge, '#4a200c', 4, 'opacity=".6"')}${fibres}`,
  );
}
