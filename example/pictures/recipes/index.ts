import type { Recipe } from '../kit/compose';
import { bakeryRecipes } from './bakery';
import { burgersRecipes } from './burgers';
import { coffeeRecipes } from './coffee';
import { dumplingsRecipes } from './dumplings';
import { grillRecipes } from './grill';
import { healthyRecipes } from './healthy';
import { indianRecipes } from './indian';
import { koreanRecipes } from './korean';
import { levantRecipes } from './levant';
import { mexicanRecipes } from './mexican';
import { noodlesRecipes } from './noodles';
import { pizzaRecipes } from './pizza';
import { sushiRecipes } from './sushi';
import { sweetsRecipes } from './sweets';
import { turkishRecipes } from './turkish';
import { uzbekRecipes } from './uzbek';
import { uzbekSideRecipes } from './uzbek-sides';
import { flowersRecipes } from './shops/flowers';
import { groceryRecipes } from './shops/grocery';
import { petsRecipes } from './shops/pets';
import { pharmacyRecipes } from './shops/pharmacy';

/** Every product's recipe by its slug (docs/adr/0010). */
export const recipes: Readonly<Record<string, Recipe | undefined>> = {
  ...bakeryRecipes,
  ...burgersRecipes,
  ...coffeeRecipes,
  ...dumplingsRecipes,
  ...flowersRecipes,
  ...grillRecipes,
  ...groceryRecipes,
  ...healthyRecipes,
  ...indianRecipes,
  ...koreanRecipes,
  ...levantRecipes,
  ...mexicanRecipes,
  ...noodlesRecipes,
  ...petsRecipes,
  ...pharmacyRecipes,
  ...pizzaRecipes,
  ...sushiRecipes,
  ...sweetsRecipes,
  ...turkishRecipes,
  ...uzbekRecipes,
  ...uzbekSideRecipes,
};
