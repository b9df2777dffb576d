import type { Recipes } from '../kit/serving';

export const burgersRecipes: Recipes = {};
