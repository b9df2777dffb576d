import type { Recipes } from '../kit/serving';

export const noodlesRecipes: Recipes = {};
