import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { bowl, plate, skillet } from '../kit/vessels';
import { breadSlice, croissant, loaf } from '../parts/sweet/pastry';
import { disc } from '../parts/sweet/confectionery';
import { berry, placed } from '../parts/sweet/toppings';
import { cup, glass, teapot } from '../parts/drinks';
import { chopped, citrus, herb, rounds, steam } from '../parts/garnish';
import { beads, dice, sprinkle } from '../parts/grains';
import { friedEgg, leaves, wedges } from '../parts/greens';
import { coffeePot } from '../parts/sweet/icecream';
import { dollop, drizzle, pool, sauce, spreadOut } from '../parts/liquids';
import { folds, mushroomSlices } from '../parts/pizza';
import { bar } from '../parts/meat';
import { put, type Part } from '../kit/stage';
import { slab } from '../parts/slabs';
import { burger } from '../parts/burgers';

const sausage =
  (u: number, v: number, turn: number): Part =>
  (stage) =>
    put(stage, [u, v], bar(stage, 96, 26, '#9c4a22', 0.4), { turn, z: 12 });
const hot = { above: [steam({ strength: 0.28 })] };

/** Coffee, tea, breakfast and what lies under the glass bell. */
export const coffeeRecipes: Recipes = {
  'coffee-espresso': standing(
    'marble',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#f6efe2',
        drink: '#3a1808',
        foam: '#9c6230',
        size: 1.2,
        high: 62,
        wide: 60,
        v: 0.62,
      }),
    ],
    hot,
  ),
  'coffee-americano': standing(
    'walnut',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#34506e',
        drink: '#35160a',
        size: 1.5,
        v: 0.6,
      }),
    ],
    hot,
  ),
  'coffee-cappuccino': standing(
    'terracotta',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#f3e6d0',
        drink: '#a8683a',
        foam: '#f6e8d0',
        size: 1.5,
        v: 0.6,
        wide: 78,
      }),
    ],
    hot,
  ),
  'coffee-flat-white': standing(
    'slate',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#8a9a8c',
        drink: '#b8763f',
        foam: '#e9c79a',
        size: 1.4,
        v: 0.6,
        high: 62,
      }),
    ],
    hot,
  ),
  'coffee-latte': standing(
    'oak',
    [
      glass({
        colour: '#d9a872',
        below: '#e9cda6',
        foam: '#fbf0dc',
        clear: false,
        v: 0.6,
        size: 1.08,
      }),
    ],
    hot,
  ),
  'coffee-vanilla-raf': standing(
    'butter',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#c98a5a',
        drink: '#d9b080',
        foam: '#fbf0da',
        size: 1.4,
        v: 0.6,
        high: 88,
      }),
    ],
    hot,
  ),
  'coffee-turkish': standing(
    'ikatRed',
    [
      coffeePot({ u: 0.26, v: 0.2, size: 1.3 }),
      cup({
        u: -0.36,
        v: 0.7,
        colour: '#f6efe2',
        band: '#2b5a94',
        drink: '#35160a',
        foam: '#8a5228',
        saucer: true,
        size: 0.8,
      }),
    ],
    hot,
  ),
  'coffee-v60-filter': standing(
    'sage',
    [
      coffeePot({ kind: 'dripper', u: -0.16, v: 0.4, size: 1.16 }),
      cup({ u: 0.5, v: 0.84, drink: '#6a2c10', colour: '#e8dcc8', size: 0.8 }),
    ],
    hot,
  ),
  'coffee-iced-latte': standing('sky', [
    glass({
      colour: '#b8763f',
      below: '#fbf3e2',
      ice: 4,
      clear: false,
      v: 0.6,
      straw: '#3a3634',
      size: 1.06,
    }),
  ]),
  'coffee-espresso-tonic': standing('clay', [
    glass({
      colour: '#5a2410',
      below: '#f3d9a0',
      ice: 4,
      slice: '#f2922e',
      v: 0.6,
      size: 1.06,
    }),
  ]),
  'coffee-matcha-latte': standing('pistachio', [
    glass({
      colour: '#7fa03a',
      below: '#fbf6e6',
      ice: 4,
      clear: false,
      v: 0.6,
      straw: '#f3e6d0',
      size: 1.06,
    }),
  ]),
  'coffee-basil-lemonade': standing('plum', [
    glass({
      colour: '#d9b0cc',
      ice: 4,
      slice: '#f5c52f',
      mint: true,
      v: 0.6,
      size: 1.06,
    }),
  ]),
  'coffee-tashkent-tea': standing(
    'ikatGold',
    [
      teapot({ u: 0.24, v: 0.1, band: '#2f7a63' }),
      cup({ u: -0.42, v: 0.7, drink: '#b5641c', size: 1.1 }),
      citrus({ u: 0.2, v: 0.96, z: 0 }),
    ],
    hot,
  ),
  'coffee-sea-buckthorn-tea': standing(
    'lilac',
    [
      glass({
        u: 0.1,
        v: 0.4,
        colour: '#f0961e',
        bits: '#e8761a',
        slice: '#f2922e',
        shape: [92, 84, 190],
      }),
      cup({ u: -0.52, v: 0.9, drink: '#f0a02c', size: 0.8 }),
    ],
    hot,
  ),
  'coffee-shakshuka': dish(
    'slate',
    skillet(),
    [
      pool('#c2391a'),
      sauce('#d8542a', { size: 0.8, rough: 0.2 }),
      dice('#c8321e', { count: 26, dome: 2, size: 15 }),
      dice('#e9b83a', { count: 12, dome: 3, size: 14 }),
      friedEgg({ u: -0.34, v: -0.22 }),
      friedEgg({ u: 0.38, v: -0.06 }),
      friedEgg({ u: -0.06, v: 0.44 }),
      chopped({ dome: 8, count: 30 }),
    ],
    { above: [steam()] },
  ),
  'coffee-eggs-benedict-salmon': dish(
    'sky',
    plate({ colour: '#f6efe2', decor: 'gold' }),
    [
      leaves({ kind: 'rocket', count: 9, dome: 4, reach: 0.8 }),
      arranged(
        [
          [-0.34, 0],
          [0.36, 0.06],
        ],
        (u, v) => placed(u, v, disc({ size: 60, colour: '#e3b060' }), { z: 8 }),
      ),
      arranged(
        [
          [-0.34, -0.06],
          [0.36, 0],
        ],
        (u, v) => (s) =>
          folds({
            count: 3,
            colour: '#f08a5c',
            size: 40,
            reach: 0.24,
            dome: 0,
          })({ ...s, x: s.x + u * s.r, y: s.y + v * s.r - 24 }),
      ),
      dollop({ u: -0.34, v: -0.1, z: 40, size: 42 }),
      dollop({ u: 0.36, v: -0.04, z: 40, size: 42 }),
      sauce('#f6c63e', { u: -0.34, v: -0.1, z: 56, size: 0.2 }),
      sauce('#f6c63e', { u: 0.36, v: -0.04, z: 56, size: 0.2 }),
      chopped({ dome: 60, count: 12, reach: 0.5 }),
    ],
  ),
  'coffee-morning-plate': dish(
    'oak',
    plate({ colour: '#34506e', decor: 'speckle', ink: '#d9e6ee' }),
    [
      friedEgg({ u: -0.4, v: -0.2 }),
      friedEgg({ u: 0.02, v: -0.5, size: 46 }),
      beads('#b5521f', { count: 30, dome: 6, reach: 0.3, size: 9 }),
      sausage(0.4, -0.2, 30),
      sausage(0.5, 0.06, 24),
      wedges({ count: 3, reach: 0.2, dome: 8, size: 34 }),
      mushroomSlices({ count: 4, reach: 0.42, dome: 6 }),
      placed(-0.44, 0.46, breadSlice({ size: 46 }), { turn: -18, z: 10 }),
    ],
  ),
  'coffee-avocado-eggs-sandwich': dish('flax', board({ colour: '#7a4d30' }), [
    placed(-0.06, 0.02, breadSlice({ size: 118, crumb: '#e9cb94' }), {
      turn: -10,
      z: 6,
    }),
    sauce('#a9bf4f', { size: 0.46, z: 16, rough: 0.14 }),
    friedEgg({ u: -0.04, v: 0, z: 26, size: 60 }),
    rounds({ count: 3, size: 21, dome: 24, reach: 0.6 }),
    sprinkle('#c8321e', { dome: 30, count: 20 }),
    chopped({ dome: 30, count: 12 }),
  ]),
  'coffee-syrniki': dish(
    'ikatBlue',
    plate({ decor: 'tulip', ink: '#b5402c' }),
    [
      arranged(
        [
          [-0.36, -0.26],
          [0.34, -0.22],
          [-0.22, 0.28],
          [0.4, 0.34],
        ],
        (u, v) =>
          placed(u, v, disc({ size: 58, colour: '#cf8636', edge: '#f6dfa8' }), {
            z: 12,
          }),
      ),
      dollop({ u: 0.04, v: 0.02, z: 34, size: 42 }),
      placed(0.04, -0.02, (s) => berry(s, 'raspberry', 16), { z: 60 }),
      placed(0.14, 0.06, (s) => berry(s, 'blueberry', 14), { z: 56 }),
      herb('mint', { u: -0.1, z: 58, size: 24 }),
    ],
  ),
  'coffee-oatmeal': dish(
    'sage',
    bowl({ colour: '#a8563a', inside: '#f3e8d4' }),
    [
      spreadOut('#e9d6ae', { swirl: 0.3 }),
      wedges({
        colour: '#c8742e',
        flesh: '#f3d59a',
        heart: null,
        count: 7,
        size: 27,
        dome: 10,
        reach: 0.5,
      }),
      beads('#8a5526', { count: 12, dome: 12, size: 11 }),
      drizzle('#d98a1c', { dome: 6, width: 4, reach: 0.7 }),
      sprinkle('#8a4a1a', { dome: 8, count: 50, reach: 0.8 }),
    ],
    { above: [steam()] },
  ),
  'coffee-herb-omelette': dish(
    'honey',
    plate({ colour: '#f3ece0', decor: 'leaves', ink: '#6f8a4a' }),
    [
      slab({
        size: 124,
        wide: 0.5,
        thick: 18,
        colour: '#f0bb3e',
        material: 'dough',
        turn: -12,
        z: 16,
      }),
      chopped({ dome: 34, count: 44, reach: 0.55 }),
      leaves({ kind: 'rocket', count: 5, reach: 0.24, dome: 40, size: 40 }),
      wedges({ count: 3, dome: 4, reach: 0.86, size: 26 }),
    ],
    { above: [steam()] },
  ),
  'coffee-blini-kaymak': dish(
    'cream',
    plate({ decor: 'blue', ink: '#2a6f80' }),
    [
      placed(0, 0.1, disc({ size: 120, colour: '#dda855', edge: '#c98a3e' }), {
        z: 4,
      }),
      placed(
        0.02,
        0.04,
        disc({ size: 116, colour: '#e0ae5e', edge: '#cb8d42' }),
        { z: 14 },
      ),
      placed(
        -0.02,
        0,
        disc({ size: 114, colour: '#ddab58', edge: '#c98a3e' }),
        { z: 24 },
      ),
      dollop({ z: 46, size: 44 }),
      drizzle('#cf7f1a', { dome: 40, width: 5, reach: 0.6 }),
    ],
  ),
  'coffee-berry-pancakes': dish(
    'blush',
    plate({ colour: '#f6f1e8', decor: 'gold' }),
    [
      ...[0, 1, 2, 3].map((i) =>
        placed(
          (i % 2) * 0.04,
          0.16 - i * 0.02,
          disc({ size: 96, colour: '#c98236', edge: '#f0d29a' }),
          { z: i * 19 },
        ),
      ),
      sauce('#8a4310', { size: 0.4, z: 84, rough: 0.2 }),
      arranged(ringOf(6, 0.24), (u, v, i) =>
        placed(
          u,
          v,
          (s) =>
            berry(
              s,
              (['strawberry', 'blueberry', 'raspberry'] as const)[i % 3] ??
                'raspberry',
              20,
            ),
          { z: 92 },
        ),
      ),
      herb('mint', { z: 104, size: 26 }),
    ],
  ),
  'coffee-chicken-club': standing('olive', [
    burger({
      toast: true,
      bun: '#d9a050',
      seeds: null,
      layers: [
        { kind: 'leaf', colour: '#7fb03c' },
        { kind: 'slices', colour: '#ecd0a0', high: 24 },
        { kind: 'slices', colour: '#a8402a', high: 12 },
        { kind: 'patty', colour: '#d9a050', high: 22 },
        { kind: 'slices', colour: '#cf3522', high: 16 },
        { kind: 'cheese', colour: '#f8dc8c' },
        { kind: 'leaf', colour: '#8fbf4a' },
      ],
    }),
  ]),
  'coffee-butter-croissant': dish(
    'rosy',
    board({ colour: '#8a5634', shape: 'round' }),
    [placed(0, 0, croissant({ size: 116 }), { turn: 16, z: 12 })],
  ),
  'coffee-almond-croissant': dish(
    'ebony',
    plate({ colour: '#efe3cf', decor: 'rings', ink: '#a3542c' }),
    [
      placed(0, 0, croissant({ size: 116, almonds: true, colour: '#c48538' }), {
        turn: -10,
        z: 12,
      }),
    ],
  ),
  'coffee-banana-bread': dish('indigo', board({ colour: '#c9965c' }), [
    placed(
      -0.2,
      -0.16,
      loaf({
        long: 108,
        wide: 64,
        colour: '#8a4f22',
        scores: 1,
        flour: false,
        square: true,
      }),
    ),
    placed(
      0.5,
      0.36,
      breadSlice({ crumb: '#dcae68', crust: '#7a4018', size: 56 }),
      { turn: 10, z: 12 },
    ),
    beads('#7a4a22', { count: 12, dome: 34, size: 8, reach: 0.5 }),
  ]),
};
