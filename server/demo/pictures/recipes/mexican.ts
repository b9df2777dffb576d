import type { Recipes } from '../kit/serving';

export const mexicanRecipes: Recipes = {};
