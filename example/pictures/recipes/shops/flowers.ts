import { dish, type Recipes } from '@/example/pictures/kit/serving';
import { bare } from '@/example/pictures/kit/vessels';
import type { GroundName } from '@/example/pictures/kit/grounds';
import {
  bouquet,
  boxed,
  heartBox,
  longStem,
  placedHeap,
  type Stem,
} from '@/example/pictures/packs/bouquets';
import {
  blossoms,
  bush,
  cactus,
  herbs,
  orchidStems,
  potted,
} from '@/example/pictures/packs/plants';
import { carton } from '@/example/pictures/packs/boxes';
import { butcherTray } from '@/example/pictures/packs/fresh';
import { one } from '@/example/pictures/packs/heaps';
import { low, shot } from '@/example/pictures/packs/shot';
import { tall } from '@/example/pictures/packs/things';
import { sachet } from '@/example/pictures/packs/soft';
import { moved, oval } from '@/example/pictures/kit/svg';
import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';

const RED = '#c2202c';
const PINK = '#ee9ab0';
const WHITE = '#fbf6ee';

const wrapped = (
  ground: GroundName,
  stems: readonly Stem[],
  more: Parameters<typeof bouquet>[1] = {},
): Recipes[string] => dish(ground, bare(), [bouquet(stems, more)], { zoom: 1 });

/** Chocolates in their paper cups. */
const chocolates: Part = (stage) =>
  Array.from({ length: 20 }, (_, i) => ({
    u: ((i % 5) - 2) * 0.46,
    v: (Math.floor(i / 5) - 1.5) * 0.5,
  }))
    .map(({ u, v }) => {
      const colour = stage.dice.pick([
        '#5a2f1c',
        '#8a5230',
        '#f0dfc4',
        '#3a1c10',
      ]);
      return put(
        stage,
        [u, v],
        `${oval(0, 6, 34, 28, '#d9b45c')}${made('gloss', `<rect x="-26" y="-22" width="52" height="42" rx="${stage.dice.pick([8, 20, 21])}" fill="${colour}"/>`)}<path d="M-14 -8q8 -8 14 0t14 0" stroke="#f6e6cf" stroke-width="3" fill="none" opacity=".8"/>`,
      );
    })
    .join('');

