import type { GroundName } from '../kit/grounds';
import { standing, type Recipes } from '../kit/serving';
import type { Part } from '../kit/stage';

/** A packshot: packs standing on a table, close. */
export const shot = (
  ground: GroundName,
  packs: readonly Part[],
  zoom = 1.34,
): Recipes[string] => standing(ground, packs, { zoom, shift: [0, 30] });
