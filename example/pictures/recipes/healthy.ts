import { arranged } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group, raised, type Part } from '../kit/stage';
import { bowl, plate } from '../kit/vessels';
import { carved, fan, florets, mushrooms } from '../parts/asian/cuts';
import { strawberries, wrapHalves } from '../parts/asian/fresh';
import { balls, cubes, sticks } from '../parts/asian/pieces';
import { toast } from '../parts/asian/pies';
import { shrimps } from '../parts/asian/seafood';
import { torn } from '../parts/breads';
import { glass } from '../parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  rounds,
  steam,
} from '../parts/garnish';
import { beads, dice, heap, rice, sprinkle, strips } from '../parts/grains';
import { eggs, leaves, olives, vegetables, wedges } from '../parts/greens';
import { dollop, drizzle, oil, pool, sauce, spreadOut } from '../parts/liquids';

const wide = (colour: string, inside = '#f3ede0') =>
  bowl({ colour, inside, deep: 0.36, r: 180, full: 0.07 });
const cut = { colour: '#d4e8a8', skin: '#3f7a2f', seeds: null } as const;
const sesame = sprinkle('#fbeccb', { count: 50, dome: 40, reach: 0.8 });

/** Heaped at one side of the bowl. */
const side = (u: number, v: number, parts: readonly Part[], size = 0.44) =>
  group(u, v, size, parts, 16);

