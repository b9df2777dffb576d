import { arranged, ringOf } from '@/example/pictures/kit/arranging';
import { board } from '@/example/pictures/kit/boards';
import { dish, standing, type Recipes } from '@/example/pictures/kit/serving';
import { group } from '@/example/pictures/kit/stage';
import { bowl, plate, skillet, tray } from '@/example/pictures/kit/vessels';
import { glass } from '@/example/pictures/parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  steam,
} from '@/example/pictures/parts/garnish';
import { beads, dice, rice, strips } from '@/example/pictures/parts/grains';
import { leaves, wedges } from '@/example/pictures/parts/greens';
import { pulses } from '@/example/pictures/parts/indian/curries';
import { dip, spices } from '@/example/pictures/parts/indian/spices';
import {
  dollop,
  drizzle,
  pool,
  sauce,
  spreadOut,
} from '@/example/pictures/parts/liquids';
import { chunks } from '@/example/pictures/parts/meat';
import {
  avocado,
  chips,
  elote,
  tamal,
} from '@/example/pictures/parts/mexican/corn';
import { churro, shellBowl } from '@/example/pictures/parts/mexican/fried';
import {
  bits,
  taco,
  tortilla,
  type Filling,
} from '@/example/pictures/parts/mexican/tacos';
import { burrito, quesadilla } from '@/example/pictures/parts/mexican/wraps';
import { rolled } from '@/example/pictures/parts/roasts';
import { cakeSlice } from '@/example/pictures/parts/sweet/cakes';
import { berry, swirl } from '@/example/pictures/parts/sweet/toppings';

const hot = { above: [steam()] };
const LIME = '#8fbf3a';
const BEAN = '#3a2018';
const CORN = '#f6c22e';

const meat = (colour: string, more: Partial<Filling> = {}): Filling => ({
  bit: bits.meat(colour),
  material: null,
  size: 15,
  count: 8,
  ...more,
});
const lettuce: Filling = {
  bit: bits.shred('#7fb03c'),
  rise: 0.12,
  count: 22,
  size: 13,
};
const cabbage: Filling = { ...lettuce, bit: bits.shred('#e9efc8') };
const violet: Filling = { ...lettuce, bit: bits.shred('#a8407a'), count: 10 };
const tomato: Filling = {
  bit: bits.cube('#d8381f'),
  rise: 0.08,
  count: 9,
  size: 8,
  material: 'string',
};
const onionDice: Filling = {
  bit: bits.cube('#fbf6ea'),
  rise: 0.05,
  count: 14,
  size: 5,
};
const green: Filling = {
  bit: bits.blob('#4f8a2c'),
  rise: 0.06,
  count: 12,
  size: 6,
};
const cornKernels: Filling = {
  bit: bits.ball(CORN),
  rise: 0.06,
  count: 14,
  size: 7,
};
const cream: Filling = {
  bit: bits.blob('#fffaf0'),
  rise: 0.04,
  count: 6,
  size: 12,
  material: 'cream',
};
const cheese: Filling = {
  bit: bits.shred('#fbc93e'),
  rise: 0.06,
  count: 18,
  size: 10,
};
const riceIn: Filling = {
  bit: (stage, size) => bits.shred('#fbf2da')(stage, size * 0.6),
  count: 60,
  size: 9,
};
const beansIn = (colour = BEAN): Filling => ({
  bit: bits.ball(colour),
  count: 14,
  size: 9,
});

/** Three in a row, the nearest last. */
const three = [
  [-0.14, -0.5],
  [0.1, -0.02],
  [-0.06, 0.5],
] as const;

