import { arranged } from '../kit/arranging';
import { board } from '../kit/boards';
import { dish, standing, type Recipes } from '../kit/serving';
import { at, type Part, type Stage } from '../kit/stage';
import { moved } from '../kit/svg';
import { plate, skillet } from '../kit/vessels';
import { cakeSlice, roundCake } from '../parts/sweet/cakes';
import { banana, berry, placed, swirl, topped } from '../parts/sweet/toppings';
import { cup, glass } from '../parts/drinks';
import { herb, steam } from '../parts/garnish';
import { heap, beads, sprinkle, strips } from '../parts/grains';
import { sauce, spreadOut } from '../parts/liquids';
import { sprig } from '../parts/herbs';
import { scoop, scoops } from '../parts/sweet/icecream';
import { bun, diamond, eclair, macaron } from '../parts/sweet/confectionery';

const HONEY = '#cf8f45';
const CREAM = '#fbefd6';

const creamTop =
  (colour: string, kind: 'cherry' | 'strawberry'): Part =>
  (stage) => {
    const [x, y] = at(stage, 0, 0.6);
    return (
      moved(swirl(colour, 66, 3), x, y - 236) +
      moved(berry(stage, kind, 26), x, y - 304)
    );
  };

const herbTop = (stage: Stage): string => sprig(stage, 'mint', 40);

