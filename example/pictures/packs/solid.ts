import { made } from '@/example/pictures/kit/materials';
import { at, type Part, type Stage } from '@/example/pictures/kit/stage';
import {
  dark,
  light,
  linear,
  moved,
  n,
  oval,
} from '@/example/pictures/kit/svg';
import { contactShadow } from '@/example/pictures/kit/vessels';

/** Where a pack stands and how large it is. */
export interface Placed {
  readonly u?: number;
  readonly v?: number;
  readonly size?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** Stands a drawing on the table: it is drawn about its foot, upwards, `half` wide to each side. */
export function stood(
  { size = 1, turn = 0, u = 0, v = 0.5 }: Placed,
  half: number,
  draw: (stage: Stage) => string,
): Part {
  return (stage) => {
    const [x, y] = at(stage, u, v);
    return (
      contactShadow(x, y - 4, half * size, half * 0.3 * size) +
      moved(draw(stage), x, y, { size, turn })
    );
  };
}

/** Light and shade over something round: print it over the outline. */
export function roundLight(id: string): string {
  return linear(
    id,
    [
      '#2a0f04 0 .42',
      '#fff8e8 .14 .1',
      '#fff8e8 .24 .5',
      '#fff8e8 .36 0',
      '#2a0f04 .62 0',
      '#2a0f04 1 .48',
    ],
    [0, 0, 1, 0],
  );
}

/** Light and shade over something soft or flat. */
export function softLight(id: string): string {
  return linear(
    id,
    ['#fff8e8 0 .34', '#fff8e8 .4 0', '#2a0f04 .62 0', '#2a0f04 1 .34'],
    [0, 0, 1, 0.5],
  );
}

/** An outline filled with its colour, printed on, and lit. */
export function lit(
  { id }: Pick<Stage, 'id'>,
  outline: string,
  colour: string,
  print = '',
  kind: 'round' | 'soft' = 'round',
): string {
  const [over, clip] = [id(), id()];
  const gradient = kind === 'round' ? roundLight(over) : softLight(over);
  return `<defs>${gradient}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs>${made('paper', `<path d="${outline}" fill="${colour}"/>`)}<g clip-path="url(#${clip})">${print}</g><path d="${outline}" fill="url(#${over})"/>`;
}

/** The outline of a cylinder on its foot, upwards. */
export const cylinder = (half: number, high: number, flat = 0.24): string =>
  `M${-half} ${-high}V0A${half} ${n(half * flat)} 0 0 0 ${half} 0V${-high}A${half} ${n(half * flat)} 0 0 0 ${-half} ${-high}Z`;

/** A round lid with its rim, on a cylinder `high`. */
export function lid(
  half: number,
  high: number,
  colour: string,
  thick = 22,
  flat = 0.24,
): string {
  return `${oval(0, -high + thick * 0.2, half, half * flat, dark(colour, 0.35))}<path d="M${-half} ${-high - thick}V${-high}A${half} ${n(half * flat)} 0 0 0 ${half} ${-high}V${-high - thick}Z" fill="${dark(colour, 0.12)}"/>${oval(0, -high - thick, half, half * flat, light(colour, 0.2))}${oval(0, -high - thick, half * 0.86, half * flat * 0.84, colour)}`;
}