/** Bowls, salads, soups, wraps, smoothies, wholesome sweets. */
export const healthyRecipes: Recipes = {
  'healthy-salmon-avocado-bowl': dish('ash', wide('#31505e'), [
    rice({ colour: '#efe2c4', long: 6.5, dome: 20 }),
    cubes('#f4793f', {
      u: -0.36,
      v: -0.36,
      count: 10,
      size: 25,
      reach: 0.38,
      dome: 34,
      veins: '#ffd3b0',
    }),
    fan({ u: 0.44, v: -0.28, size: 56, count: 7, turn: 26, z: 30 }),
    side(0.52, 0.34, [
      beads('#8fc04a', { count: 46, dome: 24, size: 10, gloss: true }),
    ]),
    side(-0.56, 0.3, [rounds({ ...cut, count: 7, size: 26, dome: 20 })]),
    side(
      0,
      0.56,
      [
        rounds({
          colour: '#fbd9e2',
          skin: '#d0305f',
          seeds: null,
          count: 7,
          size: 22,
          dome: 20,
        }),
      ],
      0.4,
    ),
    sesame,
  ]),
  'healthy-chicken-bowl': dish('honey', wide('#e9e2d0'), [
    heap('#4f7a34', { dome: 16, reach: 0.96 }),
    leaves({
      kind: 'spinach',
      colour: '#4f8f38',
      count: 16,
      dome: 12,
      reach: 0.86,
      size: 62,
    }),
    carved({
      u: -0.2,
      v: -0.16,
      colour: '#c98a3c',
      flesh: '#f8e6c8',
      size: 56,
      count: 6,
      step: 28,
      z: 34,
    }),
    side(0.54, -0.3, [beads('#e3bd78', { count: 44, dome: 24, size: 10 })]),
    side(0.46, 0.42, [
      sticks('#e8802a', {
        count: 7,
        dome: 22,
        long: 50,
        thick: 17,
        reach: 0.7,
      }),
    ]),
    side(-0.44, 0.5, [
      beads('#d8321f', {
        count: 9,
        dome: 22,
        size: 17,
        gloss: true,
        reach: 0.7,
      }),
    ]),
    citrus({ u: 0.06, v: 0.6, size: 34, z: 24 }),
    herb('rosemary', { u: -0.1, v: -0.1, z: 60, size: 40, turn: 60 }),
  ]),
  'healthy-tofu-buddha-bowl': dish('lilac', wide('#4f5a3c'), [
    rice({ colour: '#d9b98a', long: 6, dome: 14 }),
    cubes('#e2aa54', {
      count: 7,
      size: 27,
      reach: 0.34,
      dome: 40,
      crust: '#a8642a',
    }),
    side(
      -0.54,
      -0.34,
      [florets({ count: 6, dome: 26, size: 34, reach: 0.7 })],
      0.46,
    ),
    side(0.52, -0.36, [
      strips('#7a2a6a', { count: 56, dome: 24, long: 42, thick: 6, curl: 0.5 }),
    ]),
    side(0.58, 0.36, [
      strips('#ef8a2c', { count: 44, dome: 24, long: 52, thick: 9, curl: 0.7 }),
    ]),
    side(-0.54, 0.38, [
      beads('#8fc04a', { count: 46, dome: 24, size: 10, gloss: true }),
    ]),
    side(
      0,
      0.62,
      [beads('#d8321f', { count: 7, dome: 16, size: 15, gloss: true })],
      0.34,
    ),
    sesame,
  ]),
  'healthy-mung-pumpkin-bowl': dish('clay', wide('#5f7f7a'), [
    heap('#5f6a2c', { dome: 20, reach: 0.96 }),
    beads('#7f8a3a', { count: 330, dome: 26, size: 6, reach: 0.94 }),
    cubes('#ee8a22', {
      count: 13,
      size: 27,
      dome: 44,
      reach: 0.66,
      crust: '#b5601c',
    }),
    wedges({ count: 6, dome: 42, reach: 0.7, size: 26 }),
    dollop({ u: 0.04, v: 0.06, z: 52, size: 46 }),
    herb('coriander', { u: 0.1, z: 76, size: 44 }),
    sprinkle('#5a3a14', { count: 30, dome: 44 }),
  ]),
  'healthy-beef-buckwheat-bowl': dish('sage', wide('#2f3138'), [
    heap('#6a4020', { dome: 20, reach: 0.96 }),
    beads('#9a6a3c', { count: 360, dome: 24, size: 5, reach: 0.94, flat: 0.8 }),
    carved({
      u: -0.26,
      v: -0.28,
      colour: '#5a2a16',
      flesh: '#c0655a',
      size: 46,
      count: 6,
      step: 25,
      z: 34,
    }),
    side(0.5, -0.28, [mushrooms({ count: 8, dome: 24, size: 27, reach: 0.7 })]),
    side(0.5, 0.42, [
      strips('#d8321f', { count: 16, dome: 20, long: 54, thick: 12 }),
      strips('#f0b52a', { count: 14, dome: 28, long: 54, thick: 12 }),
    ]),
    eggs({
      at: [
        [-0.42, 0.34],
        [-0.1, 0.48],
      ],
      size: 38,
      dome: 34,
      yolk: '#f2921e',
    }),
    chopped({ dome: 36 }),
  ]),
  'healthy-shrimp-mango-bowl': dish('sky', wide('#e0d2b8'), [
    leaves({ count: 14, dome: 14, reach: 0.9, colour: '#8fb84a' }),
    cubes('#f8b42c', { count: 11, size: 26, dome: 34, reach: 0.74 }),
    rounds({ ...cut, count: 7, size: 26, dome: 40, reach: 0.76 }),
    shrimps({ count: 8, dome: 52, reach: 0.58, size: 42 }),
    onion({ count: 7, dome: 56, reach: 0.5 }),
    citrus({ u: 0.62, v: 0.5, size: 34, colour: '#9cc23c', z: 26 }),
    herb('coriander', { z: 82, size: 42 }),
    ringlets({ count: 10, dome: 54 }),
  ]),
  'healthy-greek-salad': dish('tileBlue', wide('#f4efe4'), [
    heap('#7a9a3c', { dome: 18, reach: 0.96 }),
    wedges({ count: 20, dome: 26, reach: 0.88, size: 44 }),
    rounds({ ...cut, count: 12, size: 32, dome: 36, reach: 0.82 }),
    strips('#4f8f2c', { count: 14, dome: 44, long: 54, thick: 10 }),
    onion({ count: 9, dome: 50, reach: 0.66 }),
    olives({ count: 10, dome: 46, reach: 0.76, size: 15 }),
    cubes('#fffaf0', { at: [[0, 0.06]], size: 66, dome: 64 }),
    sprinkle('#5f7a34', { count: 60, dome: 84, reach: 0.36 }),
    oil('#d9b52a', 8),
  ]),
  'healthy-chicken-caesar': dish(
    'walnut',
    plate({ colour: '#e9ece0', decor: 'rings', ink: '#6f8a4a', r: 204 }),
    [
      leaves({ count: 26, dome: 26, reach: 0.94, colour: '#9cc24a', size: 62 }),
      carved({
        u: -0.04,
        v: 0,
        colour: '#b5702c',
        flesh: '#f8e6c8',
        size: 58,
        count: 7,
        step: 29,
        z: 46,
      }),
      cubes('#d99a4c', {
        at: [
          [-0.6, -0.34],
          [0.56, -0.4],
          [0.66, 0.2],
          [-0.5, 0.44],
          [0.2, 0.62],
          [-0.1, -0.6],
        ],
        size: 23,
        dome: 26,
      }),
      drizzle('#fbf3dc', { count: 4, dome: 62, width: 6, reach: 0.66 }),
      strips('#fbe6a0', {
        count: 34,
        dome: 62,
        long: 26,
        thick: 4.4,
        curl: 0.7,
        reach: 0.8,
      }),
    ],
  ),
  'healthy-beetroot-walnut-salad': dish(
    'mint',
    plate({ colour: '#f7f2e8', decor: 'gold' }),
    [
      leaves({
        kind: 'rocket',
        count: 22,
        dome: 18,
        reach: 0.82,
        colour: '#5f8f34',
        size: 66,
      }),
      rounds({
        colour: '#a81c4c',
        skin: '#7a1236',
        seeds: null,
        count: 14,
        size: 36,
        dome: 36,
        reach: 0.74,
      }),
      vegetables({
        colours: ['#fffaf0'],
        count: 8,
        size: 38,
        dome: 52,
        reach: 0.64,
      }),
      beads('#b57c3e', {
        count: 26,
        dome: 52,
        size: 10,
        reach: 0.74,
        flat: 0.75,
      }),
      drizzle('#e0a02a', { count: 4, dome: 44, width: 4 }),
    ],
  ),
  'healthy-roast-vegetable-salad': dish(
    'ikatGold',
    plate({ colour: '#3a4a44', decor: 'plain', r: 204 }),
    [
      leaves({ count: 12, dome: 6, reach: 0.9, colour: '#5f8f34' }),
      rounds({
        colour: '#e6dfa8',
        skin: '#4f7a2c',
        seeds: null,
        count: 8,
        size: 36,
        dome: 24,
        reach: 0.8,
      }),
      rounds({
        colour: '#d2b48a',
        skin: '#4a2348',
        seeds: null,
        count: 8,
        size: 38,
        dome: 32,
        reach: 0.7,
      }),
      strips('#d8321f', { count: 16, dome: 42, long: 62, thick: 16 }),
      strips('#f0b02a', { count: 14, dome: 46, long: 60, thick: 16 }),
      beads('#e3bd78', { count: 26, dome: 50, size: 10 }),
      onion({ count: 6, dome: 52, size: 26 }),
      herb('basil', { z: 70, size: 44 }),
    ],
  ),
  'healthy-tuna-nicoise': dish(
    'blush',
    plate({ colour: '#eef0ee', decor: 'rings', ink: '#34507a', r: 204 }),
    [
      leaves({ count: 16, dome: 8, reach: 0.92, colour: '#8fb84a' }),
      sticks('#4f8a34', {
        count: 14,
        dome: 22,
        long: 66,
        thick: 10,
        reach: 0.76,
      }),
      vegetables({
        colours: ['#f0cf7a', '#e9c468'],
        count: 6,
        size: 46,
        dome: 26,
        reach: 0.8,
      }),
      wedges({ count: 6, dome: 32, reach: 0.76, size: 36 }),
      carved({
        u: 0,
        v: -0.04,
        colour: '#8a4a3a',
        flesh: '#d9646a',
        size: 46,
        count: 6,
        step: 26,
        z: 46,
      }),
      eggs({
        at: [
          [-0.6, 0.26],
          [0.6, 0.34],
          [0.1, 0.6],
        ],
        size: 34,
        dome: 30,
      }),
      olives({ count: 8, dome: 40, reach: 0.78, size: 13 }),
    ],
  ),
  'healthy-green-crunch-salad': dish('butter', wide('#4f7f5a'), [
    leaves({ count: 14, dome: 16, reach: 0.92, colour: '#b8d47a' }),
    strips('#e2efc0', { count: 60, dome: 30, long: 52, thick: 7 }),
    rounds({ ...cut, count: 10, size: 30, dome: 40, reach: 0.76 }),
    fan({
      u: -0.2,
      v: 0.3,
      z: 44,
      size: 42,
      count: 6,
      colour: '#f3f2c8',
      edge: '#7fb52c',
      turn: -30,
    }),
    fan({
      u: 0.42,
      v: -0.2,
      z: 44,
      size: 40,
      count: 5,
      colour: '#f3f2c8',
      edge: '#7fb52c',
      turn: 40,
    }),
    sprinkle('#c9b48a', { count: 50, dome: 54, size: 3.4, long: 2 }),
    herb('dill', { z: 62, size: 70, u: 0.1 }),
  ]),
  'healthy-red-lentil-soup': dish(
    'indigo',
    bowl({ colour: '#e9dcc0', decor: 'tulip', ink: '#b5402c', r: 168 }),
    [
      pool('#e0862a', { eyes: 4 }),
      spreadOut('#e08c30', { swirl: 0.3, reach: 0.94 }),
      oil('#c8320f', 16),
      dollop({ u: 0.08, z: 6, size: 40 }),
      sprinkle('#8a3a10', { count: 40, dome: 2 }),
      herb('mint', { z: 28, size: 36, u: 0.12 }),
    ],
    {
      above: [steam()],
      before: [
        torn({ u: 0.42, v: 0.7, size: 84, turn: 200 }),
        citrus({ u: -0.62, v: 0.62, size: 34 }),
      ],
    },
  ),
  'healthy-pumpkin-cream-soup': dish(
    'olive',
    bowl({ colour: '#3a3f44', inside: '#5a5f60', r: 178 }),
    [
      pool('#ee9222', { eyes: 0 }),
      spreadOut('#f09a2a', { swirl: 0.42, reach: 0.96 }),
      drizzle('#fff6e2', { count: 3, dome: 2, width: 6, reach: 0.6 }),
      beads('#6f8a3c', {
        count: 26,
        dome: 6,
        size: 8.5,
        flat: 0.5,
        reach: 0.5,
      }),
      herb('coriander', { z: 16, size: 36 }),
    ],
    { above: [steam()] },
  ),
  'healthy-broccoli-spinach-soup': dish(
    'rosy',
    bowl({ colour: '#f4efe4', decor: 'leaves', ink: '#5f8a3c', r: 178 }),
    [
      pool('#6f9a34', { eyes: 0 }),
      spreadOut('#79a63c', { swirl: 0.4, reach: 0.96 }),
      sauce('#fffaf0', { size: 0.22, u: -0.2, v: 0.16, rough: 0.3 }),
      florets({ count: 4, dome: 18, reach: 0.3, size: 36, u: 0.16, v: -0.1 }),
      sprinkle('#3a4a1a', { count: 40, dome: 4 }),
    ],
    { above: [steam()] },
  ),
  'healthy-hummus-wrap': dish(
    'lilac',
    board({ colour: '#c08a56', shape: 'plank', turn: -6, r: 192 }),
    [
      leaves({ count: 4, dome: 2, reach: 0.7, colour: '#7fb03c', size: 50 }),
      wrapHalves(
        [
          [-0.46, 0.32],
          [0.34, 0.42],
        ],
        {
          colour: '#d2a468',
          fillings: ['#e9cf98', '#7fb03c', '#ef8a2c', '#4f2f4a', '#cfe6a0'],
          size: 66,
        },
      ),
    ],
  ),
  'healthy-turkey-wrap': dish(
    'terracotta',
    plate({ colour: '#e6ece8', decor: 'rings', ink: '#8a2438', r: 202 }),
    [
      wrapHalves(
        [
          [-0.44, 0.34],
          [0.34, 0.44],
        ],
        {
          colour: '#e2bd80',
          fillings: ['#f3dcbc', '#4f8f38', '#fffaf0', '#b01c30', '#ecd2b0'],
          size: 66,
        },
      ),
      beads('#b5142c', {
        count: 16,
        dome: 8,
        size: 9,
        gloss: true,
        reach: 0.9,
      }),
    ],
  ),
  'healthy-avocado-egg-toast': dish(
    'slate',
    board({ colour: '#d9b27c', shape: 'round', r: 190 }),
    [
      toast({ size: 140, colour: '#8a5a34', turn: -10 }),
      sauce('#a8c250', { size: 0.72, z: 16, rough: 0.12 }),
      vegetables({
        colours: ['#b8cf5e', '#9fbc48'],
        count: 16,
        size: 30,
        dome: 26,
        reach: 0.62,
      }),
      balls([[0, 0]], {
        colours: ['#fffaf0'],
        size: 54,
        z: 44,
        material: 'cream',
      }),
      sauce('#f59a1a', { size: 0.17, u: 0.04, v: 0.06, z: 52, rough: 0.24 }),
      sprinkle('#c8240f', { count: 40, dome: 50, reach: 0.6 }),
      citrus({ u: 0.72, v: 0.62, size: 34, colour: '#9cc23c' }),
    ],
  ),
  'healthy-mushroom-toast': dish(
    'pistachio',
    plate({ colour: '#4a3f3a', decor: 'speckle', ink: '#c9b8a8' }),
    [
      toast({ size: 136, colour: '#a8703c', turn: 12 }),
      sauce('#fffaf0', { size: 0.74, z: 18, rough: 0.12 }),
      mushrooms({
        count: 16,
        dome: 52,
        reach: 0.66,
        size: 34,
        colour: '#8a5a30',
        flesh: '#d9b07a',
      }),
      herb('rosemary', { z: 66, size: 50, turn: 50 }),
      chopped({ dome: 56, count: 20 }),
    ],
  ),
  'healthy-green-smoothie': standing('pistachio', [
    glass({
      colour: '#6fa834',
      clear: false,
      v: 0.62,
      size: 1.12,
      straw: '#f3ead8',
      mint: true,
      slice: '#9cc23c',
    }),
  ]),
  'healthy-berry-smoothie': standing('lilac', [
    glass({
      colour: '#b02a62',
      below: '#7a1a50',
      clear: false,
      foam: '#e08aac',
      v: 0.64,
      size: 1.1,
      straw: '#f6efe2',
      shape: [78, 58, 220],
    }),
    group(0.5, 0.86, 0.3, [
      strawberries({ count: 3, dome: 4, size: 30 }),
      beads('#3a3f78', {
        count: 6,
        size: 12,
        dome: 4,
        gloss: true,
        reach: 0.9,
      }),
    ]),
    raised(
      212,
      group(-0.03, 0.62, 0.16, [
        beads('#3a3f78', { count: 6, size: 11, dome: 6, gloss: true }),
      ]),
    ),
  ]),
  'healthy-carrot-orange-juice': standing('sky', [
    glass({
      colour: '#f28a1c',
      clear: false,
      v: 0.62,
      size: 1.1,
      slice: '#f29a1f',
      straw: '#f6efe2',
    }),
    group(-0.62, 0.8, 0.4, [
      citrus({ colour: '#f2941a', size: 44, z: 8 }),
      strips('#ee7a1c', { count: 14, dome: 4, long: 50, thick: 8, reach: 0.8 }),
    ]),
  ]),
  'healthy-beet-apple-juice': standing('mint', [
    glass({
      colour: '#8f1240',
      clear: false,
      foam: '#c4487a',
      v: 0.62,
      size: 1.1,
      shape: [66, 58, 236],
    }),
    group(0.58, 0.84, 0.36, [
      wedges({
        count: 3,
        size: 44,
        dome: 10,
        colour: '#c8242c',
        flesh: '#fbf0d0',
        heart: null,
      }),
    ]),
  ]),
  'healthy-chia-mango-pudding': standing('blush', [
    glass({
      colour: '#f8ab22',
      below: '#ece2d2',
      clear: false,
      v: 0.66,
      size: 1.2,
      shape: [88, 66, 176],
    }),
    ...[14, 30, 46].map((z) =>
      raised(
        z,
        group(0, 0.66, 0.26, [
          sprinkle('#4a403a', {
            count: 46,
            dome: 0,
            reach: 0.96,
            size: 2,
            long: 1.2,
          }),
        ]),
      ),
    ),
    raised(
      182,
      group(-0.01, 0.66, 0.32, [
        cubes('#f8b42c', { count: 4, size: 22, dome: 10, reach: 0.7 }),
        beads('#3a3f78', {
          count: 8,
          size: 12,
          dome: 16,
          gloss: true,
          reach: 0.8,
        }),
        beads('#c81c3c', {
          count: 6,
          size: 11,
          dome: 18,
          gloss: true,
          reach: 0.8,
        }),
      ]),
    ),
    raised(206, group(0.1, 0.62, 0.1, [herb('mint', { size: 44, z: 6 })])),
  ]),
  'healthy-acai-bowl': dish(
    'cream',
    bowl({
      colour: '#8a5a34',
      inside: '#f3e6cf',
      deep: 0.4,
      r: 180,
      full: 0.08,
    }),
    [
      spreadOut('#571f52', { swirl: 0.3 }),
      side(
        -0.44,
        -0.36,
        [
          dice('#b5762e', { count: 60, dome: 22, size: 12 }),
          beads('#8a5526', { count: 20, dome: 26, size: 7 }),
        ],
        0.5,
      ),
      side(
        0.42,
        -0.38,
        [
          rounds({
            colour: '#f8eab4',
            skin: '#ecd070',
            seeds: null,
            count: 8,
            size: 27,
            dome: 18,
          }),
        ],
        0.5,
      ),
      side(0.46, 0.34, [strawberries({ count: 7, size: 28, dome: 18 })], 0.5),
      side(
        -0.4,
        0.4,
        [beads('#3f457f', { count: 22, size: 13, dome: 22, gloss: true })],
        0.46,
      ),
      strips('#fffaf0', {
        count: 26,
        dome: 26,
        long: 26,
        thick: 6,
        reach: 0.36,
      }),
      herb('mint', { z: 44, size: 40 }),
    ],
  ),
  'healthy-date-nut-balls': dish(
    'plum',
    plate({ colour: '#efe6d4', decor: 'gold' }),
    [
      balls(
        [
          [-0.42, -0.46],
          [0.42, -0.42],
          [-0.42, 0.36],
          [0.42, 0.4],
        ],
        {
          colours: ['#5a2f1a', '#6a3a20', '#5f331c', '#54290f'],
          coat: '#f3dcae',
          size: 66,
          z: 22,
        },
      ),
      arranged(
        [
          [-0.02, 0],
          [0.02, 0.74],
        ],
        (u, v) =>
          group(u, v, 0.2, [
            beads('#b57c3e', { count: 4, dome: 6, size: 12, flat: 0.8 }),
          ]),
      ),
      sprinkle('#f3dcae', { count: 40, dome: 4, reach: 0.9 }),
    ],
  ),
};
