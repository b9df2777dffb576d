import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import { linear } from '@/example/pictures/kit/svg';
import { plate } from '@/example/pictures/kit/vessels';

import {
  chilli,
  coriander,
  garlic,
  lemon,
  mint,
  strawberry,
  tomato,
} from './bits';
import { drawTable, type Bit, type Dish, type LaidTable } from './table';

const dish = (
  slug: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
): Dish => ({ slug, x, y, size, turn });

const bit = (draw: Part, x: number, y: number, size = 1): Bit => ({
  draw,
  x,
  y,
  size,
});

const BANNER = { width: 1120, height: 440 };

/** White words keep a contrast of 4.5 and more on it. */
const shade: Part = ({ id }) => {
  const fade = id();
  return `<defs>${linear(fade, ['#180802 0 .55', '#180802 .55 .5', '#180802 1 0'], [0, 0, 1, 0])}</defs><rect width="${BANNER.width * 0.7}" height="${BANNER.height}" fill="url(#${fade})"/>`;
};

/** Everything on the right: the left half stays calm for words. */
const banners: Readonly<Record<string, LaidTable>> = {
  'banner-plov': {
    ...BANNER,
    ground: 'brick',
    dishes: [
      dish('uzbek-beef-samsa', 1108, 20, 0.9),
      dish('uzbek-wedding-plov', 882, 262, 1.28),
    ],
    bits: [
      bit(shade, 0, 0),
      bit(tomato, 650, 74, 1.3),
      bit(coriander, 706, 52, 1.2),
      bit(garlic, 640, 386, 1.3),
      bit(chilli, 1082, 398, 1.2),
    ],
  },
  'banner-market': {
    ...BANNER,
    ground: 'mint',
    dishes: [
      dish('grocery-grapes-kishmish', 1082, 66, 0.84),
      dish('grocery-lemons-tashkent', 690, 66, 0.54),
      dish('grocery-pomegranates', 880, 220, 0.94),
      dish('grocery-strawberries', 1076, 366, 0.8),
    ],
    bits: [
      bit(tomato, 668, 372, 1.4),
      bit(coriander, 722, 396, 1.3),
      bit(mint, 650, 230, 1.1),
    ],
  },
  'banner-sweet': {
    ...BANNER,
    ground: 'blush',
    dishes: [
      dish('sweets-macarons', 1092, 40, 0.84),
      dish('sweets-pistachio-baklava', 880, 262, 1.22),
    ],
    bits: [
      bit(strawberry, 690, 62, 1.3),
      bit(mint, 744, 84, 1.2),
      bit(strawberry, 650, 380, 1.3),
      bit(mint, 1086, 408, 1.2),
    ],
  },
  'banner-late': {
    ...BANNER,
    ground: 'navy',
    horizon: 216,
    bits: [bit(shade, 0, 0)],
    dishes: [
      dish('burgers-french-fries', 1020, 350, 1.04),
      dish('burgers-strawberry-shake', 650, 352, 0.84),
      dish('burgers-cheeseburger', 838, 382, 1.16),
    ],
  },
};

/** Beside the form of signing in, on the page about the shop, and where people apply to sell and to drive. */
const pages: Readonly<Record<string, LaidTable>> = {
  'login-art': {
    width: 760,
    height: 900,
    ground: 'ikatRed',
    dishes: [
      dish('uzbek-tandoor-non', 84, 84, 0.92),
      dish('uzbek-tashkent-salad', 650, 130, 1),
      dish('uzbek-wedding-plov', 318, 420, 1.34),
      dish('uzbek-pumpkin-manti', 724, 610, 1.04),
      dish('uzbek-shurpa', 300, 826, 1),
    ],
    bits: [
      bit(tomato, 386, 120, 1.3),
      bit(coriander, 640, 372, 1.4),
      bit(garlic, 82, 690, 1.4),
      bit(chilli, 560, 812, 1.3),
      bit(tomato, 574, 324, 1.3),
    ],
  },
  'sell-art': {
    width: 960,
    height: 720,
    ground: 'walnut',
    dishes: [
      dish('pizza-bruschetta', 120, 96, 0.9),
      dish('healthy-greek-salad', 846, 120, 1.02),
      dish('pizza-margherita', 420, 372, 1.42),
      dish('pizza-spaghetti-bolognese', 880, 600, 1.06),
      dish('pizza-minestrone', 70, 664, 0.9),
    ],
    bits: [
      bit(mint, 372, 84, 1.4),
      bit(tomato, 548, 96, 1.4),
      bit(garlic, 642, 650, 1.4),
      bit(tomato, 300, 668, 1.3),
    ],
  },
  'drive-art': {
    width: 960,
    height: 720,
    ground: 'mint',
    horizon: 350,
    dishes: [
      dish('burgers-french-fries', 800, 560, 1.26),
      dish('burgers-mint-lemonade', 180, 570, 1.34),
      dish('burgers-cheeseburger', 480, 630, 1.62),
    ],
  },
};

