import { arranged, ringOf } from '@/example/pictures/kit/arranging';
import { board } from '@/example/pictures/kit/boards';
import { dish, standing, type Recipes } from '@/example/pictures/kit/serving';
import { group, put, raised, type Part } from '@/example/pictures/kit/stage';
import { bowl, plate, skillet, tray } from '@/example/pictures/kit/vessels';
import { torn } from '@/example/pictures/parts/breads';
import { cup, glass } from '@/example/pictures/parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  steam,
} from '@/example/pictures/parts/garnish';
import {
  beads,
  dice,
  heap,
  rice,
  sprinkle,
  strips,
} from '@/example/pictures/parts/grains';
import { leaves, vegetables } from '@/example/pictures/parts/greens';
import {
  creamSwirl,
  fishPieces,
  curryFlorets,
  karahi,
  masala,
  paneer,
  pulses,
} from '@/example/pictures/parts/indian/curries';
import { naan, nest, samosa } from '@/example/pictures/parts/indian/fried';
import {
  chilli,
  dip,
  mangoHalf,
  spices,
  syrupBalls,
} from '@/example/pictures/parts/indian/spices';
import { dollop, drizzle, pool, sauce } from '@/example/pictures/parts/liquids';
import { chunks, skewers } from '@/example/pictures/parts/meat';
import { chop, drumstick } from '@/example/pictures/parts/roasts';
import { slab } from '@/example/pictures/parts/slabs';

const hot = { above: [steam()] };
const COPPER = '#b56a38';
const IRON = '#3a3432';
const BRASS = '#cf9a3e';

const bhaji =
  (u: number, v: number, size: number, z = 12): Part =>
  (stage) =>
    put(stage, [u, v], nest(stage, size), { z });

/** Basmati in two or three colours, as it comes out of a sealed pot. */
const biryani = (gold: string, share = 320): readonly Part[] => [
  rice({ colour: '#f8edd2', dome: 56, long: 11, count: 1150 }),
  rice({ colour: gold, dome: 60, long: 11, count: share, bare: true }),
];

const friedOnions = strips('#6e3012', {
  count: 46,
  dome: 78,
  long: 26,
  thick: 3.6,
  reach: 0.5,
  curl: 0.5,
});

