import { fillingFor } from './bowl';
import { canBeGlazed, glazes, type Glaze } from './emoji';
import type { Dice } from '@/server/demo/pictures/kit/dice';
import type { Food } from './scene';

/** Things that look right in twos and threes. */
const COUNTABLE = new Set(
  'bagel candy cherries chestnut chocolate-bar cookie croissant cupcake custard dango doughnut dumpling egg falafel fried-shrimp garlic green-apple hot-dog hot-pepper kiwi-fruit lemon lime mango meat-on-bone moon-cake mushroom brown-mushroom olive onion peach pear pie pill potato poultry-leg pretzel red-apple rice-ball rice-cracker roasted-sweet-potato strawberry taco tamale tangerine tomato tulip rose sunflower hibiscus blossom white-flower cherry-blossom carrot cucumber bell-pepper eggplant avocado coconut ear-of-corn bread baguette-bread flatbread oyster fortune-cookie candle soap tea sponge bone fish'.split(
    ' ',
  ),
);

/** Things that lie flat: any turn looks right. */
const FLAT = new Set(
  'pizza flatbread cookie doughnut bacon herb leafy-green pill falafel olive rice-cracker moon-cake kiwi-fruit adhesive-bandage fish-cake-with-swirl bone chocolate-bar baguette-bread fried-shrimp shrimp hot-pepper carrot cucumber meat-on-bone poultry-leg cut-of-meat taco chopsticks syringe thermometer beans peanuts candy'.split(
    ' ',
  ),
);

/** Things full to the brim or on feet: they stand straight. */
const STANDING = new Set(
  'amphora baby-bottle beer-mug beverage-box birthday-cake bottle-with-popping-cork bowl-with-spoon bubble-tea candle canned-food clinking-beer-mugs clinking-glasses cocktail-glass cooked-rice cup-with-straw cupcake curry-rice custard fondue glass-of-milk green-salad hamburger honey-pot hot-beverage ice-cream jar lotion-bottle mate pancakes pot-of-food potted-plant sake salt shaved-ice soft-ice-cream spaghetti steaming-bowl sushi takeout-box teacup-without-handle teapot tropical-drink tumbler-glass wine-glass baby bird black-cat blossom bouquet bucket cactus cat cat-face chicken cloud cow-face deciduous-tree dog dog-face droplet guide-dog hamster hyacinth inbox-tray lab-coat lotus mouse parrot poodle rabbit rabbit-face rose seedling service-dog sheaf-of-rice sun sunflower teddy-bear tulip turkey turtle wastebasket white-flower'.split(
    ' ',
  ),
);

export interface Group {
  readonly x: number;
  readonly y: number;
  /** Size of a single subject that fills the place. */
  readonly size: number;
  /** Width of the picture over its height, to keep distances true. */
  readonly ratio: number;
  /** How often this subject was shown before in its library: later ones come in other numbers and colours. */
  readonly times: number;
  /** Three of a countable thing rather than one. */
  readonly generous?: boolean;
  /** Everything in the recipe: it tells what is in a bowl. */
  readonly company?: readonly string[];
}

export function turnFor(name: string, dice: Dice): number {
  if (STANDING.has(name)) return dice.between(-7, 7);
  if (FLAT.has(name)) return dice.between(-38, 38);
  return dice.between(-18, 18);
}

function glazeFor(name: string, times: number, dice: Dice): Glaze | undefined {
  return canBeGlazed(name) && times > 0 && dice.chance(0.8)
    ? dice.pick(glazes)
    : undefined;
}

/** Places for two and three things: offsets and sizes as parts of the single subject's size. */
type Places = readonly (readonly [x: number, y: number, size: number])[];

const PLACES: Readonly<
  Record<
    'five' | 'heroAndSide' | 'heroAndTwo' | 'pair' | 'single' | 'three',
    readonly Places[]
  >
