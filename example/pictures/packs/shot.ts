import type { GroundName } from '@/example/pictures/kit/grounds';
import { standing, type Recipes } from '@/example/pictures/kit/serving';
import type { Part } from '@/example/pictures/kit/stage';

/** A packshot: packs standing on a table, close. */
export const shot = (
  ground: GroundName,
  packs: readonly Part[],
  zoom = 1.34,
): Recipes[string] => standing(ground, packs, { zoom, shift: [0, 30] });

/** A packshot of what is low: closer, and looked at further down. */
export const low = (
  ground: GroundName,
  packs: readonly Part[],
  zoom = 1.5,
): Recipes[string] => standing(ground, packs, { zoom, shift: [0, -66] });
