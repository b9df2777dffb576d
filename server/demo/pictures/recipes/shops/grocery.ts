import type { Recipes } from '@/server/demo/pictures/kit/serving';
import { groceryCounterRecipes } from './grocery-counter';
import { groceryFreshRecipes } from './grocery-fresh';
import { groceryPackedRecipes } from './grocery-packed';

/** What a grocery sells. */
export const groceryRecipes: Recipes = {
  ...groceryCounterRecipes,
  ...groceryFreshRecipes,
  ...groceryPackedRecipes,
};
