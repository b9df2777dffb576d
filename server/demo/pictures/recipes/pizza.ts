import type { Recipes } from '../kit/serving';

export const pizzaRecipes: Recipes = {};