/** The Mexican kitchen: tacos, burritos, corn, stews, sweets. */
export const mexicanRecipes: Recipes = {
  'mexican-barbacoa-tacos': dish(
    'terracotta',
    board({ colour: '#5a3a28', shape: 'plank' }),
    [
      arranged(three, (u, v, i) =>
        taco({
          u,
          v,
          size: 106,
          turn: [-7, 5, -4][i] ?? 0,
          fillings: [
            meat('#7a3418', { count: 9, size: 17, rise: 0.02 }),
            onionDice,
            green,
            { ...onionDice, front: true, count: 5 },
          ],
        }),
      ),
      citrus({ colour: LIME, u: 0.78, v: 0.66, size: 38, turn: -14 }),
      citrus({ colour: LIME, u: 0.8, v: -0.5, size: 34, turn: 20 }),
    ],
  ),
  'mexican-tinga-tacos': dish(
    'tileTeal',
    plate({ colour: '#2f5f7a', decor: 'gold' }),
    [
      arranged(ringOf(3, 0.54), (u, v) =>
        group(u, v, 0.6, [
          tortilla({ size: 96, colour: '#f3d694' }),
          chunks({
            count: 12,
            dome: 20,
            reach: 0.66,
            size: 27,
            colour: '#b8481c',
          }),
          strips('#d9602a', {
            count: 46,
            dome: 36,
            long: 30,
            thick: 8,
            reach: 0.7,
          }),
          beads('#fffaf0', { count: 20, dome: 40, reach: 0.6, size: 7 }),
          chopped({ dome: 40, count: 16, reach: 0.6, size: 6 }),
        ]),
      ),
      avocado({ u: 0, v: 0.16, size: 36, count: 4, z: 40, turn: 8 }),
    ],
  ),
  'mexican-baja-fish-tacos': dish(
    'sky',
    plate({ colour: '#f7f1e6', decor: 'leaves', ink: '#2f8079' }),
    [
      arranged(three, (u, v, i) =>
        taco({
          u: u - 0.06,
          v,
          size: 106,
          colour: '#f3d296',
          turn: [-7, 5, -4][i] ?? 0,
          fillings: [
            cabbage,
            violet,
            {
              bit: bits.meat('#e0a03c'),
              material: null,
              count: 5,
              size: 24,
              rise: 0.01,
            },
            { ...cream, count: 6 },
            { ...violet, count: 6, rise: 0.02 },
            { ...green, count: 8 },
          ],
        }),
      ),
      citrus({ colour: LIME, u: 0.82, v: 0.4, size: 38, turn: -20 }),
    ],
  ),
  'mexican-mushroom-tacos': dish(
    'olive',
    board({ colour: '#8a5634', shape: 'round' }),
    [
      arranged(three, (u, v, i) =>
        taco({
          u: u - 0.1,
          v,
          size: 104,
          colour: '#f3dca0',
          turn: [6, -6, 4][i] ?? 0,
          fillings: [
            { ...lettuce, count: 14 },
            {
              bit: bits.blob('#d9b488'),
              material: 'dough',
              count: 8,
              size: 22,
            },
            {
              bit: bits.blob('#8f6036'),
              material: 'dough',
              count: 6,
              size: 16,
              rise: 0.04,
            },
            cornKernels,
            {
              bit: bits.cube('#a8c04a'),
              material: 'string',
              count: 8,
              size: 11,
              rise: 0.02,
            },
            { ...cornKernels, front: true, count: 6 },
          ],
        }),
      ),
      avocado({ u: 0.72, v: 0.44, size: 44, count: 4, z: 14, turn: 20 }),
    ],
  ),
  'mexican-quesabirria': dish('basalt', tray({ colour: '#c9a27a' }), [
    arranged(
      [
        [-0.2, -0.52],
        [-0.06, -0.06],
        [-0.22, 0.42],
      ],
      (u, v, i) =>
        taco({
          u,
          v,
          size: 112,
          colour: '#d8843c',
          turn: [-6, 4, -4][i] ?? 0,
          fillings: [
            meat('#7d3014', { count: 9, size: 16 }),
            {
              bit: bits.blob('#fbd060'),
              material: 'gloss',
              count: 10,
              size: 13,
              rise: -0.02,
            },
            onionDice,
            green,
            {
              bit: bits.blob('#fbd060'),
              material: 'gloss',
              count: 5,
              size: 10,
              rise: 0.02,
              front: true,
            },
          ],
        }),
    ),
    dip('#a8321a', {
      u: 0.68,
      v: 0.36,
      size: 70,
      pot: '#3f5a74',
      bits: '#4f8a2c',
    }),
    citrus({ colour: LIME, u: 0.66, v: -0.5, size: 36, turn: 12 }),
  ]),
  'mexican-beef-burrito': dish(
    'ikatRed',
    board({ colour: '#b07a48', shape: 'plank' }),
    [
      burrito({
        u: -0.1,
        v: -0.34,
        size: 118,
        turn: -10,
        fillings: [
          riceIn,
          meat('#7a3418', { count: 6, size: 15 }),
          { ...beansIn(), count: 9 },
          { ...tomato, count: 6 },
          { ...cheese, count: 8 },
        ],
      }),
      burrito({
        u: -0.02,
        v: 0.42,
        size: 118,
        turn: 8,
        fillings: [
          riceIn,
          meat('#7a3418', { count: 6, size: 15 }),
          { ...beansIn(), count: 9 },
          { ...tomato, count: 6 },
          { ...cheese, count: 8 },
        ],
      }),
      dip('#c8321e', { u: 0.78, v: -0.56, size: 46, bits: '#f0a03a' }),
    ],
  ),
  'mexican-chicken-burrito': dish(
    'mint',
    plate({ colour: '#c8744a', decor: 'gold' }),
    [
      burrito({
        u: -0.12,
        v: -0.28,
        size: 112,
        turn: -24,
        foil: false,
        fillings: [
          riceIn,
          { ...lettuce, count: 16, size: 9 },
          meat('#d9a052', { count: 6, size: 15 }),
          { ...cornKernels, count: 14, size: 8 },
          { ...cream, count: 3 },
        ],
      }),
      burrito({
        u: 0.06,
        v: 0.4,
        size: 116,
        turn: 10,
        foil: false,
        fillings: [
          riceIn,
          { ...lettuce, count: 16, size: 9 },
          meat('#d9a052', { count: 6, size: 15 }),
          { ...cornKernels, count: 14, size: 8 },
          { ...cream, count: 3 },
        ],
      }),
      dip('#fffaf0', { u: -0.74, v: 0.5, size: 46, bits: '#7fae44' }),
    ],
  ),
  'mexican-bean-burrito': dish(
    'indigo',
    board({ colour: '#c9965c', shape: 'round' }),
    [
      burrito({
        u: 0.02,
        v: -0.26,
        size: 118,
        turn: 12,
        fillings: [
          { ...riceIn, count: 40 },
          { ...beansIn('#8f4a2c'), count: 34, size: 11 },
          { bit: bits.cube('#d8381f'), count: 6, size: 9, material: 'string' },
          { bit: bits.blob('#fbb92e'), material: 'gloss', count: 7, size: 11 },
        ],
      }),
      burrito({
        u: -0.04,
        v: 0.44,
        size: 118,
        turn: -8,
        fillings: [
          { ...riceIn, count: 40 },
          { ...beansIn('#8f4a2c'), count: 34, size: 11 },
          { bit: bits.cube('#d8381f'), count: 6, size: 9, material: 'string' },
          { bit: bits.blob('#fbb92e'), material: 'gloss', count: 7, size: 11 },
        ],
      }),
      herb('coriander', { u: 0.84, v: 0.1, z: 12, size: 40 }),
    ],
  ),
  'mexican-chicken-bowl': dish(
    'honey',
    bowl({
      colour: '#2f6a6a',
      decor: 'rings',
      ink: '#e9dcc2',
      inside: '#e9dcc2',
      deep: 0.4,
    }),
    [
      rice({ dome: 30, colour: '#f8eed6', reach: 0.98 }),
      group(-0.4, -0.38, 0.54, [
        chunks({
          count: 9,
          dome: 44,
          reach: 0.76,
          size: 46,
          colour: '#d98e3a',
        }),
      ]),
      group(0.42, -0.42, 0.5, [
        pulses('#4a2418', { count: 56, dome: 40, reach: 0.92, size: 11 }),
      ]),
      group(-0.52, 0.36, 0.48, [
        beads('#d99a1c', { count: 50, dome: 30, reach: 0.9, size: 10 }),
        beads(CORN, { count: 60, dome: 40, reach: 0.86, size: 9 }),
      ]),
      group(0.52, 0.32, 0.48, [
        dice('#d8381f', {
          count: 44,
          dome: 40,
          reach: 0.9,
          size: 18,
          gloss: true,
        }),
      ]),
      avocado({ u: 0, v: 0.36, size: 54, z: 46 }),
      citrus({ colour: LIME, u: 0.04, v: -0.3, size: 34, z: 56, turn: -12 }),
      chopped({ dome: 50, count: 22, reach: 0.8 }),
    ],
  ),
  'mexican-chicken-quesadilla': dish(
    'clay',
    board({ colour: '#7a4d30', shape: 'round' }),
    [
      arranged(
        [
          [-0.5, -0.66],
          [0.32, -0.7],
          [-0.14, -0.1],
        ],
        (u, v, i) =>
          quesadilla({
            u,
            v,
            size: 142,
            turn: [8, -14, 4][i] ?? 0,
            fillings: [
              {
                bit: bits.blob('#f0d0a0'),
                material: 'dough',
                count: 5,
                size: 12,
              },
              { bit: bits.cube('#c8321e'), count: 3, size: 9 },
              { bit: bits.cube('#4f8a2c'), count: 3, size: 8 },
            ],
          }),
      ),
      dip('#fffaf0', { u: 0.68, v: 0.54, size: 46, bits: '#7fae44' }),
      herb('coriander', { u: -0.78, v: 0.4, z: 10, size: 42 }),
    ],
    hot,
  ),
  'mexican-corn-quesadilla': dish(
    'sage',
    plate({ colour: '#f7f1e6', decor: 'tulip', ink: '#b5402c' }),
    [
      arranged(ringOf(4, 0.08, -45), (u, v, i) =>
        quesadilla({
          u,
          v,
          size: 128,
          colour: '#eec06c',
          cheese: '#fde08a',
          turn: [-134, 134, 44, -44][i] ?? 0,
          z: 14,
          fillings: [
            { ...cornKernels, count: 6, size: 8 },
            { bit: bits.cube('#4f8a2c'), count: 4, size: 6 },
          ],
        }),
      ),
      herb('coriander', { z: 40, size: 40 }),
    ],
    hot,
  ),
  'mexican-loaded-nachos': dish(
    'ebony',
    skillet({ colour: '#38302c' }),
    [
      chips({ count: 30, dome: 36, reach: 0.94, size: 44 }),
      chunks({ count: 14, dome: 56, reach: 0.5, size: 26, colour: '#7a3418' }),
      drizzle('#fbb92e', { dome: 50, width: 11, reach: 0.74, count: 4 }),
      pulses('#8f2f1c', { count: 14, dome: 56, reach: 0.5, size: 9 }),
      dice('#d8381f', {
        count: 18,
        dome: 58,
        reach: 0.66,
        size: 13,
        gloss: true,
      }),
      ringlets({
        colour: '#4f8a2c',
        count: 12,
        dome: 60,
        reach: 0.64,
        size: 11,
      }),
      dollop({ colour: '#fffaf0', size: 34, z: 70 }),
      herb('coriander', { z: 84, size: 34 }),
    ],
    hot,
  ),
  'mexican-guacamole-chips': dish(
    'ikatGold',
    plate({ colour: '#b5603a', decor: 'gold' }),
    [
      chips({ count: 26, dome: 8, reach: 1, size: 46 }),
      group(0, 0.06, 0.58, [
        (stage) =>
          dip('#7a9a3a', { size: stage.r, pot: '#4a4644', z: 26 })(stage),
      ]),
      group(
        0,
        0.06,
        0.46,
        [
          spreadOut('#94b23e', { reach: 0.98, swirl: 0.6 }),
          dice('#d8381f', {
            count: 12,
            dome: 10,
            reach: 0.7,
            size: 12,
            gloss: true,
          }),
          dice('#fbf6ea', { count: 12, dome: 10, reach: 0.7, size: 7 }),
          herb('coriander', { z: 12, size: 36 }),
        ],
        24,
      ),
      citrus({ colour: LIME, u: 0.7, v: 0.5, size: 36, turn: -16, z: 20 }),
    ],
  ),
  'mexican-elote': dish(
    'tileBlue',
    board({ colour: '#7a4d30', shape: 'plank' }),
    [
      arranged(
        [
          [0.18, -0.48],
          [0.1, 0.04],
          [0.2, 0.54],
        ],
        (u, v, i) => elote({ u, v, size: 128, turn: [-8, 4, -5][i] ?? 0 }),
      ),
      citrus({ colour: LIME, u: -0.78, v: 0.76, size: 36, turn: 16 }),
    ],
  ),
  'mexican-beef-fajitas': dish(
    'oak',
    skillet({ colour: '#2e2a29', handle: false }),
    [
      chunks({ count: 16, dome: 14, reach: 0.84, size: 44, colour: '#6b2c14' }),
      strips('#d8321c', {
        count: 16,
        dome: 34,
        long: 76,
        thick: 13,
        reach: 0.86,
        curl: 0.4,
      }),
      strips('#f0b428', {
        count: 16,
        dome: 38,
        long: 74,
        thick: 13,
        reach: 0.82,
        curl: 0.4,
      }),
      strips('#4f9a34', {
        count: 14,
        dome: 40,
        long: 70,
        thick: 12,
        reach: 0.82,
        curl: 0.4,
      }),
      chunks({ count: 10, dome: 50, reach: 0.6, size: 42, colour: '#7d3616' }),
      onion({
        count: 9,
        dome: 54,
        reach: 0.7,
        size: 28,
        edge: '#d9b06a',
        colour: '#f6e6c4',
      }),
      citrus({ colour: LIME, u: 0.5, v: 0.44, size: 38, z: 34, turn: -16 }),
      chopped({ dome: 54, count: 20, reach: 0.6 }),
    ],
    { above: [steam({ strength: 0.44 })] },
  ),
  'mexican-chicken-enchiladas': dish(
    'lilac',
    tray({ colour: '#b5603a' }),
    [
      sauce('#7f9a2e', { size: 1, rough: 0.02 }),
      arranged(
        [
          [0, -0.6],
          [0, -0.22],
          [0, 0.18],
          [0, 0.56],
        ],
        (u, v) =>
          rolled({
            u,
            v,
            size: Math.abs(v) > 0.4 ? 108 : 138,
            wide: 0.25,
            colour: '#e6b25c',
            turn: -3,
            z: 14,
          }),
      ),
      sauce('#93b03a', { size: 0.64, rough: 0.12, z: 30 }),
      sauce('#fbeec4', { size: 0.3, rough: 0.3, z: 36, u: -0.14, v: -0.2 }),
      sauce('#fbeec4', { size: 0.26, rough: 0.3, z: 36, u: 0.2, v: 0.26 }),
      drizzle('#fffaf0', { dome: 30, width: 6, reach: 0.7, count: 4 }),
      ringlets({ colour: '#4f8a2c', count: 10, dome: 46, reach: 0.6, size: 9 }),
      onion({ count: 5, dome: 44, reach: 0.4, size: 18, edge: '#a0487a' }),
      herb('coriander', { z: 50, size: 42 }),
    ],
    hot,
  ),
  'mexican-chilli-con-carne': dish(
    'ikatGreen',
    bowl({
      colour: '#b5402c',
      decor: 'rings',
      ink: '#f2ddb4',
      inside: '#f2e6cc',
      deep: 0.42,
    }),
    [
      pool('#7d2a14', { eyes: 12, fat: '#e0701e' }),
      group(-0.44, -0.16, 0.62, [rice({ dome: 52, colour: '#fffaf0' })]),
      group(0.24, 0.12, 0.74, [
        chunks({
          count: 26,
          dome: 20,
          reach: 0.86,
          size: 25,
          colour: '#6b2a12',
        }),
        pulses('#a8321e', { count: 34, dome: 34, reach: 0.82, size: 12 }),
        dice('#e04a24', {
          count: 14,
          dome: 36,
          reach: 0.7,
          size: 12,
          gloss: true,
        }),
      ]),
      dollop({ colour: '#fffaf0', size: 28, u: 0.2, v: 0, z: 40 }),
      herb('coriander', { u: 0.22, v: 0, z: 56, size: 36 }),
      ringlets({ colour: '#c8321e', count: 6, dome: 40, reach: 0.5, size: 8 }),
    ],
    hot,
  ),
  'mexican-tamales': dish(
    'plum',
    plate({ colour: '#efe3cf', decor: 'dots', ink: '#b5402c' }),
    [
      arranged(
        [
          [0, -0.46],
          [0.04, 0.04],
          [-0.02, 0.52],
        ],
        (u, v, i) => tamal({ u, v, size: 104, turn: [-8, 6, -4][i] ?? 0 }),
      ),
      dip('#6f9a2e', {
        u: 0.8,
        v: -0.56,
        size: 42,
        pot: '#b5603a',
        bits: '#3f6f22',
      }),
    ],
    hot,
  ),
  'mexican-tortilla-soup': dish(
    'walnut',
    bowl({
      colour: '#3f6a84',
      decor: 'gold',
      ink: '#e0b35a',
      inside: '#efe3cf',
      deep: 0.46,
    }),
    [
      pool('#b8401a', { eyes: 24, fat: '#f5a03a' }),
      strips('#f0dcb4', {
        count: 22,
        dome: 14,
        long: 44,
        thick: 9,
        reach: 0.74,
      }),
      beads(CORN, { count: 18, dome: 8, reach: 0.84, size: 7 }),
      avocado({ u: -0.32, v: 0.16, size: 42, z: 18, turn: -20, count: 5 }),
      group(0.24, -0.12, 0.52, [
        strips('#e3a23c', {
          count: 40,
          dome: 44,
          long: 54,
          thick: 8,
          reach: 0.7,
          curl: 0.1,
        }),
      ]),
      dollop({ colour: '#fffaf0', size: 26, u: 0.16, v: 0.42, z: 10 }),
      herb('coriander', { u: 0.14, v: 0.4, z: 24, size: 36 }),
      citrus({ colour: LIME, u: 0.58, v: 0.32, size: 30, z: 14, turn: -20 }),
    ],
    hot,
  ),
  'mexican-taco-salad': dish('ikatBlue', plate({ colour: '#f7f1e6', r: 180 }), [
    shellBowl({ size: 1.16 }),
    group(0, -0.04, 1.12, [
      leaves({ count: 20, dome: 40, reach: 0.84, size: 50 }),
      chunks({ count: 12, dome: 58, reach: 0.5, size: 28, colour: '#7a3418' }),
      pulses('#4a2418', { count: 20, dome: 56, reach: 0.7, size: 10 }),
      wedges({ count: 7, dome: 50, reach: 0.7, size: 30 }),
      beads(CORN, { count: 30, dome: 58, reach: 0.72, size: 7 }),
      strips('#fbb92e', {
        count: 34,
        dome: 76,
        long: 24,
        thick: 4,
        reach: 0.5,
      }),
      dollop({ colour: '#fffaf0', size: 26, z: 84 }),
    ]),
  ]),
  'mexican-churros': dish(
    'rosy',
    plate({ colour: '#38474a', decor: 'gold' }),
    [
      arranged(
        [
          [-0.16, -0.6],
          [-0.24, -0.32],
          [-0.14, -0.06],
          [-0.24, 0.2],
          [-0.12, 0.46],
          [-0.2, 0.7],
        ],
        (u, v, i) =>
          churro({
            u,
            v,
            size: Math.abs(v) > 0.5 ? 92 : 116,
            turn: [-10, -4, -12, -6, -14, -7][i] ?? 0,
          }),
      ),
      dip('#3a1a0c', { u: 0.66, v: 0.12, size: 66, pot: '#f6efe2' }),
    ],
    hot,
  ),
  'mexican-tres-leches': standing('blush', [
    cakeSlice({
      layers: [
        '#f3d48a',
        '#f6dc9a',
        '#f3d48a',
        '#fff6e4',
        '#f3d48a',
        '#f6dc9a',
      ],
      top: '#fffaf0',
      high: 120,
      dust: '#b8743a',
      crown: (stage) =>
        swirl('#fffaf0', 40, 3) +
        `<g transform="translate(10 -40)">${berry(stage, 'strawberry', 36)}</g>`,
    }),
  ]),
  'mexican-horchata': standing('honey', [
    glass({
      colour: '#f3e6cc',
      below: '#e6d2ac',
      clear: false,
      ice: 3,
      straw: '#c8321e',
      u: -0.12,
      v: 0.56,
      size: 1.12,
      foam: '#fbf4e4',
    }),
    spices({ u: 0.4, v: 0.8, size: 50 }),
  ]),
  'mexican-hibiscus-water': standing('sage', [
    glass({
      colour: '#b5122f',
      below: '#7a0a22',
      ice: 4,
      slice: '#f09a2a',
      mint: true,
      straw: '#f3e6cc',
      v: 0.56,
      size: 1.12,
    }),
  ]),
};
