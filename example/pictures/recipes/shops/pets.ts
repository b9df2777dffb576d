import type { Recipes } from '@/example/pictures/kit/serving';
import { carton, gable } from '@/example/pictures/packs/boxes';
import { flask } from '@/example/pictures/packs/flasks';
import { can, roll } from '@/example/pictures/packs/rounds';
import { low, shot } from '@/example/pictures/packs/shot';
import { bag, sachet, sack } from '@/example/pictures/packs/soft';
import { tall } from '@/example/pictures/packs/things';

/** What a pet shop sells. */
export const petsRecipes: Recipes = {
  'pets-cat-dry-chicken': shot('oak', [
    bag({ colour: '#c2552d', band: '#8f3415', mark: 'cat', ink: '#8f3415' }),
  ]),
  'pets-cat-dry-salmon': shot('sky', [
    bag({ colour: '#2f6f8f', band: '#e98a6a', mark: 'fish', ink: '#c2552d' }),
  ]),
  'pets-cat-dry-kitten': shot('lilac', [
    bag({
      colour: '#8f6fc2',
      band: '#f2c33a',
      mark: 'cat',
      ink: '#7f5fb0',
      window: { colour: '#b8773f', grain: 10 },
    }),
  ]),
  'pets-cat-wet-beef': low(
    'mint',
    [
      sachet({
        colour: '#8f1f2a',
        band: '#d9b45c',
        mark: 'cat',
        ink: '#8f1f2a',
        high: 200,
        wide: 160,
      }),
    ],
    1.4,
  ),
  'pets-cat-wet-tuna': low('ice', [
    can({
      colour: '#2f7d9f',
      band: '#f2d24a',
      mark: 'fish',
      ink: '#2f7d9f',
      high: 74,
      half: 96,
    }),
  ]),
  'pets-cat-pate-rabbit': low('sage', [
    can({
      colour: '#6f8a3f',
      band: '#e9d9b0',
      mark: 'rabbit',
      ink: '#5f7a2f',
      high: 84,
      half: 90,
    }),
  ]),
  'pets-cat-sticks': low(
    'honey',
    [
      sachet({
        colour: '#e0a12f',
        band: '#3f6b4f',
        mark: 'cat',
        ink: '#a8631c',
        high: 220,
        wide: 130,
      }),
    ],
    1.36,
  ),
  'pets-cat-milk': shot('sky', [
    gable({
      colour: '#f7f4ea',
      band: '#2f6f8f',
      mark: 'cat',
      ink: '#2f6f8f',
      size: 0.84,
    }),
  ]),
  'pets-dog-dry-lamb': shot('teak', [
    bag({
      colour: '#3f5a3a',
      band: '#c98a4f',
      mark: 'dog',
      ink: '#3f5a3a',
      window: { colour: '#8a5a34', grain: 12 },
    }),
  ]),
  'pets-dog-dry-small': shot('butter', [
    bag({ colour: '#e0862f', band: '#a8481c', mark: 'dog', ink: '#a8481c' }),
  ]),
  'pets-dog-dry-puppy': shot('mint', [
    bag({ colour: '#4fa3a0', band: '#f4e9d2', mark: 'paw', ink: '#2f7d8f' }),
  ]),
  'pets-dog-wet-beef': low('oak', [
    can({
      colour: '#a3311f',
      band: '#e98a2f',
      mark: 'dog',
      ink: '#a3311f',
      high: 150,
    }),
  ]),
  'pets-dog-wet-offal': low('slate', [
    can({
      colour: '#3a4a5f',
      band: '#c2552d',
      mark: 'bone',
      ink: '#3a4a5f',
      high: 150,
    }),
  ]),
  'pets-dog-bone-natural': low('walnut', [tall({ kind: 'bone' })], 1.5),
  'pets-dog-dental': low(
    'ice',
    [
      bag({
        colour: '#3f9f6a',
        band: '#f4f7f4',
        mark: 'tooth',
        ink: '#2f7d4f',
        high: 240,
        wide: 170,
      }),
    ],
    1.34,
  ),
  'pets-dog-jerky': shot('clay', [
    bag({
      colour: '#8a3a1c',
      mark: 'bone',
      ink: '#8a3a1c',
      window: { colour: '#a85a2f', grain: 15 },
    }),
  ]),
  'pets-hamster-mix': shot('flax', [
    bag({
      colour: '#c9a33f',
      mark: 'wheat',
      ink: '#8a6a1c',
      window: { colour: '#d9b06a', grain: 9 },
    }),
  ]),
  'pets-rabbit-pellets': shot('pistachio', [
    bag({
      colour: '#6f9f4a',
      mark: 'rabbit',
      ink: '#4f7d2a',
      window: { colour: '#7f9a4a', grain: 9 },
    }),
  ]),
  'pets-hay': shot('honey', [
    bag({
      colour: '#d9c06a',
      mark: 'rabbit',
      ink: '#8a7a2f',
      window: { colour: '#b8a84a', grain: 8 },
    }),
  ]),
  'pets-parrot-mix': shot('sky', [
    bag({
      colour: '#2f9f8a',
      mark: 'bird',
      ink: '#2f8a7a',
      window: { colour: '#e9c04a', grain: 9 },
    }),
  ]),
  'pets-canary-seed': shot('butter', [
    carton({
      colour: '#f2d24a',
      band: '#e07b1f',
      mark: 'bird',
      ink: '#d9971c',
      wide: 140,
      high: 210,
    }),
  ]),
  'pets-fish-flakes': low('indigo', [
    can({
      colour: '#2f6fbf',
      band: '#f2a12f',
      mark: 'fish',
      ink: '#2f6fbf',
      high: 140,
      half: 74,
      ring: false,
    }),
  ]),
  'pets-turtle-sticks': low(
    'mint',
    [
      can({
        colour: '#3f8a5c',
        band: '#d9c05a',
        mark: 'leaf',
        ink: '#2f7d4f',
        high: 170,
        half: 70,
        ring: false,
      }),
    ],
    1.4,
  ),
  'pets-litter-clumping': shot('stone', [
    sack({ colour: '#9fb0bd', band: '#2f6f9f', mark: 'cat', ink: '#2f5f8f' }),
  ]),
  'pets-litter-wood': shot('oak', [
    sack({ colour: '#d9b98a', band: '#5f8a3f', mark: 'leaf', ink: '#4f7a2f' }),
  ]),
  'pets-litter-silica': shot('ice', [
    bag({
      colour: '#5fa9d8',
      mark: 'cat',
      ink: '#2f7dbf',
      window: { colour: '#d9ecf6', grain: 9 },
    }),
  ]),
  'pets-litter-box': low('sage', [tall({ kind: 'litterBox' })], 1.3),
  'pets-puppy-pads': low(
    'sky',
    [
      bag({
        colour: '#6f8fd0',
        band: '#f4f7fb',
        mark: 'paw',
        ink: '#4f6fb0',
        high: 180,
        wide: 250,
      }),
    ],
    1.4,
  ),
  'pets-waste-bags': low('pistachio', [
    roll({
      colour: '#4f8a5c',
      core: '#2f5a3a',
      half: 46,
      high: 80,
      u: -0.4,
      v: 0.4,
    }),
    roll({
      colour: '#4f8a5c',
      core: '#2f5a3a',
      half: 46,
      high: 80,
      u: 0.06,
      v: 0.4,
    }),
    roll({
      colour: '#4f8a5c',
      core: '#2f5a3a',
      half: 46,
      high: 80,
      u: -0.18,
      v: 0.8,
    }),
    roll({
      colour: '#4f8a5c',
      core: '#2f5a3a',
      half: 46,
      high: 80,
      u: 0.3,
      v: 0.8,
    }),
  ]),
  'pets-collar': low('teak', [tall({ kind: 'collar' })], 1.4),
  'pets-lead': shot('flax', [tall({ kind: 'lead' })], 1.16),
  'pets-toy-mouse': low('blush', [tall({ kind: 'mice' })], 1.4),
  'pets-toy-ball': low('mint', [tall({ kind: 'ball' })], 1.4),
  'pets-scratching-post': shot('ash', [tall({ kind: 'post' })], 1.16),
  'pets-bowl-steel': low('slate', [tall({ kind: 'bowlSteel' })], 1.5),
  'pets-shampoo-pet': shot('sage', [
    flask({
      shape: 'oil',
      top: 'pump',
      colour: '#d9c79a',
      label: '#fbf6e6',
      mark: 'paw',
      ink: '#6f8a3f',
      cap: '#f4efe6',
      size: 0.78,
    }),
  ]),
  'pets-brush': shot('lilac', [tall({ kind: 'brush' })], 1.26),
  'pets-carrier': low('stone', [tall({ kind: 'carrier' })], 1.26),
};
