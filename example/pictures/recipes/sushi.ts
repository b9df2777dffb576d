import { arranged } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { group } from '../kit/stage';
import { n, oval, times } from '../kit/svg';
import { bowl, plate, tray } from '../kit/vessels';
import { balls, cubes, pods } from '../parts/asian/pieces';
import { carved, fan, florets, mushrooms } from '../parts/asian/cuts';
import { gingerWasabi, nigiri } from '../parts/asian/nigiri';
import { rolls, rows, type Roll } from '../parts/asian/rolls';
import { sashimi, tempura } from '../parts/asian/seafood';
import { chopsticks, nori, saucer } from '../parts/asian/tableware';
import { cup, glass, teapot } from '../parts/drinks';
import { dumplings } from '../parts/dumplings';
import {
  chopped,
  citrus,
  herb,
  ringlets,
  rounds,
  steam,
} from '../parts/garnish';
import { beads, rice, sprinkle, strips } from '../parts/grains';
import { eggs, leaves } from '../parts/greens';
import { drizzle, pool, sauce } from '../parts/liquids';
import { chunks } from '../parts/meat';
import { noodles } from '../parts/noodles';

const slateBoard = board({
  colour: '#4a4745',
  shape: 'plank',
  turn: -4,
  r: 192,
});
const woodBoard = board({ colour: '#c79a62', shape: 'plank', turn: 5, r: 192 });
const darkPlate = plate({ colour: '#34363c' });
const BACK = [15, -46] as const;

const philadelphia: Roll = {
  coat: '#f4793f',
  marks: 'lines',
  mark: '#ffd9ba',
  inner: true,
  heart: 0.56,
  fillings: ['#fffaf0', '#8fbf5a'],
  far: BACK,
};
const california: Roll = {
  coat: '#f08a24',
  marks: 'roe',
  mark: '#ff9a2a',
  inner: true,
  heart: 0.58,
  fillings: ['#fdeee2', '#b9cf62', '#e8503a'],
  far: [4, 30],
};
const maki: Roll = { far: [3, 36], heart: 0.5, fillings: ['#f4793f'] };
const avocadoMaki: Roll = { ...maki, fillings: ['#b4cc5c', '#8fb040'] };

