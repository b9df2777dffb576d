import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { made } from '../kit/materials';
import { dish, standing, type Recipes } from '../kit/serving';
import { at, group, put, type Part } from '../kit/stage';
import { box, light, line, linear, moved, n, oval } from '../kit/svg';
import {
  bare,
  bowl,
  contactShadow,
  plate,
  skillet,
  tray,
} from '../kit/vessels';
import { longRoll } from '../parts/sides';
import { placed } from '../parts/sweet/toppings';
import { cup } from '../parts/drinks';
import { chopped, citrus, herb, onion, rounds, steam } from '../parts/garnish';
import { beads, dice, heap, rice, sprinkle, strips } from '../parts/grains';
import { leaves } from '../parts/greens';
import { coffeePot } from '../parts/sweet/icecream';
import { dollop, drizzle, oil, pool, sauce, spreadOut } from '../parts/liquids';
import { bar, chunks, skewers } from '../parts/meat';
import { froth, swirled } from '../parts/mezze/dips';
import { cigar } from '../parts/mezze/fried';
import { aubergine, pepper } from '../parts/mezze/garden';
import { diamond } from '../parts/sweet/confectionery';
import { chop } from '../parts/roasts';
import { melted, patches, pide, thin } from '../parts/wraps/flat';
import { wrapPiece, shavings, wrap } from '../parts/wraps/rolls';

const hot = { above: [steam({ strength: 0.28 })] };
const copper = '#c07a48';
const iznik = plate({ decor: 'tulip', ink: '#b5402c', colour: '#f7efe0' });
const blue = plate({ decor: 'blue', ink: '#23698f' });

/** Half a grilled tomato at its place. */
const tomato = (u: number, v: number, size = 34): Part =>
  group(u, v, 0.2, [rounds({ count: 1, dome: 0, reach: 0.02, size })], 8);

/** A finger of grilled mince at its place. */
const kofte =
  (u: number, v: number, turn: number, long = 84, thick = 36): Part =>
  (stage) =>
    put(stage, [u, v], bar(stage, long, thick, '#84431f', 0.5), {
      turn,
      z: 12,
    });

/** Turkish delight: dusted cubes. */
const lokum = (u: number, v: number, colour: string): Part =>
  placed(
    u,
    v,
    (stage) =>
      made(
        'dough',
        `<path d="M-24 -10L0 -22L24 -10V14L0 27L-24 14Z" fill="${colour}"/><path d="M-24 -10L0 -22L24 -10L0 3Z" fill="${light(colour, 0.6)}"/>${oval(0, stage.dice.between(2, 6), 1, 12, '#fff', 'opacity=".5"')}`,
      ),
    { z: 12 },
  );

/** A tulip-waisted tea glass on its saucer. */
const tulipGlass =
  (u: number, v: number, size: number): Part =>
  (stage) => {
    const [x, y] = at(stage, u, v);
    const [tea, shine] = [stage.id(), stage.id()];
    const outline = (w: number, top: number) =>
      `M${n(-w)} ${n(top)}C${n(-w * 1.02)} -126 ${n(-w * 0.56)} -112 ${n(-w * 0.54)} -88C${n(-w * 0.54)} -66 ${n(-w)} -60 ${n(-w)} -28Q${n(-w * 0.86)} -4 ${n(-w * 0.5)} -2Q0 6 ${n(w * 0.5)} -2Q${n(w * 0.92)} -4 ${n(w)} -28C${n(w)} -60 ${n(w * 0.54)} -66 ${n(w * 0.54)} -88C${n(w * 0.56)} -112 ${n(w * 1.02)} -126 ${n(w)} ${n(top)}Z`;
    const dishOf =
      oval(0, 8, 98, 30, '#8f2a1c') +
      oval(0, 2, 98, 30, '#fbf6ec') +
      oval(0, 2, 88, 26, 'none', 'stroke="#b5321f" stroke-width="6"') +
      oval(0, 4, 58, 16, '#e9dcc6');
    const drawn = `<defs>${linear(tea, ['#d8541a', '#a82c0c .5', '#6e1706'], [0, 0, 0.3, 1])}${linear(shine, ['#fff 0 .7', '#fff .22 .08', '#fff .6 0', '#2a0a02 1 .4'], [0, 0, 1, 0])}</defs>${dishOf}<path d="${outline(54, -164)}" fill="#fff" opacity=".26"/><path d="${outline(50, -140)}" fill="url(#${tea})"/>${oval(0, -140, 49, 13, '#e8743a')}${oval(-12, -142, 26, 5, '#ffd9a0', 'opacity=".7"')}<path d="${outline(54, -164)}" fill="url(#${shine})"/>${oval(0, -164, 54, 14, 'none', 'stroke="#fff" stroke-width="3" opacity=".9"')}${line('M-52 -162Q0 -150 52 -162', '#d9a441', 3)}${line('M-36 -100Q-30 -78 -38 -34', '#fff', 6, 'opacity=".55"')}`;
    return (
      contactShadow(x, y + 4, 96 * size, 28 * size) +
      moved(drawn, x, y, { size })
    );
  };

