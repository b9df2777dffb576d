import type { Recipes } from '../kit/serving';

export const sweetsRecipes: Recipes = {};
