import type { Recipes } from '../../kit/serving';

export const pharmacyRecipes: Recipes = {};
