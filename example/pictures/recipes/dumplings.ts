import { arranged } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group } from '../kit/stage';
import { bare, bowl, plate, skillet, tray } from '../kit/vessels';
import { boat, churchkhela, pie } from '../parts/asian/pies';
import { balls } from '../parts/asian/pieces';
import { steamer, saucer } from '../parts/asian/tableware';
import { bottle, cup, glass, teapot } from '../parts/drinks';
import { dumplings } from '../parts/dumplings';
import {
  chopped,
  herb,
  onion,
  ringlets,
  rounds,
  steam,
} from '../parts/garnish';
import { beads, heap, rice, sprinkle, strips } from '../parts/grains';
import { vegetables, wedges } from '../parts/greens';
import { dollop, drizzle, oil, pool, sauce } from '../parts/liquids';
import { chunks, slices } from '../parts/meat';
import { drumstick } from '../parts/roasts';

const blueLagan = plate({ decor: 'blue', ink: '#2b5a94' });
const FIVE = [
  [0, -0.52],
  [-0.52, -0.16],
  [0.54, -0.14],
  [-0.3, 0.44],
  [0.32, 0.42],
] as const;
const SEVEN = [
  [-0.3, -0.54],
  [0.32, -0.54],
  [-0.6, -0.02],
  [0.02, -0.04],
  [0.62, 0],
  [-0.32, 0.48],
  [0.34, 0.48],
] as const;

