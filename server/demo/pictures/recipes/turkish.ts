import type { Recipes } from '../kit/serving';

export const turkishRecipes: Recipes = {};
