import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group } from '../kit/stage';
import { bare, bowl, plate, skillet } from '../kit/vessels';
import { bottle, cup, glass } from '../parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  rounds,
  steam,
} from '../parts/garnish';
import { beads, dice, sprinkle, strips } from '../parts/grains';
import { leaves, olives, vegetables } from '../parts/greens';
import { dollop, drizzle, oil, pool, sauce, spreadOut } from '../parts/liquids';
import { noodles } from '../parts/noodles';
import { cakeSlice } from '../parts/sweet/cakes';
import { parcel } from '../parts/breads';
import {
  folds,
  mushroomSlices,
  pizza,
  salami,
  bakedShrimps,
} from '../parts/pizza';
import { rolled } from '../parts/roasts';
import { slab } from '../parts/slabs';
import { penne } from '../parts/pasta';

const onBoard = (colour: string) => board({ colour, shape: 'round', r: 200 });

/** Pizza, pasta and what goes with them. */
export const pizzaRecipes: Recipes = {
  'pizza-margherita': dish(
    'oak',
    bare(),
    [
      pizza({
        toppings: [
          arranged(ringOf(6, 0.56), (u, v) =>
            dollop({ u, v, size: 27, z: 4, colour: '#fdf3dc' }),
          ),
          ...ringOf(5, 0.4, 20).map(([u, v]) =>
            herb('basil', { u, v, size: 27, z: 8 }),
          ),
          oil('#d9a520', 14),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-pepperoni': dish(
    'slate',
    bare(),
    [pizza({ toppings: [salami({ count: 17 }), oil('#e0661c', 14)] })],
    { zoom: 1.16, turn: 20 },
  ),
  'pizza-four-cheese': dish('sage', onBoard('#b07a48'), [
    pizza({
      sauce: '#f0d9a4',
      cheese: '#f9e3a6',
      size: 168,
      patches: 26,
      toppings: [
        vegetables({
          colours: ['#fdf6e6', '#f3c860'],
          count: 11,
          size: 26,
          dome: 2,
          reach: 0.74,
        }),
        beads('#5f7f8a', { count: 30, dome: 2, size: 3.4 }),
        sprinkle('#c98a3a', { dome: 2, count: 40 }),
      ],
    }),
  ]),
  'pizza-chicken-mushroom': dish(
    'clay',
    bare(),
    [
      pizza({
        sauce: '#ead2a0',
        toppings: [
          mushroomSlices({ count: 12 }),
          vegetables({
            colours: ['#e8c48a', '#dfb374'],
            count: 10,
            size: 36,
            dome: 2,
          }),
          chopped({ dome: 4, count: 40, reach: 0.8 }),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-capricciosa': dish('ash', onBoard('#7a4d30'), [
    pizza({
      size: 170,
      toppings: [
        folds({ colour: '#e8a08c', count: 8, size: 36 }),
        mushroomSlices({ count: 7, size: 21 }),
        olives({ count: 9, dome: 2, reach: 0.75 }),
        vegetables({
          colours: ['#b9b87a'],
          count: 6,
          size: 34,
          dome: 2,
          reach: 0.7,
        }),
      ],
    }),
  ]),
  'pizza-vegetariana': dish(
    'marble',
    bare(),
    [
      pizza({
        toppings: [
          rounds({
            colour: '#e3e0b0',
            skin: '#4f7f35',
            seeds: null,
            count: 7,
            dome: 0,
            reach: 0.74,
            size: 22,
          }),
          rounds({
            colour: '#e0cfa6',
            skin: '#4f3044',
            seeds: null,
            count: 6,
            dome: 0,
            reach: 0.6,
            size: 25,
          }),
          strips('#d8331c', { count: 16, dome: 2, long: 50, thick: 7 }),
          strips('#f0b82e', { count: 10, dome: 2, long: 44, thick: 7 }),
          onion({ count: 6, dome: 3, reach: 0.7 }),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-barbecue-beef': dish('ebony', onBoard('#c9965c'), [
    pizza({
      sauce: '#7a2c12',
      size: 170,
      toppings: [
        strips('#7d3a1a', { count: 90, dome: 4, long: 34, thick: 7 }),
        onion({ count: 8, dome: 8, reach: 0.7, size: 25 }),
        beads('#f6cf4a', { count: 40, dome: 6, size: 5, gloss: true }),
        drizzle('#4a1608', { dome: 8, width: 4, reach: 0.8 }),
      ],
    }),
  ]),
  'pizza-diavola': dish(
    'basalt',
    bare(),
    [
      pizza({
        toppings: [
          salami({ count: 12, colour: '#a3241a', size: 27 }),
          ringlets({ count: 20, dome: 4, size: 8, reach: 0.8 }),
          drizzle('#e0921c', { dome: 4, width: 3.4, reach: 0.8 }),
        ],
      }),
    ],
    { zoom: 1.14, turn: -24 },
  ),
  'pizza-tartufo': dish(
    'walnut',
    bare(),
    [
      pizza({
        sauce: '#e5d2ac',
        toppings: [
          mushroomSlices({ count: 15, colour: '#b8925f' }),
          folds({ colour: '#4a3428', count: 9, size: 22, reach: 0.7 }),
          sprinkle('#fdf6e6', { dome: 4, count: 70, size: 2.6 }),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-bresaola-rocket': dish('flax', onBoard('#8a5634'), [
    pizza({
      size: 172,
      toppings: [
        folds({ colour: '#9c2a2a', count: 9, size: 50 }),
        leaves({ kind: 'rocket', count: 13, dome: 16, reach: 0.62, size: 46 }),
        folds({ colour: '#f6e6b8', count: 8, size: 26, dome: 30, reach: 0.55 }),
      ],
    }),
  ]),
  'pizza-frutti-di-mare': dish(
    'tileBlue',
    bare(),
    [
      pizza({
        cheese: null,
        toppings: [
          bakedShrimps({ count: 9 }),
          arranged(ringOf(5, 0.34, 10), (u, v) =>
            group(u, v, 0.1, [
              rounds({
                count: 1,
                colour: '#f6ead8',
                skin: '#e6cdb0',
                seeds: null,
                size: 19,
                dome: 4,
              }),
            ]),
          ),
          olives({
            count: 7,
            colour: '#2b2a3a',
            reach: 0.72,
            dome: 2,
            size: 14,
          }),
          chopped({ dome: 4, count: 50, reach: 0.8 }),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-marinara': dish(
    'terracotta',
    bare(),
    [
      pizza({
        cheese: null,
        sauce: '#c8321a',
        toppings: [
          vegetables({
            colours: ['#f6ead0'],
            count: 16,
            size: 14,
            dome: 2,
            reach: 0.8,
          }),
          sprinkle('#5f7a35', { dome: 2, count: 70, size: 2.6, reach: 0.8 }),
          oil('#e0a020', 22),
        ],
      }),
    ],
    { zoom: 1.14, turn: 16 },
  ),
  'pizza-kazy': dish(
    'ikatBlue',
    bare(),
    [
      pizza({
        toppings: [
          salami({ count: 14, colour: '#7a2c22', size: 27 }),
          onion({
            count: 12,
            dome: 6,
            reach: 0.74,
            colour: '#f0a8c4',
            edge: '#b0306a',
          }),
          chopped({ dome: 6, count: 20 }),
        ],
      }),
    ],
    { zoom: 1.12 },
  ),
  'pizza-calzone': dish(
    'oak',
    board({ colour: '#7a4d30', shape: 'plank' }),
    [
      parcel({
        shape: 'calzone',
        size: 128,
        colour: '#d9943f',
        seeds: null,
        turn: -8,
      }),
      group(0.56, 0.6, 0.3, [sauce('#c23a1c', { size: 0.6 })]),
      herb('basil', { u: -0.62, v: 0.62, size: 38, z: 6 }),
    ],
    { above: [steam()] },
  ),
  'pizza-spaghetti-bolognese': dish(
    'ikatRed',
    plate({ colour: '#f3ece0', decor: 'rings', ink: '#a3542c' }),
    [
      noodles({
        colour: '#efcf80',
        count: 110,
        dome: 46,
        thick: 5.4,
        reach: 0.86,
      }),
      group(0, -0.04, 0.52, [
        sauce('#a8341a', { size: 0.9, rough: 0.14, z: 34 }),
        dice('#6e2c14', { count: 70, dome: 56, size: 10, reach: 0.85 }),
      ]),
      sprinkle('#fdf0cc', { dome: 62, count: 50, size: 2.4, reach: 0.5 }),
      herb('basil', { z: 78, size: 36 }),
    ],
    { above: [steam()] },
  ),
  'pizza-carbonara': dish(
    'olive',
    bowl({ colour: '#3c4a50', inside: '#e9e4d8', deep: 0.3 }),
    [
      noodles({
        colour: '#f5dc94',
        count: 110,
        dome: 46,
        thick: 5.8,
        reach: 0.92,
      }),
      vegetables({
        colours: ['#a8442a', '#c06a44'],
        count: 12,
        size: 22,
        dome: 54,
        reach: 0.6,
      }),
      dollop({ colour: '#f4a21c', size: 21, z: 60 }),
      sprinkle('#241812', { dome: 52, count: 50 }),
      sprinkle('#fdf6e0', { dome: 56, count: 40, size: 2.2 }),
    ],
    { above: [steam()] },
  ),
  'pizza-penne-arrabbiata': dish(
    'cream',
    plate({ colour: '#3f6f66', decor: 'speckle', ink: '#d9e6da' }),
    [
      group(0, 0, 0.9, [sauce('#c23a1c', { size: 0.92, rough: 0.06 })]),
      penne({ colour: '#e0682c', count: 40, dome: 42 }),
      ringlets({ dome: 54, count: 12 }),
      chopped({ dome: 50, count: 34 }),
    ],
    { above: [steam()] },
  ),
  'pizza-lasagne': dish(
    'plum',
    skillet({ handle: false, colour: '#a34a2c' }),
    [
      spreadOut('#e08a34', { swirl: 0 }),
      sauce('#c23a1c', { size: 0.6, rough: 0.3 }),
      ...[
        [-0.4, -0.3],
        [0.36, -0.2],
        [-0.2, 0.36],
        [0.4, 0.4],
      ].map(([u = 0, v = 0]) =>
        sauce('#f8e0a0', { size: 0.3, u, v, rough: 0.26, z: 2 }),
      ),
      sprinkle('#6e2c10', { dome: 2, count: 60, size: 3, reach: 0.85 }),
      herb('basil', { z: 12 }),
    ],
    { above: [steam()] },
  ),
  'pizza-tagliatelle-pesto': dish(
    'rosy',
    plate({ colour: '#f6f0e2', decor: 'leaves', ink: '#6f8a4a' }),
    [
      noodles({
        colour: '#c9c25a',
        count: 80,
        dome: 46,
        thick: 10,
        flat: true,
        reach: 0.84,
      }),
      strips('#4f8a2c', { count: 16, dome: 52, long: 44, thick: 7 }),
      beads('#eacb8c', { count: 18, dome: 56, size: 5 }),
      herb('basil', { z: 66 }),
      sprinkle('#fdf6e0', { dome: 56, count: 30, size: 2.2 }),
    ],
    { above: [steam()] },
  ),
  'pizza-caesar-chicken': dish(
    'flax',
    bowl({ colour: '#e9dfcc', decor: 'rings', ink: '#6f8a4a', deep: 0.34 }),
    [
      leaves({ count: 26, colour: '#9cc04c', dome: 36 }),
      arranged(
        [
          [-0.3, -0.2],
          [0, 0],
          [0.28, 0.16],
        ],
        (u, v) =>
          slab({
            u,
            v,
            size: 40,
            wide: 0.5,
            bars: 3,
            colour: '#dda854',
            z: 52,
            turn: 24,
          }),
      ),
      dice('#c98a3c', { count: 16, dome: 58, size: 19, reach: 0.7 }),
      folds({ colour: '#f6e6b8', count: 7, size: 28, dome: 66, reach: 0.55 }),
      drizzle('#fbf3dc', { dome: 62, width: 4, reach: 0.6 }),
    ],
  ),
  'pizza-caprese': dish('indigo', plate({ colour: '#f6f1e6', decor: 'gold' }), [
    arranged(ringOf(10, 0.6), (u, v, i) =>
      group(u, v, 0.02, [
        rounds(
          i % 2 === 0
            ? { count: 1, size: 44, dome: 10 }
            : {
                count: 1,
                size: 42,
                dome: 10,
                colour: '#fdf8ec',
                skin: '#efe6d2',
                seeds: null,
              },
        ),
      ]),
    ),
    ...ringOf(5, 0.42, 18).map(([u, v]) =>
      herb('basil', { u, v, size: 27, z: 24 }),
    ),
    drizzle('#b8a52c', { dome: 16, width: 3 }),
    sprinkle('#2c2018', { dome: 16, count: 24 }),
  ]),
  'pizza-bruschetta': dish('teak', board({ colour: '#d0a06a' }), [
    arranged(
      [
        [-0.42, -0.34],
        [0.36, -0.3],
        [-0.34, 0.34],
        [0.42, 0.4],
      ],
      (u, v, i) =>
        group(u, v, 0.42, [
          slab({
            size: 66,
            wide: 0.6,
            colour: '#d9a050',
            material: 'bread',
            thick: 15,
            bars: 3,
            turn: i * 14 - 20,
          }),
          dice('#d0331c', {
            count: 34,
            dome: 28,
            size: 11,
            reach: 0.72,
            gloss: true,
          }),
          herb('basil', { z: 36, size: 22 }),
        ]),
    ),
  ]),
  'pizza-minestrone': dish(
    'honey',
    bowl({ colour: '#b5432c', inside: '#f3e6cf' }),
    [
      pool('#cf6a2a', { eyes: 18 }),
      vegetables({
        colours: ['#e07a28', '#8fae44', '#efd9a0', '#c8321e'],
        count: 14,
        size: 25,
        dome: 10,
        reach: 0.8,
      }),
      beads('#a85a34', { count: 14, dome: 10, size: 8 }),
      sauce('#5f8a2c', { size: 0.2, z: 10 }),
      herb('basil', { z: 20, size: 26 }),
    ],
    { above: [steam()] },
  ),
  'pizza-tiramisu': standing('walnut', [
    cakeSlice({
      layers: ['#f6e8cc', '#8a5a34', '#f8edd4', '#8a5a34', '#f8edd4'],
      top: '#5a3220',
      dust: '#3a1c10',
      v: 0.55,
    }),
  ]),
  'pizza-panna-cotta': dish(
    'blush',
    plate({ colour: '#faf5ea', decor: 'gold' }),
    [
      sauce('#b01f34', { size: 0.62, rough: 0.12 }),
      dollop({ colour: '#fdf6e8', size: 84, z: 22 }),
      sauce('#b8213a', { size: 0.34, z: 62, rough: 0.2 }),
      group(0, 0, 0.4, [
        beads('#b01f38', { count: 7, dome: 76, size: 13, gloss: true }),
        beads('#34407a', { count: 8, dome: 80, size: 10, gloss: true }),
      ]),
      herb('mint', { z: 86, size: 30 }),
    ],
  ),
  'pizza-cannoli': dish(
    'pistachio',
    plate({ colour: '#f3e4d0', decor: 'dots', ink: '#8a9a4a' }),
    [
      arranged(
        [
          [-0.04, -0.26],
          [0.06, 0.3],
        ],
        (u, v, i) =>
          rolled({
            u,
            v,
            size: 92,
            wide: 0.36,
            colour: '#c98a44',
            filling: '#fdf6e6',
            turn: -14 + i * 12,
            z: 16,
          }),
      ),
      beads('#8fae44', { count: 22, dome: 10, size: 4, reach: 0.8 }),
      sprinkle('#ffffff', { dome: 40, count: 70, size: 1.6 }),
    ],
  ),
  'pizza-basil-lemonade': standing('lilac', [
    glass({
      colour: '#cfa0c4',
      ice: 4,
      slice: '#f5c52f',
      straw: '#f3ead8',
      v: 0.6,
      size: 1.06,
    }),
    citrus({ u: 0.5, v: 0.9 }),
  ]),
  'pizza-cappuccino': standing(
    'teak',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#b5432c',
        drink: '#a8683a',
        foam: '#f3e2c8',
        size: 1.5,
        v: 0.6,
      }),
    ],
    { above: [steam({ strength: 0.28 })] },
  ),
  'pizza-sparkling-water': standing('ice', [
    bottle({
      u: -0.14,
      v: 0.36,
      colour: '#8fc4a8',
      mark: '#2f7a4f',
      cap: '#3f7a5a',
    }),
    glass({
      u: 0.36,
      v: 0.7,
      colour: '#d6ebee',
      ice: 3,
      size: 0.74,
      slice: '#f5c52f',
    }),
  ]),
};
