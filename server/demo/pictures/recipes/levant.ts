import type { Recipes } from '../kit/serving';

export const levantRecipes: Recipes = {};
