import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group, type Part } from '../kit/stage';
import { bowl, plate, skillet, tray } from '../kit/vessels';
import { mushrooms } from '../parts/asian/cuts';
import { crisp, kimchi, shortRibs } from '../parts/asian/korean';
import { pancake } from '../parts/asian/pies';
import { cubes, sticks } from '../parts/asian/pieces';
import { rolls, rows } from '../parts/asian/rolls';
import { mussels, sashimi, shrimps } from '../parts/asian/seafood';
import { saucer, steamer } from '../parts/asian/tableware';
import { glass } from '../parts/drinks';
import { dumplings } from '../parts/dumplings';
import { chopped, herb, onion, ringlets, steam } from '../parts/garnish';
import { beads, heap, rice, sprinkle, strips } from '../parts/grains';
import { eggs, friedEgg, leaves, vegetables } from '../parts/greens';
import { drizzle, pool, sauce } from '../parts/liquids';
import { chunks } from '../parts/meat';
import { noodles } from '../parts/noodles';

const stone = bowl({
  colour: '#3a3533',
  inside: '#2a2625',
  deep: 0.36,
  r: 178,
  full: 0.08,
});
const brass = bowl({
  colour: '#c9983f',
  inside: '#e0b866',
  deep: 0.38,
  r: 176,
});
const RED = '#c42c10';
const sesame = sprinkle('#fbeccb', { count: 60, dome: 50, reach: 0.7 });

/** A wedge of the bowl filled with one thing. */
const heapOf = (u: number, v: number, parts: readonly Part[], size = 0.42) =>
  group(u, v, size, parts, 16);

/** Seasoned vegetables round the bowl, as bibimbap has them. */
const namul = [
  heapOf(-0.5, -0.4, [
    strips('#e8832a', { count: 50, dome: 22, long: 40, thick: 5 }),
  ]),
  heapOf(0.5, -0.42, [
    strips('#3f7a30', { count: 44, dome: 22, long: 40, thick: 7, curl: 0.6 }),
  ]),
  heapOf(0.64, 0.2, [
    strips('#f3e9c4', { count: 44, dome: 20, long: 36, thick: 5, curl: 0.7 }),
  ]),
];