const STATE = { width: 480, height: 320, ground: null };

/** A warm circle that shows on light and dark pages. */
const glow = bit(
  () => '<circle r="144" fill="#e8763e" opacity=".16"/>',
  240,
  170,
);

const emptyPlate: Part = (stage) =>
  plate({ decor: 'rings', x: 0, y: 0 })(stage).back;

const fork: Part = () =>
  made(
    'paper',
    '<path d="M-14-84v44q0 14 9 18L-7 84q0 8 7 8t7-8L5-22q9-4 9-18v-44h-6v40h-5v-40h-6v40h-5v-40Z" fill="#c9cbd0"/>',
  );

const knife: Part = () =>
  made(
    'paper',
    '<path d="M-6-88q20 20 16 84l-2 10-2 80q0 8-6 8t-6-8Z" fill="#c9cbd0"/>',
  );

const magnifier: Part = () =>
  `${made('paper', '<path d="M36 36 92 92" stroke="#8a5a36" stroke-width="18" stroke-linecap="round"/>')}<circle r="46" fill="#dff0f5" opacity=".45"/>${made('gloss', '<circle r="48" fill="none" stroke="#b9bcc2" stroke-width="11"/>')}`;

const cloche: Part = () =>
  `${made('gloss', '<ellipse cy="62" rx="136" ry="18" fill="#c6c8cd"/>')}${made('gloss', '<path d="M-112 54C-112-28-62-70 0-70S112-28 112 54Z" fill="#d5d7db"/>')}${made('gloss', '<circle cy="-82" r="14" fill="#c39a5a"/>')}`;

const moon: Part = (stage) =>
  put(
    stage,
    [0, 0],
    made(
      'gloss',
      '<path d="M12-34A36 36 0 1 0 32 22 30 30 0 1 1 12-34Z" fill="#f2c24a"/>',
    ),
  );

/** The small pictures of what is empty, closed, failed or not there: transparent. */
const states: Readonly<Record<string, LaidTable>> = {
  'state-empty': {
    ...STATE,
    dishes: [],
    bits: [glow, bit(emptyPlate, 240, 172, 0.62)],
    over: [
      bit(fork, 78, 170, 0.9),
      bit(knife, 402, 170, 0.9),
      bit(coriander, 342, 62, 1),
      bit(tomato, 122, 272, 0.9),
    ],
  },
  'state-oops': {
    ...STATE,
    bits: [glow],
    dishes: [dish('uzbek-mampar', 240, 166, 0.72, -14)],
    over: [
      bit(chilli, 372, 92, 0.9),
      bit(garlic, 112, 250, 0.9),
      bit(tomato, 384, 236, 0.9),
    ],
  },
  'state-404': {
    ...STATE,
    dishes: [],
    bits: [glow, bit(emptyPlate, 226, 176, 0.6)],
    over: [bit(lemon, 200, 176, 1), bit(magnifier, 300, 128, 0.94)],
  },
  'state-closed': {
    ...STATE,
    dishes: [],
    bits: [glow],
    over: [
      bit(cloche, 234, 186, 0.96),
      bit(moon, 372, 76, 1),
      bit(mint, 112, 272, 0.9),
    ],
  },
};

/** Pictures that belong to no shop, by name, as SVG. */
export const artSvgs: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...banners, ...pages, ...states }).map(([name, table]) => [
    name,
    drawTable(table, name),
  ]),
);
