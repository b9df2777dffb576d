import { glazes, type Glaze } from './emoji';
import type { PlateColour } from './palette';
import type { Food, Item, Scene } from './scene';
import type { PlateDecor } from './tableware';

/** One drawing: name, x, y, size, turn. */
type Line = readonly [
  name: string,
  x: number,
  y: number,
  size: number,
  turn?: number,
];

function food([name, x, y, size, turn = 0]: Line, glaze?: Glaze): Food {
  return { kind: 'food', name, x, y, size, turn, glaze };
}

function bit([name, x, y, size, turn = 0]: Line): Food {
  return { kind: 'food', name, x, y, size, turn, small: true };
}

function plate(
  colour: PlateColour,
  x: number,
  y: number,
  size: number,
  decor: PlateDecor = 'plain',
): Item {
  return {
    kind: 'plate',
    x,
    y,
    size,
    style: { colour, shape: 'round', decor },
  };
}

const BANNER = { width: 1120, height: 440 };

/** Banners: everything on the right, the left half stays calm for words. */
const banners: Readonly<Record<string, Scene>> = {
  'banner-plov': {
    ...BANNER,
    cloth: { ground: 'brick', pattern: 'ikat', light: 0.06 },
    items: [
      plate('ivory', 0.79, 0.58, 1.18, 'leaves'),
      food(['shallow-pan-of-food', 0.79, 0.56, 0.84, -6]),
      food(['flatbread', 0.985, 0.08, 0.46, 14]),
      food(['teapot', 0.575, 0.86, 0.38, -8], glazes[0]),
      bit(['tomato', 0.6, 0.14, 0.2, 10]),
      bit(['hot-pepper', 0.965, 0.87, 0.27, 40]),
      bit(['garlic', 0.69, 0.05, 0.17, -10]),
    ],
  },
  'banner-market': {
    ...BANNER,
    cloth: { ground: 'mint', pattern: 'bars', light: 0.2 },
    items: [
      food(['pineapple', 0.915, 0.36, 0.64, 14]),
      food(['leafy-green', 0.785, 0.58, 0.5, -16]),
      food(['cheese-wedge', 0.985, 0.6, 0.36, 8]),
      food(['bread', 0.885, 0.83, 0.5, -6]),
      food(['tangerine', 0.675, 0.86, 0.28, 10]),
      bit(['tomato', 0.77, 0.92, 0.27, -8]),
      bit(['strawberry', 0.81, 0.15, 0.19, 20]),
      bit(['egg', 0.7, 0.32, 0.18, 30]),
    ],
  },
  'banner-sweet': {
    ...BANNER,
    cloth: { ground: 'rose', pattern: 'dots', light: 0.24 },
    items: [
      plate('milk', 0.875, 0.64, 1.02, 'dots'),
      food(['shortcake', 0.875, 0.58, 0.66, -4]),
      food(['doughnut', 0.98, 0.08, 0.44, 20]),
      food(['hot-beverage', 0.685, 0.84, 0.4, -4], glazes[0]),
      bit(['strawberry', 0.755, 0.9, 0.2, -14]),
      bit(['cherries', 0.76, 0.2, 0.24, 10]),
      bit(['cookie', 0.66, 0.12, 0.19, 20]),
    ],
  },
  'banner-late': {
    ...BANNER,
    cloth: { ground: 'navy', pattern: 'suzani', light: 0.05 },
    items: [
      food(['crescent-moon', 0.68, 0.17, 0.24, -18]),
      {
        kind: 'board',
        x: 0.87,
        y: 0.62,
        size: 0.98,
        turn: -8,
        shape: 'plank',
        dark: false,
      },
      food(['hamburger', 0.83, 0.56, 0.7, -5]),
      food(['french-fries', 0.965, 0.58, 0.54, 12], glazes[2]),
      food(['cup-with-straw', 0.7, 0.74, 0.5, -8], glazes[0]),
      bit(['star', 0.77, 0.1, 0.12, 12]),
      bit(['star', 0.6, 0.34, 0.09, -10]),
      bit(['star', 0.93, 0.09, 0.15, -16]),
      bit(['tomato', 0.9, 0.93, 0.22, 10]),
    ],
  },
};

/** A warm circle that shows on light and dark pages. */
const glow: Item = {
  kind: 'disc',
  x: 0.5,
  y: 0.53,
  size: 0.9,
  colour: 'rgba(232,118,62,.16)',
};
const STATE = { width: 480, height: 320 };

