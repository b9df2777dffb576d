import type { Recipes } from '../kit/serving';

export const bakeryRecipes: Recipes = {};
