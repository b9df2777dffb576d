import type { Recipes } from '../kit/serving';

export const healthyRecipes: Recipes = {};
