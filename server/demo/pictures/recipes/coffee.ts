import type { Recipes } from '../kit/serving';

export const coffeeRecipes: Recipes = {};
