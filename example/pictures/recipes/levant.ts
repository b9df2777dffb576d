import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group, type Part } from '../kit/stage';
import { bare, bowl, plate, skillet, tray } from '../kit/vessels';
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
import { beads, dice, heap, sprinkle, strips } from '../parts/grains';
import { leaves, olives, wedges } from '../parts/greens';
import { drizzle, oil, spreadOut } from '../parts/liquids';
import { chunks, skewers } from '../parts/meat';
import {
  froth,
  pineNuts,
  ramekin,
  swirled,
  walnuts,
} from '../parts/mezze/dips';
import {
  crispCubes,
  falafel,
  grilledCheese,
  kibbeh,
} from '../parts/mezze/fried';
import { moulded } from '../parts/mezze/biscuit';
import { pepper } from '../parts/mezze/garden';
import { rolled } from '../parts/roasts';
import { melted, patches, pocket, thin } from '../parts/wraps/flat';
import { wrapPiece, wrap } from '../parts/wraps/rolls';

const hot = { above: [steam({ strength: 0.28 })] };
const HUMMUS = '#e6cb92';
const TAHINI = '#f1e2c0';
const brass = tray({ colour: '#c9a25a' });
const jade = plate({ decor: 'leaves', ink: '#3f7f63', colour: '#f7f0e0' });

const garlicCream: readonly Part[] = [
  spreadOut('#fdf9ee', { swirl: 0.4, reach: 1 }),
];
const tahini: readonly Part[] = [spreadOut(TAHINI, { swirl: 0.3, reach: 1 })];
const hummus: readonly Part[] = [
  swirled(HUMMUS, { oil: '#d59a12' }),
  beads('#e3b96c', { count: 4, dome: 4, size: 6, reach: 0.2 }),
];

/** Falafel in a heap: a ring below, some above, the last opened. */
const falafels = (
  spots: readonly (readonly [number, number])[],
  size: number,
  open = -1,
  z = 8,
): Part =>
  arranged(spots, (u, v, i) => falafel({ u, v, size, open: i === open, z }));

/** Half a grilled tomato at its place. */
const tomato = (u: number, v: number, size = 34): Part =>
  group(u, v, 0.2, [rounds({ count: 1, dome: 0, reach: 0.02, size })], 8);

/** Batons of pink pickled turnip. */
const turnip = (u: number, v: number, size = 0.24): Part =>
  group(
    u,
    v,
    size,
    [
      strips('#d8458a', {
        count: 16,
        dome: 10,
        long: 44,
        thick: 9,
        curl: 0.03,
      }),
    ],
    8,
  );

const pickles = (u: number, v: number, size = 0.24): Part =>
  group(
    u,
    v,
    size,
    [
      rounds({
        count: 5,
        dome: 8,
        reach: 0.8,
        size: 20,
        colour: '#b5c45a',
        skin: '#6b7f24',
        seeds: null,
      }),
    ],
    8,
  );

/** Vine leaves rolled about rice, side by side. */
const vineLeaves = (
  spots: readonly (readonly [number, number])[],
  size: number,
  turn: number,
): Part =>
  arranged(spots, (u, v, i) =>
    rolled({
      u,
      v,
      size,
      turn: turn + (i % 3) * 4,
      colour: i % 2 === 0 ? '#525f22' : '#626d2a',
      wide: 0.32,
      filling: '#dcc794',
      z: 12,
    }),
  );

