import type {
  Ground,
  LibraryContent,
  PictureRecipe,
  ProductContent,
} from '@/server/demo/content/types';

import type { PackShape } from './packaging';
import { grounds } from './palette';
import type { Dice } from '@/server/demo/pictures/kit/dice';
import type { Pack } from './scene';
import type { Spot } from './table';

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Drawings that are a package already. */
const PACKED = words(
  'baby-bottle battery butter canned-food cheese-wedge chocolate-bar egg honey-pot lotion-bottle nest-with-eggs popcorn salt toolbox',
);

/** What a drink is poured into: it stands beside the bottle. */
const VESSELS = words(
  'amphora beverage-box bubble-tea bubbles cup-with-straw glass-of-milk jar teacup-without-handle teapot tropical-drink tumbler-glass wine-glass',
);

/** They belong on a label, not beside the package. */
const PORTRAITS = words(
  'baby bird black-cat cat cat-face cow-face dog dog-face duck hamster honeybee mouse parrot poodle rabbit rabbit-face service-dog sun tropical-fish turkey turtle',
);

/** Nothing of this is served on a plate or a board. */
const NOT_SERVED = words(
  'baby basket battery broom bubbles bucket candle cloud droplet lotion-bottle roll-of-paper shopping-bags shopping-cart soap sponge sun toothbrush wastebasket',
);

const liquids: Readonly<Record<string, string>> = {
  amphora: '#8A4B1E',
  'black-cat': '#FBF7F0',
  bubbles: '#BFE3F5',
  cherries: '#A3193A',
  'cow-face': '#FBF7F0',
  cucumber: '#8FAE4A',
  droplet: '#BFE3F5',
  flatbread: '#FFF3DC',
  'glass-of-milk': '#FBF7F0',
  grapes: '#6B3FA0',
  'green-apple': '#BBD04A',
  herb: '#5FAE5B',
  ice: '#4A2415',
  lemon: '#F5DE5A',
  olive: '#A9B23A',
  peach: '#F3A46B',
  'red-apple': '#C8432B',
  sunflower: '#EBC53E',
  tangerine: '#F59A23',
  strawberry: '#E2506A',
  'tumbler-glass': '#BFE3F5',
};

const PACK_COLOURS = [
  '#C2410C',
  '#2F7D6F',
  '#37418F',
  '#E99A25',
  '#8B4F7A',
  '#3F8A5C',
  '#1F5FA8',
  '#CF4468',
  '#7A2A10',
  '#4FA3A0',
];

const REMEDY_COLOURS = [
  '#2F7D6F',
  '#1F5FA8',
  '#4FA3A0',
  '#3F8A5C',
  '#6573C9',
  '#CF4468',
  '#E99A25',
  '#8CA3B8',
];

/** Parts of the trades whose goods come in packages; the rest lies on the counter as it is. */
const PACKED_SECTIONS: Readonly<Record<string, readonly string[] | 'all'>> = {
  grocery: ['pantry', 'snacks', 'household', 'drinks'],
  pets: 'all',
  pharmacy: 'all',
};

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function standsOut(colour: string, ground: Ground): boolean {
  const [own, cloth] = [channels(colour), channels(grounds[ground].to)];
  return (
    Math.hypot(...own.map((value, index) => value - (cloth[index] ?? 0))) > 110
  );
}

/** The recipe as its trade would lay it out: no pets, pills or soap on plates. */
export function asLaidOut(
  libraryId: string,
  recipe: PictureRecipe,
): PictureRecipe {
  const isServed = recipe.base === 'plate' || recipe.base === 'board';
  if (!isServed) return recipe;
  if (libraryId === 'flowers')
    return recipe.base === 'plate' ? { ...recipe, base: 'cloth' } : recipe;
  const isCounter = libraryId === 'pets' || libraryId === 'pharmacy';
  const isOdd = recipe.main.some((name) => NOT_SERVED.has(name));
  return isCounter || isOdd ? { ...recipe, base: 'none' } : recipe;
}

/** How the product is packed, or null when it is shown without a package. */
export function packageOf(
  { id }: LibraryContent,
  { unit, section, picture }: ProductContent,
  dice: Dice,
): PackShape | null {
  const [first = ''] = picture.main;
  if (id === 'pets' && first === 'canned-food') return 'tin';
  if (PACKED.has(first)) return null;
  if (unit === 'bottle') return 'bottle';
  if (first === 'jar') return 'jar';
  const sections = PACKED_SECTIONS[id];
  if (unit !== 'pack' || !sections) return null;
  if (sections !== 'all' && !sections.includes(section)) return null;
  if (id === 'pets') return 'pouch';
  return dice.pick(
    id === 'pharmacy'
      ? (['box', 'box', 'pouch'] as const)
      : (['pouch', 'pouch', 'box'] as const),
  );
}

function isLiquid(shape: PackShape): boolean {
  return shape === 'bottle' || shape === 'jar';
}

function namesIn(
  shape: PackShape,
  { main, accents = [] }: PictureRecipe,
): string[] {
  const names = [...new Set([...main, ...accents])];
  return shape === 'tin'
    ? names.filter((name) => name !== 'canned-food')
    : names;
}

/** A package alone; what it holds is on its label and, if it can be seen, in its colour. */
export function packItem(
  library: LibraryContent,
  shape: PackShape,
  recipe: PictureRecipe,
  spot: Spot,
  dice: Dice,
): Pack {
  const names = namesIn(shape, recipe);
  const solid = names.filter((name) => !VESSELS.has(name));
  const label =
    names.find((name) => PORTRAITS.has(name)) ??
    (isLiquid(shape) ? solid[0] : undefined) ??
    names[0] ??
    '';
  const liquid = names.map((name) => liquids[name]).find(Boolean);
  const prints = library.id === 'pharmacy' ? REMEDY_COLOURS : PACK_COLOURS;
  const print = dice.pick(
    prints.filter((colour) => standsOut(colour, recipe.ground)),
  );
  const colour = (isLiquid(shape) ? liquid : undefined) ?? print;
  return {
    kind: 'pack',
    shape,
    colour,
    label,
    ...spot,
    turn: dice.between(-9, 9),
  };
}
