import type { Recipes } from '../kit/serving';

export const sushiRecipes: Recipes = {};
