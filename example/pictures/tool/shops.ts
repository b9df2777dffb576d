import type {
  LibraryContent,
  ShopContent,
} from '@/example/city/content/content';
import { createDice, type Dice } from '@/example/pictures/kit/dice';
import { recipes } from '@/example/pictures/recipes';

import { bitsOf } from './bits';
import { drawTable, type Bit, type Dish, type Place } from './table';

type Spot = readonly [x: number, y: number, size: number];

/** Places of the dishes, the largest first, and of the small things between them. */
interface View {
  readonly dishes: readonly Spot[];
  readonly bits: readonly Spot[];
}

/** On wide screens a cover shows its middle 205 of 320 pixels; the logo stands in its lower left. */
const COVERS: readonly View[] = [
  {
    dishes: [
      [600, 168, 1],
      [232, 70, 0.86],
      [985, 248, 0.88],
      [1230, 52, 0.78],
      [24, 280, 0.66],
    ],
    bits: [
      [842, 84, 1],
      [905, 66, 0.9],
      [368, 262, 1],
      [1195, 232, 0.9],
    ],
  },
  {
    dishes: [
      [690, 156, 1],
      [318, 246, 0.88],
      [1062, 70, 0.86],
      [62, 74, 0.8],
      [1262, 276, 0.78],
    ],
    bits: [
      [452, 76, 1],
      [900, 252, 1],
      [958, 232, 0.9],
      [250, 66, 0.9],
    ],
  },
  {
    dishes: [
      [776, 164, 1.02],
      [414, 72, 0.86],
      [1156, 256, 0.86],
      [116, 236, 0.8],
      [1262, 8, 0.66],
    ],
    bits: [
      [560, 252, 1],
      [1010, 74, 1],
      [1066, 92, 0.9],
      [226, 76, 0.9],
    ],
  },
  {
    dishes: [
      [530, 160, 1.02],
      [900, 72, 0.88],
      [158, 258, 0.82],
      [1214, 240, 0.9],
      [196, 0, 0.62],
    ],
    bits: [
      [752, 252, 1],
      [816, 236, 0.9],
      [1090, 74, 0.9],
      [318, 124, 0.9],
    ],
  },
];

const CARDS: readonly View[] = [
  {
    dishes: [
      [290, 214, 1.26],
      [640, 40, 1.02],
    ],
    bits: [
      [566, 318, 1.3],
      [46, 44, 1.2],
    ],
  },
  {
    dishes: [
      [356, 216, 1.26],
      [2, 384, 1],
    ],
    bits: [
      [600, 60, 1.3],
      [72, 78, 1.2],
    ],
  },
  {
    dishes: [
      [312, 190, 1.28],
      [640, 396, 0.96],
    ],
    bits: [
      [580, 62, 1.3],
      [48, 352, 1.2],
    ],
  },
  {
    dishes: [
      [352, 218, 1.28],
      [0, 24, 0.96],
    ],
    bits: [
      [592, 346, 1.3],
      [72, 330, 1.2],
    ],
  },
];

/** Feet of what is seen from the side, left and right of the largest in turn. */
function row(
  { height, width }: { readonly width: number; readonly height: number },
  count: number,
  { gap, start }: { readonly gap: number; readonly start: number },
): Spot[] {
  const first = width * start - (count % 2 ? 0 : gap / 2);
  return Array.from({ length: count }, (_, i): Spot => {
    const step = Math.ceil(i / 2) * (i % 2 ? 1 : -1);
    const isFront = Math.abs(step) % 2 === 0;
    return [
      first + step * gap,
      height * (isFront ? 0.82 : 0.74),
      isFront ? 1 : 0.88,
    ];
  });
}

const spotted = ([x, y, size]: Spot, scale = 1): Place => ({
  x,
  y,
  size: size * scale,
});

function bitsAt(spots: readonly Spot[], library: string, dice: Dice): Bit[] {
  const kinds = dice.shuffle(bitsOf(library));
  return spots.flatMap((spot, index) => {
    const draw = kinds[index % kinds.length];
    return draw ? [{ ...spotted(spot), draw }] : [];
  });
}

const served = (
  slugs: readonly string[],
  spots: readonly Spot[],
  scale = 1,
): Dish[] =>
  spots
    .flatMap((spot, index) => {
      const slug = slugs[index];
      return slug ? [{ slug, ...spotted(spot, scale) }] : [];
    })
    .sort((one, other) => one.y - other.y);

/** Neighbours in a library look different: each takes the next view. */
function viewOf(
  views: readonly View[],
  { id, shops }: LibraryContent,
  shop: ShopContent,
): View {
  const start = createDice(id).between(0, views.length);
  const view = views[Math.floor(start + shops.indexOf(shop)) % views.length];
  if (!view) throw new RangeError('No view');
  return view;
}

const isSeenFromSide = ([slug = '']: readonly string[]): boolean =>
  recipes[slug]?.horizon !== undefined;

/** The wide picture above a shop's menu: its table with the largest dish near the middle, others cut by the edges. */
export function coverSvg(library: LibraryContent, shop: ShopContent): string {
  const name = `cover-${shop.slug}`;
  const size = { width: 1280, height: 320 };
  const { dishes, ground } = shop.table;
  if (isSeenFromSide(dishes)) {
    const goods = library.type === 'shop';
    const gap = goods ? 196 : 244;
    const start = createDice(name).between(0.44, 0.56);
    const spots = row(size, dishes.length, { gap, start });
    const table = served(dishes, spots, goods ? 0.86 : 0.88);
    return drawTable({ ...size, ground, horizon: 150, dishes: table }, name);
  }
  const view = viewOf(COVERS, library, shop);
  const bits = bitsAt(view.bits, library.id, createDice(name));
  const table = served(dishes, view.dishes);
  return drawTable({ ...size, ground, dishes: table, bits }, name);
}

/** The picture of a shop's card: its largest dish close, another in a corner. */
export function cardSvg(library: LibraryContent, shop: ShopContent): string {
  const name = `card-${shop.slug}`;
  const size = { width: 640, height: 400 };
  const { dishes, ground } = shop.table;
  if (isSeenFromSide(dishes)) {
    const start = createDice(name).between(0.4, 0.6);
    const goods = library.type === 'shop';
    const spots = row(size, 3, { gap: goods ? 230 : 300, start });
    const table = served(dishes, spots, goods ? 1.06 : 1.3);
    return drawTable({ ...size, ground, horizon: 190, dishes: table }, name);
  }
  const view = viewOf(CARDS, library, shop);
  const bits = bitsAt(view.bits, library.id, createDice(name));
  const table = served(dishes, view.dishes);
  return drawTable({ ...size, ground, dishes: table, bits }, name);
}

/** A category's tile: one product alone, on nothing; it is cut to what is drawn. */
export const tileSvg = ({ tile }: LibraryContent): string =>
  drawTable(
    {
      width: 640,
      height: 640,
      ground: null,
      dishes: [
        { slug: tile, x: 320, y: isSeenFromSide([tile]) ? 480 : 320, size: 1 },
      ],
    },
    `tile-${tile}`,
  );
