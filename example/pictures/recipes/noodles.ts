import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group, type Part } from '../kit/stage';
import { bowl, plate, skillet } from '../kit/vessels';
import { carved, mushrooms } from '../parts/asian/cuts';
import { pancake, pie } from '../parts/asian/pies';
import { cubes, sticks } from '../parts/asian/pieces';
import { shrimps } from '../parts/asian/seafood';
import { chopsticks, saucer } from '../parts/asian/tableware';
import { cup, glass, teapot } from '../parts/drinks';
import { dumplings } from '../parts/dumplings';
import { chopped, herb, ringlets, rounds, steam } from '../parts/garnish';
import { beads, dice, heap, rice, sprinkle, strips } from '../parts/grains';
import { leaves, vegetables, wedges } from '../parts/greens';
import { oil, pool, sauce } from '../parts/liquids';
import { chunks } from '../parts/meat';
import { noodles } from '../parts/noodles';

const blueBowl = bowl({
  colour: '#f4efe2',
  decor: 'blue',
  ink: '#2b5a94',
  r: 178,
});
const wok = skillet({ colour: '#34302f', r: 186 });
const sesame = sprinkle('#fbeccb', { count: 50, dome: 58, reach: 0.7 });

/** Heaped at one side of the dish. */
const at = (u: number, v: number, parts: readonly Part[], size = 0.42) =>
  group(u, v, size, parts, 16);

/** The lagman sauce: beef, peppers, celery. */
const lagman = (dome: number, reach = 0.56) => [
  sauce('#a83a14', { size: reach, rough: 0.1, z: dome * 0.5 }),
  vegetables({
    colours: ['#cf2f1c', '#4f8f2c', '#e8b03a'],
    count: 12,
    size: 28,
    dome,
    reach,
  }),
  chunks({ count: 7, size: 34, dome: dome + 10, reach: reach * 0.8 }),
  strips('#6fa03a', {
    count: 16,
    dome: dome + 12,
    long: 34,
    thick: 6,
    reach: reach * 0.9,
  }),
];

