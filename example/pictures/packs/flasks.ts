import { dark, light, n, oval, times } from '@/example/pictures/kit/svg';
import type { Part, Stage } from '@/example/pictures/kit/stage';
import { face } from './marks';
import { lit, stood } from './solid';
import type { Printed } from './soft';

/** Outlines of bottles from the foot up, with the half width and height where the cap begins. */
const shapes = {
  water: {
    d: 'M-46 -8Q-46 6 0 10 46 6 46 -8L42 -60 46 -112 40 -150 46 -190C46 -226 22 -232 20 -262V-272H-20V-262C-22 -232 -46 -226 -46 -190L-40 -150-46 -112-42 -60Z',
    neck: 20,
    high: 272,
    half: 46,
    label: [-196, -126],
  },
  soda: {
    d: 'M-46 -8Q-46 6 0 10 46 6 46 -8C46 -60 36 -80 38 -110 40 -140 48 -150 46 -184 44 -226 20 -236 17 -268V-280H-17V-268C-20 -236 -44 -226 -46 -184-48 -150-40 -140-38 -110-36 -80-46 -60-46 -8Z',
    neck: 17,
    high: 280,
    half: 46,
    label: [-176, -106],
  },
  milk: {
    d: 'M-54 -10Q-54 8 0 12 54 8 54 -10V-150C54 -190 30 -200 28 -236V-246H-28V-236C-30 -200-54 -190-54 -150Z',
    neck: 28,
    high: 246,
    half: 54,
    label: [-142, -40],
  },
  oil: {
    d: 'M-44 -8Q-44 6 0 10 44 6 44 -8V-170C44 -216 18 -226 15 -276V-290H-15V-276C-18 -226-44 -216-44 -170Z',
    neck: 15,
    high: 290,
    half: 44,
    label: [-160, -56],
  },
  round: {
    d: 'M-60 -12Q-58 8 0 12 58 8 60 -12C64 -60 62 -120 54 -150 46 -176 24 -178 22 -194V-204H-22V-194C-24 -178-46 -176-54 -150-62 -120-64 -60-60 -12Z',
    neck: 22,
    high: 204,
    half: 60,
    label: [-138, -40],
  },
  syrup: {
    d: 'M-48 -8Q-48 6 0 10 48 6 48 -8V-128C48 -160 20 -162 18 -182V-196H-18V-182C-20 -162-48 -160-48 -128Z',
    neck: 18,
    high: 196,
    half: 48,
    label: [-126, -34],
  },
  small: {
    d: 'M-38 -6Q-38 6 0 9 38 6 38 -6V-96C38 -122 16 -124 14 -138V-148H-14V-138C-16 -124-38 -122-38 -96Z',
    neck: 14,
    high: 148,
    half: 38,
    label: [-96, -26],
  },
} as const;

type Shape = keyof typeof shapes;
type Top = 'cap' | 'dropper' | 'mist' | 'nozzle' | 'pump' | 'sport';

function topOf(kind: Top, neck: number, high: number, colour: string): string {
  const cap = (up: number, wide = neck + 5) =>
    `<path d="M${-wide} ${-high - up}V${-high + 4}A${wide} ${n(wide * 0.24)} 0 0 0 ${wide} ${-high + 4}V${-high - up}Z" fill="${colour}"/><path d="M${n(wide * 0.3)} ${-high - up}V${-high + 6}Q${wide} ${-high + 6} ${wide} ${-high + 2}V${-high - up}Z" fill="#2a0f04" opacity=".28"/><path d="M${n(-wide * 0.6)} ${-high - up + 4}V${-high + 2}" stroke="#fff" stroke-width="4" opacity=".45"/>${oval(0, -high - up, wide, wide * 0.24, light(colour, 0.35))}`;
  switch (kind) {
    case 'pump':
      return `${cap(16)}<path d="M-6 ${-high - 56}H6V${-high - 14}H-6Z" fill="${dark(colour, 0.2)}"/><path d="M-58 ${-high - 66}Q-60 ${-high - 76} -40 ${-high - 78}H22Q30 ${-high - 78} 30 ${-high - 66}V${-high - 52}H-30Q-46 ${-high - 52} -50 ${-high - 40}L-60 ${-high - 42}Z" fill="${colour}"/><path d="M-44 ${-high - 72}H18" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
    case 'mist':
      return `${cap(30, neck + 3)}<path d="M-13 ${-high - 62}H13V${-high - 26}H-13Z" fill="${light(colour, 0.3)}"/><circle cx="-6" cy="${-high - 50}" r="3.4" fill="${dark(colour, 0.6)}"/>`;
    case 'nozzle':
      return `${cap(14)}<path d="M-9 ${-high - 84}Q0 ${-high - 92} 9 ${-high - 84}L12 ${-high - 12}H-12Z" fill="${light(colour, 0.2)}"/>`;
    case 'dropper':
      return `${cap(22)}<path d="M-11 ${-high - 24}C-18 ${-high - 56} -10 ${-high - 66} 0 ${-high - 66}S18 ${-high - 56} 11 ${-high - 24}Z" fill="${dark(colour, 0.25)}"/>`;
    case 'sport':
      return `${cap(18)}<path d="M-10 ${-high - 44}H10L13 ${-high - 16}H-13Z" fill="${light(colour, 0.4)}"/>`;
    default:
      return cap(20);
  }
}

interface Flask extends Printed {
  readonly shape?: Shape;
  readonly top?: Top;
  readonly cap?: string;
  /** The label round it; null prints on the bottle. */
  readonly label?: string | null;
  /** See-through: what is in it ends below the neck. */
  readonly clear?: boolean;
  readonly bubbles?: boolean;
}

function printOf(
  { dice }: Stage,
  { bubbles, colour, label, ...print }: Flask,
  { half, label: [from, to] }: (typeof shapes)[Shape],
): string {
  const foam = bubbles
    ? times(26, () =>
        oval(
          dice.between(-half, half),
          dice.between(-200, -6),
          3,
          3,
          '#fff',
          'opacity=".5"',
        ),
      )
    : '';
  const paper = label
    ? `<rect x="${-half - 8}" y="${from}" width="${half * 2 + 16}" height="${to - from}" fill="${label}"/><path d="M${-half - 8} ${from}h${half * 2 + 16}M${-half - 8} ${to}h${half * 2 + 16}" stroke="${print.ink ?? dark(label, 0.4)}" stroke-width="3" opacity=".6"/>`
    : '';
  return `${foam}${paper}<g transform="translate(0 ${(from + to) / 2 - 8})">${face({ plate: null, ...print }, Math.min(half * 1.1, (to - from) * 0.62), { lines: 1, words: label ? dark(label, 0.4) : light(colour, 0.85) })}</g>`;
}

/** A bottle of any use by its shape, top and label. */
export function flask(given: Flask): Part {
  const {
    cap = '#f4efe6',
    clear = false,
    colour,
    shape = 'water',
    top = 'cap',
  } = given;
  const form = shapes[shape];
  return stood(given, form.half, (stage) => {
    const drawn = lit(stage, form.d, colour, printOf(stage, given, form));
    const neck = clear
      ? `<path d="M${-form.neck + 1} ${-form.high}H${form.neck - 1}V${-form.high + 26}Q0 ${-form.high + 34} ${-form.neck + 1} ${-form.high + 26}Z" fill="#fff" opacity=".5"/>`
      : '';
    return `${drawn}${neck}<path d="M${-form.half * 0.72} ${n(-form.high * 0.58)}V-18" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="${clear ? 0.65 : 0.35}" filter="url(#blur-1)"/>${topOf(top, form.neck, form.high, cap)}`;
  });
}
