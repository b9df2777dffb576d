import type { Recipes } from '@/server/demo/pictures/kit/serving';

export const pharmacyRecipes: Recipes = {};
