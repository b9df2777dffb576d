import type { Stage } from '../kit/stage';
import { dark, light, line, linear, n, oval, times } from '../kit/svg';

/** Where a piece lies on the stage and how large it is. */
export interface Piece {
  readonly colour?: string;
  readonly size?: number;
  readonly turn?: number;
  readonly u?: number;
  readonly v?: number;
  readonly z?: number;
}

/** A roasted skin's colour: golden in the light, brown in the shade. */
export function roasted(
  stage: Stage,
  colour: string,
): { readonly fill: string; readonly defs: string } {
  const id = stage.id();
  return {
    fill: `url(#${id})`,
    defs: `<defs>${linear(id, [light(colour, 0.34), `${colour} .42`, dark(colour, 0.42)])}</defs>`,
  };
}

/** Dark stripes of the grate over a shape of this half-width and half-height. */
export function grate(
  count: number,
  w: number,
  h: number,
  strength = 0.6,
): string {
  return times(count, (i) => {
    const x = -w + ((i + 0.5) * 2 * w) / count;
    return line(
      `M${n(x - h * 0.22)} ${n(-h)}L${n(x + h * 0.22)} ${n(h)}`,
      '#2a0e04',
      w * 0.09,
      `opacity="${strength}"`,
    );
  });
}

/** Wet lights over a shape of this half-width and half-height. */
export function glints(
  { dice }: Stage,
  count: number,
  w: number,
  h: number,
): string {
  return times(count, () =>
    oval(
      dice.between(-w, w * 0.6),
      dice.between(-h, h * 0.2),
      dice.between(2, 6),
      dice.between(1, 2.4),
      '#fff0cc',
      `opacity="${n(dice.between(0.35, 0.75))}" transform="rotate(-16)"`,
    ),
  );
}
