import type { GroundName } from '@/example/pictures/kit/grounds';
import type { Recipes } from '@/example/pictures/kit/serving';
import { blister, carton } from '@/example/pictures/packs/boxes';
import { flask } from '@/example/pictures/packs/flasks';
import type { Mark } from '@/example/pictures/packs/marks';
import { can, jar, roll, tub } from '@/example/pictures/packs/rounds';
import { low, shot } from '@/example/pictures/packs/shot';
import { bag, sachet, tube } from '@/example/pictures/packs/soft';
import { tall } from '@/example/pictures/packs/things';

const WHITE = '#f4f6f6';

interface Tablets {
  readonly tablet?: string;
  readonly capsule?: string;
  readonly wide?: number;
  readonly colour?: string;
}

/** A white box of tablets with its colour, and a blister before it. */
const tablets = (
  ground: GroundName,
  band: string,
  mark: Mark,
  { capsule, colour = WHITE, tablet = '#fdfaf2', wide = 196 }: Tablets = {},
): Recipes[string] =>
  low(ground, [
    carton({ colour, band, mark, ink: band, wide, high: 124, v: 0.34 }),
    blister({
      colour: tablet,
      ...(capsule && { capsule }),
      u: 0.22,
      v: 0.8,
      size: 0.94,
    }),
  ]);

