import { arranged, ringOf } from '../kit/arranging';
import { dish, type Recipes } from '../kit/serving';
import { bare, bowl, plate, skillet, tray } from '../kit/vessels';
import { flaky, parcel, torn } from '../parts/breads';
import { dumplings } from '../parts/dumplings';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  steam,
} from '../parts/garnish';
import { beads, dice, rice, sprinkle, strips } from '../parts/grains';
import { eggs, leaves, vegetables } from '../parts/greens';
import { dollop, pool, sauce } from '../parts/liquids';
import { chunks, skewers, slices } from '../parts/meat';
import { noodles } from '../parts/noodles';
import { chop, drumstick, rolled } from '../parts/roasts';

const BLUE = '#2b5a94';
const lagan = plate({ decor: 'blue', ink: BLUE });
const greenLagan = plate({ decor: 'blue', ink: '#2f7a63' });
const redLagan = plate({ decor: 'tulip', ink: '#b5402c', colour: '#f5ead4' });
const kosa = bowl({ decor: 'blue', ink: BLUE });

/** Plov: rice, carrots, then what this one is known for. */
const plov = (riceColour: string, carrots: string) => [
  rice({ colour: riceColour, dome: 58 }),
  strips(carrots, { count: 80, dome: 62, long: 34 }),
];

