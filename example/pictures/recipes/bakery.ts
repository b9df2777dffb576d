import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { bare, plate, tray } from '../kit/vessels';
import { flaky, non, parcel } from '../parts/breads';
import { cakeSlice, roundCake } from '../parts/sweet/cakes';
import { berry, placed, swirl, topped } from '../parts/sweet/toppings';
import { chopped, steam } from '../parts/garnish';
import { heap, sprinkle, strips } from '../parts/grains';
import { dollop, drizzle, sauce } from '../parts/liquids';
import { group } from '../kit/stage';
import { breadSlice, croissant, loaf, snail } from '../parts/sweet/pastry';
import { bun, diamond, disc, eclair } from '../parts/sweet/confectionery';

const HONEY = '#cf8f45';

/** The bakery: breads, savoury and sweet pastry, cakes. */
export const bakeryRecipes: Recipes = {
  'bakery-non-obi': dish('flax', bare(), [non({ size: 164 })], { zoom: 1.1 }),
  'bakery-non-samarkand': dish(
    'ikatBlue',
    bare(),
    [non({ size: 158, colour: '#b8702a', glaze: 0.9, seeds: false, z: 12 })],
    { zoom: 1.1 },
  ),
  'bakery-non-patir': dish(
    'walnut',
    bare(),
    [
      flaky({ size: 150, colour: '#dda450' }),
      flaky({ size: 132, z: 20, u: 0.06, colour: '#e2ae5e' }),
    ],
    { zoom: 1.14 },
  ),
  'bakery-non-katlama': dish(
    'sage',
    plate({ colour: '#f3ead8', decor: 'leaves', ink: '#6f8a4a' }),
    [flaky({ greens: true, size: 138, colour: '#d9983e' })],
    { turn: 12 },
  ),
  'bakery-non-greens': dish(
    'terracotta',
    bare(),
    [non({ size: 160, greens: true, seeds: false, colour: '#d39a48' })],
    { zoom: 1.1 },
  ),
  'bakery-non-walnut': dish(
    'ebony',
    bare(),
    [non({ size: 156, nuts: true, seeds: false, colour: '#c98636' })],
    { zoom: 1.12, turn: 30 },
  ),
  'bakery-country-loaf': dish('oak', board({ colour: '#7a4d30' }), [
    placed(
      -0.04,
      -0.02,
      loaf({ long: 132, wide: 92, colour: '#9c5a24', scores: 3 }),
      { turn: -12 },
    ),
  ]),
  'bakery-rye-coriander': dish('flax', board({ colour: '#a06a3c' }), [
    placed(
      -0.14,
      -0.12,
      loaf({
        long: 120,
        wide: 66,
        colour: '#5a2f18',
        scores: 0,
        seeds: '#b98a4a',
        flour: false,
        square: true,
      }),
      { turn: -8 },
    ),
    placed(
      0.5,
      0.46,
      breadSlice({ crumb: '#8a5a34', crust: '#4a2412', size: 56 }),
      { turn: 14, z: 12 },
    ),
  ]),
  'bakery-seeded-loaf': dish('olive', board({ colour: '#c9965c' }), [
    placed(
      0,
      0,
      loaf({
        long: 134,
        wide: 72,
        colour: '#a8672c',
        scores: 2,
        seeds: '#ecd9a8',
        flour: false,
      }),
      { turn: 12 },
    ),
  ]),
  'bakery-baguette-tradition': dish('cream', board({ colour: '#8a5634' }), [
    placed(
      0,
      -0.32,
      loaf({ long: 172, wide: 32, colour: '#c47f32', scores: 6 }),
      { turn: -18 },
    ),
    placed(
      0.06,
      0.28,
      loaf({ long: 172, wide: 32, colour: '#bd762b', scores: 6 }),
      { turn: -14, z: 12 },
    ),
  ]),
  'bakery-ciabatta-olive': dish('slate', board({ colour: '#b98552' }), [
    placed(
      -0.1,
      -0.2,
      loaf({ long: 126, wide: 54, colour: '#cf9a52', scores: 0 }),
      { turn: -10 },
    ),
    placed(
      0.2,
      0.42,
      loaf({ long: 110, wide: 48, colour: '#c98f48', scores: 0 }),
      { turn: 8, z: 14 },
    ),
    sprinkle('#3a3a24', {
      count: 22,
      size: 5,
      long: 1.2,
      dome: 26,
      reach: 0.7,
    }),
  ]),
  'bakery-toast-brioche': dish('rosy', board({ colour: '#9a6238' }), [
    placed(
      -0.16,
      -0.14,
      loaf({
        long: 116,
        wide: 78,
        colour: '#cf8230',
        scores: 0,
        flour: false,
        square: true,
      }),
    ),
    placed(
      0.5,
      0.4,
      breadSlice({ crumb: '#fae8b8', crust: '#c47a2c', size: 62 }),
      { turn: 12, z: 14 },
    ),
  ]),
  'bakery-samsa-beef': dish(
    'basalt',
    board({ colour: '#b07a48' }),
    [
      arranged(ringOf(3, 0.42), (u, v, i) =>
        parcel({ u, v: v + 0.06, turn: i * 25 - 20, size: 76 }),
      ),
    ],
    { above: [steam()] },
  ),
  'bakery-samsa-pumpkin': dish(
    'honey',
    tray({ colour: '#8a8580' }),
    [
      arranged(ringOf(4, 0.5, -60), (u, v) =>
        parcel({
          u,
          v,
          shape: 'round',
          size: 68,
          colour: '#e0983a',
          seeds: '#fbeccb',
        }),
      ),
    ],
    { above: [steam()] },
  ),
  'bakery-pirozhki-potato': dish(
    'ikatRed',
    plate({ decor: 'tulip', ink: '#b5402c' }),
    [
      arranged(
        [
          [-0.3, -0.34],
          [0.34, -0.2],
          [-0.24, 0.3],
          [0.36, 0.44],
        ],
        (u, v, i) =>
          parcel({
            u,
            v,
            shape: 'oval',
            size: 76,
            colour: '#c9802e',
            seeds: null,
            turn: -20 + i * 13,
          }),
      ),
    ],
  ),
  'bakery-bun-chicken': dish(
    'sage',
    plate({ colour: '#efe3cf', decor: 'rings', ink: '#6f8a4a' }),
    [
      parcel({
        shape: 'round',
        size: 124,
        colour: '#d39038',
        seeds: '#2c2018',
        z: 18,
      }),
    ],
    { above: [steam()] },
  ),
  'bakery-sausage-roll': dish('sky', board({ colour: '#b98552' }), [
    arranged(
      [
        [0, -0.42],
        [0.03, 0.02],
        [-0.02, 0.46],
      ],
      (u, v) =>
        group(u, v, 0.9, [
          placed(
            0,
            0,
            eclair({ glaze: '#d3893a', shell: '#a8421f', size: 112 }),
          ),
          strips('#b5712a', {
            count: 6,
            long: 50,
            thick: 3,
            dome: 10,
            reach: 0.4,
          }),
        ]),
    ),
  ]),
  'bakery-khachapuri': dish(
    'terracotta',
    board({ colour: '#7a4d30' }),
    [
      parcel({
        shape: 'calzone',
        size: 146,
        colour: '#d08a34',
        seeds: null,
        z: 4,
        turn: 180,
      }),
      sauce('#f8e3a4', { size: 0.46, rough: 0.08, z: 12 }),
      dollop({ colour: '#f4a21c', size: 30, z: 18 }),
      chopped({ dome: 16, count: 8, reach: 0.3 }),
    ],
    { above: [steam()] },
  ),
  'bakery-croissant-butter': dish(
    'marble',
    plate({ colour: '#3f5a74', decor: 'gold' }),
    [placed(0, 0, croissant({ size: 118 }), { turn: -14, z: 12 })],
  ),
  'bakery-croissant-almond': dish(
    'flax',
    plate({ colour: '#f6efe2', decor: 'dots', ink: '#c98a4a' }),
    [
      placed(0, 0, croissant({ size: 118, almonds: true, colour: '#c98a3e' }), {
        turn: 14,
        z: 12,
      }),
    ],
  ),
  'bakery-pain-chocolat': dish(
    'walnut',
    plate({ colour: '#f3e6d8', decor: 'gold' }),
    [
      placed(
        0,
        -0.04,
        loaf({
          long: 112,
          wide: 60,
          colour: '#c98030',
          scores: 0,
          flour: false,
          square: true,
        }),
        { turn: -12, z: 12 },
      ),
      drizzle('#3a1a0c', { dome: 16, width: 7, reach: 0.5, count: 4 }),
    ],
  ),
  'bakery-cinnamon-roll': dish('rosy', plate({ colour: '#38474a' }), [
    placed(0, 0, snail({ size: 122, icing: '#fff6e6' }), { z: 14 }),
  ]),
  'bakery-poppy-bun': dish(
    'lilac',
    board({ colour: '#c9965c', shape: 'round' }),
    [
      arranged(
        [
          [-0.36, -0.2],
          [0.38, -0.16],
          [0, 0.4],
        ],
        (u, v) =>
          placed(
            u,
            v,
            snail({ size: 74, filling: '#2a2530', colour: '#d3944a' }),
          ),
      ),
    ],
  ),
  'bakery-vatrushka': dish(
    'tileBlue',
    plate({ colour: '#f6efe2', decor: 'blue', ink: '#2b5a94' }),
    [
      arranged(
        [
          [-0.36, -0.16],
          [0.38, -0.22],
          [0.04, 0.38],
        ],
        (u, v) =>
          placed(u, v, bun({ size: 76, middle: '#fbf0d4', pool: 0.56 })),
      ),
      sprinkle('#6e3a1c', { count: 14, size: 4, dome: 24, reach: 0.56 }),
    ],
  ),
  'bakery-eclair': dish('clay', plate({ colour: '#f8f2e6', decor: 'gold' }), [
    placed(0, -0.26, eclair({ glaze: '#5f3318', shell: '#e0b06a' }), {
      turn: -12,
    }),
    placed(0.04, 0.3, eclair({ glaze: '#6b3a1c', shell: '#e0b06a' }), {
      turn: -8,
      z: 14,
    }),
  ]),
  'bakery-medovik': standing('honey', [
    cakeSlice({
      layers: [
        HONEY,
        '#fbefd6',
        HONEY,
        '#fbefd6',
        HONEY,
        '#fbefd6',
        HONEY,
        '#fbefd6',
        HONEY,
        '#fbefd6',
      ],
      top: '#d9a05a',
      dust: '#a8672c',
    }),
  ]),
  'bakery-napoleon': standing('plum', [
    cakeSlice({
      layers: [
        '#dda860',
        '#fbf0d0',
        '#d9a258',
        '#fbf0d0',
        '#dda860',
        '#fbf0d0',
        '#d9a258',
        '#fbf0d0',
      ],
      top: '#f3dca8',
      dust: '#d9a865',
    }),
  ]),
  'bakery-chocolate-birthday': standing('rose', [
    roundCake({
      side: '#5a2c18',
      top: '#4a2010',
      drip: '#35140a',
      high: 110,
      crown: topped(7, 96, (stage, i) =>
        i % 2 === 0 ? swirl('#f6e8d8', 24, 3) : berry(stage, 'cherry', 24),
      ),
    }),
  ]),
  'bakery-berry-tart': standing('mint', [
    roundCake({
      side: '#cf9448',
      top: '#fbeecb',
      high: 46,
      stripes: ['#b87a34', '#b87a34'],
      crown: topped(26, 118, (stage, i) =>
        berry(
          stage,
          (['strawberry', 'blueberry', 'raspberry', 'blueberry'] as const)[
            i % 4
          ] ?? 'raspberry',
          21,
        ),
      ),
    }),
  ]),
  'bakery-pakhlava': dish(
    'ikatGreen',
    plate({ colour: '#c99a5a', decor: 'gold' }),
    [
      arranged(
        [
          [0, -0.46],
          [-0.42, -0.1],
          [0.42, -0.1],
          [0, 0.26],
        ],
        (u, v) =>
          placed(u, v, diamond({ size: 64, nut: '#8a5526' }), { z: 10 }),
      ),
    ],
  ),
  'bakery-chak-chak': dish(
    'indigo',
    plate({ colour: '#f6efe2', decor: 'blue', ink: '#2f7a63' }),
    [
      heap('#b8781f', { dome: 56, reach: 0.64 }),
      strips('#d99a35', {
        count: 90,
        dome: 60,
        long: 26,
        thick: 10,
        reach: 0.7,
        curl: 0.1,
      }),
      strips('#e8b048', {
        count: 70,
        dome: 76,
        long: 24,
        thick: 10,
        reach: 0.58,
        curl: 0.1,
      }),
      drizzle('#d98a1c', { dome: 86, width: 4, reach: 0.5 }),
    ],
  ),
  'bakery-kurabiye': dish(
    'butter',
    plate({ colour: '#8c3f4a', decor: 'gold' }),
    [
      arranged([...ringOf(6, 0.56), [0, 0]], (u, v) =>
        placed(
          u,
          v,
          disc({
            size: 44,
            colour: '#ecc98a',
            edge: '#cf9a52',
            jam: '#b01f34',
          }),
          { z: 8 },
        ),
      ),
    ],
  ),
  'bakery-meringue': dish(
    'pistachio',
    plate({ colour: '#d99a9a', decor: 'dots', ink: '#fbeae4' }),
    [
      arranged(
        [
          [-0.38, -0.3],
          [0.36, -0.34],
          [0, 0.02],
          [-0.44, 0.36],
          [0.42, 0.34],
        ],
        (u, v) => placed(u, v, () => swirl('#fdf6ea', 46, 4), { z: 4 }),
      ),
    ],
  ),
};
