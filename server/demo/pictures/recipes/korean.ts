import type { Recipes } from '../kit/serving';

export const koreanRecipes: Recipes = {};
