import type { Recipes } from '../../kit/serving';
import { groceryFreshRecipes } from './grocery-fresh';
import { groceryPackedRecipes } from './grocery-packed';

/** What a grocery sells. */
export const groceryRecipes: Recipes = {
  ...groceryFreshRecipes,
  ...groceryPackedRecipes,
};
