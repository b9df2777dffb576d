import type { Recipes } from '../../kit/serving';

export const petsRecipes: Recipes = {};
