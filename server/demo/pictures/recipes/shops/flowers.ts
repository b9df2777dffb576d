import type { Recipes } from '../../kit/serving';

export const flowersRecipes: Recipes = {};
