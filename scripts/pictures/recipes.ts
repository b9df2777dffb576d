import type {
  LibraryContent,
  PictureRecipe,
  ProductContent,
} from '@/server/demo/content/types';

import { siblingGround } from './palette';
import type { PatternName } from './patterns';
import { createDice, type Dice } from '@/server/demo/pictures/kit/dice';
import type { Scene } from './scene';
import { asLaidOut, packageOf, packItems } from './shelf';
import { choosePattern, layGround, scatter, serve, type Spot } from './table';

export const PRODUCT_SIZE = 480;

/** The bottom right corner comes last: the page's "+" button lies on it. */
const CORNERS: readonly Spot[] = [
  { x: 0.13, y: 0.14, size: 0.27 },
  { x: 0.88, y: 0.15, size: 0.27 },
  { x: 0.12, y: 0.87, size: 0.28 },
  { x: 0.89, y: 0.87, size: 0.27 },
];

/** What one library has shown so far, so that neighbours differ. */
interface Memory {
  readonly patterns: PatternName[];
  readonly subjects: Map<string, number>;
}

function count(memory: Memory, key: string): number {
  const times = memory.subjects.get(key) ?? 0;
  memory.subjects.set(key, times + 1);
  return times;
}

/** Where the camera looks: the middle, closer, or past one side of the plate. */
function chooseView(base: PictureRecipe['base'], dice: Dice): Spot {
  const size = base === 'none' ? 0.78 : 0.68;
  const view = dice.next();
  if (view < 0.5)
    return { x: dice.between(0.48, 0.52), y: dice.between(0.5, 0.53), size };
  if (view < 0.75)
    return {
      x: dice.between(0.45, 0.55),
      y: dice.between(0.51, 0.55),
      size: size * 1.13,
    };
  return {
    x: dice.pick([0.42, 0.58]),
    y: dice.pick([0.47, 0.57]),
    size: size * 1.06,
  };
}

function freeCorners(view: Spot, dice: Dice): Spot[] {
  const away = (spot: Spot) => Math.hypot(spot.x - view.x, spot.y - view.y);
  const ordered = dice
    .shuffle(CORNERS.slice(0, -1))
    .sort((a, b) => away(b) - away(a));
  return [...ordered, ...CORNERS.slice(-1)];
}

/** Mostly one small thing beside the dish, sometimes two or none. */
function chooseAccents(names: readonly string[], dice: Dice): string[] {
  const count = dice.pick([0, 1, 1, 1, 2, 2]);
  return dice.shuffle(names).slice(0, count);
}

function productScene(
  library: LibraryContent,
  product: ProductContent,
  memory: Memory,
): Scene {
  const dice = createDice(product.slug);
  const subject = product.picture.main[0] ?? '';
  const repeats = count(memory, `${product.picture.ground} ${subject}`);
  const ground = siblingGround(product.picture.ground, repeats);
  const recipe = asLaidOut(library.id, { ...product.picture, ground });
  const pattern = choosePattern(ground, memory.patterns, dice);
  memory.patterns.unshift(pattern);
  memory.patterns.length = Math.min(memory.patterns.length, 2);
  const pack = packageOf(library, product, dice);
  const view = chooseView(recipe.base, dice);
  const isBare = recipe.base === 'none' || pack !== null;
  const under = isBare ? layGround(ground, view, dice) : [];
  const cloth = { ground, pattern };
  const size = { width: PRODUCT_SIZE, height: PRODUCT_SIZE };
  if (pack)
    return {
      ...size,
      cloth,
      items: [...under, ...packItems(library, pack, recipe, view, dice)],
    };
  const times = count(memory, subject);
  const served = serve(recipe, { ...view, ratio: 1, times }, dice);
  const accents = chooseAccents(served.accents, dice);
  return {
    ...size,
    cloth,
    items: [
      ...under,
      ...served.items,
      ...scatter(accents, freeCorners(view, dice), dice),
    ],
  };
}

/** Every product of a library with its picture, in the order of its menu. */
export function productScenes(library: LibraryContent): Map<string, Scene> {
  const memory: Memory = { patterns: [], subjects: new Map() };
  return new Map(
    library.products.map((product) => [
      product.slug,
      productScene(library, product, memory),
    ]),
  );
}