/** What a florist sells. */
export const flowersRecipes: Recipes = {
  'flowers-rose-single': dish('marble', bare(), [longStem('rose', RED)], {
    zoom: 1,
  }),
  'flowers-roses-15': wrapped('slate', [['rose', RED]], {
    count: 15,
    size: 40,
    paper: '#2f2a33',
    ribbon: '#d9b45c',
  }),
  'flowers-roses-25': wrapped(
    'ash',
    [
      ['rose', '#d2384c'],
      ['rose', '#c2202c'],
    ],
    { count: 24, size: 34, paper: '#f3e3cf' },
  ),
  'flowers-roses-51': wrapped('plum', [['rose', '#b81a2a']], {
    count: 40,
    size: 28,
    paper: '#e9c9c4',
    ribbon: '#8f1f2f',
  }),
  'flowers-roses-spray': wrapped(
    'mint',
    [
      ['rose', '#f2b8a0'],
      ['rose', '#f7d9c4', 0.8],
    ],
    { count: 26, size: 27, paper: '#dfe8d6', ribbon: '#c98a6a' },
  ),
  'flowers-roses-peony': wrapped(
    'blush',
    [
      ['peony', '#f0a8b8'],
      ['rose', '#f7cfd2'],
    ],
    { count: 13, size: 46, paper: '#fbf1ee', ribbon: PINK },
  ),
  'flowers-tulips': wrapped(
    'sky',
    [
      ['tulip', '#e0455a'],
      ['tulip', '#f2b62e'],
      ['tulip', '#f4e9ec'],
    ],
    { count: 19, size: 36, paper: '#f6ecd9', ribbon: '#4f8fb0' },
  ),
  'flowers-spring-mixed': wrapped(
    'butter',
    [
      ['tulip', '#f2a12f'],
      ['camomile', WHITE, 0.8],
      ['rose', PINK],
      ['cornflower', '#5f7fd0', 0.7],
    ],
    { count: 20, size: 36, paper: '#e9f0dc', ribbon: '#6f9f4a' },
  ),
  'flowers-sunflowers': wrapped('indigo', [['sunflower', '#f2b01f']], {
    count: 9,
    size: 58,
    paper: '#c9a26a',
    ribbon: '#5a3a1c',
  }),
  'flowers-field-bouquet': wrapped(
    'oak',
    [
      ['camomile', WHITE],
      ['cornflower', '#4f6fd0', 0.8],
      ['violet', '#a37fd0', 0.6],
    ],
    { count: 28, size: 28, paper: '#d9c09a', ribbon: '#8a6a3c' },
  ),
  'flowers-chrysanthemums': wrapped(
    'olive',
    [
      ['chrysanthemum', '#f2d24a'],
      ['chrysanthemum', '#f7ead0'],
    ],
    { count: 14, size: 44, paper: '#efe6d6', ribbon: '#b8862f' },
  ),
  'flowers-hydrangea-roses': wrapped(
    'cream',
    [
      ['hydrangea', '#8fa8e0', 1.25],
      ['rose', WHITE, 0.9],
    ],
    { count: 13, size: 44, paper: '#dfe6f4', ribbon: '#6f8fd0' },
  ),
  'flowers-peonies': wrapped(
    'sage',
    [
      ['peony', '#e8708f'],
      ['peony', '#f4c2ce'],
    ],
    { count: 11, size: 52, paper: '#f7e9ec', ribbon: '#c2456a' },
  ),
  'flowers-lilies': wrapped('terracotta', [['lily', '#fbf4ee']], {
    count: 9,
    size: 58,
    paper: '#dfe9e0',
    ribbon: '#5f8a5a',
  }),
  'flowers-bridal': wrapped(
    'ice',
    [
      ['rose', '#fbf3ea'],
      ['peony', '#f8e3dc'],
      ['camomile', WHITE, 0.5],
    ],
    { count: 20, size: 36, paper: '#ffffff', ribbon: '#e3cfa8' },
  ),
  'flowers-hatbox-roses': shot(
    'marble',
    [
      boxed(
        [
          ['rose', '#c2202c'],
          ['rose', '#d8405a'],
        ],
        { count: 17, size: 36, colour: '#26232a' },
      ),
    ],
    1.2,
  ),
  'flowers-basket-garden': shot(
    'sage',
    [
      boxed(
        [
          ['camomile', WHITE, 0.7],
          ['rose', PINK],
          ['hydrangea', '#a8b8ee'],
          ['tulip', '#f2a12f', 0.8],
        ],
        { count: 17, size: 36, colour: '#a8743c', shape: 'basket' },
      ),
    ],
    1.16,
  ),
  'flowers-heart-box': dish(
    'rosy',
    bare(),
    [
      heartBox([
        ['rose', '#c2202c'],
        ['rose', '#e0506a'],
        ['rose', '#f4b8c4'],
      ]),
    ],
    { zoom: 1.06, tilt: 0.96 },
  ),
  'flowers-fruit-flower-box': dish(
    'butter',
    butcherTray('#6f4a8f'),
    [
      placedHeap(
        [
          ['rose', PINK],
          ['peony', '#f7cfd2'],
        ],
        -0.36,
        -0.2,
        110,
        { count: 13, size: 38 },
      ),
      one('grapesGreen', { u: 0.5, v: -0.3, size: 84 }),
      one('tangerine', { u: 0.74, v: 0.34, size: 58 }),
      one('peach', { u: 0.26, v: 0.26, size: 54 }),
      one('strawberry', { u: -0.74, v: 0.66, size: 36 }),
      one('strawberry', { u: -0.34, v: 0.72, size: 38 }),
      one('strawberry', { u: 0.06, v: 0.78, size: 36 }),
      one('grapesPink', { u: 0.62, v: 0.66, size: 62 }),
    ],
    { zoom: 1.06 },
  ),
  'flowers-newborn-box': shot(
    'ice',
    [
      boxed(
        [
          ['hydrangea', '#a9cdee'],
          ['rose', WHITE],
          ['camomile', WHITE, 0.6],
        ],
        { count: 15, size: 34, colour: '#cfe3f2', half: 104 },
      ),
      tall({ kind: 'teddy', u: 0.44, v: 0.8, size: 0.42 }),
    ],
    1.2,
  ),
  'flowers-orchid': shot(
    'lilac',
    [potted('#f1ede4', orchidStems('#d987c2'), { half: 66, high: 84 })],
    1.16,
  ),
  'flowers-ficus': shot(
    'flax',
    [potted('#8f9a94', bush('#3f7a3a', { high: 240, wide: 104 }))],
    1.08,
  ),
  'flowers-cactus-mini': low(
    'terracotta',
    [
      potted('#e0a27a', cactus('#6f9f5a', null), {
        u: -0.46,
        v: 0.46,
        half: 50,
        high: 66,
      }),
      potted('#f1ede4', cactus('#4f8a5c', '#ee7fa8', 110), {
        v: 0.6,
        half: 52,
        high: 66,
      }),
      potted('#7fa3b0', cactus('#86ad4a', '#f2d24a', 80), {
        u: 0.46,
        v: 0.46,
        half: 50,
        high: 66,
      }),
    ],
    1.3,
  ),
  'flowers-violet': low(
    'sage',
    [
      potted(
        '#c98a6a',
        blossoms([['violet', '#8a5fd0']], {
          count: 15,
          size: 25,
          up: 44,
          wide: 98,
        }),
      ),
    ],
    1.4,
  ),
  'flowers-lemon-tree': shot(
    'sky',
    [
      potted(
        '#c2703f',
        (stage) =>
          bush('#4f8a3a', { high: 200 })(stage) +
          [
            [-60, -120],
            [46, -150],
            [10, -70],
            [70, -84],
            [-30, -190],
          ]
            .map(([x = 0, y = 0]) =>
              moved(made('gloss', oval(0, 0, 20, 25, '#f2c32f')), x, y),
            )
            .join(''),
      ),
    ],
    1.1,
  ),
  'flowers-basil-rayhon': shot('cream', [potted('#b5653a', herbs)], 1.16),
  'flowers-balloons': shot('sky', [tall({ kind: 'balloons' })], 1.06),
  'flowers-teddy': shot('blush', [tall({ kind: 'teddy' })], 1.2),
  'flowers-chocolates': dish('walnut', butcherTray('#7a1f2f'), [chocolates], {
    zoom: 1.08,
  }),
  'flowers-candle-scented': low('plum', [tall({ kind: 'candle' })], 1.3),
  'flowers-vase-glass': shot('ice', [tall({ kind: 'vase' })], 1.26),
  'flowers-plant-food': low(
    'pistachio',
    [
      sachet({
        colour: '#7fc29a',
        band: '#e0708a',
        mark: 'flower',
        ink: '#c2456a',
        high: 200,
        wide: 140,
        u: -0.16,
      }),
      carton({
        colour: '#dff0e4',
        band: '#4fa38f',
        mark: 'leaf',
        ink: '#2f7d5c',
        wide: 80,
        high: 130,
        deep: 30,
        u: 0.5,
        v: 0.7,
      }),
    ],
    1.36,
  ),
};