> = {
  single: [[[0, -0.02, 1]]],
  heroAndSide: [
    [
      [-0.13, -0.08, 0.86],
      [0.3, 0.22, 0.56],
    ],
    [
      [0.13, -0.08, 0.86],
      [-0.3, 0.22, 0.56],
    ],
    [
      [0.02, 0.08, 0.86],
      [0.3, -0.28, 0.5],
    ],
    [
      [-0.16, -0.02, 0.82],
      [0.33, -0.02, 0.6],
    ],
  ],
  pair: [
    [
      [-0.22, -0.1, 0.72],
      [0.2, 0.12, 0.72],
    ],
    [
      [0.2, -0.12, 0.7],
      [-0.2, 0.12, 0.74],
    ],
    [
      [-0.24, 0.02, 0.7],
      [0.24, -0.02, 0.7],
    ],
  ],
  three: [
    [
      [-0.25, -0.12, 0.6],
      [0.25, -0.14, 0.6],
      [0, 0.2, 0.64],
    ],
    [
      [0, -0.26, 0.58],
      [-0.26, 0.13, 0.62],
      [0.26, 0.15, 0.6],
    ],
    [
      [-0.3, -0.16, 0.56],
      [0.02, 0.03, 0.62],
      [0.3, 0.24, 0.56],
    ],
    [
      [0.3, -0.2, 0.56],
      [0, 0, 0.6],
      [-0.3, 0.2, 0.58],
    ],
  ],
  heroAndTwo: [
    [
      [0, -0.1, 0.82],
      [-0.31, 0.24, 0.48],
      [0.3, 0.25, 0.5],
    ],
    [
      [-0.13, -0.04, 0.8],
      [0.32, -0.18, 0.46],
      [0.26, 0.25, 0.52],
    ],
    [
      [0.13, -0.04, 0.8],
      [-0.33, -0.14, 0.48],
      [-0.26, 0.26, 0.5],
    ],
  ],
  five: [
    [
      [0, -0.3, 0.44],
      [-0.31, -0.08, 0.44],
      [0.31, -0.08, 0.44],
      [-0.19, 0.24, 0.46],
      [0.19, 0.24, 0.46],
    ],
  ],
};

/** How many of a countable thing: later pictures of it come in other numbers. */
const NUMBERS = [1, 3, 1, 2, 5] as const;

function chooseLayout(
  mains: readonly string[],
  { times, generous }: Group,
  dice: Dice,
): { names: readonly string[]; places: Places } {
  const [first = ''] = mains;
  const isSame = mains.every((name) => name === first);
  if (mains.length > 2)
    return {
      names: mains.slice(0, 3),
      places: dice.pick(isSame ? PLACES.three : PLACES.heroAndTwo),
    };
  if (mains.length === 2)
    return {
      names: mains,
      places: dice.pick(isSame ? PLACES.pair : PLACES.heroAndSide),
    };
  const shift = dice.chance(0.5) ? 1 : 0;
  const number = generous ? 3 : NUMBERS[(times + shift) % NUMBERS.length];
  const count = COUNTABLE.has(first) ? (number ?? 1) : 1;
  const layouts = { 1: 'single', 2: 'pair', 3: 'three', 5: 'five' } as const;
  return {
    names: Array.from({ length: count }, () => first),
    places: dice.pick(PLACES[layouts[count]]),
  };
}

/** Lays the subject of a recipe out around a place; what is nearer lies on top. */
export function arrange(
  mains: readonly string[],
  place: Group,
  dice: Dice,
): Food[] {
  const { names, places } = chooseLayout(mains, place, dice);
  const spread = dice.between(0.94, 1.06);
  return names
    .map((name, index): Food => {
      const [dx, dy, size] = places[index] ?? [0, 0, 0.5];
      return {
        kind: 'food',
        name,
        x: place.x + (dx * spread * place.size) / place.ratio,
        y: place.y + dy * spread * place.size,
        size: size * place.size,
        turn: turnFor(name, dice),
        mirrored: !STANDING.has(name) && dice.chance(0.35),
        glaze: glazeFor(name, place.times, dice),
        filling: fillingFor(place.company ?? []),
      };
    })
    .sort((a, b) => a.y - b.y);
}
