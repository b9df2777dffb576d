import type { Recipes } from '../kit/serving';

export const dumplingsRecipes: Recipes = {};