/** Lagman, wok, rice, soups, tea. */
export const noodlesRecipes: Recipes = {
  'noodles-guyru-lagman': dish(
    'ikatRed',
    plate({ decor: 'blue', ink: '#2b5a94' }),
    [
      noodles({ count: 144, dome: 34, reach: 0.96, thick: 8 }),
      ...lagman(48),
      chopped({ dome: 58, count: 16 }),
    ],
    { above: [steam()] },
  ),
  'noodles-boso-lagman': dish(
    'slate',
    wok,
    [
      noodles({
        colour: '#d9a860',
        count: 165,
        dome: 34,
        reach: 0.92,
        thick: 8.5,
      }),
      strips('#cf2f1c', { count: 18, dome: 44, long: 44, thick: 9 }),
      strips('#4f8f2c', { count: 18, dome: 46, long: 44, thick: 9 }),
      strips('#7a3a1c', {
        count: 26,
        dome: 52,
        long: 40,
        thick: 11,
        reach: 0.66,
      }),
      sesame,
    ],
    { above: [steam()], before: [chopsticks({ u: 0.56, v: 0.5, turn: -30 })] },
  ),
  'noodles-tsomyan': dish(
    'honey',
    plate({ colour: '#e9ddc6', decor: 'tulip', ink: '#b5402c' }),
    [
      heap('#d9b070', { dome: 40, reach: 1 }),
      dice('#e6c084', { count: 300, dome: 40, size: 18, reach: 1 }),
      dice('#cf3a1c', {
        count: 44,
        dome: 54,
        size: 17,
        gloss: true,
        reach: 0.8,
      }),
      sticks('#4f8f2c', {
        count: 16,
        dome: 54,
        long: 38,
        thick: 10,
        reach: 0.72,
      }),
      chunks({ count: 9, dome: 58, size: 30, reach: 0.6 }),
      chopped({ dome: 56 }),
    ],
    { above: [steam()] },
  ),
  'noodles-vegetable-lagman': dish(
    'sage',
    bowl({ colour: '#c96b3c', inside: '#f3e6cf', r: 178 }),
    [
      pool('#b84a18'),
      noodles({ count: 135, dome: 24, reach: 0.86, thick: 7 }),
      cubes('#5a3052', { count: 5, size: 20, dome: 40, reach: 0.5 }),
      vegetables({
        colours: ['#cf2f1c', '#4f8f2c', '#f3ead0', '#e8b03a'],
        count: 14,
        size: 32,
        dome: 40,
        reach: 0.66,
      }),
      mushrooms({
        count: 5,
        colour: '#4a2f24',
        flesh: '#7a5040',
        size: 22,
        dome: 46,
      }),
      herb('coriander', { z: 56, size: 38 }),
    ],
    { above: [steam()] },
  ),
  'noodles-ashlyan-fu': dish(
    'ice',
    bowl({ colour: '#e7ddc9', decor: 'rings', ink: '#b5402c', r: 178 }),
    [
      pool('#8a3a1a', { eyes: 30, fat: '#ff6a2a' }),
      noodles({
        colour: '#f6dfa0',
        count: 130,
        dome: 14,
        reach: 0.76,
        thick: 6,
      }),
      sticks('#f4f0e2', {
        count: 12,
        dome: 30,
        long: 58,
        thick: 15,
        reach: 0.62,
      }),
      strips('#f6cf52', {
        count: 26,
        dome: 40,
        long: 46,
        thick: 9,
        reach: 0.5,
      }),
      beads('#c8200c', { count: 40, dome: 44, size: 5, reach: 0.3 }),
      ringlets({ colour: '#5f9a34', count: 26, dome: 36, size: 7 }),
      chopped({ dome: 34 }),
    ],
  ),
  'noodles-lanzhou-beef': dish(
    'flax',
    blueBowl,
    [
      pool('#c9903c', { clear: true, eyes: 20, fat: '#d9481c' }),
      noodles({
        colour: '#f7e6b4',
        count: 165,
        dome: 18,
        reach: 0.8,
        thick: 5.4,
      }),
      rounds({
        colour: '#fbf6e6',
        skin: '#e9e2c6',
        seeds: null,
        count: 4,
        size: 26,
        dome: 18,
        reach: 0.66,
      }),
      carved({
        u: -0.24,
        v: -0.3,
        colour: '#5a2c18',
        flesh: '#9a5a3a',
        count: 5,
        size: 40,
        step: 27,
        z: 28,
      }),
      oil('#d0340c', 22),
      chopped({ dome: 22, count: 40 }),
      ringlets({ colour: '#5f9a34', count: 20, dome: 24, size: 7 }),
    ],
    { above: [steam()] },
  ),
  'noodles-dan-dan': dish(
    'walnut',
    bowl({ colour: '#2f5f6a', inside: '#e9e2d0', r: 178, deep: 0.4 }),
    [
      pool('#b8380e', { eyes: 24, fat: '#ff8a3a' }),
      noodles({
        colour: '#f3d890',
        count: 150,
        dome: 26,
        reach: 0.84,
        thick: 5,
      }),
      beads('#7a3a1c', { count: 110, dome: 46, size: 6, reach: 0.5 }),
      at(
        0.42,
        0.3,
        [
          leaves({
            kind: 'spinach',
            colour: '#4f9a3c',
            count: 5,
            dome: 14,
            size: 80,
          }),
        ],
        0.4,
      ),
      sprinkle('#e9b868', {
        count: 50,
        dome: 52,
        size: 3.4,
        long: 1.3,
        reach: 0.5,
      }),
      ringlets({ colour: '#6fa03a', count: 24, dome: 48, size: 7, reach: 0.5 }),
      oil('#e0340c', 16),
    ],
    { above: [steam()] },
  ),
  'noodles-tomato-egg': dish(
    'mint',
    plate({ colour: '#44586a', decor: 'plain' }),
    [
      noodles({
        colour: '#f3dba0',
        count: 75,
        thick: 15,
        flat: true,
        dome: 34,
        reach: 0.95,
      }),
      sauce('#d0401c', { size: 0.6, rough: 0.18, z: 26 }),
      wedges({ count: 9, dome: 46, reach: 0.58, size: 34 }),
      vegetables({
        colours: ['#fbd75a', '#f6c83e'],
        count: 11,
        size: 38,
        dome: 52,
        reach: 0.56,
      }),
      ringlets({ colour: '#5f9a34', count: 30, dome: 56, size: 7 }),
    ],
    { above: [steam()] },
  ),
  'noodles-wonton-soup': dish(
    'rosy',
    bowl({ colour: '#5f8a72', inside: '#f1ece0', r: 176 }),
    [
      pool('#dcb05c', { clear: true, eyes: 22 }),
      at(
        -0.4,
        -0.36,
        [
          leaves({
            kind: 'spinach',
            colour: '#5fa03c',
            count: 6,
            dome: 16,
            size: 90,
          }),
        ],
        0.5,
      ),
      dumplings('wonton', {
        count: 6,
        reach: 0.6,
        size: 42,
        dome: 22,
        colour: '#fdf0d6',
        inside: '#e0a078',
      }),
      at(0.44, -0.44, [mushrooms({ count: 3, dome: 10, size: 20 })], 0.3),
      ringlets({ colour: '#5f9a34', count: 26, dome: 24, size: 7 }),
      oil('#c98a1c', 14),
    ],
    { above: [steam()] },
  ),
  'noodles-hot-sour-soup': dish(
    'night',
    bowl({
      colour: '#c0392b',
      inside: '#f1e2cc',
      decor: 'gold',
      ink: '#d9a441',
      r: 176,
    }),
    [
      pool('#8f3a10', { eyes: 18, fat: '#ff8a2a' }),
      strips('#f6d878', {
        count: 60,
        dome: 10,
        long: 56,
        thick: 6,
        curl: 0.6,
        reach: 0.82,
      }),
      sticks('#fff6e2', {
        count: 9,
        dome: 16,
        long: 44,
        thick: 15,
        reach: 0.66,
        material: 'cream',
      }),
      strips('#3a241c', { count: 22, dome: 18, long: 40, thick: 9, curl: 0.5 }),
      strips('#e9c87a', { count: 14, dome: 20, long: 40, thick: 8 }),
      ringlets({ colour: '#d7331f', count: 8, dome: 20, size: 8 }),
      chopped({ dome: 20, count: 40 }),
    ],
    { above: [steam()] },
  ),
  'noodles-chicken-chow-mein': dish(
    'terracotta',
    plate({ colour: '#efe8da', decor: 'rings', ink: '#7a2c1c' }),
    [
      noodles({
        colour: '#c98c42',
        count: 195,
        thick: 6,
        dome: 50,
        reach: 0.94,
      }),
      strips('#f1e9cf', { count: 34, dome: 60, long: 40, thick: 6, curl: 0.6 }),
      strips('#8fbf5a', { count: 30, dome: 60, long: 40, thick: 8 }),
      strips('#e8832a', { count: 18, dome: 62, long: 40, thick: 5 }),
      chunks({ count: 9, dome: 66, size: 34, reach: 0.6, colour: '#d09a58' }),
      ringlets({ colour: '#5f9a34', count: 14, dome: 66 }),
    ],
    { above: [steam()] },
  ),
  'noodles-beef-hor-fun': dish(
    'oak',
    plate({ colour: '#2d3a44', decor: 'gold' }),
    [
      noodles({
        colour: '#e6c890',
        count: 69,
        thick: 19,
        flat: true,
        dome: 46,
        reach: 0.94,
      }),
      strips('#f3ecd2', { count: 34, dome: 56, long: 44, thick: 6, curl: 0.6 }),
      chunks({ count: 10, dome: 62, size: 42, reach: 0.62, colour: '#74371c' }),
      strips('#5f9a34', { count: 22, dome: 62, long: 40, thick: 7 }),
      sprinkle('#3a1a0a', { count: 30, dome: 50 }),
    ],
    { above: [steam()] },
  ),
  'noodles-singapore-shrimp': dish(
    'plum',
    plate({ colour: '#f6efe2', decor: 'leaves', ink: '#6f8a4a' }),
    [
      noodles({
        colour: '#f2c23a',
        count: 285,
        thick: 3.6,
        dome: 52,
        reach: 0.94,
      }),
      strips('#cf2f1c', { count: 18, dome: 60, long: 40, thick: 7 }),
      strips('#4f8f2c', { count: 18, dome: 60, long: 40, thick: 7 }),
      vegetables({
        colours: ['#fbe07a'],
        count: 7,
        size: 30,
        dome: 60,
        reach: 0.6,
      }),
      shrimps({ count: 7, dome: 62, reach: 0.6, size: 36 }),
      ringlets({ colour: '#6fa03a', count: 18, dome: 62 }),
    ],
    { above: [steam()] },
  ),
  'noodles-yangzhou-rice': dish(
    'ash',
    blueBowl,
    [
      rice({ colour: '#f3dc9c', long: 6.5, dome: 46, reach: 0.98 }),
      beads('#6fae34', { count: 46, dome: 54, size: 7.5, gloss: true }),
      dice('#e8832a', { count: 26, dome: 54, size: 12 }),
      vegetables({
        colours: ['#fbd04a', '#f6c22e'],
        count: 10,
        size: 26,
        dome: 58,
        reach: 0.74,
      }),
      chunks({ count: 6, dome: 58, size: 26, reach: 0.7, colour: '#d6a468' }),
      shrimps({ count: 5, dome: 62, size: 30, reach: 0.55 }),
      ringlets({ colour: '#5f9a34', count: 26, dome: 60, size: 7 }),
    ],
    { above: [steam()] },
  ),
  'noodles-dapanji': dish(
    'ikatBlue',
    plate({ colour: '#f3e4c8', decor: 'tulip', ink: '#b5402c', r: 206 }),
    [
      noodles({
        colour: '#f0d8a0',
        count: 60,
        thick: 20,
        flat: true,
        dome: 12,
        reach: 0.98,
      }),
      sauce('#a8360e', { size: 0.76, rough: 0.08, z: 14 }),
      vegetables({
        colours: ['#ecc05a', '#e4b24a', '#4f8f2c', '#e4b24a', '#cf2f1c'],
        count: 14,
        size: 54,
        dome: 34,
        reach: 0.68,
      }),
      chunks({ count: 10, dome: 50, size: 48, reach: 0.6, colour: '#a8521e' }),
      strips('#c8240f', { count: 12, dome: 56, long: 44, thick: 9, curl: 0.5 }),
      herb('coriander', { z: 70, size: 42, u: 0.2 }),
    ],
    { above: [steam()], zoom: 1.18 },
  ),
  'noodles-ganfan': dish(
    'olive',
    plate({ colour: '#f7f1e6', decor: 'blue', ink: '#2f7a63' }),
    [
      at(-0.3, -0.22, [rice({ colour: '#fbf4e4', long: 7, dome: 40 })], 0.8),
      group(
        0.2,
        0.14,
        1.02,
        [...lagman(40, 0.68), chopped({ dome: 50, count: 16 })],
        4,
      ),
    ],
    { above: [steam()] },
  ),
  'noodles-kung-pao': dish(
    'basalt',
    plate({ colour: '#e9ece4', decor: 'rings', ink: '#2f6f80' }),
    [
      at(-0.46, -0.36, [rice({ colour: '#fbf4e4', long: 7, dome: 36 })], 0.56),
      sauce('#8f2c0c', { size: 0.88, u: 0.1, v: 0.12, rough: 0.1, z: 6 }),
      group(0.1, 0.12, 1.1, [
        chunks({
          count: 16,
          dome: 36,
          reach: 0.76,
          size: 36,
          colour: '#b5601f',
        }),
        sticks('#a8140c', {
          count: 9,
          dome: 46,
          reach: 0.7,
          long: 40,
          thick: 11,
        }),
        beads('#e9c48a', { count: 22, dome: 48, size: 8, reach: 0.7 }),
        ringlets({ colour: '#6fa03a', count: 20, dome: 48, size: 8 }),
      ]),
    ],
    { above: [steam()] },
  ),
  'noodles-sweet-sour-beef': dish(
    'sky',
    plate({ colour: '#3f4450', decor: 'gold' }),
    [
      sauce('#a83410', { size: 0.9, rough: 0.1, z: 4 }),
      sticks('#b5481a', {
        count: 22,
        dome: 40,
        reach: 0.8,
        long: 58,
        thick: 20,
        material: 'crust',
      }),
      sticks('#c85a1e', {
        count: 14,
        dome: 62,
        reach: 0.56,
        long: 54,
        thick: 18,
        material: 'meat',
      }),
      strips('#f08a2c', { count: 30, dome: 66, long: 40, thick: 5 }),
      strips('#6fa03a', { count: 18, dome: 66, long: 36, thick: 5 }),
      sesame,
    ],
  ),
  'noodles-mapo-tofu': dish(
    'butter',
    bowl({
      colour: '#2f5a52',
      inside: '#efe6d2',
      deep: 0.36,
      r: 178,
      full: 0.06,
    }),
    [
      pool('#b5260a', { eyes: 22, fat: '#ff7a2a' }),
      cubes('#fff4dc', { count: 17, size: 27, dome: 26, reach: 0.8 }),
      beads('#5a2412', { count: 60, dome: 30, size: 6, reach: 0.8 }),
      mushrooms({ count: 4, dome: 34, size: 18 }),
      ringlets({ colour: '#5f9a34', count: 36, dome: 36, size: 8 }),
      sprinkle('#4a1a0a', { count: 30, dome: 34 }),
    ],
    { above: [steam()] },
  ),
  'noodles-smashed-cucumber': dish(
    'marble',
    plate({ colour: '#8a4a3a', decor: 'speckle', ink: '#e9c8b0' }),
    [
      sauce('#4a2a10', { size: 0.86, rough: 0.08, z: 3 }),
      cubes('#8fc04a', {
        count: 22,
        size: 25,
        dome: 46,
        reach: 0.72,
        veins: '#3f7a2f',
      }),
      sprinkle('#fffaf0', { count: 40, dome: 52, size: 3, long: 1.3 }),
      ringlets({ colour: '#d7331f', count: 14, dome: 52, size: 7 }),
      sesame,
    ],
  ),
  'noodles-funchoza': dish(
    'indigo',
    plate({ colour: '#f4ecdc', decor: 'gold' }),
    [
      noodles({
        colour: '#e2d6be',
        count: 240,
        thick: 3.4,
        dome: 44,
        reach: 0.94,
      }),
      strips('#ef7d1c', { count: 44, dome: 56, long: 46, thick: 5 }),
      strips('#7fb04a', { count: 40, dome: 58, long: 46, thick: 7 }),
      strips('#cf2f1c', { count: 18, dome: 58, long: 42, thick: 7 }),
      strips('#6e3222', {
        count: 24,
        dome: 62,
        long: 36,
        thick: 10,
        reach: 0.6,
      }),
      herb('coriander', { z: 76, size: 44 }),
      sesame,
    ],
  ),
  'noodles-spring-rolls': dish(
    'teak',
    plate({ colour: '#dfe6de', decor: 'leaves', ink: '#5f8a72' }),
    [
      leaves({ count: 6, dome: 4, reach: 0.7, colour: '#7fb03c' }),
      sticks('#d9963c', {
        at: [
          [-0.06, -0.5],
          [-0.12, -0.16],
          [-0.06, 0.18],
          [-0.14, 0.5],
        ],
        dome: 18,
        long: 160,
        thick: 42,
        turn: -14,
        material: 'crust',
      }),
      saucer({ u: 0.62, v: 0.56, size: 42, sauce: '#a8261c', z: 12 }),
      sesame,
    ],
  ),
  'noodles-goshnan': dish(
    'ebony',
    board({ colour: '#c08a56', shape: 'round', r: 192 }),
    [
      pie({
        colour: '#d8943f',
        filling: '#7a3a20',
        size: 146,
        cuts: 6,
        tall: 22,
        turn: 20,
      }),
      sprinkle('#fbeccb', { count: 60, dome: 30 }),
    ],
    { above: [steam()] },
  ),
  'noodles-scallion-pancake': dish(
    'pistachio',
    board({ colour: '#6b4a34', shape: 'round', r: 190 }),
    [
      pancake({ size: 138, greens: 26, colour: '#dca650', z: 2, turn: 40 }),
      pie({
        size: 134,
        colour: '#e2ae56',
        filling: '#f3dfae',
        cuts: 6,
        tall: 12,
        turn: -30,
        z: 12,
      }),
      ringlets({
        colour: '#4f9a2c',
        count: 44,
        dome: 26,
        size: 7,
        reach: 0.76,
      }),
      sprinkle('#fbeccb', { count: 60, dome: 26 }),
    ],
  ),
  'noodles-jasmine-tea': standing(
    'blush',
    [
      teapot({ u: 0.3, v: 0, size: 0.98, colour: '#f4f4ee', band: '#5f9a86' }),
      cup({ u: -0.34, v: 0.64, drink: '#d9b84a', band: '#5f9a86', size: 1.24 }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
  'noodles-sour-plum': standing('plum', [
    glass({
      colour: '#7a1c22',
      ice: 4,
      v: 0.62,
      size: 1.12,
      bits: '#3a0c14',
      shape: [68, 60, 230],
      straw: '#e8e0d0',
    }),
  ]),
  'noodles-iced-lemon-tea': standing('honey', [
    glass({
      colour: '#b5601c',
      ice: 4,
      v: 0.62,
      size: 1.08,
      slice: '#f5c52f',
      mint: true,
      straw: '#f1e2c4',
    }),
  ]),
};