/** The Indian kitchen: fried starters, curries, the tandoor, biryani, sweets. */
export const indianRecipes: Recipes = {
  'indian-vegetable-samosa': dish(
    'ikatGreen',
    plate({ colour: '#f6ead0', decor: 'gold' }),
    [
      samosa({ u: -0.4, v: -0.34, size: 88, turn: -8 }),
      samosa({ u: 0.42, v: -0.3, size: 88, turn: 10 }),
      samosa({ u: -0.2, v: 0.36, size: 96, open: true }),
      dip('#6b2410', { u: 0.6, v: 0.46, size: 52, pot: '#c98d55' }),
      herb('coriander', { u: -0.84, v: 0.3, z: 14, size: 44 }),
    ],
  ),
  'indian-onion-bhaji': dish(
    'plum',
    board({ colour: '#c9965c', shape: 'round' }),
    [
      bhaji(-0.4, -0.42, 62),
      bhaji(0.34, -0.46, 60),
      bhaji(-0.5, 0.2, 62),
      bhaji(0.04, -0.02, 64, 34),
      bhaji(0.02, 0.5, 62),
      dip('#6f9f3c', { u: 0.62, v: 0.24, size: 50, bits: '#3f6f22' }),
      herb('mint', { u: -0.06, v: 0.1, z: 74, size: 38 }),
    ],
  ),
  'indian-aloo-tikki-chaat': dish(
    'tileTeal',
    plate({ colour: '#3f5a74', decor: 'gold' }),
    [
      arranged(ringOf(4, 0.54, -45), (u, v) =>
        slab({
          u,
          v,
          size: 66,
          wide: 0.84,
          thick: 16,
          colour: '#d9922f',
          material: 'crust',
        }),
      ),
      sauce('#fdf7ea', { size: 0.62, rough: 0.3, z: 26 }),
      drizzle('#7a2a12', { dome: 30, width: 8, reach: 0.66, count: 3 }),
      pulses('#e3b466', { count: 22, dome: 46, reach: 0.5, size: 12 }),
      beads('#b01f38', {
        count: 20,
        dome: 50,
        reach: 0.6,
        gloss: true,
        size: 7,
      }),
      chopped({ dome: 50, count: 26, reach: 0.64, size: 6 }),
      chilli({
        u: 0.1,
        v: -0.06,
        z: 62,
        size: 34,
        colour: '#4f8a2c',
        turn: -20,
      }),
    ],
  ),
  'indian-butter-chicken': dish(
    'sage',
    karahi({ colour: COPPER }),
    [
      masala('#e2702a', { lumps: 14, fat: '#ffb14a' }),
      chunks({
        count: 10,
        dome: 18,
        reach: 0.72,
        size: 48,
        colour: '#d2682a',
      }),
      creamSwirl({ size: 0.6, z: 18, width: 9, turns: 1.6 }),
      chopped({ dome: 14, count: 14, reach: 0.7, colour: '#5a7a2c' }),
      herb('coriander', { z: 30, u: 0.06, size: 42 }),
    ],
    hot,
  ),
  'indian-chicken-tikka-masala': dish(
    'indigo',
    bowl({ colour: '#efe3cf', decor: 'rings', ink: '#b5402c', deep: 0.42 }),
    [
      masala('#b8391a', { lumps: 36 }),
      chunks({
        count: 8,
        dome: 34,
        reach: 0.58,
        size: 50,
        colour: '#b84a1e',
      }),
      vegetables({
        colours: ['#4f8f30', '#e0a52a'],
        count: 9,
        size: 32,
        dome: 34,
        reach: 0.72,
      }),
      onion({ count: 6, dome: 44, reach: 0.46, size: 20 }),
      herb('coriander', { z: 52, size: 50 }),
    ],
    hot,
  ),
  'indian-rogan-josh': dish(
    'flax',
    skillet({ colour: IRON, handle: false }),
    [
      masala('#8a2412', { lumps: 30, fat: '#e0521e', eyes: 18 }),
      chunks({ count: 6, dome: 22, reach: 0.62, size: 60, colour: '#7a3018' }),
      chop({
        u: -0.3,
        v: -0.1,
        z: 30,
        size: 50,
        bone: 0.9,
        colour: '#7d3216',
        turn: -32,
      }),
      chop({
        u: 0.14,
        v: 0.3,
        z: 34,
        size: 52,
        bone: 0.9,
        colour: '#85381a',
        turn: -12,
      }),
      strips('#f3dc9a', {
        count: 26,
        dome: 34,
        long: 26,
        thick: 3,
        reach: 0.5,
      }),
      chopped({ dome: 40, count: 20, reach: 0.6 }),
    ],
    hot,
  ),
  'indian-lamb-vindaloo': dish(
    'basalt',
    karahi({ colour: '#a9a39a', inside: '#6b2410' }),
    [
      masala('#a81f10', { lumps: 26, fat: '#ff6a2a', eyes: 20 }),
      chunks({ count: 6, dome: 26, reach: 0.58, size: 52, colour: '#7a2c16' }),
      vegetables({
        colours: ['#ecc062'],
        count: 6,
        size: 46,
        dome: 26,
        reach: 0.68,
      }),
      chilli({ u: -0.3, v: -0.2, z: 36, size: 46, turn: 24 }),
      chilli({ u: 0.3, v: 0.06, z: 38, size: 48, turn: -30 }),
      chilli({ u: -0.1, v: 0.4, z: 34, size: 44, turn: 8 }),
      herb('coriander', { u: 0.02, v: 0.06, z: 46, size: 34 }),
    ],
    hot,
  ),
  'indian-chicken-korma': dish(
    'ikatBlue',
    bowl({
      colour: '#8c3f4a',
      decor: 'gold',
      ink: '#e0b35a',
      inside: '#f3e2bd',
      deep: 0.4,
    }),
    [
      masala('#f2c566', { lumps: 16, fat: '#f0b040', eyes: 10 }),
      chunks({ count: 11, dome: 22, reach: 0.76, size: 50, colour: '#e8b25c' }),
      creamSwirl({
        size: 0.34,
        z: 24,
        width: 6,
        turns: 1.4,
        colour: '#fffaf0',
      }),
      strips('#c9361a', {
        count: 16,
        dome: 34,
        long: 16,
        thick: 1.8,
        reach: 0.4,
        curl: 0.6,
      }),
      arranged(ringOf(7, 0.56), (u, v) =>
        group(
          u,
          v,
          0.1,
          [sprinkle('#b8743a', { count: 2, size: 8, long: 1.7, dome: 0 })],
          14,
        ),
      ),
      herb('mint', { z: 38, size: 40 }),
    ],
    hot,
  ),
  'indian-goan-fish-curry': dish(
    'tileBlue',
    bowl({ colour: '#7a4d30', inside: '#c98d55', deep: 0.42 }),
    [
      pool('#e8962e', { eyes: 18, fat: '#ffdf8a' }),
      creamSwirl({ size: 0.88, turns: 1.2, width: 5, z: 2 }),
      fishPieces({ count: 5, dome: 18, reach: 0.6, size: 42 }),
      herb('basil', { u: -0.06, v: 0.06, z: 24, size: 48, turn: -20 }),
      chilli({ u: 0.4, v: 0.02, z: 26, size: 44, turn: 24 }),
      chilli({ u: -0.4, v: 0, z: 26, size: 36, colour: '#4f8a2c', turn: -16 }),
      sprinkle('#3a2014', {
        count: 50,
        dome: 20,
        size: 2.6,
        long: 1,
        reach: 0.8,
      }),
    ],
    hot,
  ),
  'indian-palak-paneer': dish(
    'honey',
    karahi({ colour: '#c9c2b6', inside: '#3d5220' }),
    [
      masala('#3f6f22', { lumps: 44, fat: '#9fb83c', eyes: 6 }),
      paneer({ count: 10, dome: 20, reach: 0.66, size: 27 }),
      creamSwirl({ size: 0.3, z: 26, width: 5, turns: 1.3 }),
      strips('#f0c860', {
        count: 14,
        dome: 30,
        long: 18,
        thick: 2.4,
        reach: 0.4,
      }),
      chilli({ u: 0.3, v: 0.3, z: 26, size: 30, turn: -20 }),
    ],
    hot,
  ),
  'indian-paneer-butter-masala': dish(
    'night',
    bowl({ colour: '#f6efe2', decor: 'gold', ink: '#c99a3f', deep: 0.38 }),
    [
      masala('#d9491c', { lumps: 18, fat: '#ffb14a' }),
      paneer({ count: 11, dome: 28, reach: 0.7, size: 28, colour: '#fbe9c4' }),
      dollop({ colour: '#fbe28a', size: 20, z: 50 }),
      drizzle('#fff4e0', { dome: 30, width: 4, reach: 0.6, count: 3 }),
      chopped({ dome: 34, count: 24, reach: 0.7, colour: '#5a7a2c' }),
    ],
    hot,
  ),
  'indian-dal-makhani': dish(
    'ikatRed',
    karahi({ colour: BRASS, inside: '#4a2012' }),
    [
      pool('#5f2c16', { eyes: 8, fat: '#d9822e' }),
      beads('#3a2418', {
        count: 170,
        dome: 10,
        reach: 0.9,
        size: 8,
        gloss: true,
      }),
      beads('#8f2f1c', {
        count: 30,
        dome: 14,
        reach: 0.84,
        size: 12,
        gloss: true,
      }),
      creamSwirl({ size: 0.56, z: 14, width: 8, turns: 1.9 }),
      dice('#fbe08a', {
        count: 2,
        dome: 24,
        reach: 0.1,
        size: 30,
        gloss: true,
      }),
      herb('coriander', { u: 0.3, v: 0.3, z: 18, size: 34 }),
    ],
    hot,
  ),
  'indian-chana-masala': dish(
    'mint',
    karahi({ colour: IRON, inside: '#5a2410' }),
    [
      masala('#a8481a', { lumps: 20 }),
      pulses('#e0ac58', { count: 96, dome: 36, reach: 0.84, size: 14 }),
      dice('#d23a20', {
        count: 16,
        dome: 40,
        reach: 0.7,
        gloss: true,
        size: 14,
      }),
      onion({ count: 7, dome: 50, reach: 0.4, size: 20 }),
      chilli({ u: 0.3, v: -0.1, z: 50, size: 36, colour: '#4f8a2c', turn: 22 }),
      herb('coriander', { u: -0.12, v: 0.1, z: 54, size: 46 }),
    ],
    hot,
  ),
  'indian-aloo-gobi': dish(
    'terracotta',
    karahi({ colour: '#2f6a6a', inside: '#e9dcc2' }),
    [
      heap('#a8661c', { dome: 20, reach: 0.98 }),
      vegetables({
        colours: ['#f2b52c', '#e09a20'],
        count: 14,
        size: 42,
        dome: 34,
        reach: 0.84,
      }),
      curryFlorets({
        count: 9,
        dome: 52,
        reach: 0.66,
        size: 42,
        colour: '#fae6a4',
        stem: '#e8d490',
      }),
      sprinkle('#6b3a14', {
        count: 60,
        dome: 58,
        size: 1.9,
        long: 2,
        reach: 0.7,
      }),
      chopped({ dome: 60, count: 36, reach: 0.74, size: 6 }),
      herb('coriander', { u: 0.1, v: 0, z: 76, size: 44 }),
    ],
    hot,
  ),
  'indian-tandoori-chicken': dish(
    'ebony',
    tray({ colour: '#c9c2b6' }),
    [
      leaves({ count: 12, dome: 4, reach: 0.94, colour: '#7fb03c' }),
      drumstick({ u: -0.1, v: -0.54, size: 74, turn: 168, colour: '#c8321a' }),
      drumstick({
        u: 0.2,
        v: -0.14,
        size: 80,
        turn: -14,
        colour: '#b52a14',
        z: 16,
      }),
      drumstick({
        u: -0.26,
        v: 0.2,
        size: 80,
        turn: 164,
        colour: '#d2431e',
        z: 18,
      }),
      drumstick({
        u: 0.14,
        v: 0.56,
        size: 78,
        turn: -12,
        colour: '#bf3017',
        z: 20,
      }),
      onion({ count: 7, dome: 40, reach: 0.3, size: 24 }),
      citrus({ u: 0.72, v: 0.3, size: 38, turn: -20 }),
      citrus({ u: -0.66, v: 0.6, size: 36, turn: 14 }),
      sprinkle('#3a0f08', { count: 50, dome: 34, size: 3, reach: 0.66 }),
    ],
    hot,
  ),
  'indian-chicken-tikka': dish(
    'oak',
    plate({ colour: '#f3ead8', decor: 'tulip', ink: '#2f7a63' }),
    [
      raised(
        4,
        skewers({
          colours: ['#d9641e', '#cf5a1c', '#e0742a'],
          count: 3,
          gap: 0.42,
          pieces: 5,
          size: 54,
          turn: -14,
        }),
      ),
      onion({ count: 6, dome: 40, reach: 0.28, size: 20 }),
      dip('#7fae44', { u: 0.66, v: 0.56, size: 46, bits: '#3f6f22' }),
      herb('mint', { u: -0.62, v: 0.58, z: 14, size: 46 }),
    ],
    hot,
  ),
  'indian-seekh-kebab': dish(
    'rosy',
    board({ colour: '#5a3a28', shape: 'plank' }),
    [
      skewers({
        colours: ['#8a4220'],
        count: 3,
        gap: 0.42,
        minced: true,
        pieces: 7,
        size: 46,
        turn: 14,
      }),
      chopped({ dome: 20, count: 30, reach: 0.6 }),
      onion({ count: 7, dome: 26, reach: 0.3, size: 22 }),
      dip('#fbf5e8', { u: -0.66, v: 0.66, size: 46, bits: '#7fae44' }),
      chilli({
        u: 0.56,
        v: -0.66,
        z: 10,
        size: 40,
        colour: '#4f8a2c',
        turn: 30,
      }),
      citrus({ u: 0.7, v: 0.7, size: 34, turn: -14 }),
    ],
    hot,
  ),
  'indian-paneer-tikka': dish(
    'lilac',
    tray({ colour: '#c98d55' }),
    [
      skewers({
        colours: [
          '#f8d890',
          '#4f9a34',
          '#f6d084',
          '#c8321e',
          '#f8d890',
          '#c98fb0',
        ],
        count: 3,
        gap: 0.44,
        pieces: 6,
        size: 50,
        turn: -20,
      }),
      chopped({ dome: 24, count: 18, reach: 0.6 }),
      citrus({ u: 0.66, v: 0.54, size: 40, turn: -10, colour: '#9cc23a' }),
      herb('mint', { u: -0.66, v: 0.5, z: 12, size: 48 }),
    ],
    hot,
  ),
  'indian-chicken-biryani': dish(
    'clay',
    karahi({ colour: BRASS, inside: '#b8843a' }),
    [
      ...biryani('#f2a51e', 420),
      drumstick({
        u: -0.22,
        v: -0.14,
        size: 66,
        turn: 200,
        z: 50,
        colour: '#b5521c',
      }),
      drumstick({
        u: 0.26,
        v: 0.1,
        size: 68,
        turn: -16,
        z: 54,
        colour: '#bf5a20',
      }),
      friedOnions,
      herb('mint', { u: 0.02, v: 0.12, z: 84, size: 46 }),
    ],
    {
      ...hot,
      before: [dip('#fbf6ea', { u: 0.5, v: 0.56, size: 44, bits: '#7fae44' })],
      shift: [0, 8],
    },
  ),
  'indian-lamb-biryani': dish(
    'ikatBlue',
    plate({ colour: '#c98d55', decor: 'gold' }),
    [
      ...biryani('#e0862a', 260),
      chunks({ count: 7, dome: 76, reach: 0.52, size: 54, colour: '#7a3818' }),
      friedOnions,
      beads('#f0d9a8', { count: 14, dome: 84, reach: 0.5, size: 8, flat: 0.6 }),
      chopped({ dome: 84, count: 20, reach: 0.6 }),
      herb('coriander', { z: 96, size: 40 }),
    ],
    hot,
  ),
  'indian-vegetable-biryani': dish(
    'olive',
    bowl({ colour: '#e9dcc2', decor: 'leaves', ink: '#6f8a4a', deep: 0.4 }),
    [
      ...biryani('#f3c532', 420),
      vegetables({
        colours: ['#e8792a'],
        count: 9,
        size: 30,
        dome: 74,
        reach: 0.7,
      }),
      strips('#5f9a30', {
        count: 22,
        dome: 72,
        long: 34,
        thick: 8,
        reach: 0.72,
        curl: 0.1,
      }),
      curryFlorets({
        count: 6,
        dome: 82,
        reach: 0.54,
        size: 32,
        colour: '#f6ead0',
        stem: '#dfe0a8',
      }),
      beads('#ecc98a', { count: 14, dome: 84, reach: 0.6, size: 9, flat: 0.5 }),
      herb('mint', { z: 104, size: 50 }),
    ],
    hot,
  ),
  'indian-jeera-rice': dish(
    'plum',
    karahi({ colour: COPPER, inside: '#d9b48a' }),
    [
      rice({ colour: '#fbf4e2', dome: 62, long: 12 }),
      sprinkle('#5a3016', {
        count: 130,
        dome: 66,
        size: 2.3,
        long: 2.6,
        reach: 0.8,
      }),
      herb('coriander', { z: 84, size: 48 }),
    ],
    hot,
  ),
  'indian-garlic-naan': dish(
    'slate',
    board({ colour: '#a3653a', shape: 'round' }),
    [
      naan({ u: -0.26, v: -0.08, turn: -24, size: 150, colour: '#dfae62' }),
      naan({
        u: 0.26,
        v: 0.08,
        turn: 22,
        size: 154,
        garlic: true,
        herbs: true,
        z: 20,
      }),
    ],
    { zoom: 1.18 },
  ),
  'indian-cheese-naan': dish(
    'sage',
    tray({ colour: '#b87a48' }),
    [
      naan({
        size: 160,
        colour: '#e3b060',
        butter: 0.7,
        u: -0.22,
        v: -0.16,
        turn: -30,
      }),
      sauce('#fbd878', { size: 0.5, rough: 0.16, u: 0.3, v: 0.24, z: 18 }),
      torn({ u: 0.04, v: 0.16, size: 96, turn: 28, z: 34, colour: '#dfa552' }),
      sauce('#fbe08c', { size: 0.14, rough: 0.3, u: 0.34, v: 0.6, z: 18 }),
      ringlets({ colour: '#4f8a2c', count: 12, dome: 30, reach: 0.6, size: 7 }),
      chopped({ dome: 26, count: 16, reach: 0.6 }),
    ],
    hot,
  ),
  'indian-mango-lassi': standing('ikatGold', [
    glass({
      colour: '#f7b52e',
      clear: false,
      foam: '#fbd06a',
      v: 0.52,
      u: -0.14,
      size: 1.14,
      mint: true,
    }),
    mangoHalf({ u: 0.46, v: 0.7, size: 76, turn: -14 }),
  ]),
  'indian-masala-chai': standing(
    'walnut',
    [
      cup({
        u: -0.16,
        v: 0.56,
        size: 2,
        colour: '#b5603a',
        drink: '#cf965e',
        foam: '#e6c294',
        wide: 62,
        high: 84,
      }),
      spices({ u: 0.44, v: 0.74, size: 52 }),
    ],
    { above: [steam({ strength: 0.3 })] },
  ),
  'indian-gulab-jamun': dish(
    'blush',
    bowl({ colour: '#f6efe2', decor: 'gold', ink: '#c99a3f', deep: 0.34 }),
    [
      pool('#d98a24', { clear: true, eyes: 6, fat: '#ffe3a0' }),
      syrupBalls({ count: 3, dome: 26, reach: 0.46, size: 60 }),
      strips('#8fb03c', {
        count: 26,
        dome: 74,
        long: 13,
        thick: 4,
        reach: 0.5,
        curl: 0.1,
      }),
      sprinkle('#c9486a', {
        count: 14,
        dome: 70,
        size: 4,
        long: 1.6,
        reach: 0.5,
      }),
    ],
  ),
};
