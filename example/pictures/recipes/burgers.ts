import { arranged, ringOf } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { bowl, plate, skillet, tray } from '../kit/vessels';
import { burger, type Layer } from '../parts/burgers';
import { fries, longRoll, ring, zigzag } from '../parts/sides';
import { berry, placed, swirl } from '../parts/sweet/toppings';
import { glass } from '../parts/drinks';
import { chopped, herb, ringlets, steam } from '../parts/garnish';
import { dice, sprinkle, strips } from '../parts/grains';
import { leaves } from '../parts/greens';
import { sauce, spreadOut } from '../parts/liquids';
import { at, type Part } from '../kit/stage';
import { moved } from '../kit/svg';
import { penne } from '../parts/pasta';
import { wing } from '../parts/roasts';

const layer = (kind: Layer['kind'], colour: string, high?: number): Layer =>
  high === undefined ? { kind, colour } : { kind, colour, high };
const leaf = layer('leaf', '#7fb03c');
const tomato = layer('slices', '#cf3522', 17);
const patty = layer('patty', '#6e3518', 36);
const cheddar = layer('cheese', '#f5b52e');
const pickles = layer('pickle', '#7f9a3a', 18);
const onions = layer('onion', '#f0dfe6', 18);

/** Whipped cream on a glass's rim. */
const cream =
  (colour: string, top: Part | null = null): Part =>
  (stage) => {
    const [x, y] = at(stage, 0, 0.6);
    return (
      moved(swirl(colour, 66, 3), x, y - 236) +
      (top ? top({ ...stage, y: stage.y - 300 }) : '')
    );
  };

