import { bakeryLibrary } from './bakery';
import { burgersLibrary } from './burgers';
import { coffeeLibrary } from './coffee';
import { dumplingsLibrary } from './dumplings';
import { flowersLibrary } from './flowers';
import { grillLibrary } from './grill';
import { groceryLibrary } from './grocery';
import { healthyLibrary } from './healthy';
import { indianLibrary } from './indian';
import { koreanLibrary } from './korean';
import { levantLibrary } from './levant';
import { mexicanLibrary } from './mexican';
import { noodlesLibrary } from './noodles';
import { petsLibrary } from './pets';
import { pharmacyLibrary } from './pharmacy';
import { pizzaLibrary } from './pizza';
import { sushiLibrary } from './sushi';
import { sweetsLibrary } from './sweets';
import { turkishLibrary } from './turkish';
import { uzbekLibrary } from './uzbek';
import type { LibraryContent } from './types';

/** The cuisines and trades of the demo city, in the order of the home page. */
export const libraries: readonly LibraryContent[] = [
  uzbekLibrary,
  grillLibrary,
  dumplingsLibrary,
  pizzaLibrary,
  sushiLibrary,
  burgersLibrary,
  noodlesLibrary,
  healthyLibrary,
  sweetsLibrary,
  coffeeLibrary,
  turkishLibrary,
  levantLibrary,
  indianLibrary,
  koreanLibrary,
  mexicanLibrary,
  groceryLibrary,
  bakeryLibrary,
  pharmacyLibrary,
  flowersLibrary,
  petsLibrary,
];
