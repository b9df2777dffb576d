import type { Group } from './arrange';
import type { Dice } from '@/server/demo/pictures/kit/dice';
import type { Food } from './scene';

/** The slice as drawn: where its tip is (in 32nds, from the middle) and the angle it fills. */
const SLICE = { tipX: 8.6, tipY: 13.2, angle: 60 };
const SLICES = 6;

/** Toppings too big or too odd to lie on a pizza in pieces; they stay beside it. */
const TOPPINGS = new Set(
  'bacon bell-pepper broccoli brown-mushroom cheese-wedge cut-of-meat ear-of-corn egg garlic herb hot-pepper leafy-green lemon mushroom olive onion pineapple shrimp squid tomato'.split(
    ' ',
  ),
);

export function isTopping(name: string): boolean {
  return TOPPINGS.has(name);
}

/** A pizza in six slices, sometimes with one taken, and the toppings scattered over it. */
export function wholePizza(
  toppings: readonly string[],
  place: Group,
  dice: Dice,
): Food[] {
  const size = place.size * 0.56;
  const start = dice.between(0, SLICE.angle);
  const count = dice.chance(0.6) ? SLICES : SLICES - 1;
  const at = (radius: number, degrees: number) => ({
    x: place.x + (radius * Math.cos((degrees * Math.PI) / 180)) / place.ratio,
    y: place.y + radius * Math.sin((degrees * Math.PI) / 180),
  });
  const tip = Math.hypot(SLICE.tipX, SLICE.tipY) / 32;
  const direction = (Math.atan2(-SLICE.tipY, -SLICE.tipX) * 180) / Math.PI;
  const slices = Array.from({ length: count }, (_, index): Food => {
    const turn = start + index * SLICE.angle;
    return {
      kind: 'food',
      name: 'pizza',
      ...at(tip * size, direction + turn),
      size,
      turn,
      small: true,
    };
  });
  const pieces = toppings.length === 0 ? 0 : count;
  const scattered = Array.from({ length: pieces }, (_, index): Food => {
    const degrees =
      direction + start + index * SLICE.angle + dice.between(-12, 12);
    return {
      kind: 'food',
      name: toppings[index % toppings.length] ?? 'olive',
      ...at(size * (index % 2 === 0 ? 0.6 : 0.38), degrees),
      size: size * 0.25,
      turn: dice.between(-60, 60),
      small: true,
    };
  });
  return [...slices, ...scattered];
}