/** Korean: grill, stews, rice, noodles, small plates, Koryo-saram dishes. */
export const koreanRecipes: Recipes = {
  'korean-bulgogi': dish(
    'walnut',
    skillet({ handle: false, r: 184 }),
    [
      heap('#6e3418', { dome: 30, reach: 0.9 }),
      chunks({ count: 20, dome: 26, reach: 0.84, size: 44, colour: '#8a4420' }),
      chunks({ count: 12, dome: 52, reach: 0.6, size: 42, colour: '#9a4e24' }),
      onion({
        count: 9,
        dome: 50,
        reach: 0.6,
        colour: '#f3e6c8',
        edge: '#d9c08a',
      }),
      mushrooms({ count: 6, dome: 50, reach: 0.6 }),
      strips('#5f9a34', {
        count: 22,
        dome: 56,
        long: 34,
        thick: 6,
        reach: 0.6,
      }),
      sesame,
    ],
    { above: [steam()] },
  ),
  'korean-galbi': dish(
    'basalt',
    tray({ colour: '#8a8f94' }),
    [
      leaves({ count: 9, dome: 4, colour: '#6fa03a', reach: 0.86, size: 66 }),
      shortRibs(
        [
          [0.04, -0.52],
          [-0.08, -0.12],
          [0.1, 0.26],
          [-0.06, 0.62],
        ],
        { size: 106, z: 18 },
      ),
      sprinkle('#fbeccb', { count: 70, dome: 30, reach: 0.8 }),
      ringlets({ colour: '#6fa03a', count: 20, dome: 30, reach: 0.7 }),
    ],
    { above: [steam()] },
  ),
  'korean-dak-galbi': dish(
    'stone',
    skillet({ handle: false, r: 186, colour: '#3a302c' }),
    [
      sauce('#a8260c', { size: 0.92, rough: 0.04, z: 4 }),
      leaves({ count: 8, dome: 20, colour: '#c9d68a', reach: 0.8, size: 46 }),
      chunks({ count: 11, dome: 40, reach: 0.7, size: 46, colour: '#c9441c' }),
      vegetables({
        colours: ['#f0922c', '#e8a23c'],
        count: 6,
        dome: 44,
        reach: 0.66,
        size: 46,
      }),
      sticks('#f3c9a0', {
        count: 9,
        dome: 46,
        reach: 0.66,
        long: 46,
        thick: 20,
      }),
      ringlets({ colour: '#6fa03a', count: 20, dome: 52 }),
      sesame,
    ],
    { above: [steam()] },
  ),
  'korean-yangnyeom-chicken': dish(
    'sage',
    plate({ colour: '#f7f1e6', decor: 'plain' }),
    [
      crisp({ glaze: '#c42a12', count: 11, dome: 50, size: 56, reach: 0.74 }),
      sprinkle('#fbeccb', { count: 110, dome: 62, reach: 0.7, size: 2.2 }),
      ringlets({ colour: '#6fa03a', count: 16, dome: 62 }),
    ],
  ),
  'korean-soy-garlic-chicken': dish(
    'indigo',
    board({ colour: '#d9b27c', shape: 'round', r: 190 }),
    [
      crisp({ glaze: '#a8662a', count: 11, dome: 50, size: 56, reach: 0.74 }),
      sprinkle('#f7dc94', {
        count: 60,
        dome: 64,
        reach: 0.6,
        size: 3.4,
        long: 1.3,
      }),
      ringlets({ colour: '#c92f1c', count: 9, dome: 62 }),
      chopped({ dome: 62, count: 20 }),
    ],
  ),
  'korean-kimchi-jjigae': dish(
    'teak',
    stone,
    [
      pool('#b8320e', { eyes: 22, fat: '#ff9a4a' }),
      kimchi({ count: 14, dome: 20, reach: 0.8, size: 48 }),
      cubes('#fff6e2', { count: 6, size: 30, dome: 26, reach: 0.5 }),
      chunks({ count: 4, dome: 30, size: 32, reach: 0.5 }),
      ringlets({ colour: '#6fa03a', count: 22, dome: 30, size: 8 }),
    ],
    { above: [steam()] },
  ),
  'korean-sundubu': dish(
    'ash',
    stone,
    [
      pool('#cf3a10', { eyes: 26, fat: '#ff8a3a' }),
      cubes('#fff7e6', { count: 9, size: 34, dome: 14, reach: 0.74 }),
      mussels({ count: 3, dome: 20, reach: 0.7, size: 36 }),
      shrimps({
        at: [
          [-0.4, 0.3],
          [0.36, 0.46],
          [-0.2, -0.5],
        ],
        dome: 18,
        size: 34,
      }),
      friedEgg({ size: 50, z: 26, u: 0.06, v: -0.04 }),
      ringlets({ colour: '#6fa03a', count: 14, dome: 24, size: 7 }),
    ],
    { above: [steam()] },
  ),
  'korean-siryak-tyamuri': dish(
    'flax',
    bowl({ colour: '#e9dcc0', decor: 'blue', ink: '#2b5a94', r: 172 }),
    [
      pool('#8f5f26', { eyes: 16 }),
      leaves({ count: 8, dome: 8, colour: '#c9d68a', reach: 0.76, size: 48 }),
      chunks({ count: 6, dome: 22, reach: 0.56, size: 36, colour: '#7a3a1c' }),
      ringlets({
        colour: '#4f9a2c',
        count: 16,
        dome: 24,
        size: 10,
        reach: 0.6,
      }),
      chopped({ dome: 20 }),
    ],
    { above: [steam()] },
  ),
  'korean-mandu-guk': dish(
    'plum',
    bowl({ colour: '#dfe6de', decor: 'rings', ink: '#5f8a72', r: 176 }),
    [
      pool('#dcb468', { clear: true, eyes: 18 }),
      dumplings('gyoza', {
        count: 6,
        reach: 0.68,
        size: 54,
        dome: 14,
        colour: '#fdf3de',
        inside: '#ecd0a0',
      }),
      strips('#f6cf52', {
        count: 22,
        dome: 26,
        long: 44,
        thick: 8,
        reach: 0.5,
      }),
      ringlets({ colour: '#5f9a34', count: 24, dome: 20, size: 8 }),
      sprinkle('#241812', { count: 20, dome: 24 }),
    ],
    { above: [steam()] },
  ),
  'korean-bibimbap': dish('oak', stone, [
    rice({ colour: '#fbf4e4', long: 6, dome: 16 }),
    ...namul,
    heapOf(-0.66, 0.22, [
      strips('#7a3a1c', { count: 40, dome: 22, long: 30, thick: 9 }),
    ]),
    heapOf(-0.24, 0.6, [mushrooms({ count: 6, dome: 20, size: 22 })], 0.4),
    heapOf(
      0.3,
      0.62,
      [strips('#d4e8a8', { count: 30, dome: 18, long: 40, thick: 8 })],
      0.4,
    ),
    friedEgg({ size: 60, z: 40, u: 0, v: 0 }),
    sauce(RED, { size: 0.13, u: 0.3, v: 0.1, z: 40 }),
    sesame,
  ]),
  'korean-tofu-bibimbap': dish('mint', brass, [
    rice({ colour: '#fbf4e4', long: 6, dome: 16 }),
    ...namul,
    heapOf(
      -0.5,
      0.3,
      [mushrooms({ count: 9, dome: 24, size: 25, colour: '#a88a64' })],
      0.5,
    ),
    heapOf(
      0.1,
      0.6,
      [strips('#8a2f5a', { count: 30, dome: 18, long: 36, thick: 6 })],
      0.4,
    ),
    cubes('#e0a850', {
      count: 8,
      size: 26,
      dome: 48,
      reach: 0.32,
      crust: '#a8642a',
    }),
    sauce(RED, { size: 0.12, u: 0.5, v: 0.5, z: 24 }),
    sesame,
  ]),
  'korean-kuksi': dish(
    'sky',
    bowl({ colour: '#f4efe2', decor: 'blue', ink: '#2b5a94', r: 178 }),
    [
      pool('#c98a4a', { clear: true, eyes: 6 }),
      noodles({
        colour: '#f7ecc8',
        count: 120,
        thick: 4.2,
        dome: 22,
        reach: 0.8,
      }),
      heapOf(
        -0.42,
        -0.3,
        [strips('#f6cf52', { count: 26, dome: 22, long: 40, thick: 7 })],
        0.4,
      ),
      heapOf(
        0.42,
        -0.3,
        [strips('#7fb04a', { count: 30, dome: 20, long: 40, thick: 6 })],
        0.4,
      ),
      heapOf(
        -0.36,
        0.36,
        [strips('#7a3a1c', { count: 30, dome: 24, long: 32, thick: 9 })],
        0.4,
      ),
      heapOf(
        0.42,
        0.34,
        [
          strips('#e9e0b0', { count: 20, dome: 18, long: 40, thick: 7 }),
          strips('#d2401c', { count: 10, dome: 24, long: 26, thick: 4 }),
        ],
        0.4,
      ),
      ringlets({ colour: '#d7331f', count: 9, dome: 30, size: 7, reach: 0.3 }),
      herb('coriander', { z: 44, size: 34 }),
    ],
  ),
  'korean-japchae': dish(
    'rosy',
    plate({ colour: '#2f4a52', decor: 'gold' }),
    [
      noodles({
        colour: '#b08a5c',
        count: 130,
        thick: 5,
        dome: 50,
        reach: 0.92,
      }),
      strips('#e8832a', { count: 24, dome: 60, long: 44, thick: 5 }),
      strips('#3f8a34', { count: 24, dome: 62, long: 46, thick: 8, curl: 0.6 }),
      strips('#d23a24', { count: 12, dome: 62, long: 40, thick: 6 }),
      mushrooms({ count: 8, dome: 62, reach: 0.6 }),
      sesame,
    ],
    { above: [steam({ strength: 0.26 })] },
  ),
  'korean-jajangmyeon': dish(
    'butter',
    bowl({ colour: '#f7f2e8', r: 178, full: 0.06 }),
    [
      noodles({
        colour: '#f4d894',
        count: 80,
        thick: 7,
        dome: 26,
        reach: 0.92,
      }),
      sauce('#2a1610', { size: 0.64, rough: 0.14, z: 24, v: -0.04 }),
      beads('#4a2818', {
        count: 70,
        dome: 40,
        reach: 0.56,
        size: 8,
        gloss: true,
      }),
      beads('#c99a5a', { count: 14, dome: 40, reach: 0.5, size: 6 }),
      heapOf(
        0.04,
        -0.06,
        [strips('#a8cf6a', { count: 40, dome: 30, long: 42, thick: 5 })],
        0.36,
      ),
      sprinkle('#fbeccb', { count: 16, dome: 50, reach: 0.4 }),
    ],
    { above: [steam()] },
  ),
  'korean-tteokbokki': dish(
    'ice',
    skillet({ handle: false, colour: '#40434a', r: 184 }),
    [
      sauce('#b8220a', { size: 0.98, rough: 0.02, z: 4 }),
      sticks('#e2401a', {
        count: 15,
        dome: 26,
        reach: 0.78,
        long: 74,
        thick: 27,
      }),
      cubes('#dda04c', { count: 4, size: 26, dome: 40, reach: 0.6 }),
      eggs({
        at: [
          [-0.3, 0.34],
          [0.44, 0.1],
        ],
        size: 34,
        dome: 30,
      }),
      ringlets({ colour: '#6fa03a', count: 26, dome: 40, size: 8 }),
      sesame,
    ],
    { above: [steam()] },
  ),
  'korean-beef-kimbap': dish(
    'terracotta',
    board({ colour: '#dcb884', shape: 'plank', turn: -6, r: 192 }),
    [
      rolls(rows([3, 4, 3], { gap: 0.52, row: 0.54, v: -0.04 }), {
        size: 42,
        heart: 0.66,
        far: [4, 24],
        fillings: ['#7a3a1c', '#f6cf52', '#e8832a', '#f2e27a', '#4f8a34'],
      }),
      sprinkle('#fbeccb', { count: 70, dome: 20, reach: 0.8 }),
    ],
  ),
  'korean-vegetable-kimbap': dish(
    'olive',
    plate({ colour: '#f7f1e6', decor: 'gold' }),
    [
      rolls(
        ringOf(8, 0.68, -90).concat([
          [-0.2, -0.14],
          [0.2, 0.12],
        ]),
        {
          size: 40,
          heart: 0.68,
          far: [3, 22],
          fillings: ['#3f8a34', '#e8832a', '#f6d24e', '#b8d876', '#f2c22c'],
        },
      ),
      sprinkle('#fbeccb', { count: 50, dome: 20, reach: 0.8 }),
    ],
  ),
  'korean-pigodi': dish(
    'slate',
    steamer(),
    [
      dumplings('bao', {
        at: [
          [-0.34, -0.26],
          [0.34, 0.24],
        ],
        size: 86,
        dome: 22,
        colour: '#fbf3e2',
        inside: '#dcc29a',
      }),
    ],
    { above: [steam()] },
  ),
  'korean-haemul-pajeon': dish(
    'clay',
    tray({ colour: '#4a4644' }),
    [
      pancake({ greens: 46, size: 158, colour: '#e2ae56', z: 4 }),
      shrimps({
        at: [
          [-0.36, -0.36],
          [0.3, -0.42],
          [-0.44, 0.26],
          [0.1, 0.04],
        ],
        size: 32,
        dome: 12,
      }),
      onion({
        count: 6,
        dome: 14,
        reach: 0.6,
        colour: '#fdf6ea',
        edge: '#e2c8b0',
        size: 20,
      }),
      ringlets({ colour: '#d7331f', count: 12, dome: 12 }),
      saucer({ u: 0.56, v: 0.54, size: 42, z: 14 }),
    ],
    { above: [steam()] },
  ),
  'korean-kimchi': dish(
    'cream',
    bowl({
      colour: '#f1eadc',
      inside: '#f6f0e4',
      deep: 0.34,
      r: 176,
      full: 0.06,
    }),
    [
      pool('#b8320e', { eyes: 4 }),
      kimchi({ count: 12, dome: 20, reach: 0.82, size: 62 }),
      kimchi({ count: 14, dome: 66, reach: 0.6, size: 60 }),
      ringlets({ colour: '#6fa03a', count: 16, dome: 64, size: 8 }),
      sesame,
    ],
  ),
  'korean-morkovcha': dish(
    'ikatGreen',
    plate({ colour: '#f4ecdc', decor: 'blue', ink: '#2b5a94' }),
    [
      strips('#ef7d1c', {
        count: 170,
        dome: 56,
        long: 60,
        thick: 5,
        curl: 0.5,
        reach: 0.84,
      }),
      strips('#f69a34', {
        count: 100,
        dome: 76,
        long: 54,
        thick: 5,
        curl: 0.5,
        reach: 0.6,
      }),
      beads('#a8763a', { count: 24, dome: 70, size: 3.4 }),
      sprinkle('#b8260f', { count: 30, dome: 74 }),
      herb('coriander', { z: 92, size: 46 }),
    ],
  ),
  'korean-hye': dish(
    'ikatBlue',
    bowl({
      colour: '#e6eae6',
      inside: '#f6f4ec',
      deep: 0.34,
      r: 178,
      full: 0.06,
    }),
    [
      strips('#ef8a2c', {
        count: 190,
        dome: 44,
        long: 50,
        thick: 5,
        curl: 0.4,
        reach: 0.94,
      }),
      sashimi('white', rows([3, 4, 3], { gap: 0.38, row: 0.34, v: 0.16 }), {
        size: 36,
        wide: 0.46,
        turn: -30,
        z: 62,
      }),
      onion({ count: 11, dome: 74, reach: 0.6 }),
      sprinkle('#c42a12', { count: 50, dome: 74 }),
      sesame,
      herb('coriander', { z: 84, size: 44, u: 0.2 }),
    ],
  ),
  'korean-hotteok': dish(
    'honey',
    plate({ colour: '#4a5a52', decor: 'speckle', ink: '#c9d8c4' }),
    [
      arranged(
        [
          [-0.2, -0.28],
          [0.22, 0.28],
        ],
        (u, v, i) =>
          pancake({ u, v, size: 98, colour: '#d9923c', turn: i * 80, z: 14 }),
      ),
      sauce('#6a2c0c', { size: 0.2, u: 0.26, v: 0.3, z: 26 }),
      beads('#b5804a', { count: 24, dome: 30, reach: 0.5, size: 6 }),
      drizzle('#7a3610', { count: 3, dome: 26, width: 5, reach: 0.6 }),
    ],
    { above: [steam()] },
  ),
  'korean-barley-tea': standing('ash', [
    glass({
      colour: '#b5742c',
      ice: 4,
      v: 0.62,
      size: 1.12,
      shape: [66, 60, 226],
    }),
  ]),
};