/** Damascus and Beirut: meze, falafel, shawarma, charcoal, the oven. */
export const levantRecipes: Recipes = {
  'levant-hummus': dish(
    'tileBlue',
    bowl({ colour: '#2b6d8f', inside: '#f4e8d0', deep: 0.3, r: 174 }),
    [
      swirled(HUMMUS, { oil: '#d59a12' }),
      beads('#e3b96c', { count: 9, dome: 10, size: 11, reach: 0.24 }),
      sprinkle('#b0401c', { count: 60, dome: 3, reach: 0.86 }),
      herb('coriander', { u: 0.42, v: -0.4, z: 8, size: 44 }),
    ],
  ),
  'levant-hummus-lamb': dish(
    'walnut',
    plate({ colour: '#8a4a30', decor: 'speckle', ink: '#d9a460' }),
    [
      swirled(HUMMUS, { oil: '#c8741a', turns: 1.2 }),
      chunks({ count: 13, dome: 40, reach: 0.46, size: 38, colour: '#8f4720' }),
      pineNuts({ count: 24, dome: 50, reach: 0.5 }),
      chopped({ dome: 46, reach: 0.56 }),
      sprinkle('#8f1f2c', { count: 50, dome: 14, reach: 0.9 }),
    ],
    hot,
  ),
  'levant-mutabbal': dish(
    'blush',
    bowl({ colour: '#4a2a4a', inside: '#e9dcc4', deep: 0.3, r: 172 }),
    [
      swirled('#cfbd94', { oil: '#9a9a2a', turns: 1.4 }),
      sprinkle('#5a3a20', { count: 40, dome: 3, reach: 0.86 }),
      beads('#a8122e', {
        count: 46,
        dome: 8,
        size: 7,
        reach: 0.6,
        gloss: true,
      }),
      herb('mint', { z: 14, size: 44, u: 0.04 }),
    ],
  ),
  'levant-muhammara': dish(
    'sage',
    bowl({
      colour: '#f1e4c8',
      decor: 'rings',
      ink: '#3f7f63',
      deep: 0.3,
      r: 172,
    }),
    [
      swirled('#b8401c', { crest: '#d8682e', oil: '#5a0f1a', turns: 1.5 }),
      sprinkle('#e0a860', { count: 60, dome: 4, reach: 0.8, size: 3 }),
      walnuts({ count: 7, dome: 16, reach: 0.5, size: 25 }),
      herb('coriander', { u: 0.44, v: 0.3, z: 10, size: 36 }),
    ],
  ),
  'levant-labneh': dish(
    'indigo',
    plate({ colour: '#e6d3ae', decor: 'dots', ink: '#5f7a3a' }),
    [
      swirled('#fdfaf0', { oil: '#a8a020', turns: 1.5 }),
      sprinkle('#5f6f24', { count: 220, dome: 5, reach: 0.5, size: 2.4 }),
      sprinkle('#f0dca4', { count: 60, dome: 6, reach: 0.56, size: 2.2 }),
      olives({ count: 5, dome: 12, reach: 0.8, size: 17, colour: '#5a2a3a' }),
      herb('mint', { u: -0.5, v: 0.46, z: 8, size: 40 }),
    ],
  ),
  'levant-stuffed-vine-leaves': dish(
    'rosy',
    plate({ colour: '#fbf6ec', decor: 'gold' }),
    [
      rounds({
        count: 4,
        dome: 2,
        reach: 0.84,
        size: 40,
        colour: '#f5d04a',
        skin: '#e0b020',
        seeds: '#fff3c0',
      }),
      vineLeaves(
        [
          [-0.12, -0.56],
          [-0.08, -0.33],
          [-0.02, -0.1],
          [0.04, 0.13],
          [0.08, 0.36],
          [0.12, 0.59],
        ],
        84,
        -16,
      ),
      oil('#d9b030'),
      herb('mint', { u: -0.64, v: 0.5, z: 8, size: 48 }),
      citrus({ u: 0.66, v: -0.4, size: 38 }),
    ],
  ),
  'levant-kibbeh': dish(
    'olive',
    plate({ colour: '#f3e3c4', decor: 'blue', ink: '#8f3a24' }),
    [
      leaves({ count: 12, dome: 6, reach: 0.8 }),
      kibbeh({ u: -0.4, v: -0.36, turn: -24, size: 70, z: 18 }),
      kibbeh({ u: 0.42, v: -0.4, turn: 16, size: 70, z: 18 }),
      kibbeh({ u: -0.44, v: 0.34, turn: -10, size: 70, z: 18 }),
      kibbeh({ u: 0.42, v: 0.24, turn: 6, size: 78, open: true, z: 18 }),
      ramekin(0.06, 0.7, 0.2, garlicCream),
      pineNuts({ count: 8, dome: 14, reach: 0.2 }),
    ],
    hot,
  ),
  'levant-fried-halloumi': dish(
    'terracotta',
    plate({ colour: '#39525a' }),
    [
      leaves({
        kind: 'rocket',
        count: 24,
        dome: 8,
        reach: 0.94,
        colour: '#5f9a34',
      }),
      arranged(
        [
          [-0.36, -0.48],
          [0.34, -0.36],
          [-0.34, 0.04],
          [0.4, 0.14],
          [-0.1, 0.52],
        ],
        (u, v, i) =>
          grilledCheese({
            colour: '#eec069',
            u,
            v,
            size: 54,
            turn: -8 + i * 4,
            z: 16,
          }),
      ),
      arranged(
        [
          [0.78, -0.1],
          [-0.8, -0.16],
          [0.5, 0.64],
          [-0.62, 0.56],
        ],
        (u, v) => tomato(u, v, 28),
      ),
      drizzle('#e0961a', { dome: 30, reach: 0.56, width: 5, count: 3 }),
      herb('mint', { z: 34, size: 48 }),
    ],
    hot,
  ),
  'levant-batata-harra': dish(
    'cream',
    skillet({ r: 176, handle: false }),
    [
      heap('#b8741f', { dome: 16, reach: 0.98 }),
      crispCubes({ count: 46, dome: 40, reach: 0.84, size: 25 }),
      crispCubes({
        count: 6,
        dome: 66,
        reach: 0.34,
        size: 25,
        colour: '#d9962e',
      }),
      chopped({ count: 70, dome: 64, reach: 0.84, size: 5.4 }),
      ringlets({ count: 16, dome: 64, reach: 0.76, size: 8 }),
      sprinkle('#b02a14', { count: 50, dome: 62 }),
      citrus({ u: 0.62, v: 0.56, size: 38, z: 22 }),
    ],
    hot,
  ),
  'levant-meze-platter': dish('walnut', tray({ colour: '#c9a25a', r: 208 }), [
    leaves({ count: 20, dome: 4, reach: 0.92 }),
    arranged(ringOf(4, 0.64, -135), (u, v, i) => {
      const dips: readonly (readonly Part[])[] = [
        hummus,
        [
          swirled('#cfbd94', { oil: null }),
          beads('#a8122e', {
            count: 16,
            dome: 4,
            size: 5,
            reach: 0.6,
            gloss: true,
          }),
        ],
        [
          swirled('#b8401c', { crest: '#d8682e', oil: '#5a0f1a' }),
          walnuts({ count: 3, dome: 6, reach: 0.4, size: 14 }),
        ],
        [
          swirled('#fdfaf0', { oil: '#a8a020' }),
          sprinkle('#5f6f24', { count: 60, dome: 3, reach: 0.6 }),
        ],
      ];
      return ramekin(u, v, 0.37, dips[i] ?? hummus, { colour: '#f4ede0' });
    }),
    falafels(
      [
        [-0.24, 0.06],
        [0.2, 0.06],
        [0, -0.18],
        [-0.02, 0.2],
      ],
      28,
      3,
      10,
    ),
    vineLeaves(
      [
        [-0.04, 0.66],
        [0, 0.84],
      ],
      48,
      -4,
    ),
    arranged([[-0.02, -0.66]], (u, v) =>
      group(
        u,
        v,
        0.22,
        [olives({ count: 8, dome: 6, reach: 0.9, size: 15 })],
        6,
      ),
    ),
    torn({ u: 0.84, v: 0.02, size: 66, turn: 170, z: 8 }),
    torn({ u: 0.9, v: 0.14, size: 66, turn: 190, z: 14 }),
    torn({ u: -0.88, v: 0.02, size: 66, turn: -10, z: 8 }),
    torn({ u: -0.92, v: 0.14, size: 66, turn: 14, z: 14 }),
  ]),
  'levant-falafel-hot': dish(
    'butter',
    brass,
    [
      leaves({ count: 14, dome: 4, reach: 0.84 }),
      falafels(
        [
          [-0.5, -0.4],
          [0, -0.56],
          [0.5, -0.4],
          [-0.62, 0.04],
          [0.62, 0.04],
          [-0.36, 0.4],
          [-0.02, -0.06],
        ],
        46,
      ),
      falafels(
        [
          [-0.24, -0.2],
          [0.28, -0.16],
        ],
        46,
        -1,
        42,
      ),
      falafel({ u: 0.02, v: 0.12, size: 50, open: true, z: 34 }),
      ramekin(0.36, 0.52, 0.27, tahini),
      citrus({ u: -0.68, v: 0.56, size: 36 }),
    ],
    hot,
  ),
  'levant-falafel-pita': dish(
    'clay',
    plate({ colour: '#f6ead2', decor: 'rings', ink: '#3f7f63' }),
    [
      pocket({
        v: 0.04,
        size: 168,
        turn: -6,
        filling: [
          leaves({ count: 16, dome: 40, size: 60, reach: 0.96 }),
          rounds({ count: 4, dome: 44, reach: 0.9, size: 27 }),
          strips('#d8458a', {
            count: 12,
            dome: 60,
            long: 46,
            thick: 9,
            curl: 0.03,
          }),
          falafels(
            [
              [-0.62, 0.1],
              [-0.2, -0.2],
              [0.22, 0.1],
              [0.6, -0.1],
              [0, 0.4],
            ],
            40,
            4,
            28,
          ),
          drizzle(TAHINI, { dome: 50, reach: 0.7, width: 7, count: 4 }),
        ],
      }),
    ],
  ),
  'levant-falafel-plate': dish('ikatBlue', jade, [
    group(-0.42, -0.4, 0.46, [
      heap('#5f9a34', { dome: 10 }),
      dice('#d8402a', { count: 26, dome: 22, size: 17, gloss: true }),
      dice('#cfe09a', { count: 26, dome: 24, size: 17 }),
      chopped({ dome: 26 }),
    ]),
    ramekin(0.4, -0.4, 0.36, hummus, { colour: '#2b6d8f' }),
    falafels(
      [
        [-0.66, 0.16],
        [-0.34, 0.24],
        [-0.02, 0.26],
        [0.3, 0.26],
        [-0.46, 0.54],
        [-0.12, 0.58],
        [0.2, 0.58],
      ],
      34,
      5,
    ),
    torn({ u: 0.78, v: 0.08, size: 64, turn: 130, z: 8 }),
    torn({ u: 0.86, v: 0.2, size: 64, turn: 150, z: 14 }),
    turnip(0.58, 0.56),
  ]),
  'levant-chicken-shawarma': dish(
    'basalt',
    board({ shape: 'plank', colour: '#6e4527', turn: -4 }),
    [
      wrap({
        u: -0.06,
        v: -0.3,
        size: 128,
        turn: -20,
        wide: 0.36,
        colour: '#e2b068',
        paper: null,
        grill: true,
        filling: ['#e0a04e', '#d9963e', '#fdf6e6', '#8aa63a', '#e6b060'],
      }),
      wrap({
        u: 0.06,
        v: 0.24,
        size: 128,
        turn: -8,
        wide: 0.36,
        colour: '#e2b068',
        paper: null,
        grill: true,
        filling: ['#e0a04e', '#fdf6e6', '#d9963e', '#8aa63a', '#e6b060'],
      }),
      ramekin(-0.6, 0.62, 0.2, garlicCream),
      pickles(0.5, 0.72),
    ],
  ),
  'levant-beef-shawarma': dish('mint', bare({ y: 246 }), [
    wrap({
      size: 150,
      turn: 24,
      v: -0.06,
      wide: 0.4,
      paper: '#d9b98a',
      stripe: '#8f4a24',
      filling: [
        '#8a4a22',
        '#9c5628',
        '#b0487a',
        '#5f9a34',
        '#d0402a',
        '#8a4a22',
      ],
    }),
    group(
      -0.5,
      0.66,
      0.26,
      [
        onion({ count: 8, reach: 0.8, dome: 6, size: 20, colour: '#e6a8c4' }),
        sprinkle('#8f1f2c', { count: 30, dome: 8 }),
      ],
      4,
    ),
    tomato(0.66, -0.56, 38),
  ]),
  'levant-shawarma-arabi': dish(
    'rose',
    plate({ colour: '#34414c', r: 204 }),
    [
      arranged(ringOf(8, 0.68), (u, v) =>
        wrapPiece({
          u,
          v,
          size: 46,
          high: 14,
          colour: '#dca45c',
          filling: ['#d9963e', '#e6b060', '#c9822e', '#f6e6c0', '#8aa63a'],
        }),
      ),
      group(
        0,
        -0.02,
        0.46,
        [
          strips('#f2c24a', {
            count: 70,
            dome: 40,
            long: 64,
            thick: 12,
            curl: 0.02,
            reach: 0.84,
          }),
        ],
        6,
      ),
      ramekin(0.02, 0.36, 0.2, garlicCream, { z: 24 }),
      pickles(-0.34, 0.26, 0.16),
      turnip(0.4, 0.26, 0.16),
    ],
    hot,
  ),
  'levant-shish-tawook': dish(
    'plum',
    plate({ colour: '#f9efd8', decor: 'tulip', ink: '#c8871a' }),
    [
      thin({ size: 122, colour: '#ecc88a', v: -0.04 }),
      skewers({
        count: 2,
        gap: 0.48,
        pieces: 6,
        size: 58,
        turn: -14,
        colours: ['#efb04a', '#e8a23c', '#f0b858'],
      }),
      ramekin(0.52, 0.58, 0.23, garlicCream),
      citrus({ u: -0.5, v: 0.62, size: 40 }),
      herb('coriander', { u: -0.1, v: 0.68, z: 8, size: 44 }),
      sprinkle('#a8401c', { count: 40, dome: 34 }),
    ],
  ),
  'levant-kafta': dish(
    'flax',
    board({ shape: 'round', colour: '#8f5a34', r: 198 }),
    [
      thin({ size: 140, colour: '#e3b870', turn: 20 }),
      skewers({
        minced: true,
        count: 3,
        gap: 0.4,
        pieces: 6,
        size: 52,
        turn: 14,
        colours: ['#85431f'],
      }),
      group(
        -0.2,
        0.02,
        0.4,
        [
          chopped({ count: 60, dome: 16, reach: 0.8, size: 7 }),
          onion({
            count: 8,
            reach: 0.7,
            dome: 20,
            size: 20,
            colour: '#f0d4e0',
          }),
          sprinkle('#8f1f2c', { count: 30, dome: 20 }),
        ],
        20,
      ),
      tomato(0.52, 0.66, 34),
      tomato(0.7, 0.46, 32),
      pepper({ u: -0.5, v: 0.66, turn: 16, size: 54 }),
    ],
  ),
  'levant-mixed-grill': dish(
    'teak',
    tray({ colour: '#9aa0a4', r: 212 }),
    [
      thin({
        size: 160,
        colour: '#e6c080',
        top: [chopped({ count: 120, dome: 0, reach: 1 })],
      }),
      group(
        0,
        -0.5,
        1,
        [
          skewers({
            count: 1,
            pieces: 6,
            size: 50,
            turn: -8,
            colours: ['#efb04a', '#e8a23c'],
          }),
        ],
        8,
      ),
      group(
        0,
        -0.14,
        1,
        [
          skewers({
            minced: true,
            count: 1,
            pieces: 6,
            size: 54,
            turn: -8,
            colours: ['#85431f'],
          }),
        ],
        8,
      ),
      group(
        0,
        0.22,
        1,
        [
          skewers({
            count: 1,
            pieces: 6,
            size: 50,
            turn: -8,
            colours: ['#7d3a1a', '#8a4420', '#d8402a'],
          }),
        ],
        8,
      ),
      arranged(
        [
          [-0.6, 0.56],
          [-0.3, 0.68],
        ],
        (u, v) => tomato(u, v, 36),
      ),
      group(
        0.14,
        0.66,
        0.3,
        [onion({ count: 9, reach: 0.8, dome: 8, size: 22 })],
        8,
      ),
      ramekin(0.6, 0.58, 0.2, garlicCream),
      herb('coriander', { u: 0.74, v: -0.46, z: 8, size: 50 }),
    ],
    hot,
  ),
  'levant-tabbouleh': dish(
    'lilac',
    bowl({ colour: '#f7efdf', decor: 'gold', ink: '#c9a13a', deep: 0.38 }),
    [
      heap('#3a6b20', { dome: 26, reach: 0.98 }),
      chopped({
        count: 420,
        dome: 44,
        reach: 0.94,
        size: 8,
        colour: '#4a8a2a',
      }),
      sprinkle('#ecd49a', { count: 160, dome: 48, reach: 0.9, size: 2.8 }),
      dice('#dc3c26', {
        count: 64,
        dome: 50,
        reach: 0.88,
        size: 14,
        gloss: true,
      }),
      chopped({
        count: 110,
        dome: 52,
        reach: 0.84,
        size: 7,
        colour: '#62a236',
      }),
      herb('mint', { z: 62, size: 48 }),
      citrus({ u: 0.6, v: 0.44, size: 40, z: 20 }),
    ],
  ),
  'levant-fattoush': dish(
    'honey',
    plate({ colour: '#f7f1e4', decor: 'blue', ink: '#2f7a63', r: 204 }),
    [
      leaves({ count: 30, dome: 30, reach: 0.9 }),
      rounds({
        count: 8,
        dome: 42,
        reach: 0.76,
        size: 25,
        colour: '#d6e8a8',
        skin: '#4f8a3a',
        seeds: '#f2f6d8',
      }),
      rounds({
        count: 7,
        dome: 46,
        reach: 0.66,
        size: 18,
        colour: '#fbeef0',
        skin: '#d02c56',
        seeds: null,
      }),
      arranged(
        [
          [-0.5, -0.4],
          [0.3, -0.5],
          [0.62, 0.1],
          [-0.1, 0.02],
          [-0.56, 0.34],
          [0.2, 0.52],
        ],
        (u, v, i) =>
          torn({ u, v, size: 40, turn: i * 67, z: 36, colour: '#d9963e' }),
      ),
      wedges({ count: 8, dome: 50, reach: 0.8, size: 36 }),
      sprinkle('#8f1f2c', { count: 110, dome: 44, reach: 0.84, size: 2.2 }),
    ],
  ),
  'levant-manaqish-zaatar': dish(
    'oak',
    bare({ y: 244 }),
    [
      thin({
        size: 178,
        colour: '#e0a552',
        bed: '#70682a',
        top: [
          sprinkle('#575a1c', { count: 220, dome: 0, reach: 1, size: 3 }),
          sprinkle('#94803a', { count: 160, dome: 0, reach: 1, size: 2.6 }),
          sprinkle('#f3e0ac', { count: 170, dome: 0, reach: 1, size: 3 }),
          sprinkle('#8f2a24', { count: 60, dome: 0, reach: 1, size: 2.4 }),
        ],
      }),
      olives({ count: 3, dome: 10, reach: 0.26, size: 17 }),
      herb('mint', { z: 16, size: 48, v: 0.16 }),
    ],
    hot,
  ),
  'levant-manaqish-cheese': dish(
    'ikatRed',
    board({ shape: 'round', colour: '#7f4f2e', r: 206 }),
    [
      thin({
        size: 178,
        colour: '#d9963f',
        bed: '#f8e3a4',
        bedOf: 'cream',
        cuts: 2,
        top: [
          group(0, 0, 1, [melted]),
          patches(['#c8812a', '#dba048'], 24, 15, 0.96),
          sprinkle('#1f1612', { count: 90, dome: 0, reach: 0.9, size: 2.6 }),
        ],
      }),
    ],
    hot,
  ),
  'levant-lahm-bi-ajeen': dish(
    'sky',
    plate({ colour: '#f6ead2', decor: 'rings', ink: '#a3542c', r: 206 }),
    [
      arranged(
        [
          [-0.3, -0.34],
          [0.32, -0.2],
          [-0.06, 0.34],
        ],
        (u, v, i) =>
          thin({
            u,
            v,
            size: 104,
            turn: i * 50,
            z: 6 + i * 3,
            colour: '#dca458',
            bed: '#9c3f1c',
            top: [
              dice('#84381a', { count: 46, dome: 0, reach: 0.98, size: 9 }),
              dice('#d8422a', { count: 20, dome: 0, reach: 0.94, size: 9 }),
              pineNuts({ count: 9, dome: 0, reach: 0.8 }),
              chopped({ count: 20, dome: 0, reach: 0.9 }),
            ],
          }),
      ),
      citrus({ u: 0.66, v: 0.5, size: 42, z: 10, turn: -16 }),
      ringlets({ count: 10, dome: 12, reach: 0.6 }),
    ],
    hot,
  ),
  'levant-date-maamoul': dish(
    'ikatGold',
    plate({ colour: '#3f5f58', decor: 'gold', ink: '#d9b45a' }),
    [
      arranged(
        [
          [-0.44, -0.28],
          [0.44, -0.32],
          [-0.14, 0.4],
        ],
        (u, v) => moulded({ u, v, size: 76, z: 12 }),
      ),
      sprinkle('#fffaf0', { count: 190, dome: 24, reach: 0.84, size: 1.8 }),
      arranged(
        [
          [0.54, 0.32],
          [0.7, 0.14],
          [0.42, 0.58],
        ],
        (u, v) =>
          group(
            u,
            v,
            0.1,
            [
              beads('#5a2a16', {
                count: 1,
                dome: 0,
                size: 22,
                reach: 0.02,
                flat: 0.6,
                gloss: true,
              }),
            ],
            8,
          ),
      ),
    ],
  ),
  'levant-mint-lemonade': standing('pistachio', [
    glass({
      colour: '#a9c84a',
      below: '#7fae34',
      foam: '#dcecaa',
      clear: false,
      shape: [84, 60, 268],
      slice: '#f5d23a',
      straw: '#f7f1e0',
      mint: true,
      size: 1.06,
    }),
    citrus({ u: 0.62, v: 0.78, size: 52, z: 22 }),
    herb('mint', { u: -0.6, v: 0.82, z: 10, size: 60 }),
  ]),
  'levant-ayran': standing('indigo', [
    glass({
      colour: '#fbf6ea',
      below: '#efe6d2',
      foam: '#ffffff',
      clear: false,
      shape: [92, 68, 220],
      size: 1.06,
      u: -0.06,
    }),
    froth(-0.06, 0.5, { high: 214, wide: 93, tall: 62 }),
    ...[0.5, 0.62, 0.74].map((u) =>
      group(
        u,
        0.8,
        0.2,
        [
          rounds({
            count: 1,
            dome: 0,
            reach: 0.02,
            size: 30,
            colour: '#d6e8a8',
            skin: '#4f8a3a',
            seeds: '#f2f6d8',
          }),
        ],
        12,
      ),
    ),
    herb('mint', { u: -0.62, v: 0.84, z: 10, size: 60 }),
  ]),
};
