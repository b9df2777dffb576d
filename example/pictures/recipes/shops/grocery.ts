import type { Recipes } from '@/example/pictures/kit/serving';
import { groceryCounterRecipes } from './grocery-counter';
import { groceryFreshRecipes } from './grocery-fresh';
import { groceryPackedRecipes } from './grocery-packed';

/** What a grocery sells. */
export const groceryRecipes: Recipes = {
  ...groceryCounterRecipes,
  ...groceryFreshRecipes,
  ...groceryPackedRecipes,
};
