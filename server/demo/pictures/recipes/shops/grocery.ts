import type { Recipes } from '../../kit/serving';

export const groceryRecipes: Recipes = {};