/** Sushi: rolls cut, nigiri, sashimi, hot rolls, noodles and bowls. */
export const sushiRecipes: Recipes = {
  'sushi-philadelphia-roll': dish('marble', slateBoard, [
    rolls(rows([3, 3, 2], { gap: 0.56, row: 0.62, v: 0.16 }), {
      ...philadelphia,
      size: 39,
    }),
    gingerWasabi({ u: 0.84, v: 0.5 }),
  ]),
  'sushi-california-roll': dish(
    'walnut',
    plate({ colour: '#eef0ea', decor: 'rings', ink: '#2f6f80' }),
    [
      rolls(rows([2, 3, 3], { gap: 0.6, row: 0.52, v: -0.02 }), {
        ...california,
        size: 43,
      }),
      gingerWasabi({ u: 0.72, v: -0.62, size: 20 }),
    ],
  ),
  'sushi-dragon-roll': dish('flax', darkPlate, [
    rolls(rows([3, 3, 2], { gap: 0.6, row: 0.6, v: 0.16 }), {
      coat: '#b8cf5e',
      inner: true,
      heart: 0.58,
      fillings: ['#7a3c1a', '#fffaf0', '#8fbf5a'],
      far: BACK,
      size: 40,
      extra: (stage, r) =>
        times(
          5,
          (i) =>
            `<path d="M${n(-r * 0.8 + i * r * 0.42)} ${n(-r * 0.5 - i * r * 0.06)}Q${n(-r * 0.1 + i * r * 0.36)} ${n(-r * 1.5)} ${n(-r * 0.2 + i * r * 0.4)} ${n(-r * 1.75)}" stroke="${i % 2 ? '#5d8a2c' : '#e4eba0'}" stroke-width="${n(r * 0.1)}" fill="none" opacity=".8"/>`,
        ) +
        oval(
          r * 0.1,
          -r * 1.25,
          r * 0.5,
          r * 0.13,
          '#5a210c',
          'opacity=".85" transform="rotate(-14)"',
        ),
    }),
    sprinkle('#fbeccb', { count: 40, dome: 40 }),
    drizzle('#4a1a0a', { count: 3, dome: 34, width: 5, reach: 0.5 }),
  ]),
  'sushi-spicy-tuna-roll': dish('basalt', woodBoard, [
    rolls(rows([3, 3, 2], { gap: 0.58, row: 0.54 }), {
      coat: '#f3e2bc',
      marks: 'seeds',
      mark: '#e2b566',
      inner: true,
      heart: 0.6,
      fillings: ['#b3223a', '#cf3a3c', '#6fa03a'],
      far: [4, 30],
      size: 45,
      extra: (_, r) =>
        oval(
          0,
          -r * 0.1,
          r * 0.2,
          r * 0.12,
          '#f0752c',
          'filter="url(#blur-1)"',
        ),
    }),
    ringlets({ colour: '#5f9a34', count: 24, dome: 20, reach: 0.8 }),
    ringlets({ colour: '#d7331f', count: 12, dome: 24, reach: 0.7 }),
  ]),
  'sushi-salmon-maki': dish(
    'sky',
    plate({ colour: '#fbf7ef', decor: 'rings', ink: '#34507a' }),
    [
      rolls(rows([3, 2, 3], { gap: 0.54, row: 0.52 }), { ...maki, size: 40 }),
      citrus({ u: 0.72, v: 0.06, size: 30 }),
    ],
  ),
  'sushi-avocado-maki': dish(
    'clay',
    board({ colour: '#e0c08c', shape: 'round', r: 190 }),
    [
      rolls(rows([2, 3, 3], { gap: 0.54, row: 0.5 }), {
        ...avocadoMaki,
        size: 42,
      }),
      sprinkle('#fbeccb', { count: 60, dome: 18, reach: 0.8 }),
    ],
  ),
  'sushi-salmon-nigiri': dish('oak', slateBoard, [
    nigiri('salmon', { u: -0.2, v: -0.34, size: 98, turn: -22 }),
    nigiri('salmon', { u: 0.12, v: 0.42, size: 98, turn: -22 }),
    gingerWasabi({ u: 0.74, v: -0.6, size: 24 }),
  ]),
  'sushi-eel-nigiri': dish(
    'plum',
    plate({ colour: '#efe3cf', decor: 'gold' }),
    [
      nigiri('eel', { band: true, u: -0.08, v: -0.34, size: 94, turn: 16 }),
      nigiri('eel', { band: true, u: 0.04, v: 0.44, size: 94, turn: 16 }),
    ],
  ),
  'sushi-shrimp-nigiri': dish(
    'tileTeal',
    plate({ colour: '#2f5f6a', decor: 'speckle', ink: '#bfe0dc' }),
    [
      nigiri('shrimp', { u: -0.16, v: -0.36, size: 90, turn: -14 }),
      nigiri('shrimp', { u: -0.02, v: 0.42, size: 90, turn: -14 }),
      citrus({ u: 0.7, v: 0.62, size: 34 }),
    ],
  ),
  'sushi-tamago-nigiri': dish(
    'indigo',
    board({ colour: '#a8713e', shape: 'plank', turn: 8, r: 190 }),
    [
      nigiri('tamago', { band: true, u: -0.12, v: -0.36, size: 92, turn: -10 }),
      nigiri('tamago', { band: true, u: 0.1, v: 0.44, size: 92, turn: -10 }),
    ],
  ),
  'sushi-salmon-sashimi': dish(
    'night',
    plate({ colour: '#e7eef0', decor: 'rings', ink: '#5f8fa0' }),
    [
      strips('#fdfaf0', {
        count: 160,
        dome: 34,
        long: 46,
        thick: 3,
        reach: 0.8,
      }),
      leaves({
        kind: 'spinach',
        colour: '#4f9a3c',
        count: 5,
        dome: 20,
        reach: 0.8,
        size: 66,
      }),
      sashimi(
        'salmon',
        [
          [-0.56, -0.28],
          [-0.34, -0.18],
          [-0.12, -0.08],
          [0.1, 0.02],
          [0.32, 0.12],
          [0.5, 0.24],
          [0.66, 0.38],
        ].map(([u = 0, v = 0]) => [u, v - 0.02] as const),
        { size: 74, turn: -66, wide: 0.46, z: 34 },
      ),
      citrus({ u: -0.5, v: 0.56, size: 40, z: 16 }),
    ],
  ),
  'sushi-set-evening': dish(
    'teak',
    board({ colour: '#3a3432', shape: 'plank', turn: 0, r: 200 }),
    [
      rolls(rows([4, 4], { gap: 0.44, row: 0.44, v: -0.44 }), {
        ...philadelphia,
        far: [11, -30],
        size: 30,
      }),
      rolls(rows([4, 4], { gap: 0.44, row: 0.38, v: 0.2 }), {
        ...california,
        far: [3, 20],
        size: 30,
      }),
      rolls(rows([5], { gap: 0.36, v: 0.76 }), {
        ...maki,
        far: [2, 24],
        size: 28,
      }),
    ],
    { zoom: 1.16 },
  ),
  'sushi-set-family': dish(
    'sage',
    tray({ colour: '#2f2a2a', r: 206 }),
    [
      rolls(rows([4, 4], { gap: 0.42, row: 0.4, v: -0.46 }), {
        coat: '#b8cf5e',
        inner: true,
        heart: 0.58,
        fillings: ['#7a3c1a', '#fffaf0'],
        far: [10, -26],
        size: 28,
      }),
      rolls(rows([2, 2], { gap: 0.34, row: 0.34, u: -0.6, v: 0.06 }), {
        ...california,
        far: [3, 18],
        size: 28,
      }),
      rolls(rows([3, 3], { gap: 0.36, row: 0.34, u: 0.34, v: 0.04 }), {
        coat: '#e0a04a',
        marks: 'crust',
        mark: '#eebb62',
        heart: 0.56,
        inner: true,
        fillings: ['#f4a06a', '#fffaf0'],
        far: [3, 20],
        size: 29,
      }),
      nigiri('salmon', { u: -0.46, v: 0.6, size: 44, turn: -18 }),
      nigiri('shrimp', { u: 0.04, v: 0.7, size: 44, turn: -18 }),
      nigiri('tuna', { u: 0.5, v: 0.58, size: 44, turn: -18 }),
    ],
    { zoom: 1.16 },
  ),
  'sushi-set-garden': dish(
    'ash',
    plate({ colour: '#5f7f68', r: 204 }),
    [
      rolls(rows([3, 2], { gap: 0.44, row: 0.38, u: -0.24, v: -0.52 }), {
        ...avocadoMaki,
        size: 32,
      }),
      rolls(rows([2, 2], { gap: 0.42, row: 0.38, u: 0.52, v: -0.2 }), {
        ...maki,
        fillings: ['#c9e09a', '#7fb04a'],
        size: 32,
      }),
      rolls(rows([2, 3], { gap: 0.42, row: 0.38, u: -0.46, v: 0.26 }), {
        ...maki,
        fillings: ['#5a2f52', '#7a4468'],
        size: 32,
      }),
      nigiri('tamago', { band: true, u: 0.3, v: 0.22, size: 46, turn: -14 }),
      nigiri('tamago', { band: true, u: 0.36, v: 0.7, size: 46, turn: -14 }),
    ],
    { zoom: 1.18 },
  ),
  'sushi-tempura-roll': dish(
    'slate',
    plate({ colour: '#f1e7d6', decor: 'gold' }),
    [
      rolls(rows([2, 3, 3], { gap: 0.6, row: 0.5, v: -0.04 }), {
        coat: '#d9973c',
        marks: 'crust',
        mark: '#ecb95c',
        inner: true,
        heart: 0.6,
        fillings: ['#f6a878', '#fffaf0', '#8fbf5a'],
        far: [4, 32],
        size: 44,
      }),
      drizzle('#5a210c', { count: 4, dome: 22, width: 4, reach: 0.7 }),
    ],
    { above: [steam({ strength: 0.22 })] },
  ),
  'sushi-baked-roll': dish(
    'ikatBlue',
    board({ colour: '#8a5a34', shape: 'round', r: 190 }),
    [
      rolls(rows([2, 3, 3], { gap: 0.6, row: 0.54, v: 0.06 }), {
        far: [4, 32],
        size: 42,
        fillings: ['#f4793f', '#8fbf5a'],
        extra: (stage, r) =>
          `<g filter="url(#m-cream)"><path d="M${n(-r)} ${n(r * 0.1)}Q${n(-r * 0.9)} ${n(-r * 0.9)} 0 ${n(-r * 0.94)}T${n(r)} ${n(r * 0.1)}Q${n(r * 0.8)} ${n(r * 0.7)} ${n(r * 0.4)} ${n(r * 0.4)}Q${n(r * 0.1)} ${n(r * 1.1)} ${n(-r * 0.3)} ${n(r * 0.5)}T${n(-r)} ${n(r * 0.1)}Z" fill="#f3b95a"/></g>${times(5, () => oval(stage.dice.between(-0.6, 0.6) * r, stage.dice.between(-0.6, 0.3) * r, r * stage.dice.between(0.1, 0.24), r * 0.11, '#b5601c', 'opacity=".5" filter="url(#blur-1)"'))}`,
      }),
      beads('#f0801e', {
        count: 50,
        dome: 46,
        size: 3.2,
        gloss: true,
        reach: 0.7,
      }),
      ringlets({ colour: '#5f9a34', count: 16, dome: 46, reach: 0.7 }),
    ],
    { above: [steam()] },
  ),
  'sushi-shrimp-tempura': dish(
    'indigo',
    plate({ colour: '#31586e', decor: 'speckle', ink: '#bfe0dc' }),
    [
      arranged(
        [
          [-0.12, -0.62],
          [-0.04, -0.3],
          [-0.2, 0],
          [-0.08, 0.3],
          [-0.26, 0.58],
        ],
        (u, v, i) =>
          tempura({ u, v, size: 98, wide: 0.19, turn: -14 + i * 4, z: 16 }),
      ),
      saucer({ u: 0.66, v: 0.66, size: 40 }),
      citrus({ u: 0.74, v: -0.5, size: 32, colour: '#a9c93c' }),
    ],
  ),
  'sushi-vegetable-tempura': dish(
    'walnut',
    plate({ colour: '#2f4a44', decor: 'gold' }),
    [
      arranged(
        [
          [-0.1, -0.6],
          [0.48, -0.42],
          [-0.6, -0.2],
          [0.66, 0.12],
          [-0.5, 0.36],
          [0, 0.56],
        ],
        (u, v, i) =>
          tempura({
            u,
            v,
            tail: false,
            size: 52,
            wide: 0.74,
            turn: i * 37 - 30,
            inside:
              [
                '#e0762a',
                '#5a2f58',
                '#c93a24',
                '#e8a030',
                '#e0762a',
                '#5a2f58',
              ][i] ?? '#e0762a',
          }),
      ),
      florets({ count: 4, dome: 34, reach: 0.26, size: 44 }),
      saucer({ u: 0.66, v: 0.62, size: 36 }),
    ],
  ),
  'sushi-chicken-ramen': dish(
    'slate',
    bowl({
      colour: '#b5402c',
      inside: '#f6ead4',
      decor: 'rings',
      ink: '#f6ead4',
      r: 176,
    }),
    [
      pool('#e2bd78', { eyes: 26, fat: '#fff0b8' }),
      noodles({
        colour: '#f0cf86',
        count: 130,
        dome: 14,
        reach: 0.84,
        thick: 5.4,
      }),
      nori({ u: 0.46, v: -0.5, size: 66 }),
      carved({
        u: -0.34,
        v: -0.26,
        colour: '#96501f',
        flesh: '#e6bf90',
        size: 46,
        count: 5,
        turn: -20,
        z: 24,
      }),
      eggs({
        at: [
          [0.16, 0.34],
          [0.48, 0.2],
        ],
        size: 36,
        dome: 20,
        yolk: '#f08c1a',
      }),
      ringlets({ colour: '#5f9a34', count: 26, dome: 20, reach: 0.5, size: 7 }),
      group(-0.4, 0.4, 0.4, [
        mushrooms({ count: 4, size: 20, dome: 16, reach: 0.5 }),
      ]),
    ],
    { above: [steam()] },
  ),
  'sushi-miso-ramen': dish(
    'oak',
    bowl({ colour: '#2f3138', inside: '#3a3a40', r: 176 }),
    [
      pool('#b5582a', { eyes: 20 }),
      noodles({
        colour: '#f0cf86',
        count: 130,
        dome: 12,
        reach: 0.82,
        thick: 5.4,
      }),
      group(-0.4, -0.4, 0.5, [
        leaves({
          kind: 'spinach',
          colour: '#4f9a3c',
          count: 7,
          dome: 22,
          size: 74,
        }),
      ]),
      cubes('#d9a04c', {
        u: 0.34,
        v: -0.3,
        count: 5,
        size: 25,
        reach: 0.28,
        dome: 26,
        crust: '#a8642a',
      }),
      group(0.4, 0.36, 0.44, [
        beads('#f6c42e', { count: 70, dome: 18, size: 7, gloss: true }),
      ]),
      group(-0.36, 0.36, 0.42, [
        mushrooms({ count: 6, size: 24, dome: 22, reach: 0.6 }),
      ]),
      ringlets({ colour: '#7fb04a', count: 16, dome: 20, reach: 0.4, size: 7 }),
    ],
    { above: [steam()] },
  ),
  'sushi-beef-udon': dish(
    'ikatRed',
    plate({ colour: '#f3ead8', decor: 'rings', ink: '#6b3d1c' }),
    [
      noodles({
        colour: '#e2b878',
        count: 96,
        thick: 12,
        dome: 44,
        reach: 0.9,
      }),
      strips('#c8321e', { count: 16, dome: 54, long: 50, thick: 9 }),
      strips('#5f9a34', { count: 14, dome: 56, long: 48, thick: 9 }),
      chunks({ count: 9, dome: 60, reach: 0.6, size: 34, colour: '#7a3a1c' }),
      sprinkle('#fbeccb', { count: 50, dome: 58 }),
    ],
    { above: [steam()], before: [chopsticks({ u: 0.5, v: 0.62, turn: -24 })] },
  ),
  'sushi-salmon-poke': dish(
    'mint',
    bowl({ colour: '#3f6f80', inside: '#f1ece0', r: 178, full: 0.08 }),
    [
      rice({ colour: '#fbf4e4', long: 6, dome: 24 }),
      cubes('#f4793f', {
        u: -0.3,
        v: -0.34,
        count: 10,
        size: 24,
        reach: 0.42,
        dome: 36,
        veins: '#ffd3b0',
      }),
      cubes('#f6b52e', {
        u: 0.44,
        v: -0.36,
        count: 7,
        size: 21,
        reach: 0.3,
        dome: 32,
      }),
      group(0.5, 0.26, 0.42, [
        beads('#8fc04a', { count: 44, dome: 26, size: 10, gloss: true }),
      ]),
      group(-0.48, 0.4, 0.4, [
        rounds({
          colour: '#d4e8a8',
          skin: '#3f7a2f',
          seeds: null,
          count: 7,
          size: 27,
          dome: 22,
        }),
      ]),
      fan({ u: 0.06, v: 0.4, z: 30, size: 44, count: 6, turn: 8 }),
      sprinkle('#241812', { count: 30, dome: 34 }),
      sprinkle('#fbeccb', { count: 40, dome: 36 }),
    ],
  ),
  'sushi-katsu-curry': dish(
    'honey',
    plate({ colour: '#3b4a5c', r: 200 }),
    [
      sauce('#a8581a', { size: 0.9, z: 4 }),
      group(-0.36, -0.24, 0.62, [
        rice({ colour: '#fbf4e4', long: 6, dome: 40 }),
      ]),
      carved({
        u: 0.1,
        v: 0.12,
        colour: '#d08a30',
        flesh: '#fbf0da',
        share: 0.36,
        material: 'crust',
        size: 62,
        step: 33,
        count: 6,
        turn: -14,
        z: 24,
      }),
      group(0.5, 0.56, 0.3, [
        cubes('#e8762a', { count: 3, size: 20, dome: 8, reach: 0.5 }),
      ]),
      chopped({ dome: 30, count: 16, reach: 0.5 }),
    ],
    { above: [steam()] },
  ),
  'sushi-miso-soup': dish(
    'cream',
    bowl({
      colour: '#8a2420',
      inside: '#2c1a18',
      r: 172,
      decor: 'gold',
      ink: '#d9a441',
    }),
    [
      pool('#d0a050', { eyes: 6 }),
      cubes('#fffaf0', { count: 8, size: 25, reach: 0.6, dome: 10 }),
      strips('#2f6a44', {
        count: 22,
        dome: 8,
        long: 54,
        thick: 12,
        reach: 0.6,
      }),
      ringlets({ colour: '#6fa03a', count: 30, dome: 12, size: 8 }),
    ],
    { above: [steam()] },
  ),
  'sushi-edamame': dish(
    'terracotta',
    bowl({ colour: '#34363c', inside: '#4a4c52', deep: 0.34, r: 176 }),
    [
      pods('#6fa83a', { count: 16, dome: 46, long: 104, reach: 0.76 }),
      pods('#86bf48', { count: 7, dome: 76, long: 100, reach: 0.42 }),
      sprinkle('#fffdf6', { count: 70, dome: 66, size: 2 }),
    ],
    { above: [steam()] },
  ),
  'sushi-gyoza': dish(
    'ebony',
    plate({ colour: '#e9dcc4', decor: 'speckle', ink: '#7a5a3a' }),
    [
      dumplings('gyoza', {
        at: [
          [-0.44, -0.5],
          [0.2, -0.5],
          [-0.56, -0.04],
          [0.1, -0.04],
          [-0.4, 0.42],
        ],
        size: 58,
        dome: 16,
        inside: '#b5692a',
      }),
      saucer({ u: 0.5, v: 0.48, size: 48 }),
      ringlets({ colour: '#5f9a34', count: 18, dome: 22 }),
      sprinkle('#fbeccb', { count: 30, dome: 24 }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
  'sushi-mango-mochi': dish(
    'sage',
    board({ colour: '#6b4a34', shape: 'plank', turn: -6, r: 188 }),
    [
      balls(
        [
          [-0.4, -0.36],
          [0.36, -0.4],
          [0, 0.3],
        ],
        {
          colours: ['#f9dfa0', '#f6cf7c', '#f9dfa0'],
          size: 66,
          flat: 0.84,
          inside: '#f6a92a',
          z: 24,
        },
      ),
      group(0.62, 0.5, 0.4, [
        cubes('#f6a92a', { count: 4, size: 20, dome: 8 }),
      ]),
      sprinkle('#fffdf6', { count: 60, dome: 30 }),
      herb('mint', { u: -0.56, v: 0.5, size: 50, z: 10 }),
    ],
  ),
  'sushi-matcha-latte': standing('ash', [
    glass({
      colour: '#b5c884',
      below: '#fbf7ea',
      clear: false,
      foam: '#b5cc72',
      v: 0.62,
      size: 1.1,
      shape: [76, 60, 228],
    }),
  ]),
  'sushi-sencha': standing(
    'sage',
    [
      teapot({ u: 0.3, v: 0, size: 0.98, colour: '#43585a', band: '#31454a' }),
      cup({
        u: -0.34,
        v: 0.64,
        drink: '#b8bf4a',
        colour: '#e9e2cf',
        size: 1.24,
      }),
    ],
    { above: [steam({ strength: 0.24 })] },
  ),
};
