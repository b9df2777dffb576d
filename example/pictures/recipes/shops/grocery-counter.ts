import { dish, type Recipes } from '@/example/pictures/kit/serving';
import type { Part } from '@/example/pictures/kit/stage';
import type { GroundName } from '@/example/pictures/kit/grounds';
import { board } from '@/example/pictures/kit/boards';
import { bare } from '@/example/pictures/kit/vessels';
import { arranged } from '@/example/pictures/kit/arranging';
import {
  butcherTray,
  eggTray,
  filmed,
  fishSteak,
  freshCut,
  iced,
  lyingLoaf,
  mince,
} from '@/example/pictures/packs/fresh';
import type { Mark } from '@/example/pictures/packs/marks';
import { non } from '@/example/pictures/parts/breads';
import { slices } from '@/example/pictures/parts/meat';
import { drumstick, wing } from '@/example/pictures/parts/roasts';
import { shot } from '@/example/pictures/packs/shot';
import { tall } from '@/example/pictures/packs/things';

const tray = (
  ground: GroundName,
  food: readonly Part[],
  [sticker, ink]: readonly [Mark, string],
  tone?: string,
): Recipes[string] =>
  dish(ground, butcherTray(tone), [...food, filmed(sticker, ink)], {
    zoom: 1.08,
  });

const three = [
  [-0.44, -0.1],
  [0.1, -0.24],
  [0.42, 0.34],
  [-0.2, 0.5],
] as const;

/** The counters of a grocery: bread, eggs, meat and fish. */
export const groceryCounterRecipes: Recipes = {
  'grocery-eggs': dish('sage', bare(), [eggTray()]),
  'grocery-eggs-quail': dish('clay', bare(), [
    eggTray({ colour: '#e6dcc6', columns: 6, rows: 4, spots: true }),
  ]),
  'grocery-non-tashkent': dish('indigo', board(), [non({ size: 150 })]),
  'grocery-non-patir': dish('ikatRed', board(), [
    non({ size: 158, colour: '#c8803a', seeds: false, nuts: false }),
  ]),
  'grocery-loaf-white': dish('sky', board({ shape: 'plank' }), [
    lyingLoaf({ colour: '#dba562', cuts: 4, wide: 0.42, size: 164 }),
  ]),
  'grocery-rye-borodinsky': dish('flax', board({ shape: 'plank' }), [
    lyingLoaf({ colour: '#5f3a22', cuts: 3, wide: 0.48, size: 150 }),
  ]),
  'grocery-baguette': dish('slate', board({ shape: 'plank' }), [
    lyingLoaf({ size: 190, wide: 0.17, turn: -16, v: -0.24 }),
    lyingLoaf({ size: 186, wide: 0.17, turn: -10, v: 0.22, colour: '#d2934a' }),
  ]),
  'grocery-lamb-shoulder': tray(
    'oak',
    [freshCut({ size: 130, colour: '#b84a50', wide: 0.66 })],
    ['steak', '#a3311f'],
  ),
  'grocery-beef-neck': tray(
    'stone',
    [
      freshCut({ size: 96, u: -0.4, v: -0.1, colour: '#9f2f3a' }),
      freshCut({ size: 92, u: 0.42, v: -0.2, colour: '#a83642' }),
      freshCut({ size: 90, u: 0.02, v: 0.42, colour: '#9f2f3a' }),
    ],
    ['steak', '#8f1f24'],
  ),
  'grocery-beef-mince': tray('ash', [mince()], ['steak', '#a3311f']),
  'grocery-beef-steak': tray(
    'ebony',
    [
      freshCut({
        size: 140,
        colour: '#a8303c',
        wide: 0.6,
        marbling: 20,
        turn: -10,
      }),
    ],
    ['flame', '#8f1f24'],
    '#1f2225',
  ),
  'grocery-chicken-whole': tray(
    'mint',
    [
      freshCut({
        size: 150,
        colour: '#f0cfae',
        fat: '#f6dfc6',
        marbling: 0,
        wide: 0.62,
      }),
      wing({ u: -0.42, v: 0.2, size: 66, colour: '#ecc6a2', turn: 24 }),
      drumstick({
        u: 0.36,
        v: -0.2,
        size: 84,
        colour: '#efcaa6',
        material: 'dough',
        turn: -14,
      }),
      drumstick({
        u: 0.4,
        v: 0.34,
        size: 88,
        colour: '#f2d0ae',
        material: 'dough',
        turn: 12,
      }),
    ],
    ['drumstick', '#c2762a'],
    '#f1efe8',
  ),
  'grocery-chicken-thighs': tray(
    'butter',
    [
      arranged(three, (u, v, i) =>
        drumstick({
          u,
          v,
          size: 78,
          colour: '#eec3a0',
          material: 'gloss',
          turn: i * 40,
        }),
      ),
    ],
    ['drumstick', '#c2762a'],
    '#3f4a44',
  ),
  'grocery-chicken-breast': tray(
    'sky',
    [
      freshCut({
        size: 104,
        u: -0.3,
        v: -0.2,
        colour: '#f0c3ae',
        fat: '#f7e2d4',
        marbling: 3,
      }),
      freshCut({
        size: 104,
        u: 0.26,
        v: 0.3,
        colour: '#eebba6',
        fat: '#f7e2d4',
        marbling: 3,
      }),
    ],
    ['drumstick', '#c2762a'],
    '#2f4a5f',
  ),
  'grocery-kazy': tray(
    'ikatBlue',
    [slices({ count: 15, dome: 24, reach: 0.72, size: 46 })],
    ['steak', '#6b2f24'],
    '#e9e2d2',
  ),
  'grocery-carp': tray(
    'teak',
    [
      iced,
      arranged(three, (u, v, i) =>
        fishSteak({ u, v, size: 62, colour: '#f3d9c6', turn: i * 60 }),
      ),
    ],
    ['fish', '#2f6f8f'],
    '#e7edf0',
  ),
  'grocery-trout': tray(
    'slate',
    [
      iced,
      arranged(three, (u, v, i) =>
        fishSteak({ u, v, size: 64, colour: '#f0906a', turn: i * 70 }),
      ),
    ],
    ['fish', '#2f6f8f'],
    '#e7edf0',
  ),
  'grocery-broom': shot('sage', [tall({ kind: 'broom' })], 1.1),
};