/** What a pharmacy sells. */
export const pharmacyRecipes: Recipes = {
  'pharmacy-paracetamol': tablets('ice', '#d2382c', 'pill'),
  'pharmacy-ibuprofen': tablets('sky', '#e06f1c', 'bolt', {
    tablet: '#f2b9a0',
  }),
  'pharmacy-cold-sachets': low('butter', [
    carton({
      colour: '#f6d65a',
      band: '#3f8a5c',
      mark: 'citrus',
      ink: '#d9971c',
      wide: 170,
      high: 150,
    }),
  ]),
  'pharmacy-throat-lozenges': tablets('honey', '#d98a1c', 'honey', {
    tablet: '#f0b23f',
    colour: '#fff3d6',
  }),
  'pharmacy-throat-spray': shot(
    'mint',
    [
      flask({
        shape: 'small',
        top: 'mist',
        colour: '#4fa38f',
        label: WHITE,
        mark: 'shield',
        ink: '#2f7d6a',
        size: 1.3,
      }),
    ],
    1.14,
  ),
  'pharmacy-nasal-drops': shot(
    'sky',
    [
      flask({
        shape: 'small',
        top: 'nozzle',
        colour: '#eaf3f8',
        label: '#2f7dbf',
        mark: 'wave',
        ink: '#fff',
        size: 1.3,
        cap: '#2f7dbf',
      }),
    ],
    1.14,
  ),
  'pharmacy-cough-syrup': shot(
    'sage',
    [
      flask({
        shape: 'syrup',
        colour: '#6b3a1c',
        label: '#f1f6e4',
        mark: 'leaf',
        ink: '#3f7a3a',
        cap: '#f4efe6',
        size: 1.16,
      }),
    ],
    1.14,
  ),
  'pharmacy-thermometer': shot('ice', [tall({ kind: 'thermometer' })], 1.16),
  'pharmacy-masks': low('mint', [tall({ kind: 'masks' })], 1.24),
  'pharmacy-plasters': low('blush', [
    carton({
      colour: '#f0c9a4',
      band: '#c2552d',
      mark: 'cross',
      ink: '#c2552d',
      wide: 200,
      high: 120,
    }),
  ]),
  'pharmacy-bandage-elastic': low('flax', [
    roll({ colour: '#e9c9a0', core: '#c2a077', high: 90, half: 78, u: -0.16 }),
    roll({
      colour: '#e3bf92',
      core: '#c2a077',
      high: 70,
      half: 58,
      u: 0.44,
      v: 0.76,
    }),
  ]),
  'pharmacy-hydrogen-peroxide': shot(
    'ice',
    [
      flask({
        shape: 'syrup',
        top: 'nozzle',
        colour: '#f4f6f8',
        label: '#5fa3d0',
        mark: 'drop',
        ink: '#fff',
        cap: '#5fa3d0',
        size: 1.1,
      }),
    ],
    1.14,
  ),
  'pharmacy-iodine': shot(
    'terracotta',
    [
      flask({
        shape: 'small',
        top: 'dropper',
        colour: '#4a2412',
        label: '#fbf1dc',
        mark: 'drop',
        ink: '#8a3a12',
        cap: '#2a2a2a',
        size: 1.4,
      }),
    ],
    1.14,
  ),
  'pharmacy-cotton-wool': low('sky', [tall({ kind: 'cotton' })]),
  'pharmacy-burn-gel': shot(
    'butter',
    [
      flask({
        shape: 'oil',
        top: 'mist',
        colour: '#f4f0e6',
        label: '#e07b1f',
        mark: 'flame',
        ink: '#fff',
        cap: '#f4f0e6',
        size: 0.86,
      }),
    ],
    1.2,
  ),
  'pharmacy-first-aid-kit': low('stone', [tall({ kind: 'firstAid' })], 1.3),
  'pharmacy-charcoal': tablets('stone', '#2f2f36', 'pill', {
    tablet: '#33333a',
  }),
  'pharmacy-antacid': tablets('mint', '#3f9f7a', 'leaf', { tablet: '#bfe6d2' }),
  'pharmacy-rehydration': low('sky', [
    carton({
      colour: '#5fa9d8',
      band: '#f2a12f',
      mark: 'drop',
      ink: '#2f7dbf',
      wide: 160,
      high: 160,
    }),
  ]),
  'pharmacy-probiotic': tablets('lilac', '#7f5fc2', 'shield', {
    tablet: '#f4f0fb',
    capsule: '#8f6fd0',
  }),
  'pharmacy-enzymes': tablets('clay', '#c2552d', 'heart', {
    tablet: '#e9a88a',
  }),
  'pharmacy-herbal-tea-stomach': low('pistachio', [
    carton({
      colour: '#8fbf7a',
      band: '#f2d24a',
      mark: 'flower',
      ink: '#4f8a3a',
      wide: 150,
      high: 160,
    }),
  ]),
  'pharmacy-vitamin-c': shot('honey', [
    can({
      colour: '#f2a12f',
      band: '#e06f1c',
      mark: 'citrus',
      ink: '#e06f1c',
      half: 46,
      high: 230,
      ring: false,
    }),
  ]),
  'pharmacy-vitamin-d': shot('butter', [
    jar({
      colour: '#c98a2f',
      label: '#fff6da',
      mark: 'sun',
      ink: '#d9971c',
      top: WHITE,
      high: 150,
      half: 62,
    }),
  ]),
  'pharmacy-omega-3': shot('indigo', [
    jar({
      colour: '#e3a53a',
      bits: { colour: '#f2c24a', size: 15 },
      label: '#e8f1f6',
      mark: 'fish',
      ink: '#2f6f9f',
      top: '#2f6f9f',
      high: 170,
      half: 68,
    }),
  ]),
  'pharmacy-magnesium-b6': tablets('sage', '#3f7d6a', 'mountain', {
    tablet: '#f4efe2',
  }),
  'pharmacy-iron': tablets('rose', '#a3213a', 'drop', {
    tablet: '#f4e3e0',
    capsule: '#a3213a',
  }),
  'pharmacy-zinc': shot('slate', [
    jar({
      colour: '#8f9aa3',
      label: '#f1f4f6',
      mark: 'shield',
      ink: '#4f6f8f',
      top: '#4f6f8f',
      high: 150,
      half: 60,
    }),
  ]),
  'pharmacy-multivitamin-kids': shot('lilac', [
    jar({
      colour: '#f4c2d6',
      bits: { colour: '#e0456a', size: 13 },
      label: '#fff6da',
      mark: 'star',
      ink: '#e07b1f',
      top: '#f2c33a',
      high: 170,
      half: 72,
    }),
  ]),
  'pharmacy-collagen': shot('blush', [
    tub({
      colour: '#f7e6e0',
      band: '#d98a7a',
      mark: 'drop',
      ink: '#c2655a',
      half: 84,
      high: 170,
      top: '#d9a441',
    }),
  ]),
  'pharmacy-diapers': low(
    'ice',
    [
      bag({
        colour: '#7fc2d8',
        band: '#f4f9fb',
        mark: 'baby',
        ink: '#3f8fb0',
        high: 220,
        wide: 260,
      }),
    ],
    1.36,
  ),
  'pharmacy-wipes': low('mint', [
    bag({
      colour: '#bfe3d2',
      band: '#5fb08f',
      mark: 'baby',
      ink: '#3f8a6a',
      high: 130,
      wide: 250,
    }),
  ]),
  'pharmacy-formula-1': shot('sky', [
    can({
      colour: '#f4f0e2',
      band: '#2f7dbf',
      mark: 'baby',
      ink: '#2f7dbf',
      high: 190,
      half: 82,
      ring: false,
    }),
  ]),
  'pharmacy-puree-apple': shot('pistachio', [
    sachet({
      colour: '#9fcf5a',
      band: '#5f9f34',
      mark: 'apple',
      ink: '#5f9f34',
      high: 220,
      wide: 140,
    }),
  ]),
  'pharmacy-puree-turkey': low('butter', [
    jar({
      colour: '#e9a14a',
      label: '#fff3e0',
      mark: 'carrot',
      ink: '#d9771c',
      top: '#3f8a5c',
      high: 120,
      half: 62,
    }),
  ]),
  'pharmacy-bottle-baby': shot('blush', [tall({ kind: 'babyBottle' })], 1.2),
  'pharmacy-nappy-cream': shot('ice', [
    tube({ colour: '#f4f7f8', band: '#f2a7b8', mark: 'baby', ink: '#e0708a' }),
  ]),
  'pharmacy-toothpaste': shot('mint', [
    tube({
      colour: '#f4f8f4',
      band: '#2f8a5c',
      mark: 'tooth',
      ink: '#2f8a5c',
      plate: null,
      wide: 92,
      high: 280,
    }),
  ]),
  'pharmacy-toothbrush': shot('sky', [tall({ kind: 'toothbrush' })], 1.16),
  'pharmacy-shampoo-nettle': shot('olive', [
    flask({
      shape: 'round',
      colour: '#4f8a3a',
      label: '#eef4e0',
      mark: 'leaf',
      ink: '#3f7a2a',
      cap: '#2f5a22',
    }),
  ]),
  'pharmacy-shower-gel': shot('flax', [
    flask({
      shape: 'round',
      colour: '#e3c79a',
      label: '#fbf3e2',
      mark: 'nut',
      ink: '#8a5a24',
      cap: '#8a5a24',
    }),
  ]),
  'pharmacy-hand-cream': shot('rose', [
    tube({
      colour: '#f6dfe3',
      band: '#c2655a',
      mark: 'flower',
      ink: '#c2456a',
      cap: '#c2655a',
      high: 220,
    }),
  ]),
  'pharmacy-sunscreen': shot('sky', [
    tube({
      colour: '#f6c23f',
      band: '#e07b1f',
      mark: 'sun',
      ink: '#e07b1f',
      cap: '#e07b1f',
    }),
  ]),
  'pharmacy-pads': low('lilac', [tall({ kind: 'pads' })], 1.36),
  'pharmacy-sanitiser': shot('ice', [
    flask({
      shape: 'syrup',
      top: 'pump',
      clear: true,
      colour: '#a9d8e6',
      label: '#2f7dbf',
      mark: 'shield',
      ink: '#fff',
      cap: WHITE,
      size: 1.06,
    }),
  ]),
  'pharmacy-razors': shot('sage', [tall({ kind: 'razor' })], 1.3),
  'pharmacy-cotton-buds': low('marble', [
    tub({
      colour: '#e3f0f4',
      band: '#7fc2d8',
      mark: 'cross',
      ink: '#3f8fb0',
      high: 120,
    }),
  ]),
};
