import type { Recipe, Vessel } from './compose';
import type { GroundName } from './grounds';
import type { Part } from './stage';
import { bare } from './vessels';

/** Recipes of one library by the product's slug. */
export type Recipes = Readonly<Record<string, Recipe>>;

type More = Partial<Omit<Recipe, 'food' | 'ground' | 'on'>>;

/** A dish on its vessel, seen from above and in front. */
export const dish = (
  ground: GroundName,
  on: Vessel,
  food: readonly Part[],
  more: More = {},
): Recipe => ({
  ground,
  on,
  food,
  zoom: 1.24,
  ...more,
});

/** Something tall seen from the side on a table that ends before a room: glasses, burgers, cakes. Stand it at v = 0.5. */
export const standing = (
  ground: GroundName,
  food: readonly Part[],
  more: More = {},
): Recipe => ({
  ground,
  on: bare({ r: 240, y: 330 }),
  food,
  horizon: 250,
  zoom: 1.12,
  ...more,
});
