import { made } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  line,
  n,
  oval,
  path,
  times,
  vary,
  type Point,
} from '@/example/pictures/kit/svg';

const NORI = '#1d2a20';
const RICE = '#fbf4e4';

/** What is wrapped round the rice and what lies in its heart. */
export interface Roll {
  /** Colour of the outside. */
  readonly coat?: string;
  /** Marks on the outside: fat lines of fish, roe, seeds, crumbs. */
  readonly marks?: 'crust' | 'lines' | 'roe' | 'seeds' | null;
  readonly mark?: string;
  /** Nori round the heart, not outside. */
  readonly inner?: boolean;
  readonly fillings?: readonly string[];
  /** Where the far end lies: below for a piece that stands, above for one that lies. */
  readonly far?: Point;
  readonly rice?: string;
  /** How much of the cut the heart takes. */
  readonly heart?: number;
}

function coatMarks(
  { dice, id }: Stage,
  r: number,
  { far: [dx, dy] = [0, 20], mark = '#ffe0c0', marks = null }: Roll,
): string {
  if (marks === null) return '';
  if (marks === 'lines') {
    const clip = id();
    const veins = times(4, (i) => {
      const y = dy + r * (-0.75 + i * 0.62);
      return line(
        `M${n(dx - r * 1.3)} ${n(y + r * 0.7)}Q${n(dx - r * 0.2)} ${n(y + r * 0.3)} ${n(dx + r * 1.3)} ${n(y - r * 0.6)}`,
        mark,
        r * 0.075,
        'opacity=".9"',
      );
    });
    return `<clipPath id="${clip}"><path d="${hull(r * 0.98, [dx, dy])}"/></clipPath><g clip-path="url(#${clip})">${veins}</g>`;
  }
  const to = Math.atan2(dy, dx);
  const long = marks === 'seeds' ? 1.7 : 1;
  const size = { crust: 0.14, roe: 0.075, seeds: 0.055 }[marks] * r;
  const spots = times(marks === 'roe' ? 110 : 46, () => {
    const turn = to + dice.between(-1.7, 1.7);
    const share = dice.next();
    const [x, y] = [
      dx * share + Math.cos(turn) * r * dice.between(0.86, 1),
      dy * share + Math.sin(turn) * r * dice.between(0.86, 1),
    ];
    return oval(
      x,
      y,
      size * long * dice.between(0.8, 1.2),
      size,
      vary(dice, mark, 0.24),
      `transform="rotate(${n(dice.between(-40, 40))} ${n(x)} ${n(y)})"`,
    );
  });
  return made(marks === 'crust' ? 'crust' : 'grain', spots);
}

function hearts(
  { dice }: Stage,
  r: number,
  fillings: readonly string[],
): string {
  const [first = '#f2793c', ...others] = fillings;
  const pieces = others.map((colour, i) => {
    const turn = (i / others.length) * 6.28 + 0.9;
    const far = r * (others.length === 1 ? 0.42 : 0.54);
    return path(
      blob(dice, r * (others.length > 2 ? 0.5 : 0.58), {
        points: 6,
        rough: 0.12,
      }),
      vary(dice, colour, 0.06),
      `transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})"`,
    );
  });
  const base = path(
    blob(dice, r, { points: 9, rough: 0.04 }),
    vary(dice, first, 0.05),
  );
  return made('grain', base) + made('grain', pieces.join(''));
}

/** The outline of a round thing of this length, its near end at the origin. */
export function hull(r: number, [dx, dy]: Point): string {
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * r, (dx / long) * r];
  return `M${n(nx)} ${n(ny)}L${n(dx + nx)} ${n(dy + ny)}A${n(r)} ${n(r)} 0 0 0 ${n(dx - nx)} ${n(dy - ny)}L${n(-nx)} ${n(-ny)}A${n(r)} ${n(r)} 0 0 0 ${n(nx)} ${n(ny)}Z`;
}

/** One cut piece about the origin, its cut towards the eye. */
export function rollPiece(stage: Stage, r: number, roll: Roll): string {
  const { dice } = stage;
  const {
    coat = NORI,
    far = [0, r * 0.6],
    fillings = ['#f2793c'],
    heart = 0.5,
    inner = false,
    marks = null,
    rice = RICE,
  } = roll;
  const full = { ...roll, far };
  const body = made(
    marks === 'crust' ? 'crust' : 'dough',
    path(hull(r, far), coat),
  );
  const grains = times(34, () => {
    const [turn, at] = [
      dice.between(0, 6.28),
      r * 0.86 * Math.sqrt(dice.next()),
    ];
    return `<ellipse transform="translate(${n(Math.cos(turn) * at)} ${n(Math.sin(turn) * at)}) rotate(${n(dice.between(0, 180))})" rx="${n(r * 0.12)}" ry="${n(r * 0.055)}" fill="${dice.chance(0.5) ? '#fffdf6' : dark(rice, 0.13)}"/>`;
  });
  const cut =
    oval(0, 0, r * 0.98, r * 0.98, inner ? coat : dark(coat, 0.1)) +
    made('cream', oval(0, 0, r * 0.87, r * 0.87, rice)) +
    made('grain', grains) +
    (inner
      ? oval(0, 0, r * heart * 1.14, r * heart * 1.14, NORI)
      : oval(0, 0, r * heart * 1.06, r * heart * 1.06, dark(rice, 0.22))) +
    hearts(stage, r * heart, fillings);
  const shape = `<g transform="scale(1 .92)">${body}${coatMarks(stage, r, full)}${cut}</g>`;
  return shape;
}

/** Cut pieces at these places, those behind first; `extra` is drawn on each. */
export function rolls(
  spots: readonly Point[],
  {
    extra,
    size = 40,
    z = 10,
    ...roll
  }: Roll & {
    readonly extra?: (stage: Stage, r: number) => string;
    readonly size?: number;
    readonly z?: number;
  } = {},
): Part {
  return (stage) =>
    [...spots]
      .sort((a, b) => a[1] - b[1])
      .map((spot) =>
        put(
          stage,
          spot,
          rollPiece(stage, size, roll) + (extra?.(stage, size) ?? ''),
          { z, turn: stage.dice.between(-5, 5) },
        ),
      )
      .join('');
}

/** Rows of so many places each, about the middle. */
export function rows(
  counts: readonly number[],
  { gap = 0.5, row = 0.5, u = 0, v = 0 } = {},
): Point[] {
  return counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, i): Point => [
      u + (i - (count - 1) / 2) * gap,
      v + (index - (counts.length - 1) / 2) * row,
    ]),
  );
}