/** The Uzbek table: plov, grill, soups, dumplings. */
export const uzbekRecipes: Recipes = {
  'uzbek-uyghur-lagman': dish(
    'indigo',
    bowl({ colour: '#8a4a30' }),
    [
      pool('#a8401a'),
      noodles({ dome: 26, reach: 0.9 }),
      vegetables({
        colours: ['#c8321e', '#4f8a2c', '#e9c060'],
        count: 12,
        size: 24,
        dome: 40,
        reach: 0.56,
      }),
      chunks({ count: 6, size: 28, dome: 50, reach: 0.42 }),
      chopped({ dome: 48, count: 18 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-dimlama': dish(
    'teak',
    bowl({ colour: '#d8c4a0', decor: 'rings', ink: '#8a4a30', deep: 0.4 }),
    [
      pool('#c07a2a'),
      leaves({ count: 10, colour: '#c9d08a', dome: 12, reach: 0.9 }),
      vegetables({
        colours: ['#ecc468', '#e07a28', '#e9d9a0', '#d9b04a'],
        count: 13,
        dome: 34,
        size: 44,
        reach: 0.78,
      }),
      chunks({ count: 4, dome: 58, reach: 0.34, size: 52 }),
      chopped({ dome: 50 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-norin': dish('ikatGold', lagan, [
    noodles({
      colour: '#ecd9b4',
      count: 120,
      thick: 4.6,
      dome: 48,
      reach: 0.86,
    }),
    strips('#6e3222', { count: 54, dome: 56, long: 30, thick: 5 }),
    slices({ count: 5, dome: 66, reach: 0.34, size: 25 }),
    onion({ count: 5, dome: 72, reach: 0.36, size: 17 }),
    sprinkle('#241812', { count: 36, dome: 62 }),
  ]),
  'uzbek-tandir-lamb': dish(
    'basalt',
    tray({ colour: '#b9855a' }),
    [
      leaves({ count: 9, dome: 6, colour: '#7a9a48', reach: 0.8 }),
      chunks({ count: 5, size: 74, dome: 36, reach: 0.4, colour: '#8a3f1a' }),
      chop({
        u: -0.12,
        v: 0.16,
        z: 44,
        size: 58,
        bone: 0.8,
        turn: -16,
        colour: '#7d3716',
      }),
      herb('rosemary', { u: 0.5, v: 0.42, size: 74, turn: 60 }),
      onion({ count: 5, reach: 0.26, dome: 62 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-tok-dolma': dish(
    'olive',
    redLagan,
    [
      arranged(
        [
          [-0.52, -0.28],
          [0.04, -0.42],
          [0.56, -0.22],
          [-0.56, 0.24],
          [0, 0.1],
          [0.5, 0.32],
          [-0.06, 0.56],
        ],
        (u, v, i) => rolled({ u, v, turn: -20 + i * 9, size: 48 }),
      ),
      sauce('#fbf6ea', { size: 0.3, z: 36, v: 0.06 }),
      chopped({ count: 14, dome: 34, reach: 0.4 }),
    ],
    { above: [steam({ strength: 0.26 })] },
  ),
  'uzbek-wedding-plov': dish(
    'ikatRed',
    lagan,
    [
      ...plov('#ecc273', '#ea8a2c'),
      beads('#e8c684', { count: 30, dome: 64, size: 6.4 }),
      beads('#7a3418', { count: 16, dome: 66, size: 5, flat: 0.7 }),
      chunks({ count: 8, dome: 70, reach: 0.44, size: 48 }),
      herb('coriander', { z: 104 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-chaykhana-plov': dish(
    'walnut',
    greenLagan,
    [
      ...plov('#d9a450', '#e07a1e'),
      chunks({ count: 5, dome: 64, reach: 0.5, size: 44, colour: '#7d3a1a' }),
      dumplings('khinkali', {
        at: [[0.02, -0.1]],
        size: 40,
        dome: 76,
        colour: '#f1e2c4',
        inside: '#c9a06a',
      }),
      beads('#5e1422', { count: 26, dome: 66, size: 4 }),
    ],
    { above: [steam()], turn: -6 },
  ),
  'uzbek-samarkand-plov': dish(
    'cream',
    plate({ decor: 'blue', ink: '#2a6f80', r: 214 }),
    [
      rice({ colour: '#f6e9c8', dome: 56 }),
      strips('#efb03a', { count: 120, dome: 62, long: 38, reach: 0.6 }),
      chunks({ count: 9, dome: 76, reach: 0.36, size: 36, colour: '#96501f' }),
      onion({ count: 4, dome: 84, reach: 0.24, size: 16 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-quince-plov': dish(
    'plum',
    redLagan,
    [
      ...plov('#f0cf86', '#ef9a34'),
      vegetables({
        colours: ['#f0c458', '#e8b248'],
        count: 8,
        dome: 66,
        size: 46,
        reach: 0.46,
      }),
      beads('#e8c684', { count: 36, dome: 64, size: 7 }),
      beads('#8a4620', { count: 12, dome: 66, size: 5 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-bayram-plov': dish(
    'ikatGreen',
    lagan,
    [
      ...plov('#e9bb62', '#e8862c'),
      arranged(
        [
          [-0.3, -0.3],
          [0.3, -0.34],
        ],
        (u, v, i) => rolled({ u, v, turn: i * 40 - 20, size: 40, z: 54 }),
      ),
      slices({ count: 7, dome: 70, reach: 0.4, size: 27 }),
      eggs({
        at: [
          [-0.42, 0.24],
          [0.44, 0.18],
          [0.02, 0.46],
        ],
        size: 19,
        dome: 54,
      }),
    ],
    { above: [steam()] },
  ),
  'uzbek-chicken-plov': dish(
    'tileBlue',
    plate({ colour: '#efe2ca', decor: 'leaves', ink: '#4f7f6a' }),
    [
      ...plov('#f3d895', '#ee9636'),
      drumstick({
        u: -0.14,
        v: -0.06,
        z: 70,
        size: 66,
        turn: -24,
        material: 'meat',
        colour: '#c97f36',
      }),
      drumstick({
        u: 0.16,
        v: 0.26,
        z: 62,
        size: 62,
        turn: 158,
        material: 'meat',
        colour: '#c4752e',
      }),
      beads('#7e1826', { count: 26, dome: 62, size: 4 }),
      herb('coriander', { u: 0.3, v: -0.2, z: 70 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-lamb-shashlik': dish('walnut', plate({ decor: 'gold' }), [
    skewers({
      size: 52,
      gap: 0.5,
      pieces: 6,
      colours: ['#8c4420', '#963f1a', '#e0b878'],
    }),
    onion({ count: 12, reach: 0.3, dome: 40, size: 26 }),
    sprinkle('#4a2a12', { dome: 24, count: 30 }),
    herb('coriander', { u: 0.55, v: 0.5, z: 10 }),
  ]),
  'uzbek-kazan-kebab': dish(
    'slate',
    skillet({ handle: false }),
    [
      vegetables({
        colours: ['#e8b24a', '#dfa23c', '#f0c468'],
        count: 10,
        dome: 20,
        size: 50,
        reach: 0.78,
      }),
      chunks({ count: 6, dome: 40, reach: 0.42, size: 56, colour: '#83401c' }),
      onion({ count: 6, dome: 58, reach: 0.4 }),
      chopped({ dome: 40 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-chicken-shashlik': dish(
    'oak',
    plate({ colour: '#e9dcc4', decor: 'speckle', ink: '#7a5a3a' }),
    [
      skewers({
        size: 54,
        gap: 0.54,
        pieces: 6,
        colours: ['#d9963e', '#cc8430', '#dda048'],
        turn: 14,
      }),
      onion({ count: 8, reach: 0.3, dome: 36, size: 24 }),
      citrus({ u: -0.56, v: 0.56, size: 42 }),
      herb('dill', { u: 0.5, v: -0.6, z: 8, size: 54 }),
    ],
  ),
  'uzbek-liver-tail-fat': dish('ikatRed', tray({ colour: '#c9a06a' }), [
    skewers({
      size: 44,
      count: 3,
      gap: 0.42,
      pieces: 7,
      colours: ['#6b2f1e', '#e9c890', '#733420'],
      turn: -10,
    }),
    onion({ count: 10, reach: 0.34, dome: 34 }),
  ]),
  'uzbek-qiyma-kebab': dish(
    'ebony',
    plate({ colour: '#efe3cf', decor: 'rings', ink: '#a3542c' }),
    [
      flaky({ size: 120, z: 2, colour: '#e6bd7c' }),
      skewers({
        minced: true,
        size: 50,
        gap: 0.46,
        pieces: 6,
        turn: -22,
        colours: ['#8a451f'],
      }),
      onion({ count: 12, reach: 0.34, dome: 38 }),
      sprinkle('#8c1f2c', { count: 40, dome: 32 }),
    ],
  ),
  'uzbek-lamb-ribs': dish('flax', greenLagan, [
    arranged(
      [
        [-0.4, -0.34],
        [-0.22, -0.02],
        [-0.34, 0.3],
        [-0.14, 0.56],
      ],
      (u, v, i) =>
        chop({
          u,
          v,
          turn: -14 + i * 9,
          size: 46,
          bone: 1.2,
          colour: '#8f4a20',
          fat: '#d59a58',
        }),
    ),
    torn({ u: 0.5, v: -0.66, size: 70, turn: 30, z: 2 }),
    onion({ count: 7, reach: 0.3, dome: 30 }),
  ]),
  'uzbek-shurpa': dish(
    'oak',
    kosa,
    [
      pool('#d09a3c', { clear: true, eyes: 26 }),
      vegetables({
        colours: ['#efd9a0', '#e07a28', '#efd9a0'],
        count: 6,
        dome: 10,
        size: 50,
        reach: 0.62,
      }),
      chunks({ count: 2, dome: 22, reach: 0.2, size: 70 }),
      chopped({ dome: 6, count: 34 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-mastava': dish(
    'ikatGold',
    bowl({ colour: '#c96b3c', inside: '#f3e6cf' }),
    [
      pool('#cf5a24', { eyes: 20 }),
      rice({ colour: '#f0dcae', bare: true, count: 260, dome: 4, reach: 0.8 }),
      dice('#e07a28', { count: 16, dome: 12 }),
      chunks({ count: 4, dome: 18, reach: 0.5, size: 32 }),
      dollop({ z: 24, size: 40 }),
      herb('coriander', { z: 44, u: 0.16, size: 34 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-mampar': dish(
    'slate',
    bowl({ colour: '#34506e', inside: '#e9e2d4' }),
    [
      pool('#b8431c', { eyes: 22 }),
      dumplings('ravioli', { count: 9, size: 20, dome: 8, reach: 0.74 }),
      vegetables({
        colours: ['#c8321e', '#5f9a34', '#f0c04a'],
        count: 9,
        size: 24,
        dome: 14,
        reach: 0.7,
      }),
      chunks({ count: 4, dome: 20, reach: 0.36, size: 30 }),
      strips('#f2cf62', { count: 12, dome: 26, long: 46, thick: 7 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-moshkhurda': dish(
    'sage',
    bowl({ colour: '#efe4cf', decor: 'leaves', ink: '#6f8a4a' }),
    [
      pool('#9a8a3c', { eyes: 8 }),
      beads('#6f7a2c', { count: 110, dome: 6, size: 5, reach: 0.86 }),
      rice({ bare: true, colour: '#efe0b4', count: 150, dome: 4, reach: 0.6 }),
      dice('#e8862c', { count: 22, dome: 10 }),
      dollop({ z: 16, size: 44 }),
      herb('mint', { z: 40, size: 34 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-beef-samsa': dish(
    'teak',
    plate({ colour: '#f3e7d0', decor: 'blue', ink: '#2a6f80' }),
    [
      arranged(ringOf(3, 0.42, -90), (u, v, i) =>
        parcel({ u, v: v + 0.06, turn: i * 22 - 22, size: 78 }),
      ),
    ],
    { above: [steam()] },
  ),
  'uzbek-manti': dish(
    'sage',
    plate({ colour: '#e8d9c0', decor: 'speckle', ink: '#8a6a4a' }),
    [
      dumplings('manti', { count: 5, reach: 0.68, size: 62 }),
      dollop({ u: 0.06, v: 0.1, z: 46, size: 38 }),
      chopped({ dome: 40, count: 20 }),
      sprinkle('#8c1f2c', { count: 26, dome: 40 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-pumpkin-samsa': dish(
    'clay',
    bare({ y: 246 }),
    [
      arranged(ringOf(4, 0.52, -60), (u, v) =>
        parcel({
          u,
          v,
          shape: 'round',
          size: 72,
          colour: '#e09a3a',
          seeds: '#fbeccb',
        }),
      ),
    ],
    { turn: 8, above: [steam()] },
  ),
  'uzbek-pumpkin-manti': dish(
    'ikatBlue',
    redLagan,
    [
      dumplings('manti', {
        count: 5,
        reach: 0.66,
        size: 62,
        colour: '#f3d9a4',
        inside: '#e0862a',
      }),
      sauce('#f3c84e', { size: 0.16, z: 54 }),
      chopped({ dome: 40, count: 12 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-chuchvara': dish(
    'flax',
    kosa,
    [
      pool('#d9a848', { clear: true, eyes: 22 }),
      dumplings('pelmeni', { count: 13, reach: 0.76, size: 24, dome: 8 }),
      dice('#d0402a', { count: 8, dome: 8, size: 8 }),
      herb('dill', { z: 24, size: 46 }),
      chopped({ dome: 8 }),
    ],
    { above: [steam()] },
  ),
  'uzbek-khanum': dish(
    'rosy',
    lagan,
    [
      arranged(
        [
          [0, -0.46],
          [0, 0],
          [0, 0.46],
        ],
        (u, v, i) =>
          rolled({
            u: u + (i % 2) * 0.06,
            v,
            size: 112,
            wide: 0.26,
            colour: '#efdcb8',
            filling: '#eac268',
            turn: -4,
            z: 14,
          }),
      ),
      sauce('#c8401e', { size: 0.36, z: 46, v: 0.04, rough: 0.22 }),
      chopped({ dome: 46, count: 18, reach: 0.4 }),
      ringlets({ dome: 46, colour: '#6f9a3a' }),
    ],
    { above: [steam()] },
  ),
};