/** Burgers, hot dogs and what stands beside them. */
export const burgersRecipes: Recipes = {
  'burgers-hovli-burger': standing('oak', [
    burger({
      layers: [
        layer('sauce', '#8aa84a'),
        patty,
        layer('onion', '#b8742e', 24),
        tomato,
        pickles,
        leaf,
      ],
    }),
  ]),
  'burgers-cheeseburger': standing('clay', [
    burger({
      layers: [leaf, patty, cheddar, tomato, layer('sauce', '#e8a05a')],
    }),
  ]),
  'burgers-smoky-bacon': standing('ebony', [
    burger({
      bun: '#b8702c',
      layers: [
        layer('sauce', '#5a2410'),
        patty,
        cheddar,
        layer('slices', '#9c3a24', 11),
        layer('onion', '#c98a3c', 26),
        leaf,
      ],
    }),
  ]),
  'burgers-mushroom-swiss': standing('sage', [
    burger({
      layers: [
        patty,
        layer('cheese', '#f6e3a0'),
        layer('shreds', '#9a6a3c', 30),
        layer('sauce', '#f6efdc'),
        leaf,
      ],
    }),
  ]),
  'burgers-jalapeno': standing('basalt', [
    burger({
      layers: [
        leaf,
        patty,
        layer('cheese', '#f7d98a'),
        layer('pickle', '#5f9a2c', 20),
        layer('sauce', '#cf2f1a'),
      ],
    }),
  ]),
  'burgers-double-smash': standing('walnut', [
    burger({
      size: 0.98,
      layers: [
        pickles,
        layer('patty', '#6a3015', 27),
        cheddar,
        layer('patty', '#6a3015', 27),
        cheddar,
        onions,
        layer('sauce', '#e8a05a'),
      ],
    }),
  ]),
  'burgers-crispy-chicken': standing('butter', [
    burger({
      layers: [
        layer('shreds', '#eef0cc', 26),
        layer('crust', '#d08a2c', 50),
        pickles,
        layer('sauce', '#f6efdc'),
      ],
    }),
  ]),
  'burgers-buffalo-chicken': standing('indigo', [
    burger({
      layers: [
        leaf,
        layer('crust', '#c2501a', 50),
        layer('sauce', '#f6f0e2'),
        layer('shreds', '#c9dd9a', 20),
      ],
    }),
  ]),
  'burgers-lamb-mint': standing('plum', [
    burger({
      bun: '#cf9a4e',
      seeds: '#2c2018',
      layers: [
        layer('leaf', '#5f9a3a'),
        layer('patty', '#7a4222', 42),
        layer('onion', '#b8487a', 22),
        layer('sauce', '#f3f4e4'),
      ],
    }),
  ]),
  'burgers-fish-fillet': standing('sky', [
    burger({
      layers: [
        leaf,
        layer('crust', '#dca23c', 44),
        layer('sauce', '#fbf6e2'),
        pickles,
      ],
    }),
  ]),
  'burgers-chickpea': standing('mint', [
    burger({
      bun: '#a86a34',
      layers: [
        layer('leaf', '#4f8432'),
        layer('patty', '#8c2a4a', 38),
        layer('slices', '#b9c25a', 16),
        layer('sauce', '#f0dfb4'),
        layer('leaf', '#7fb03c'),
      ],
    }),
  ]),
  'burgers-hot-dog': dish('slate', board({ colour: '#b07a48' }), [
    longRoll({
      sausage: '#a8421f',
      size: 158,
      filling: [
        strips('#f0e6b8', { count: 44, dome: 12, long: 30 }),
        zigzag('#f0b41c'),
        strips('#c9853a', { count: 24, dome: 16, long: 16 }),
      ],
    }),
  ]),
  'burgers-chilli-dog': dish('ikatRed', tray({ colour: '#8a8580' }), [
    longRoll({
      sausage: '#8a3018',
      size: 158,
      turn: 12,
      filling: [
        dice('#7a2c14', { count: 80, dome: 24, size: 12 }),
        strips('#f7c03a', { count: 50, dome: 30, long: 26, thick: 4 }),
        ringlets({ colour: '#5f9a2c', dome: 32 }),
      ],
    }),
  ]),
  'burgers-pulled-beef': standing('terracotta', [
    burger({
      bun: '#c98236',
      seeds: null,
      layers: [
        layer('shreds', '#7a3a1a', 52),
        layer('sauce', '#5a2410'),
        layer('shreds', '#e9eecb', 28),
      ],
    }),
  ]),
  'burgers-philly-steak': dish('oak', board({ colour: '#6e4528' }), [
    longRoll({
      size: 158,
      turn: -16,
      filling: [
        strips('#7d4424', { count: 100, dome: 26, long: 30, thick: 9 }),
        strips('#6f9a3a', { count: 18, dome: 32, long: 26, thick: 6 }),
        sauce('#f7dc8c', { size: 0.4, z: 26, rough: 0.3 }),
        sauce('#f7dc8c', { size: 0.26, u: 0.5, z: 22, rough: 0.3 }),
      ],
    }),
  ]),
  'burgers-hovli-combo': standing(
    'honey',
    [
      fries({ u: 0.5, v: 0.3, size: 0.74 }),
      glass({
        u: -0.6,
        v: 0.1,
        colour: '#8a3d10',
        ice: 3,
        straw: '#c8321e',
        size: 0.8,
      }),
      burger({
        u: -0.06,
        v: 0.9,
        size: 0.78,
        layers: [leaf, patty, cheddar, tomato],
      }),
    ],
    { zoom: 1.02 },
  ),
  'burgers-kids-combo': standing(
    'sky',
    [
      fries({ u: 0.46, v: 0.3, size: 0.62, cup: '#3f7fa3' }),
      glass({
        u: -0.56,
        v: 0.1,
        colour: '#f0a03a',
        straw: '#3f7fa3',
        size: 0.7,
        clear: false,
      }),
      burger({
        u: -0.04,
        v: 0.9,
        size: 0.66,
        layers: [
          layer('patty', '#6e3518', 30),
          cheddar,
          layer('sauce', '#cf2f1a'),
        ],
      }),
    ],
    { zoom: 1.1 },
  ),
  'burgers-french-fries': standing('clay', [fries({ size: 1.16, v: 0.62 })]),
  'burgers-sweet-potato-fries': standing('olive', [
    fries({ size: 1.12, v: 0.62, colour: '#e07a28', cup: '#f3e4c8' }),
  ]),
  'burgers-onion-rings': dish(
    'basalt',
    plate({ colour: '#efe3cf', decor: 'rings', ink: '#a3542c' }),
    [
      arranged(
        [...ringOf(5, 0.5), [0, 0], [0.2, 0.2], [-0.24, 0.06]],
        (u, v, i) =>
          ring({
            u,
            v,
            turn: i * 40,
            size: 62,
            material: 'bread',
            colour: '#e0a548',
            z: 8 + (i > 4 ? 26 : 0),
          }),
      ),
      herb('coriander', { u: 0.7, v: 0.5, z: 6 }),
    ],
  ),
  'burgers-wings': dish(
    'ebony',
    tray({ colour: '#a3a09a' }),
    [
      arranged([...ringOf(6, 0.58), [-0.1, -0.04], [0.16, 0.14]], (u, v, i) =>
        wing({
          u,
          v,
          turn: i * 53,
          size: 58,
          z: 10 + (i > 5 ? 24 : 0),
          colour: '#8a3314',
        }),
      ),
      sprinkle('#f6ead0', { dome: 34, count: 40 }),
      chopped({ dome: 30 }),
    ],
    { above: [steam()] },
  ),
  'burgers-mac-and-cheese': dish(
    'butter',
    skillet({ handle: true }),
    [
      spreadOut('#e89a2c', { swirl: 0 }),
      penne({
        bent: 16,
        colour: '#f5bb45',
        count: 50,
        dome: 14,
        thick: 14,
        long: 30,
        reach: 0.88,
      }),
      sprinkle('#8a4a1a', { dome: 16, count: 70, size: 2.4, reach: 0.85 }),
      chopped({ dome: 16, count: 14 }),
    ],
    { above: [steam()] },
  ),
  'burgers-coleslaw': dish(
    'mint',
    bowl({ colour: '#c8744a', inside: '#f3e8d2', deep: 0.36 }),
    [
      leaves({ count: 8, colour: '#c9d9a0', reach: 0.9 }),
      strips('#f0f2d4', { count: 130, dome: 44, long: 44, reach: 0.86 }),
      strips('#e8862c', { count: 40, dome: 50, long: 38, reach: 0.76 }),
      strips('#8c3a6a', { count: 14, dome: 52, long: 34 }),
      chopped({ dome: 54, count: 14 }),
    ],
  ),
  'burgers-vanilla-shake': standing(
    'lilac',
    [
      glass({ colour: '#f8ecd0', clear: false, v: 0.6, straw: '#e8b04a' }),
      cream(
        '#fffaf0',
        placed(0, 0.6, (s) => berry(s, 'cherry', 22)),
      ),
    ],
    { zoom: 0.98, shift: [0, 24] },
  ),
  'burgers-strawberry-shake': standing(
    'blush',
    [
      glass({ colour: '#f0a0ac', clear: false, v: 0.6, straw: '#c8321e' }),
      cream(
        '#fff3f0',
        placed(0, 0.6, (s) => berry(s, 'strawberry', 26)),
      ),
    ],
    { zoom: 0.98, shift: [0, 24] },
  ),
  'burgers-mint-lemonade': standing('ice', [
    glass({
      colour: '#dfe6a0',
      ice: 4,
      slice: '#b9cf3f',
      mint: true,
      straw: '#3f7a5a',
      v: 0.6,
      size: 1.06,
    }),
  ]),
};