/** A copper cup with churned foam standing over its rim. */
const copperCup: Part = (stage) => {
  const [x, y] = at(stage, 0, 0.56);
  const hammered = Array.from({ length: 40 }, (_, i) => {
    const row = Math.floor(i / 8);
    return oval(
      x + ((i % 8) - 3.5) * (25 - row * 2.4) + (row % 2) * 9 - 5,
      y - 132 + row * 25,
      9,
      8,
      i % 8 < 4 ? '#f3c79a' : '#6e3414',
      'opacity=".2"',
    );
  }).join('');
  return (
    cup({
      v: 0.56,
      colour: copper,
      drink: '#fbf5e8',
      wide: 108,
      high: 190,
    })(stage) +
    hammered +
    froth(0, 0.56, { high: 182, wide: 111, tall: 96 })(stage)
  );
};

/** Istanbul to Gaziantep: kebabs, döner, pide, meze, sweets. */
export const turkishRecipes: Recipes = {
  'turkish-adana': dish(
    'walnut',
    board({ shape: 'plank', colour: '#a8703e', turn: -6 }),
    [
      thin({ size: 138, colour: '#e6c388', long: 1.1 }),
      skewers({
        minced: true,
        count: 2,
        gap: 0.44,
        pieces: 6,
        size: 58,
        turn: -16,
        colours: ['#94401c'],
      }),
      onion({ count: 12, reach: 0.3, dome: 34 }),
      pepper({ u: 0.42, v: 0.56, turn: 14, size: 62 }),
      tomato(-0.58, 0.6, 38),
      chopped({ dome: 30, count: 20 }),
      sprinkle('#8c1f1c', { count: 40, dome: 30 }),
    ],
  ),
  'turkish-urfa': dish(
    'ikatBlue',
    plate({ colour: '#f3e8d4', decor: 'rings', ink: '#8a4a2c' }),
    [
      aubergine({ u: -0.22, v: 0.58, size: 84, turn: 6 }),
      aubergine({ u: 0.44, v: 0.44, size: 84, turn: 186 }),
      skewers({
        minced: true,
        count: 2,
        gap: 0.44,
        pieces: 6,
        size: 58,
        turn: 12,
        colours: ['#8a4822'],
      }),
      tomato(-0.6, -0.46, 36),
      tomato(0.72, -0.36, 36),
      herb('coriander', { u: 0.44, v: -0.56, size: 44 }),
      onion({ count: 6, reach: 0.2, dome: 36, size: 18 }),
    ],
  ),
  'turkish-chicken-sis': dish(
    'sage',
    plate({ colour: '#fbf4e6', decor: 'leaves', ink: '#4f8a5c' }),
    [
      leaves({ count: 8, dome: 4, reach: 0.74 }),
      skewers({
        count: 2,
        gap: 0.5,
        pieces: 5,
        size: 60,
        turn: -14,
        colours: ['#e0903a', '#d9822e', '#e69a44'],
      }),
      pepper({ u: 0.3, v: 0.66, turn: 8, size: 60 }),
      sprinkle('#6b7a2a', { count: 40, dome: 34 }),
      tomato(-0.12, 0.66, 30),
      citrus({ u: -0.56, v: 0.56, size: 38 }),
    ],
  ),
  'turkish-iskender': dish(
    'ikatRed',
    plate({ colour: '#fbf6ec', decor: 'gold' }),
    [
      sauce('#c03818', { size: 0.98, rough: 0.04 }),
      arranged(ringOf(9, 0.72), (u, v, i) =>
        placed(
          u,
          v,
          () =>
            made(
              'bread',
              box([-20, -16, 40, 32], 6, i % 2 === 0 ? '#d9a050' : '#e2b066'),
            ),
          { turn: i * 40 },
        ),
      ),
      shavings({
        count: 34,
        dome: 36,
        reach: 0.7,
        size: 42,
        colour: '#b0622c',
      }),
      sauce('#c8401a', { size: 0.3, z: 40, u: -0.2, v: -0.1, rough: 0.3 }),
      drizzle('#f0b648', { dome: 40, reach: 0.5, width: 4, count: 3 }),
      dollop({ u: 0.52, v: 0.4, size: 62, z: 20 }),
      pepper({ u: -0.4, v: 0.62, turn: -12, size: 58, z: 20 }),
      tomato(0.1, 0.7, 32),
    ],
    hot,
  ),
  'turkish-beyti': dish(
    'teak',
    iznik,
    [
      sauce('#d0481c', { size: 0.98, rough: 0.04 }),
      arranged(ringOf(7, 0.64, -90), (u, v) =>
        wrapPiece({
          u,
          v,
          size: 46,
          high: 20,
          heart: '#8a451f',
          colour: '#ecc88c',
        }),
      ),
      dollop({ size: 66, z: 14 }),
      sprinkle('#b52a14', { count: 24, dome: 24, reach: 0.24 }),
      herb('mint', { z: 36, size: 36 }),
    ],
    hot,
  ),
  'turkish-ali-nazik': dish(
    'plum',
    tray({ colour: copper }),
    [
      swirled('#e9dcba', { oil: null }),
      chunks({ count: 19, dome: 48, reach: 0.62, size: 40, colour: '#8a4420' }),
      drizzle('#e08a2a', { dome: 30, reach: 0.6, width: 4.5, count: 4 }),
      chopped({ dome: 48, reach: 0.5 }),
      pepper({ u: 0.42, v: 0.56, turn: 12, size: 54 }),
      tomato(-0.5, 0.58, 30),
    ],
    hot,
  ),
  'turkish-inegol-kofte': dish(
    'tileBlue',
    plate({ colour: '#f4e6cc', decor: 'dots', ink: '#a3542c' }),
    [
      group(0.36, -0.4, 0.5, [
        heap('#e9d9b4', { dome: 12 }),
        beads('#f3e4c0', { count: 46, dome: 22, size: 9, flat: 0.62 }),
        onion({ count: 5, dome: 26, reach: 0.6, size: 16 }),
        chopped({ dome: 26 }),
      ]),
      arranged(
        [
          [-0.52, -0.44],
          [-0.5, -0.06],
          [-0.42, 0.32],
          [0.06, 0.2],
          [0.5, 0.28],
          [0.1, 0.58],
        ],
        (u, v, i) => kofte(u, v, -24 + i * 3, 96, 42),
      ),
      tomato(-0.3, 0.68, 30),
      pepper({ u: 0.6, v: 0.58, turn: -20, size: 50 }),
    ],
    hot,
  ),
  'turkish-mixed-grill': dish(
    'ebony',
    board({ shape: 'round', colour: '#b57a44', r: 200 }),
    [
      thin({ size: 150, colour: '#e6c388' }),
      rice({ colour: '#d9a860', dome: 26, reach: 0.72, long: 6, count: 700 }),
      skewers({
        minced: true,
        count: 1,
        pieces: 6,
        size: 54,
        turn: -20,
        colours: ['#94401c'],
      }),
      group(
        0.02,
        -0.42,
        0.9,
        [
          skewers({
            count: 1,
            pieces: 6,
            size: 46,
            turn: -16,
            colours: ['#e0903a', '#d9822e'],
          }),
        ],
        16,
      ),
      chop({ u: -0.36, v: 0.46, size: 48, turn: -30, z: 20 }),
      chop({ u: 0.04, v: 0.56, size: 48, turn: -20, z: 20 }),
      kofte(0.5, 0.36, -30),
      kofte(0.6, 0.08, -24),
      tomato(-0.66, 0.1, 32),
      pepper({ u: 0.44, v: 0.7, turn: 8, size: 56 }),
      onion({ count: 8, reach: 0.3, dome: 44, size: 18 }),
    ],
    hot,
  ),
  'turkish-doner-plate': dish(
    'flax',
    blue,
    [
      group(-0.46, -0.36, 0.62, [rice({ colour: '#f6ead0', dome: 34 })]),
      group(0.48, -0.4, 0.56, [
        leaves({ count: 14, dome: 16 }),
        rounds({ count: 4, dome: 26, reach: 0.5, size: 24 }),
      ]),
      group(0, 0.3, 0.82, [
        shavings({ count: 30, dome: 44, reach: 0.84, size: 44 }),
      ]),
      pepper({ u: 0.5, v: 0.62, turn: -14, size: 60, z: 24 }),
      tomato(-0.6, 0.56, 32),
    ],
    hot,
  ),
  'turkish-doner-durum': dish('cream', bare({ y: 246 }), [
    wrap({
      filling: ['#8a4a26', '#9a5630', '#d0402a', '#6f9a34', '#a0487a'],
      size: 178,
      turn: -30,
    }),
    herb('coriander', { u: 0.62, v: 0.62, size: 50, z: 6 }),
  ]),
  'turkish-chicken-doner': dish(
    'honey',
    board({ shape: 'plank', colour: '#8f5a34', turn: 4 }),
    [
      longRoll({
        size: 176,
        turn: -10,
        v: 0.04,
        bun: '#c67c30',
        filling: [
          leaves({ count: 18, dome: 26, size: 56, reach: 1 }),
          strips('#f6cc5c', {
            count: 20,
            dome: 44,
            long: 54,
            thick: 11,
            curl: 0.02,
            reach: 0.9,
          }),
          shavings({
            count: 17,
            dome: 34,
            reach: 0.9,
            size: 36,
            colour: '#cf8a3c',
          }),
          rounds({
            count: 5,
            dome: 46,
            reach: 0.84,
            size: 18,
            colour: '#d8402a',
          }),
        ],
      }),
    ],
  ),
  'turkish-adana-durum': dish('clay', plate({ colour: '#3b3a3c' }), [
    wrap({
      filling: ['#94401c', '#7d351a', '#94401c', '#4f8a2c', '#d0402a'],
      paper: null,
      colour: '#dba860',
      wide: 0.31,
      size: 160,
      turn: -22,
      v: -0.1,
    }),
    pepper({ u: 0.3, v: 0.56, turn: 8, size: 62 }),
    tomato(-0.44, 0.52, 38),
    herb('coriander', { u: -0.1, v: 0.66, size: 40, z: 8 }),
  ]),
  'turkish-lahmacun': dish(
    'slate',
    board({ shape: 'round', colour: '#c08a56', r: 204 }),
    [
      thin({
        size: 178,
        colour: '#d9a050',
        bed: '#b04a20',
        top: [
          dice('#8a3a18', { count: 130, dome: 0, reach: 0.98, size: 9 }),
          dice('#d8422a', { count: 60, dome: 0, reach: 0.96, size: 9 }),
          chopped({ count: 90, dome: 0, reach: 0.96 }),
        ],
      }),
      citrus({ u: 0.5, v: 0.5, size: 44, z: 12, turn: -20 }),
      herb('coriander', { u: 0.12, v: 0.6, size: 52, z: 10 }),
      onion({ count: 5, reach: 0.2, dome: 14 }),
    ],
  ),
  'turkish-kasarli-pide': dish(
    'oak',
    bare({ y: 246 }),
    [
      herb('coriander', { u: 0.66, v: 0.66, z: 4, size: 54 }),
      pide({
        size: 192,
        bed: '#f6c650',
        turn: -26,
        wide: 0.56,
        filling: [melted, patches(['#b8621a', '#d98a2a'], 20, 15, 0.94)],
      }),
    ],
    hot,
  ),
  'turkish-kiymali-pide': dish(
    'basalt',
    board({ shape: 'plank', colour: '#a8703e', turn: 8 }),
    [
      arranged(
        [
          [-0.02, -0.3],
          [0.02, 0.32],
        ],
        (u, v) =>
          pide({
            u,
            v,
            size: 178,
            bed: '#7a3a1c',
            turn: -14,
            wide: 0.34,
            filling: [
              dice('#8a441f', { count: 120, dome: 4, reach: 0.96, size: 10 }),
              dice('#d8422a', { count: 26, dome: 8, reach: 0.9, size: 10 }),
              dice('#5f9a34', { count: 22, dome: 8, reach: 0.9, size: 9 }),
            ],
          }),
      ),
      citrus({ u: 0.76, v: 0.7, size: 32 }),
    ],
    hot,
  ),
  'turkish-ispanakli-pide': dish(
    'blush',
    bare({ y: 250 }),
    [
      group(-0.62, 0.66, 0.24, [
        onion({ count: 7, reach: 0.8, dome: 6, size: 20 }),
      ]),
      tomato(0.66, -0.62, 40),
      pide({
        size: 188,
        bed: '#3f6b26',
        turn: 24,
        wide: 0.56,
        filling: [
          leaves({
            kind: 'spinach',
            colour: '#4a7a2c',
            count: 40,
            dome: 3,
            size: 38,
            reach: 0.96,
          }),
          dice('#fbf5e4', { count: 32, dome: 8, reach: 0.9, size: 17 }),
          sprinkle('#f3e0b0', { count: 50, dome: 8, reach: 1 }),
        ],
      }),
    ],
    hot,
  ),
  'turkish-mercimek': dish(
    'indigo',
    bowl({ colour: '#f4ead6', decor: 'tulip', ink: '#b5402c' }),
    [
      pool('#e2962a', { eyes: 4 }),
      oil('#b8361a', 20),
      sprinkle('#8f1f12', { count: 50, dome: 2, reach: 0.36 }),
      herb('mint', { z: 14, size: 44, v: -0.06 }),
      citrus({ u: 0.56, v: 0.3, size: 36, z: 12 }),
    ],
    hot,
  ),
  'turkish-ezogelin': dish(
    'ikatGold',
    bowl({ colour: '#3f5d54', inside: '#f0e2c8', deep: 0.44 }),
    [
      pool('#bf4a1c', { eyes: 14 }),
      beads('#e08a44', { count: 160, dome: 4, size: 5, reach: 0.86 }),
      rice({ bare: true, colour: '#f2ddb0', count: 160, dome: 4, reach: 0.8 }),
      sprinkle('#3f6a2a', { count: 60, dome: 6, reach: 0.7, size: 2.2 }),
      ...[-0.14, 0.18].map((u) => herb('mint', { u, v: 0.1, z: 16, size: 34 })),
    ],
    hot,
  ),
  'turkish-acili-ezme': dish(
    'marble',
    bowl({ colour: '#2f6d74', deep: 0.34, r: 170 }),
    [
      heap('#a82a16', { dome: 16, reach: 0.98 }),
      dice('#d03a22', {
        count: 230,
        dome: 24,
        reach: 0.92,
        size: 9,
        gloss: true,
      }),
      dice('#6f9a34', { count: 60, dome: 26, reach: 0.9, size: 8 }),
      dice('#f3e0e0', { count: 36, dome: 26, reach: 0.88, size: 7 }),
      chopped({ count: 60, dome: 28, reach: 0.86 }),
      oil('#7a1420', 8),
      herb('coriander', { z: 34, size: 46 }),
    ],
  ),
  'turkish-hummus': dish(
    'terracotta',
    bowl({ colour: copper, inside: '#f0e2c8', deep: 0.3, r: 172 }),
    [
      swirled('#e8cf9a', { oil: '#d8581a', turns: 1.5 }),
      sprinkle('#a32414', { count: 70, dome: 4, reach: 0.6 }),
      beads('#e6bd74', { count: 9, dome: 12, size: 10, reach: 0.26 }),
      herb('coriander', { u: 0.34, v: -0.3, z: 10, size: 36 }),
    ],
    hot,
  ),
  'turkish-haydari': dish(
    'mint',
    bowl({ colour: '#2b5a94', inside: '#f7f1e6', deep: 0.34, r: 168 }),
    [
      swirled('#fdf9ee', { oil: '#c9b83a', turns: 1.4 }),
      chopped({ colour: '#5f8f3a', count: 70, dome: 6, reach: 0.8, size: 4 }),
      herb('dill', { z: 14, size: 66, u: 0.06 }),
    ],
  ),
  'turkish-imam-bayildi': dish(
    'olive',
    plate({ colour: '#f3e3c4', decor: 'speckle', ink: '#8a6a4a' }),
    [
      sauce('#d9822a', { size: 0.78, rough: 0.08 }),
      arranged(
        [
          [0, -0.34],
          [0.06, 0.36],
        ],
        (u, v) =>
          aubergine({
            u,
            v,
            size: 132,
            turn: -12,
            filling: [
              strips('#f0cf98', {
                count: 36,
                dome: 14,
                long: 30,
                thick: 6,
                reach: 0.96,
              }),
              dice('#d8402a', { count: 40, dome: 22, reach: 0.9, size: 14 }),
              chopped({ dome: 22, reach: 0.9 }),
            ],
          }),
      ),
      herb('coriander', { u: 0.7, v: 0.04, z: 8, size: 44 }),
    ],
  ),
  'turkish-sigara-boregi': dish(
    'lilac',
    plate({ colour: '#f7efe0', decor: 'rings', ink: '#23698f' }),
    [
      arranged(
        [
          [-0.12, -0.5],
          [-0.04, -0.28],
          [0.02, -0.06],
          [0.06, 0.16],
          [0.1, 0.38],
          [0.16, 0.6],
        ],
        (u, v, i) =>
          cigar({ u, v: v * 1.06, turn: -16 + (i % 2) * 5, size: 104, z: 12 }),
      ),
      herb('coriander', { u: -0.66, v: 0.5, z: 6, size: 48 }),
    ],
  ),
  'turkish-coban-salad': dish(
    'sky',
    bowl({ colour: '#e6d0a8', decor: 'rings', ink: '#a3542c', deep: 0.4 }),
    [
      heap('#c9563a', { dome: 20, reach: 0.96 }),
      dice('#d8402a', {
        count: 70,
        dome: 40,
        reach: 0.9,
        size: 22,
        gloss: true,
      }),
      dice('#cfe09a', { count: 60, dome: 44, reach: 0.86, size: 22 }),
      dice('#5f9a34', { count: 30, dome: 44, reach: 0.84, size: 14 }),
      onion({ count: 8, dome: 46, reach: 0.56, size: 16 }),
      chopped({ count: 50, dome: 46, reach: 0.8 }),
    ],
  ),
  'turkish-baklava': dish('ikatGreen', tray({ colour: '#d0a860' }), [
    arranged(
      [
        [0, -0.66],
        [-0.46, -0.32],
        [0.46, -0.32],
        [0, 0.02],
        [-0.46, 0.38],
        [0.46, 0.38],
        [0, 0.7],
      ],
      (u, v) =>
        placed(
          u,
          v - 0.08,
          diamond({ size: 66, colour: '#d98f2e', nut: '#86a838' }),
        ),
    ),
    sprinkle('#86a838', { count: 70, dome: 14, reach: 0.8, size: 2.6 }),
  ]),
  'turkish-kunefe': dish(
    'rosy',
    skillet({ colour: '#b08a52', handle: false, r: 178 }),
    [
      heap('#d9781c', { dome: 12, reach: 1 }),
      strips('#e8902a', {
        count: 520,
        dome: 12,
        long: 40,
        thick: 2.6,
        curl: 0.4,
        reach: 0.84,
      }),
      strips('#f6c468', {
        count: 120,
        dome: 14,
        long: 34,
        thick: 2.2,
        curl: 0.4,
        reach: 0.78,
      }),
      sprinkle('#7fa03a', { count: 260, dome: 16, reach: 0.44, size: 3.4 }),
    ],
    hot,
  ),
  'turkish-sutlac': dish(
    'walnut',
    bowl({ colour: '#b5623a', inside: '#c87a4c', deep: 0.44, r: 164 }),
    [
      spreadOut('#fbeecb', { swirl: 0 }),
      patches(['#6b3210', '#9a5420', '#b8742e'], 13, 44),
      patches(['#4a2008'], 7, 16, 0.7),
      sprinkle('#c98a4a', { count: 40, dome: 2, reach: 0.8, size: 2 }),
      sprinkle('#b07a2e', { count: 60, dome: 3, reach: 0.3 }),
    ],
  ),
  'turkish-coffee': standing(
    'teak',
    [
      coffeePot({ u: 0.3, v: 0.2, size: 1.2 }),
      cup({
        u: -0.24,
        v: 0.62,
        wide: 62,
        high: 78,
        colour: '#fbf6ec',
        band: '#b5321f',
        drink: '#2c1208',
        foam: '#8a5a30',
        saucer: true,
        handle: true,
        size: 1.16,
      }),
      lokum(0.42, 0.78, '#e8889a'),
      lokum(0.6, 0.86, '#f0d8a0'),
    ],
    hot,
  ),
  'turkish-tea': standing(
    'cream',
    [tulipGlass(0, 0.6, 1.5), lokum(0.66, 0.84, '#f4ead6')],
    hot,
  ),
  'turkish-frothy-ayran': standing('mint', [
    copperCup,
    herb('mint', { u: 0.66, v: 0.84, z: 8, size: 60, turn: 70 }),
  ]),
};