/** Cakes, pastry, ice cream and the sweets of the East. */
export const sweetsRecipes: Recipes = {
  'sweets-honey-cake': standing('ikatGold', [
    cakeSlice({
      layers: [
        HONEY,
        CREAM,
        HONEY,
        CREAM,
        HONEY,
        CREAM,
        HONEY,
        CREAM,
        HONEY,
        CREAM,
      ],
      top: '#dca762',
      dust: '#b5762f',
      plate: '#e8d5b8',
    }),
  ]),
  'sweets-napoleon': standing('indigo', [
    cakeSlice({
      layers: [
        '#e0b068',
        '#fcf3d8',
        '#d9a258',
        '#fcf3d8',
        '#e0b068',
        '#fcf3d8',
        '#d9a258',
        '#fcf3d8',
      ],
      top: '#f6e3b4',
      dust: '#dcae6c',
    }),
  ]),
  'sweets-pomegranate-cheesecake': standing('sage', [
    cakeSlice({
      layers: [
        '#b8803f',
        '#fbf0d4',
        '#fcf3dc',
        '#fbf0d4',
        '#fcf3dc',
        '#9c1230',
      ],
      top: '#a3142f',
      glossy: true,
      crown: topped(12, 60, (s) => berry(s, 'cherry', 9)),
    }),
  ]),
  'sweets-birds-milk': standing('butter', [
    cakeSlice({
      layers: [
        '#d9a865',
        '#fdf6e4',
        '#fdf6e4',
        '#d9a865',
        '#fdf6e4',
        '#fdf6e4',
        '#42200f',
      ],
      top: '#42200f',
      glossy: true,
    }),
  ]),
  'sweets-berry-pavlova': standing('lilac', [
    roundCake({
      side: '#fdf6ea',
      top: '#fffaf0',
      high: 54,
      wide: 124,
      crown: (s) =>
        moved(swirl('#fffaf2', 84, 2), 0, 4) +
        moved(
          topped(15, 74, (t, i) =>
            berry(
              t,
              (['strawberry', 'blueberry', 'raspberry'] as const)[i % 3] ??
                'raspberry',
              20,
            ),
          )(s),
          0,
          -44,
        ),
    }),
  ]),
  'sweets-tiramisu': standing('teak', [
    cakeSlice({
      layers: ['#8a5a34', '#f9efd8', '#7d4f2c', '#f9efd8'],
      top: '#5a3220',
      dust: '#3a1c10',
      plate: '#3a3634',
    }),
  ]),
  'sweets-chocolate-fondant': dish(
    'marble',
    plate({ colour: '#efe6da', decor: 'gold' }),
    [
      sauce('#3f1a0c', { size: 0.5, u: 0.1, v: 0.26, rough: 0.2 }),
      placed(
        -0.02,
        -0.08,
        bun({
          size: 84,
          colour: '#5a2a14',
          middle: '#35140a',
          pool: 0.3,
          dust: '#f6ead8',
        }),
        { z: 26 },
      ),
      placed(0.5, -0.34, (s) => scoop(s, '#fbf0d6', 40)),
      herb('mint', { u: -0.6, v: 0.3, size: 30, z: 6 }),
    ],
    { above: [steam()] },
  ),
  'sweets-pistachio-eclair': dish(
    'rose',
    plate({ colour: '#f8f2e6', decor: 'leaves', ink: '#8aa05d' }),
    [
      placed(0, -0.28, eclair({ glaze: '#f6efdc', nuts: '#7f9a3a' }), {
        turn: -14,
      }),
      placed(0.04, 0.3, eclair({ glaze: '#b9c878', nuts: '#5f7f2c' }), {
        turn: -10,
        z: 14,
      }),
    ],
  ),
  'sweets-fruit-tartlet': standing('honey', [
    roundCake({
      side: '#cf9448',
      top: '#fbe9b0',
      high: 46,
      wide: 122,
      stripes: ['#b87a34', '#b87a34'],
      crown: topped(18, 96, (s, i) =>
        i % 3 === 0
          ? scoop(s, '#8fb83a', 13)
          : i % 3 === 1
            ? scoop(s, '#f2a03a', 13)
            : berry(s, 'strawberry', 20),
      ),
    }),
  ]),
  'sweets-lemon-tart': standing('sky', [
    roundCake({
      side: '#cf9448',
      top: '#f8d648',
      high: 44,
      wide: 126,
      stripes: ['#b87a34', '#b87a34'],
      crown: topped(14, 100, (s) =>
        moved(swirl(s.dice.pick(['#fdf3dc', '#f3d9a4']), 30, 3), 0, 8),
      ),
    }),
  ]),
  'sweets-macarons': dish('rosy', plate({ colour: '#fbf6ee', decor: 'gold' }), [
    arranged(
      [
        [-0.5, -0.3],
        [0.04, -0.44],
        [0.52, -0.24],
        [-0.36, 0.14],
        [0.26, 0.14],
        [-0.06, 0.52],
      ],
      (u, v, i) =>
        placed(
          u,
          v,
          macaron(
            (
              [
                '#e8849a',
                '#a9c070',
                '#d9a05a',
                '#f4d860',
                '#8a5a34',
                '#5a2f22',
              ] as const
            )[i] ?? '#e8849a',
            '#fbf2e0',
            48,
          ),
          { turn: i * 8 - 20 },
        ),
    ),
  ]),
  'sweets-cherry-berliner': dish(
    'cream',
    plate({ colour: '#6f2a3a', decor: 'gold' }),
    [
      arranged(
        [
          [-0.34, -0.2],
          [0.36, -0.16],
          [0.02, 0.34],
        ],
        (u, v) =>
          placed(
            u,
            v,
            bun({
              size: 74,
              colour: '#c98236',
              dust: '#ffffff',
              middle: '#8c1226',
              pool: 0.18,
            }),
            { z: 10 },
          ),
      ),
    ],
  ),
  'sweets-raspberry-cupcake': standing(
    'pistachio',
    [
      scoops({
        colours: ['#e8b868'],
        holder: 'paper',
        colour: '#c94a6e',
        crown: (s) =>
          moved(swirl('#f8c4d0', 78, 4), 0, 44) +
          moved(berry(s, 'raspberry', 24), 0, -88),
      }),
    ],
    { shift: [0, 26] },
  ),
  'sweets-gelato-cup': standing('mint', [
    scoops({
      colours: ['#f0a0ac', '#a9c07a', '#6a3a20'],
      colour: '#f6e8d0',
      bits: [null, '#5f7f2c', null],
    }),
  ]),
  'sweets-plombir-cone': standing('sky', [
    scoops({ colours: ['#fdf6e4'], holder: 'cone', colour: '#d9a052' }),
  ]),
  'sweets-melon-sorbet': standing('terracotta', [
    scoops({
      colours: ['#f3c46a', '#f6cf80'],
      holder: 'glass',
      crown: (s) => moved(herbTop(s), 0, 10),
    }),
  ]),
  'sweets-pistachio-gelato': standing('plum', [
    scoops({
      colours: ['#b3bf7a', '#a9b86c'],
      holder: 'paper',
      colour: '#e8dcc0',
      bits: ['#5f7f2c', '#6f8a35'],
    }),
  ]),
  'sweets-affogato': standing('walnut', [
    scoops({ colours: ['#fbf0d6', '#f8ebcc'], holder: 'glass', u: -0.1 }),
    cup({ u: 0.5, v: 0.86, handle: true, drink: '#3f1a0a', size: 0.66 }),
  ]),
  'sweets-banana-split': standing(
    'ikatBlue',
    [
      placed(0, 0.5, () => banana(150), { z: 84 }),
      scoops({
        colours: ['#6a3a20', '#fbf0d6', '#f0a0ac'],
        holder: 'glass',
        size: 1.16,
        crown: (s) => moved(berry(s, 'cherry', 22), 0, -8),
      }),
    ],
    { zoom: 1.1 },
  ),
  'sweets-shaved-ice': standing('ice', [
    scoops({
      colours: ['#e04a5c'],
      holder: 'glass',
      size: 1.2,
      crown: (s) => moved(berry(s, 'cherry', 22), 0, 4),
    }),
  ]),
  'sweets-pistachio-baklava': dish(
    'ikatRed',
    plate({ colour: '#f6efe2', decor: 'gold' }),
    [
      arranged(
        [
          [0, -0.46],
          [-0.42, -0.1],
          [0.42, -0.1],
          [0, 0.26],
        ],
        (u, v) =>
          placed(u, v, diamond({ size: 64, nut: '#6f9a2c' }), { z: 10 }),
      ),
      sprinkle('#6f9a2c', { count: 44, dome: 6, reach: 0.9, size: 2.4 }),
    ],
  ),
  'sweets-chak-chak': dish(
    'ikatGreen',
    plate({ decor: 'blue', ink: '#2b5a94' }),
    [
      heap('#b8781f', { dome: 56, reach: 0.64 }),
      strips('#d99a35', {
        count: 90,
        dome: 60,
        long: 24,
        thick: 11,
        reach: 0.7,
        curl: 0.1,
      }),
      strips('#ecb54e', {
        count: 70,
        dome: 80,
        long: 22,
        thick: 11,
        reach: 0.56,
        curl: 0.1,
      }),
      beads('#8a5526', { count: 10, dome: 84, size: 7 }),
    ],
  ),
  'sweets-kunafa': dish(
    'olive',
    skillet({ colour: '#b8652e', handle: false }),
    [
      spreadOut('#e08a2c', { swirl: 0 }),
      strips('#e8a03a', {
        count: 220,
        dome: 6,
        long: 34,
        thick: 3.4,
        reach: 0.92,
      }),
      sprinkle('#6f9a2c', { count: 120, dome: 8, size: 3, reach: 0.45 }),
    ],
    { above: [steam()] },
  ),
  'sweets-samarkand-halva': dish('tileTeal', board({ colour: '#8a5634' }), [
    arranged(
      [
        [-0.36, -0.3],
        [0.3, -0.34],
        [-0.2, 0.2],
        [0.46, 0.24],
      ],
      (u, v) =>
        placed(u, v, diamond({ size: 66, colour: '#e3cfa0', nut: '#8a5526' }), {
          z: 8,
        }),
    ),
  ]),
  'sweets-hot-chocolate': standing(
    'clay',
    [
      cup({
        handle: true,
        saucer: true,
        colour: '#f3e8d8',
        drink: '#3f1a0c',
        foam: null,
        size: 1.5,
        v: 0.6,
      }),
      placed(0, 0.6, () => swirl('#fffaf0', 46, 3), { z: 116 }),
    ],
    { above: [steam({ strength: 0.26 })] },
  ),
  'sweets-strawberry-milkshake': standing(
    'rose',
    [
      glass({
        colour: '#f0a0ac',
        clear: false,
        v: 0.6,
        straw: '#f6e8d0',
        shape: [80, 48, 235],
      }),
      creamTop('#fff3f0', 'strawberry'),
    ],
    { zoom: 0.98, shift: [0, 24] },
  ),
};