const states: Readonly<Record<string, Scene>> = {
  'state-empty': {
    ...STATE,
    items: [
      glow,
      plate('milk', 0.5, 0.54, 0.7, 'rings'),
      food(['fork-and-knife', 0.5, 0.52, 0.36]),
      bit(['herb', 0.77, 0.22, 0.2, 24]),
      bit(['tomato', 0.23, 0.74, 0.16, -14]),
    ],
  },
  'state-oops': {
    ...STATE,
    items: [
      glow,
      food(['pot-of-food', 0.5, 0.52, 0.62, -16]),
      bit(['carrot', 0.74, 0.26, 0.18, 50]),
      bit(['onion', 0.26, 0.76, 0.17, -14]),
      bit(['bell-pepper', 0.8, 0.7, 0.17, 18]),
    ],
  },
  'state-404': {
    ...STATE,
    items: [
      glow,
      plate('milk', 0.49, 0.55, 0.72, 'dots'),
      food(['cookie', 0.48, 0.54, 0.27, -16]),
      food(['magnifying-glass-tilted-left', 0.66, 0.4, 0.42, 6]),
    ],
  },
  'state-closed': {
    ...STATE,
    items: [
      glow,
      {
        kind: 'napkin',
        x: 0.5,
        y: 0.54,
        size: 0.56,
        turn: 45,
        shape: 'square',
        colour: '#E8794A',
      },
      food(['takeout-box', 0.5, 0.5, 0.48, -3]),
      food(['crescent-moon', 0.74, 0.24, 0.26, -14]),
      bit(['zzz', 0.29, 0.26, 0.19, -8]),
      bit(['star', 0.22, 0.68, 0.1, 14]),
      bit(['star', 0.82, 0.66, 0.08, -12]),
    ],
  },
};

const loginArt: Scene = {
  width: 760,
  height: 900,
  cloth: { ground: 'brick', pattern: 'ikat', light: 0.2, patternScale: 0.9 },
  items: [
    plate('ivory', 0.36, 0.47, 0.62, 'leaves'),
    food(['shallow-pan-of-food', 0.36, 0.46, 0.44, -8]),
    plate('teal', 0.92, 0.24, 0.46, 'rings'),
    food(['green-salad', 0.92, 0.23, 0.31, 8]),
    plate('milk', 0.9, 0.72, 0.44),
    food(['dumpling', 0.8, 0.68, 0.19, -12]),
    food(['dumpling', 0.98, 0.67, 0.19, 10]),
    food(['dumpling', 0.89, 0.77, 0.2, -2]),
    food(['flatbread', 0.14, 0.1, 0.36, -18]),
    food(['teapot', 0.56, 0.12, 0.24, -6]),
    food(['grapes', 0.07, 0.78, 0.27, -14]),
    food(['meat-on-bone', 0.5, 0.86, 0.34, -24]),
    food(['pie', 0.06, 1, 0.3, 14]),
    bit(['tomato', 0.68, 0.4, 0.1, 10]),
    bit(['hot-pepper', 0.68, 0.56, 0.11, 30]),
    bit(['onion', 0.36, 0.2, 0.1]),
    bit(['garlic', 0.24, 0.74, 0.09, -8]),
    bit(['herb', 0.76, 0.06, 0.13, 30]),
    bit(['lemon', 0.72, 0.92, 0.11, 10]),
  ],
};

const couriers = [
  ['man-light', 'saffron'],
  ['woman-light', 'mint'],
  ['man-beard-medium', 'sky'],
  ['man-medium', 'rose'],
  ['woman-medium', 'lilac'],
  ['man-beard-light', 'lime'],
] as const;

function courierScene([name, ground]: (typeof couriers)[number]): Scene {
  return {
    width: 160,
    height: 160,
    cloth: { ground, pattern: 'none' },
    items: [{ kind: 'food', name, x: 0.5, y: 0.56, size: 0.8, small: true }],
  };
}

/** Pictures drawn by hand rather than from the catalogue, by name. */
export const artScenes: ReadonlyMap<string, Scene> = new Map([
  ...Object.entries(banners),
  ...Object.entries(states),
  ['login-art', loginArt],
  ...couriers.map((courier, index): [string, Scene] => [
    `courier-${index + 1}`,
    courierScene(courier),
  ]),
]);

/** A category's tile: its drawing alone, on nothing. */
export function tileScene(name: string): Scene {
  return {
    width: 160,
    height: 160,
    items: [{ kind: 'food', name, x: 0.5, y: 0.48, size: 0.92, small: true }],
  };
}
