import { standing, type Recipes } from '../../kit/serving';
import { bag } from '../../packs/soft';
import { carton, gable, blister } from '../../packs/boxes';
import { can, jar, tub, roll, slimCan } from '../../packs/rounds';
import { flask } from '../../packs/flasks';
import { tube, sack } from '../../packs/soft';

export const petsRecipes: Recipes = {
  'pets-cat-dry-chicken': standing('oak', [bag({ colour: '#c2552d', band: '#8f3415', mark: 'cat', ink: '#8f3415' })]),
  'pets-cat-dry-salmon': standing('sky', [carton({ colour: '#2f6f8f', band: '#e9a13a', mark: 'fish', ink: '#c2552d' })]),
  'pets-cat-dry-kitten': standing('mint', [can({ colour: '#2f6f8f', band: '#e9a13a', mark: 'cat', ink: '#c2552d' })]),
  'pets-cat-wet-beef': standing('cream', [jar({ colour: '#e9a13a', mark: 'honey', ink: '#a15c00' })]),
  'pets-cat-wet-tuna': standing('cream', [tub({ colour: '#f7f0e2', band: '#2f6f8f', mark: 'leaf' })]),
  'pets-cat-pate-rabbit': standing('sky', [flask({ shape: 'milk', colour: '#f9f7f1', label: '#2f6f8f', mark: 'drop', ink: '#fff', cap: '#2f6f8f' })]),
  'pets-cat-sticks': standing('sage', [flask({ shape: 'round', top: 'pump', colour: '#e7c24a', mark: 'citrus', ink: '#fff' })]),
  'pets-cat-milk': standing('sky', [gable({ colour: '#f7f4ea', band: '#2f6f8f', mark: 'cat' })]),
  'pets-dog-dry-lamb': standing('cream', [sack({ colour: '#ead9b8', band: '#c2552d', mark: 'wheat' })]),
  'pets-dog-dry-small': standing('cream', [tube({ colour: '#f4f7f4', band: '#2f7d4f', mark: 'leaf' })]),
  'pets-dog-dry-puppy': standing('ice', [carton({ colour: '#f4f1ea', band: '#1f5fa8', mark: 'pill', ink: '#1f5fa8', wide: 190, high: 130 }), blister({})]),
  'pets-dog-wet-beef': standing('ice', [roll({ u: -0.3 }), roll({ u: 0.3, v: 0.6 })]),
  'pets-dog-wet-offal': standing('night', [slimCan({ colour: '#20262c', band: '#3fa35b', mark: 'bolt', ink: '#d7f24a', plate: null })]),
  'pets-dog-dental': standing('sage', [flask({ shape: 'soda', clear: true, colour: '#7a2f18', label: '#c2321f', mark: 'wave', ink: '#fff', cap: '#c2321f', bubbles: true })]),
  'pets-dog-jerky': standing('sage', [bag({ colour: '#3f6b4f', mark: 'bone', window: { colour: '#8a5a34', grain: 9 } })]),
};
