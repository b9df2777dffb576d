import type { Recipes } from '../kit/serving';

export const indianRecipes: Recipes = {};
