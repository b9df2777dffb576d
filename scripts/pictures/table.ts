import type { Ground, PictureRecipe } from '@/server/demo/content/types';

import { arrange, turnFor, type Group } from './arrange';
import { grounds } from './palette';
import type { PatternName } from './patterns';
import { isTopping, wholePizza } from './pizza';
import type { Dice } from '@/server/demo/pictures/kit/dice';
import type { Food, Item } from './scene';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What lies under the subject. Its size follows from the subject's: food fills a plate to its well. */
export function layBase(
  { base, ground }: PictureRecipe,
  spot: Spot,
  dice: Dice,
): Item[] {
  const { plates, second } = grounds[ground];
  const { x, y, size } = spot;
  switch (base) {
    case 'plate': {
      const shape = dice.pick([
        'round',
        'round',
        'round',
        'round',
        'oval',
        'square',
      ] as const);
      const decor = dice.pick([
        'plain',
        'plain',
        'rings',
        'dots',
        'leaves',
      ] as const);
      const turn = dice.between(-24, 24);
      return [
        {
          kind: 'plate',
          x,
          y,
          size: size * 1.42,
          turn,
          style: { colour: dice.pick(plates), shape, decor },
        },
      ];
    }
    case 'board': {
      const shape = dice.pick(['paddle', 'plank', 'plank', 'round'] as const);
      const dark =
        ground === 'cream' || ground === 'sand' || ground === 'saffron';
      const turn = dice.pick([-1, 1]) * dice.between(6, 24);
      return [
        {
          kind: 'board',
          x,
          y: y + size * 0.06,
          size: size * 1.4,
          turn,
          shape,
          dark,
        },
      ];
    }
    case 'cloth': {
      const shape = dice.pick([
        'folded',
        'fringed',
        'square',
        'square',
      ] as const);
      const turn =
        dice.pick([-1, 1]) * dice.between(8, 26) +
        (shape === 'folded' ? 20 : 0);
      return [
        {
          kind: 'napkin',
          x,
          y: y + size * 0.04,
          size: size * 1.14,
          turn,
          shape,
          colour: dice.pick(second),
        },
      ];
    }
    case 'none':
      return [];
  }
}

/** A second cloth across the table, a tinted circle, or nothing, under a subject without plate. */
export function layGround(ground: Ground, spot: Spot, dice: Dice): Item[] {
  const colour = dice.pick(grounds[ground].second);
  const choice = dice.next();
  if (choice < 0.3) {
    const turn = dice.pick([-38, -20, 0, 24, 45, 90]);
    return [
      {
        kind: 'runner',
        x: spot.x,
        y: spot.y + 0.05,
        size: spot.size * dice.between(0.5, 0.72),
        turn,
        colour,
      },
    ];
  }
  if (choice < 0.55)
    return [
      {
        kind: 'disc',
        x: spot.x,
        y: spot.y + 0.02,
        size: spot.size * 1.2,
        colour: 'rgba(255,255,255,.2)',
      },
    ];
  if (choice < 0.72)
    return [
      {
        kind: 'napkin',
        x: dice.pick([0.02, 0.98]),
        y: 0.96,
        size: 0.78,
        turn: dice.between(15, 60),
        shape: 'square',
        colour,
      },
    ];
  return [];
}

/** The recipe's subject with what lies under it; returns also the accents that found no use. */
export function serve(
  recipe: PictureRecipe,
  place: Group,
  dice: Dice,
): { items: Item[]; accents: readonly string[] } {
  const accents = recipe.accents ?? [];
  const company = [...recipe.main, ...accents];
  const base = layBase(recipe, place, dice);
  const isPizza = recipe.main[0] === 'pizza';
  if (isPizza && dice.chance(0.66)) {
    const others = [...recipe.main.slice(1), ...accents];
    const toppings = others.filter((name) => isTopping(name)).slice(0, 2);
    const beside = others.filter(
      (name) => name !== 'pizza' && !toppings.includes(name),
    );
    return {
      items: [
        ...base,
        ...wholePizza(toppings, { ...place, size: place.size * 1.08 }, dice),
      ],
      accents: [...new Set([...beside, ...accents])].slice(0, 3),
    };
  }
  return {
    items: [...base, ...arrange(recipe.main, { ...place, company }, dice)],
    accents,
  };
}

/** Small things in the given spots, one each. */
export function scatter(
  names: readonly string[],
  spots: readonly Spot[],
  dice: Dice,
): Food[] {
  return names.slice(0, spots.length).map((name, index): Food => {
    const spot = spots[index] ?? { x: 0.1, y: 0.1, size: 0.25 };
    return {
      kind: 'food',
      name,
      x: spot.x + dice.between(-0.02, 0.02),
      y: spot.y + dice.between(-0.02, 0.02),
      size: spot.size * dice.between(0.9, 1.14),
      turn: turnFor(name, dice) * 1.3,
      mirrored: dice.chance(0.3),
      small: spot.size < 0.36,
    };
  });
}

/** A pattern of the cloth that was not among the last ones used. */
export function choosePattern(
  ground: Ground,
  recent: readonly PatternName[],
  dice: Dice,
): PatternName {
  const own = grounds[ground].patterns;
  const fresh = own.filter((pattern) => !recent.includes(pattern));
  return dice.pick(fresh.length > 0 ? fresh : own);
}