/** Manti, khinkali, pelmeni, vareniki, the Georgian table. */
export const dumplingsRecipes: Recipes = {
  'dumplings-bukhara-manti': dish(
    'ikatRed',
    blueLagan,
    [
      dumplings('manti', { at: FIVE, size: 64, dome: 16 }),
      onion({ count: 7, dome: 56, reach: 0.3, size: 20 }),
      sprinkle('#3a1a0a', { count: 40, dome: 40 }),
      herb('coriander', { z: 62, u: 0.1, size: 34 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-lamb-pumpkin-manti': dish(
    'oak',
    steamer(),
    [
      dumplings('manti', {
        at: FIVE,
        size: 58,
        dome: 18,
        colour: '#f6deb0',
        inside: '#e0862a',
      }),
      chopped({ dome: 36, count: 20 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-fried-manti': dish(
    'slate',
    skillet({ handle: false, r: 184 }),
    [
      dumplings('manti', {
        at: FIVE,
        size: 62,
        dome: 18,
        colour: '#dfa454',
        inside: '#8a4a1c',
      }),
      sauce('#b8320f', { size: 0.18, z: 50 }),
      ringlets({ colour: '#6fa03a', count: 26, dome: 46 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-potato-manti': dish(
    'mint',
    plate({ colour: '#7a4a34', decor: 'rings', ink: '#e9c8a0' }),
    [
      dumplings('manti', {
        at: FIVE,
        size: 62,
        dome: 16,
        colour: '#fbf0d4',
        inside: '#efd384',
      }),
      strips('#c07a2a', {
        count: 46,
        dome: 50,
        long: 30,
        thick: 5,
        curl: 0.6,
        reach: 0.5,
      }),
      oil('#f0b52a', 26),
      sprinkle('#3a1a0a', { count: 40, dome: 40 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-spring-herb-manti': dish(
    'cream',
    plate({ colour: '#eef0e2', decor: 'leaves', ink: '#5f8a3c' }),
    [
      dumplings('manti', {
        at: FIVE,
        size: 62,
        dome: 16,
        colour: '#dbe4b0',
        inside: '#5f8f34',
      }),
      dollop({ z: 50, size: 36 }),
      chopped({ dome: 40, count: 36 }),
      herb('mint', { z: 72, size: 40 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-khinkali-kalakuri': dish(
    'walnut',
    board({ colour: '#d9b27c', shape: 'round', r: 192 }),
    [
      dumplings('khinkali', { at: FIVE, size: 62, dome: 20 }),
      sprinkle('#241812', { count: 80, dome: 40, reach: 0.8 }),
      herb('coriander', { u: 0.02, v: 0.02, z: 30, size: 44 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-khinkali-cheese': dish(
    'sky',
    plate({ colour: '#34506e', decor: 'speckle', ink: '#bfd0e0' }),
    [
      dumplings('khinkali', {
        at: FIVE,
        size: 62,
        dome: 18,
        colour: '#fdf3da',
        inside: '#f0cf7a',
      }),
      drizzle('#f6c84a', { count: 3, dome: 46, width: 6, reach: 0.5 }),
      herb('mint', { u: 0.02, v: 0.02, z: 36, size: 46 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-khinkali-mushroom': dish(
    'olive',
    plate({ colour: '#e9dcc4', decor: 'rings', ink: '#6b4a2c' }),
    [
      dumplings('khinkali', {
        at: FIVE,
        size: 62,
        dome: 18,
        colour: '#ecdcb8',
        inside: '#8f6a40',
      }),
      group(0.02, 0.04, 0.4, [
        rounds({
          colour: '#e9d9bc',
          skin: '#8f6238',
          seeds: null,
          count: 4,
          size: 20,
          dome: 30,
          reach: 0.6,
        }),
      ]),
      herb('dill', { u: 0.05, v: 0.1, z: 50, size: 40 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-khinkali-fried': dish(
    'clay',
    skillet({ r: 180 }),
    [
      dumplings('khinkali', {
        at: FIVE,
        size: 60,
        dome: 20,
        colour: '#dc9a44',
        inside: '#8a4516',
      }),
      ringlets({ colour: '#6fa03a', count: 20, dome: 40 }),
      sprinkle('#241812', { count: 40, dome: 36 }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
  'dumplings-siberian-pelmeni': dish(
    'indigo',
    bowl({
      colour: '#e9dcc4',
      decor: 'rings',
      ink: '#b5402c',
      deep: 0.36,
      r: 178,
      full: 0.06,
    }),
    [
      sauce('#e6bf62', { size: 0.9, rough: 0.03, z: 0 }),
      dumplings('pelmeni', { count: 14, reach: 0.84, size: 38, dome: 10 }),
      dumplings('pelmeni', { count: 9, reach: 0.54, size: 38, dome: 46 }),
      dollop({ z: 66, size: 36 }),
      chopped({ dome: 56, count: 30, colour: '#5f9a34' }),
      sprinkle('#241812', { count: 20, dome: 52 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-fried-chuchvara': dish('basalt', tray({ colour: '#c9a06a' }), [
    dumplings('pelmeni', {
      count: 14,
      reach: 0.8,
      size: 34,
      dome: 16,
      colour: '#dc9a44',
      inside: '#8a4516',
    }),
    dumplings('pelmeni', {
      count: 6,
      reach: 0.46,
      size: 34,
      dome: 46,
      colour: '#e0a24c',
      inside: '#8a4516',
    }),
    saucer({ u: 0.46, v: 0.44, size: 48, sauce: '#c42a12', z: 26 }),
    herb('coriander', { u: -0.4, v: 0.4, z: 20, size: 44 }),
  ]),
  'dumplings-potato-vareniki': dish(
    'sage',
    plate({ colour: '#f7f1e6', decor: 'tulip', ink: '#b5402c' }),
    [
      dumplings('gyoza', {
        at: SEVEN,
        size: 48,
        dome: 16,
        colour: '#f7e8c4',
        inside: '#f2dc9c',
      }),
      strips('#c88428', {
        count: 70,
        dome: 44,
        long: 32,
        thick: 5,
        curl: 0.7,
        reach: 0.6,
      }),
      dollop({ u: 0.02, v: 0.06, z: 42, size: 36 }),
      herb('dill', { z: 62, size: 52 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-cherry-vareniki': dish(
    'blush',
    plate({ colour: '#e4ecec', decor: 'rings', ink: '#8a2438' }),
    [
      sauce('#a8142c', { size: 0.86, rough: 0.1, z: 3 }),
      dumplings('gyoza', {
        at: SEVEN,
        size: 48,
        dome: 16,
        colour: '#fbeede',
        inside: '#e4a39c',
      }),
      dollop({ u: -0.02, v: 0.02, z: 40, size: 40 }),
      beads('#8f0f24', {
        count: 16,
        dome: 30,
        size: 11,
        gloss: true,
        reach: 0.8,
      }),
      herb('mint', { u: 0.06, z: 62, size: 34 }),
    ],
  ),
  'dumplings-adjaruli': dish(
    'teak',
    bare({ y: 240 }),
    [boat({ size: 204, turn: -26 })],
    { above: [steam()], zoom: 1.08 },
  ),
  'dumplings-imeruli': dish(
    'flax',
    board({ colour: '#8a5a34', shape: 'round', r: 194 }),
    [
      pie({
        colour: '#e2aa5c',
        filling: '#fbeab2',
        size: 150,
        cuts: 8,
        tall: 16,
        turn: 10,
      }),
    ],
    { above: [steam()] },
  ),
  'dumplings-lobiani': dish(
    'ikatGreen',
    plate({ colour: '#f3e7d0', decor: 'gold', r: 204 }),
    [
      pie({
        colour: '#d89a4c',
        filling: '#7a2c22',
        size: 150,
        cuts: 6,
        tall: 18,
        turn: -14,
      }),
      herb('coriander', { u: -0.2, v: -0.2, z: 30, size: 40 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-kubdari': dish(
    'ebony',
    board({ colour: '#c9995f', shape: 'paddle', turn: -20, r: 186 }),
    [
      pie({
        colour: '#c98236',
        filling: '#6e3218',
        size: 140,
        cuts: 5,
        tall: 24,
        turn: 30,
      }),
      onion({ count: 6, dome: 34, reach: 0.2, size: 18 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-kharcho': dish(
    'plum',
    bowl({ colour: '#a8643c', inside: '#e9d3b0', r: 176 }),
    [
      pool('#a8380f', { eyes: 26, fat: '#ff9a3a' }),
      rice({ bare: true, colour: '#f0d8a8', count: 220, dome: 8, reach: 0.8 }),
      chunks({ count: 6, dome: 24, size: 44, reach: 0.54 }),
      beads('#c99a62', { count: 18, dome: 24, size: 7, reach: 0.7 }),
      herb('coriander', { z: 44, size: 46 }),
      chopped({ dome: 20, count: 30 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-lobio': dish(
    'stone',
    bowl({ colour: '#7a4028', inside: '#8f5236', r: 168, deep: 0.6 }),
    [
      pool('#6e2a18', { eyes: 6 }),
      beads('#7f2a1c', {
        count: 190,
        dome: 26,
        size: 10,
        gloss: false,
        reach: 0.9,
        flat: 0.7,
      }),
      beads('#93382a', {
        count: 60,
        dome: 36,
        size: 10,
        gloss: false,
        reach: 0.6,
        flat: 0.7,
      }),
      onion({ count: 6, dome: 46, reach: 0.34, size: 18 }),
      beads('#d0a468', { count: 16, dome: 42, size: 7, reach: 0.5 }),
      herb('coriander', { z: 66, size: 44 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-pkhali': dish(
    'rosy',
    plate({ colour: '#3f4a44', decor: 'gold' }),
    [
      balls(
        [
          [-0.44, -0.36],
          [0.3, -0.48],
          [0.62, 0.06],
          [-0.54, 0.28],
          [0.04, 0.06],
          [0.2, 0.56],
        ],
        {
          colours: [
            '#4f8230',
            '#9a1c48',
            '#8a6a4a',
            '#9a1c48',
            '#5a8f38',
            '#8a6a4a',
          ],
          size: 46,
          material: 'crust',
          z: 16,
        },
      ),
      arranged(
        [
          [-0.44, -0.36],
          [0.3, -0.48],
          [0.62, 0.06],
          [-0.54, 0.28],
          [0.04, 0.06],
          [0.2, 0.56],
        ],
        (u, v) =>
          group(
            u,
            v,
            0.2,
            [
              beads('#d01c3c', {
                count: 7,
                dome: 34,
                size: 6,
                gloss: true,
                reach: 0.7,
              }),
            ],
            20,
          ),
      ),
      beads('#c81c3c', {
        count: 14,
        dome: 4,
        size: 6,
        gloss: true,
        reach: 0.9,
      }),
    ],
  ),
  'dumplings-ojakhuri': dish(
    'oak',
    skillet({ colour: '#8a4a2c', handle: false, r: 186 }),
    [
      vegetables({
        colours: ['#ecc05a', '#e2ac42', '#d9a03a'],
        count: 20,
        dome: 30,
        size: 54,
        reach: 0.88,
      }),
      drumstick({
        u: -0.2,
        v: -0.1,
        z: 52,
        size: 76,
        turn: -20,
        colour: '#c0702a',
      }),
      drumstick({
        u: 0.24,
        v: 0.3,
        z: 48,
        size: 74,
        turn: 160,
        colour: '#b8641f',
      }),
      onion({ count: 6, dome: 50, reach: 0.7 }),
      sprinkle('#b8320f', { count: 40, dome: 46 }),
      chopped({ dome: 50, count: 30 }),
    ],
    { above: [steam()] },
  ),
  'dumplings-georgian-salad': dish(
    'tileBlue',
    bowl({
      colour: '#5a3a4a',
      inside: '#f1e6d8',
      deep: 0.34,
      r: 178,
      full: 0.06,
    }),
    [
      heap('#b8452a', { dome: 20, reach: 0.96 }),
      wedges({ count: 28, dome: 30, reach: 0.9, size: 42 }),
      rounds({
        colour: '#d4e3a8',
        skin: '#3f7a2f',
        seeds: null,
        count: 9,
        dome: 52,
        reach: 0.7,
        size: 28,
      }),
      beads('#c9985c', { count: 60, dome: 62, size: 6.5, reach: 0.6 }),
      ringlets({ colour: '#4f9a2c', count: 10, dome: 58, size: 9 }),
      onion({ count: 7, dome: 62, reach: 0.5 }),
      herb('basil', { z: 84, size: 42 }),
    ],
  ),
  'dumplings-churchkhela': dish(
    'ikatGold',
    board({ colour: '#e0c39a', shape: 'plank', turn: 4, r: 192 }),
    [
      arranged(
        [
          [0.04, -0.56],
          [0.1, -0.14],
          [0, 0.3],
        ],
        (u, v, i) =>
          churchkhela({
            u,
            v,
            size: 138,
            turn: -6 + i * 5,
            colour: ['#5a1a20', '#9a5a24', '#6e2030'][i] ?? '#5a1a20',
            z: 14,
          }),
      ),
      group(0.06, 0.72, 0.5, [
        slices({
          count: 5,
          dome: 8,
          size: 25,
          reach: 0.9,
          colour: '#d9ae74',
          fat: '#8a5526',
          rim: '#5a1a20',
        }),
      ]),
    ],
  ),
  'dumplings-pear-lemonade': standing('pistachio', [
    bottle({
      colour: '#c9cf5a',
      cap: '#4f8a3c',
      label: '#f7f0d8',
      mark: '#6f9a2c',
      u: 0.26,
      v: 0.44,
      size: 0.98,
    }),
    glass({ colour: '#d8d86a', ice: 3, u: -0.34, v: 0.66, size: 0.82 }),
  ]),
  'dumplings-thyme-tea': standing(
    'walnut',
    [
      teapot({ u: 0.3, v: 0, size: 0.98, colour: '#b5603a', band: '#7a2c1c' }),
      cup({ u: -0.34, v: 0.64, drink: '#8a2f10', saucer: true, size: 1.06 }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
  'dumplings-sour-cherry-mors': standing('rose', [
    glass({
      colour: '#b0142c',
      ice: 3,
      v: 0.62,
      size: 1.12,
      mint: true,
      bits: '#6a0a18',
      shape: [70, 56, 228],
    }),
  ]),
};
