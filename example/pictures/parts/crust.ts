import type { Stage } from '../kit/stage';
import { blob, dark, light, n, path, radial, times } from '../kit/svg';

/** The glow of an oven on dough: pale hollow, golden, dark edge. */
export function crustFill(
  stage: Stage,
  colour: string,
): { readonly id: string; readonly defs: string } {
  const id = stage.id();
  return {
    id,
    defs: `<defs>${radial(id, [`${light(colour, 0.42)} 0`, `${colour} .62`, `${dark(colour, 0.34)} 1`], [0.42, 0.38, 0.68])}</defs>`,
  };
}

/** Dark blisters of a hot oven. */
export function blisters(
  { dice }: Stage,
  count: number,
  reach: number,
  colour = '#6b2f0e',
): string {
  return times(count, () => {
    const [turn, far] = [dice.between(0, 6.28), reach * Math.sqrt(dice.next())];
    return path(
      blob(dice, dice.between(3, 11), { points: 7, rough: 0.3 }),
      colour,
      `transform="translate(${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)})" opacity="${n(dice.between(0.1, 0.34))}"`,
    );
  });
}
