import { arranged, ringOf } from '../kit/arranging';
import { dish, standing, type Recipes } from '../kit/serving';
import { bare, bowl, plate, skillet, tray } from '../kit/vessels';
import { flaky, non, torn } from '../parts/breads';
import { group } from '../kit/stage';
import { board } from '../kit/boards';
import { cup, glass, teapot } from '../parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  rounds,
  steam,
} from '../parts/garnish';
import { beads, sprinkle, strips } from '../parts/grains';
import { leaves, vegetables, wedges } from '../parts/greens';
import { dollop, drizzle, sauce } from '../parts/liquids';
import { skewers } from '../parts/meat';
import { cap, chop, cob, drumstick, rolled, wing } from '../parts/roasts';
import { fillet, slab } from '../parts/slabs';

/** Fire and coals: skewers, platters, fish, sides. */
export const grillRecipes: Recipes = {
  'grill-lamb-loin': dish('basalt', board({ colour: '#a06a3c' }), [
    arranged(
      [
        [-0.34, -0.3],
        [-0.2, 0.06],
        [-0.3, 0.42],
      ],
      (u, v, i) => chop({ u, v, size: 58, bone: 1, turn: -18 + i * 10 }),
    ),
    onion({ count: 8, reach: 0.4, dome: 24 }),
    herb('rosemary', { u: 0.6, v: 0.5, size: 80, turn: 50, z: 6 }),
    sprinkle('#efe6d6', { count: 30, dome: 18 }),
  ]),
  'grill-beef-tenderloin': dish('walnut', plate({ colour: '#3c3a3b' }), [
    skewers({
      size: 58,
      gap: 0.6,
      pieces: 5,
      colours: ['#7d351a', '#e3c08a', '#86401e'],
      turn: -16,
    }),
    onion({ count: 9, reach: 0.32, dome: 36 }),
    herb('coriander', { u: -0.56, v: 0.5 }),
  ]),
  'grill-gijduvan': dish('ikatBlue', plate({ decor: 'blue', ink: '#2a6f80' }), [
    skewers({
      minced: true,
      size: 62,
      gap: 0.56,
      pieces: 5,
      turn: -14,
      colours: ['#945024'],
    }),
    onion({ count: 12, reach: 0.36, dome: 36 }),
    citrus({ u: 0.6, v: 0.56, size: 38 }),
  ]),
  'grill-lula-kebab': dish(
    'clay',
    plate({ colour: '#f3e8d4', decor: 'gold' }),
    [
      flaky({ size: 138, z: 3, colour: '#ecd3a0' }),
      skewers({
        minced: true,
        size: 46,
        count: 3,
        gap: 0.38,
        pieces: 6,
        turn: -24,
        colours: ['#85401c'],
      }),
      onion({ count: 9, reach: 0.34, dome: 36 }),
      sprinkle('#8c1f2c', { count: 44, dome: 32 }),
      herb('dill', { u: 0.5, v: 0.54, size: 60, z: 10 }),
    ],
  ),
  'grill-chicken-wings': dish(
    'slate',
    skillet(),
    [
      arranged([...ringOf(6, 0.56), [0, 0], [0.2, 0.16]], (u, v, i) =>
        wing({
          u,
          v,
          turn: i * 47,
          size: 56,
          z: 10 + (i > 5 ? 24 : 0),
          colour: '#b8431a',
        }),
      ),
      chopped({ dome: 30 }),
      ringlets({ dome: 40, count: 10 }),
    ],
    { above: [steam()] },
  ),
  'grill-turkey-shashlik': dish(
    'sage',
    plate({ colour: '#efe6d6', decor: 'leaves', ink: '#6f8a4a' }),
    [
      leaves({ count: 8, dome: 4, reach: 0.7 }),
      skewers({
        size: 52,
        gap: 0.5,
        pieces: 6,
        colours: ['#d3a05a', '#c9904a'],
        turn: 18,
      }),
      rounds({
        colour: '#d4e3a8',
        skin: '#3f7a2f',
        seeds: null,
        count: 5,
        dome: 8,
        reach: 0.74,
        size: 25,
      }),
      dollop({ u: -0.56, v: 0.48, size: 32 }),
    ],
  ),
  'grill-vegetable-skewer': dish('cream', board({ colour: '#8a5634' }), [
    skewers({
      size: 52,
      gap: 0.46,
      pieces: 7,
      colours: ['#c8321e', '#5f3a4f', '#8fae44', '#e9b83a', '#b98a5a'],
      turn: -12,
    }),
    herb('basil', { u: 0.62, v: 0.6, size: 40, z: 6 }),
    drizzle('#8fae44', { dome: 26, width: 3, reach: 0.5 }),
  ]),
  'grill-mixed-platter': dish('ikatRed', tray({ colour: '#c07a48', r: 214 }), [
    torn({ u: -0.7, v: -0.5, size: 84, turn: -20, z: 2 }),
    flaky({ size: 84, u: 0.46, v: -0.46, z: 4 }),
    vegetables({
      colours: ['#c8321e', '#8fae44', '#5f3a4f'],
      count: 6,
      size: 40,
      reach: 0.86,
      dome: 6,
    }),
    skewers({ size: 40, gap: 0.3, pieces: 5, turn: -20 }),
    skewers({ count: 1, minced: true, size: 42, pieces: 5, turn: 30 }),
    arranged(
      [
        [-0.36, 0.5],
        [0.06, 0.62],
      ],
      (u, v, i) => wing({ u, v, size: 46, turn: i * 40 - 20, z: 14 }),
    ),
    chop({ u: 0.34, v: 0.3, size: 44, turn: 16, z: 18 }),
    onion({ count: 8, reach: 0.3, dome: 42, size: 18 }),
  ]),
  'grill-lamb-rack': dish(
    'ebony',
    plate({ colour: '#f3ece0', decor: 'gold' }),
    [
      arranged(
        [
          [-0.42, -0.36],
          [-0.3, -0.06],
          [-0.2, 0.22],
          [-0.1, 0.5],
        ],
        (u, v) =>
          chop({
            u,
            v,
            pink: true,
            size: 50,
            bone: 1.3,
            turn: -26,
            colour: '#84401e',
          }),
      ),
      sauce('#7a1424', { size: 0.22, u: 0.44, v: 0.5 }),
      beads('#b01f38', {
        count: 16,
        dome: 6,
        reach: 0.7,
        size: 5,
        gloss: true,
      }),
      herb('rosemary', { u: -0.5, v: 0.5, size: 84, turn: -50, z: 12 }),
    ],
  ),
  'grill-beef-ribs': dish(
    'oak',
    board({ colour: '#6e4528' }),
    [
      arranged(
        [
          [0, -0.4],
          [0.04, 0],
          [-0.02, 0.4],
        ],
        (u, v, i) =>
          slab({
            u,
            v,
            size: 116,
            wide: 0.28,
            thick: 22,
            colour: '#6e2c14',
            turn: i * 5 - 6,
            z: 22,
          }),
      ),
      drizzle('#4a1608', { dome: 28, width: 5, reach: 0.6 }),
      sprinkle('#f3e6c8', { count: 26, dome: 26 }),
      onion({ count: 6, reach: 0.7, dome: 20 }),
    ],
    { above: [steam()] },
  ),
  'grill-chicken-tabaka': dish(
    'terracotta',
    skillet({ handle: false }),
    [
      slab({
        size: 112,
        wide: 0.8,
        thick: 20,
        colour: '#c9802e',
        material: 'crust',
        bars: 4,
        z: 16,
      }),
      drumstick({
        u: -0.5,
        v: 0.42,
        turn: 155,
        size: 58,
        z: 26,
        colour: '#c47826',
      }),
      drumstick({
        u: 0.5,
        v: 0.42,
        turn: 25,
        size: 58,
        z: 26,
        colour: '#c47826',
      }),
      wing({
        u: -0.62,
        v: -0.24,
        size: 44,
        turn: 20,
        z: 24,
        colour: '#c07426',
      }),
      wing({
        u: 0.62,
        v: -0.24,
        size: 44,
        turn: 160,
        z: 24,
        colour: '#c07426',
      }),
      chopped({ dome: 34, count: 34 }),
      citrus({ u: 0.05, v: 0.66, size: 34, z: 30 }),
    ],
    { above: [steam()] },
  ),
  'grill-quails': dish(
    'plum',
    plate({ colour: '#efe3cf', decor: 'rings', ink: '#a3542c' }),
    [
      leaves({ count: 8, kind: 'rocket', dome: 4, reach: 0.8 }),
      arranged(
        [
          [-0.3, -0.16],
          [0.32, 0.1],
        ],
        (u, v) =>
          slab({
            u,
            v,
            size: 66,
            wide: 0.78,
            thick: 20,
            colour: '#b8692a',
            material: 'crust',
            z: 20,
          }),
      ),
      drumstick({
        u: -0.56,
        v: 0.3,
        turn: 120,
        size: 34,
        z: 20,
        colour: '#b8692a',
      }),
      drumstick({
        u: -0.1,
        v: 0.3,
        turn: 60,
        size: 34,
        z: 24,
        colour: '#b8692a',
      }),
      drumstick({
        u: 0.1,
        v: 0.54,
        turn: 120,
        size: 34,
        z: 20,
        colour: '#b8692a',
      }),
      drumstick({
        u: 0.58,
        v: 0.54,
        turn: 60,
        size: 34,
        z: 20,
        colour: '#b8692a',
      }),
      beads('#b01f38', { count: 12, dome: 16, size: 5, gloss: true }),
    ],
  ),
  'grill-trout': dish(
    'tileTeal',
    plate({ colour: '#eef0ea', decor: 'rings', ink: '#4f8a9a' }),
    [
      leaves({ count: 6, dome: 2, reach: 0.7 }),
      fillet({
        v: -0.22,
        size: 118,
        turn: -12,
        colour: '#c98846',
        flesh: '#f0b98a',
      }),
      fillet({
        v: 0.26,
        size: 112,
        turn: -8,
        colour: '#d29350',
        flesh: '#f0b98a',
        z: 16,
      }),
      rounds({
        colour: '#f7dc6a',
        skin: '#e8b92a',
        seeds: null,
        count: 4,
        dome: 36,
        reach: 0.4,
        size: 25,
      }),
      herb('dill', { z: 44, size: 62, u: 0.14, v: 0.2 }),
    ],
  ),
  'grill-catfish-shashlik': dish('sky', board({ colour: '#b88552' }), [
    skewers({
      size: 56,
      gap: 0.54,
      pieces: 5,
      colours: ['#e8b65c', '#e0a548', '#edc270'],
      turn: -14,
    }),
    citrus({ u: 0.6, v: 0.6, size: 38 }),
    herb('dill', { u: -0.5, v: 0.6, size: 60, z: 8 }),
  ]),
  'grill-fried-carp': dish(
    'ikatGold',
    plate({ decor: 'blue', ink: '#2b5a94' }),
    [
      arranged(
        [
          [-0.34, -0.26],
          [0.3, -0.3],
          [-0.1, 0.1],
          [0.42, 0.26],
          [-0.34, 0.46],
        ],
        (u, v, i) =>
          slab({
            u,
            v,
            size: 60,
            wide: 0.66,
            material: 'crust',
            colour: '#cf8a32',
            turn: i * 37,
            z: 14,
          }),
      ),
      drizzle('#b8231a', { dome: 34, width: 6, reach: 0.6 }),
      chopped({ dome: 34, count: 34 }),
    ],
  ),
  'grill-charred-vegetables': dish('slate', tray({ colour: '#6e6a66' }), [
    arranged(
      [
        [-0.46, -0.34],
        [0.1, -0.46],
        [0.52, -0.1],
      ],
      (u, v, i) =>
        rolled({
          u,
          v,
          size: 62,
          wide: 0.36,
          colour: ['#a82a1a', '#4f3044', '#7f9a3a'][i] ?? '#a82a1a',
          turn: i * 32 - 20,
        }),
    ),
    wedges({ count: 6, dome: 14, size: 40, reach: 0.6, flesh: '#d9542e' }),
    rolled({
      u: -0.3,
      v: 0.5,
      size: 66,
      wide: 0.34,
      colour: '#4f3044',
      turn: 12,
    }),
    herb('basil', { z: 34 }),
    drizzle('#c9b23a', { dome: 24, width: 2.6 }),
  ]),
  'grill-ember-potatoes': dish(
    'basalt',
    skillet(),
    [
      vegetables({
        colours: ['#e0a848', '#d39a3c', '#e8b860'],
        count: 12,
        size: 62,
        dome: 26,
        reach: 0.76,
      }),
      vegetables({
        colours: ['#f0dcb0'],
        count: 5,
        size: 34,
        dome: 46,
        reach: 0.6,
      }),
      chopped({ dome: 40, count: 30 }),
      sprinkle('#f6efe0', { dome: 36, count: 30, size: 1.4 }),
    ],
    { above: [steam()] },
  ),
  'grill-corn': dish('olive', board({ colour: '#c9965c' }), [
    cob({ v: -0.36, u: -0.04, turn: -14, size: 106 }),
    cob({ v: 0.04, u: 0.06, turn: -10, size: 108 }),
    cob({ v: 0.44, u: 0, turn: -16, size: 104 }),
    sauce('#f6d970', { size: 0.1, u: -0.1, v: 0, z: 40 }),
    sprinkle('#b8321a', { dome: 34, count: 50 }),
  ]),
  'grill-suluguni': dish(
    'terracotta',
    plate({ colour: '#efe6d4', decor: 'leaves', ink: '#6f8a4a' }),
    [
      arranged(
        [
          [-0.3, -0.3],
          [0.26, -0.12],
          [-0.2, 0.3],
        ],
        (u, v, i) =>
          slab({
            u,
            v,
            size: 70,
            wide: 0.62,
            thick: 16,
            colour: '#f0cc84',
            material: 'dough',
            bars: 4,
            turn: i * 24 - 20,
            z: 16,
          }),
      ),
      wedges({ count: 4, dome: 10, reach: 0.76, size: 30 }),
      herb('rosemary', { u: 0.4, v: 0.5, size: 70, turn: 40 }),
    ],
  ),
  'grill-mushrooms': dish(
    'oak',
    plate({ colour: '#38474a' }),
    [
      arranged([...ringOf(7, 0.64), [0, 0], [0.02, 0.04]], (u, v) =>
        cap({ u, v, size: 42, filling: '#f6ecd2' }),
      ),
      chopped({ dome: 14, count: 40, reach: 0.8 }),
    ],
    { above: [steam()] },
  ),
  'grill-pickles': dish('flax', board({ colour: '#9a6238' }), [
    arranged(
      [
        [-0.5, -0.3],
        [-0.4, 0.06],
        [-0.5, 0.4],
      ],
      (u, v, i) =>
        rolled({
          u,
          v,
          size: 56,
          wide: 0.34,
          colour: '#7a8f3a',
          turn: i * 9 - 8,
        }),
    ),
    strips('#f0ecc8', { count: 50, dome: 10, long: 40, reach: 0.36, thick: 5 }),
    arranged(
      [
        [0.4, -0.34],
        [0.62, 0.04],
        [0.3, 0.1],
        [0.52, 0.46],
      ],
      (u, v) => cap({ u, v, size: 32, colour: '#a9b84a' }),
    ),
    herb('dill', { u: 0, v: 0.56, size: 66, z: 8 }),
  ]),
  'grill-village-salad': dish(
    'terracotta',
    bowl({ colour: '#f0e6d2', decor: 'leaves', ink: '#6f8a4a', deep: 0.36 }),
    [
      leaves({ count: 12, dome: 14, reach: 0.9 }),
      wedges({ count: 12, dome: 44, reach: 0.76, size: 40 }),
      rounds({
        colour: '#d4e3a8',
        skin: '#3f7a2f',
        seeds: null,
        count: 7,
        dome: 52,
        reach: 0.66,
        size: 27,
      }),
      vegetables({
        colours: ['#fbf7ec'],
        count: 8,
        size: 36,
        dome: 66,
        reach: 0.5,
      }),
      herb('basil', { z: 80, size: 40 }),
    ],
  ),
  'grill-eggplant-rolls': dish(
    'rosy',
    plate({ colour: '#f6efe4', decor: 'gold' }),
    [
      arranged(ringOf(6, 0.54, -60), (u, v, i) =>
        rolled({
          u,
          v,
          size: 50,
          wide: 0.5,
          colour: '#54324a',
          filling: '#d9b98a',
          turn: i % 2 === 0 ? -14 : 10,
        }),
      ),
      beads('#b01f38', {
        count: 34,
        dome: 40,
        size: 5,
        gloss: true,
        reach: 0.7,
      }),
      herb('coriander', { z: 30 }),
    ],
  ),
  'grill-hot-non': dish(
    'ebony',
    bare({ y: 240 }),
    [non({ size: 166, colour: '#cf8636', glaze: 0.75, turn: 40 })],
    { above: [steam()], zoom: 1.05 },
  ),
  'grill-tarragon-lemonade': standing('mint', [
    glass({
      colour: '#8fbf4a',
      ice: 4,
      slice: '#f5c52f',
      straw: '#e8e0d0',
      mint: true,
      v: 0.6,
      size: 1.06,
    }),
  ]),
  'grill-pomegranate-juice': standing('plum', [
    glass({ colour: '#a3122c', clear: false, v: 0.6, size: 1.12 }),
    group(0.5, 0.8, 0.4, [
      beads('#b01f38', {
        count: 22,
        dome: 0,
        reach: 0.3,
        size: 8,
        gloss: true,
      }),
    ]),
  ]),
  'grill-smoky-tea': standing(
    'basalt',
    [
      teapot({ u: 0.3, v: 0, size: 1, colour: '#c9925a', band: '#8a4a24' }),
      cup({ u: -0.34, v: 0.64, drink: '#8a3d10', size: 1.24 }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
  'grill-salted-ayran': standing('tileBlue', [
    glass({
      colour: '#f6f1e4',
      clear: false,
      foam: '#fffdf6',
      v: 0.6,
      size: 1.08,
      shape: [66, 60, 236],
      slice: '#9cc26a',
    }),
  ]),
};
