import type { Recipes } from '@/example/pictures/kit/serving';
import { low, shot } from '@/example/pictures/packs/shot';
import { carton, gable } from '@/example/pictures/packs/boxes';
import { flask } from '@/example/pictures/packs/flasks';
import { can, jar, roll, slimCan, tub } from '@/example/pictures/packs/rounds';
import { bag, sachet, sack } from '@/example/pictures/packs/soft';

const MILK = '#fbf7ee';
const clear = { clear: true } as const;

/** Packed goods of a grocery. */
export const groceryPackedRecipes: Recipes = {
  'grocery-milk': shot('sky', [
    flask({
      shape: 'milk',
      colour: MILK,
      label: '#2f6f9f',
      mark: 'drop',
      ink: '#fff',
      cap: '#2f6f9f',
    }),
  ]),
  'grocery-kefir': shot('mint', [
    flask({
      shape: 'milk',
      colour: MILK,
      label: '#3f8a5c',
      mark: 'leaf',
      ink: '#fff',
      cap: '#3f8a5c',
    }),
  ]),
  'grocery-qatiq': shot('indigo', [
    jar({
      colour: MILK,
      mark: 'mountain',
      ink: '#2b5a94',
      top: '#2b5a94',
      label: '#e8eef4',
    }),
  ]),
  'grocery-suzma': low('sage', [
    tub({ colour: '#f6f1e4', band: '#6d8f4a', mark: 'leaf', ink: '#4f7d2a' }),
  ]),
  'grocery-kaymak': low('blush', [
    tub({
      colour: '#fbf3df',
      band: '#d9a441',
      mark: 'sun',
      ink: '#c2762a',
      half: 92,
      high: 92,
      top: '#d9a441',
    }),
  ]),
  'grocery-smetana': low('ice', [
    tub({
      colour: '#f7f8fa',
      band: '#1f5fa8',
      mark: 'drop',
      ink: '#1f5fa8',
      high: 150,
    }),
  ]),
  'grocery-butter': low('butter', [
    carton({
      colour: '#f3d36b',
      band: '#c98a1c',
      mark: 'wheat',
      ink: '#a15c00',
      wide: 210,
      high: 96,
      deep: 70,
    }),
  ]),
  'grocery-cheese-gouda': low('teak', [
    carton({
      colour: '#efb733',
      band: '#c2321f',
      mark: 'moon',
      ink: '#c2321f',
      wide: 190,
      high: 130,
      deep: 60,
    }),
  ]),
  'grocery-brynza': low('mint', [
    bag({
      colour: '#e9f1ee',
      band: '#5f9fa0',
      mark: 'mountain',
      ink: '#2f7d8f',
      high: 190,
      wide: 210,
    }),
  ]),
  'grocery-tvorog': low('flax', [
    tub({
      colour: '#fdf8ec',
      band: '#7fa9c9',
      mark: 'wheat',
      ink: '#3f6f9f',
      half: 96,
      high: 110,
    }),
  ]),
  'grocery-yoghurt-apricot': low('rose', [
    tub({
      u: -0.34,
      v: 0.4,
      size: 0.72,
      colour: '#fbeccd',
      band: '#ee8a1f',
      mark: 'apple',
      ink: '#d2702f',
    }),
    tub({
      u: 0.34,
      v: 0.4,
      size: 0.72,
      colour: '#fbeccd',
      band: '#ee8a1f',
      mark: 'apple',
      ink: '#d2702f',
    }),
    tub({
      u: -0.26,
      v: 0.8,
      size: 0.76,
      colour: '#fbeccd',
      band: '#ee8a1f',
      mark: 'apple',
      ink: '#d2702f',
    }),
    tub({
      u: 0.38,
      v: 0.8,
      size: 0.76,
      colour: '#fbeccd',
      band: '#ee8a1f',
      mark: 'apple',
      ink: '#d2702f',
    }),
  ]),
  'grocery-kurt': shot('flax', [
    bag({
      colour: '#c98a4f',
      mark: 'mountain',
      ink: '#8a4a1c',
      window: { colour: '#f1e6cf', grain: 15 },
      high: 250,
    }),
  ]),
  'grocery-rice-devzira': shot('clay', [
    bag({
      colour: '#8f3f24',
      mark: 'wheat',
      ink: '#8f3f24',
      window: { colour: '#d99a6a', grain: 6 },
    }),
  ]),
  'grocery-rice-lazer': shot('olive', [
    bag({
      colour: '#3f6b4f',
      mark: 'wheat',
      ink: '#3f6b4f',
      window: { colour: '#f4ead0', grain: 6 },
    }),
  ]),
  'grocery-flour': shot('marble', [
    sack({
      colour: '#f3ead6',
      band: '#c2552d',
      mark: 'wheat',
      ink: '#a8631c',
      plate: null,
    }),
  ]),
  'grocery-chickpeas': shot('butter', [
    bag({
      colour: '#d9a02f',
      mark: 'bean',
      ink: '#a8631c',
      window: { colour: '#e6c48a', grain: 11 },
    }),
  ]),
  'grocery-mung-beans': shot('sage', [
    bag({
      colour: '#4f7d3a',
      mark: 'bean',
      ink: '#3f6b2a',
      window: { colour: '#6f9a3d', grain: 7 },
    }),
  ]),
  'grocery-buckwheat': shot('teak', [
    bag({
      colour: '#6b4226',
      mark: 'wheat',
      ink: '#6b4226',
      window: { colour: '#9a6238', grain: 6 },
    }),
  ]),
  'grocery-spaghetti': shot('indigo', [
    carton({
      colour: '#1f4f8f',
      band: '#f2c33a',
      mark: 'wheat',
      ink: '#1f4f8f',
      wide: 106,
      high: 296,
      deep: 34,
    }),
  ]),
  'grocery-noodles-lagman': low('rosy', [
    bag({
      colour: '#c2321f',
      band: '#8f1f14',
      mark: 'wheat',
      ink: '#c2321f',
      high: 220,
      wide: 230,
    }),
  ]),
  'grocery-oats': shot('ash', [
    can({
      colour: '#e9d9b6',
      band: '#c98a4f',
      mark: 'wheat',
      ink: '#8a5a24',
      high: 220,
      half: 80,
      ring: false,
    }),
  ]),
  'grocery-oil-sunflower': shot('honey', [
    flask({
      ...clear,
      shape: 'oil',
      colour: '#f0c02f',
      label: '#fff6da',
      mark: 'sun',
      ink: '#c98a1c',
      cap: '#e2a11f',
    }),
  ]),
  'grocery-oil-olive': shot('olive', [
    flask({
      ...clear,
      shape: 'oil',
      colour: '#5f6b22',
      label: '#f3ecd6',
      mark: 'leaf',
      ink: '#4f5d1c',
      cap: '#2a2a22',
    }),
  ]),
  'grocery-tomato-paste': shot('cream', [
    can({
      colour: '#c2321f',
      band: '#8f1f14',
      mark: 'tomato',
      ink: '#c2321f',
      high: 170,
    }),
  ]),
  'grocery-pickles': shot('mint', [
    jar({
      colour: '#a9b84a',
      bits: { colour: '#5f8a2f', size: 22 },
      label: null,
      mark: 'leaf',
      top: '#3f7d35',
      high: 220,
    }),
  ]),
  'grocery-honey': shot('walnut', [
    jar({
      colour: '#e39a1f',
      mark: 'honey',
      ink: '#a15c00',
      label: '#fff3d2',
      top: '#6b4226',
    }),
  ]),
  'grocery-jam-apricot': shot('blush', [
    jar({
      colour: '#ee8a1f',
      mark: 'apple',
      ink: '#d2702f',
      label: '#fff3e2',
      top: '#c2321f',
      high: 160,
    }),
  ]),
  'grocery-cumin': low('terracotta', [
    bag({
      colour: '#8a5a24',
      mark: 'leaf',
      ink: '#6b4226',
      window: { colour: '#a87a3c', grain: 5 },
      high: 210,
      wide: 150,
    }),
  ]),
  'grocery-salt': shot('slate', [
    carton({
      colour: '#3f6f9f',
      band: '#e8eef4',
      mark: 'cube',
      ink: '#3f6f9f',
      wide: 130,
      high: 210,
    }),
  ]),
  'grocery-sugar': shot('ice', [
    sack({
      colour: '#f7f4ee',
      band: '#e06f8a',
      mark: 'cube',
      ink: '#c2456a',
      plate: null,
    }),
  ]),
  'grocery-tea-green': shot('pistachio', [
    carton({
      colour: '#4f8a4a',
      band: '#d9c05a',
      mark: 'leaf',
      ink: '#3f7a3a',
      wide: 140,
      high: 180,
    }),
  ]),
  'grocery-tea-black': shot('night', [
    can({
      colour: '#2a2a33',
      band: '#b8862f',
      mark: 'leaf',
      ink: '#b8862f',
      plate: null,
      high: 190,
      half: 76,
      ring: false,
    }),
  ]),
  'grocery-coffee-beans': shot('ebony', [
    bag({ colour: '#3a241a', band: '#c98a4f', mark: 'bean', ink: '#6b3d1c' }),
  ]),
  'grocery-water-still': shot('ice', [
    flask({
      ...clear,
      shape: 'water',
      colour: '#a9d3e8',
      label: '#2f7dbf',
      mark: 'drop',
      ink: '#fff',
      cap: '#2f7dbf',
    }),
  ]),
  'grocery-water-sparkling': shot('sky', [
    flask({
      ...clear,
      shape: 'water',
      colour: '#9fd6c9',
      label: '#1f8a6a',
      mark: 'wave',
      ink: '#fff',
      cap: '#1f8a6a',
      bubbles: true,
    }),
  ]),
  'grocery-juice-pomegranate': shot('rose', [
    gable({
      colour: '#a3213a',
      band: '#6f1024',
      mark: 'apple',
      ink: '#a3213a',
    }),
  ]),
  'grocery-juice-apple': shot('mint', [
    gable({
      colour: '#8fbf4a',
      band: '#4f8a2c',
      mark: 'apple',
      ink: '#4f8a2c',
    }),
  ]),
  'grocery-juice-orange': shot('sky', [
    gable({
      colour: '#f2a12f',
      band: '#e06f1c',
      mark: 'citrus',
      ink: '#e06f1c',
    }),
  ]),
  'grocery-cola': shot('slate', [
    flask({
      ...clear,
      shape: 'soda',
      colour: '#5a2412',
      label: '#c2321f',
      mark: 'wave',
      ink: '#fff',
      cap: '#c2321f',
      bubbles: true,
    }),
  ]),
  'grocery-lemonade-tarkhun': shot('pistachio', [
    flask({
      ...clear,
      shape: 'soda',
      colour: '#4fa83f',
      label: '#f1f6e4',
      mark: 'leaf',
      ink: '#2f7d2f',
      cap: '#2f6b2a',
      bubbles: true,
    }),
  ]),
  'grocery-ayran': shot('indigo', [
    flask({
      shape: 'round',
      colour: '#f8f7f2',
      label: '#2f6f9f',
      mark: 'wave',
      ink: '#fff',
      cap: '#c2321f',
    }),
  ]),
  'grocery-compote-cherry': shot('blush', [
    jar({
      colour: '#8f1f35',
      bits: { colour: '#5f0f22', size: 13 },
      label: null,
      mark: 'berry',
      top: '#c9a13a',
      high: 230,
      half: 72,
    }),
  ]),
  'grocery-iced-tea-peach': shot('butter', [
    flask({
      ...clear,
      shape: 'water',
      colour: '#d98a3a',
      label: '#fbe3c2',
      mark: 'leaf',
      ink: '#c2552d',
      cap: '#e06f3c',
    }),
  ]),
  'grocery-energy': shot('night', [
    slimCan({
      colour: '#20262c',
      band: '#3fa35b',
      mark: 'bolt',
      ink: '#d7f24a',
      plate: null,
    }),
  ]),
  'grocery-cocoa': shot('walnut', [
    can({
      colour: '#6b3a22',
      band: '#e9c48a',
      mark: 'cup',
      ink: '#6b3a22',
      high: 170,
      half: 78,
      ring: false,
    }),
  ]),
  'grocery-almonds': shot('clay', [
    bag({
      colour: '#a8632f',
      mark: 'nut',
      ink: '#8a4a1c',
      window: { colour: '#b8773f', grain: 13 },
    }),
  ]),
  'grocery-pistachios': shot('pistachio', [
    bag({
      colour: '#5f8a3f',
      mark: 'nut',
      ink: '#4f7a2f',
      window: { colour: '#d9c79a', grain: 13 },
    }),
  ]),
  'grocery-walnuts': shot('oak', [
    bag({
      colour: '#c9a36a',
      mark: 'nut',
      ink: '#8a5a24',
      window: { colour: '#c08a4f', grain: 17 },
    }),
  ]),
  'grocery-raisins': shot('plum', [
    bag({
      colour: '#6f4a8f',
      mark: 'grape',
      ink: '#5f3a7f',
      window: { colour: '#c98a2f', grain: 10 },
    }),
  ]),
  'grocery-apricots-dried': shot('honey', [
    bag({
      colour: '#e07b1f',
      mark: 'sun',
      ink: '#c2621c',
      window: { colour: '#ee9a2f', grain: 16 },
    }),
  ]),
  'grocery-crisps-sourcream': shot('mint', [
    bag({
      colour: '#3f9f6a',
      band: '#f4e9b8',
      mark: 'leaf',
      ink: '#2f7d4f',
      high: 300,
      wide: 220,
    }),
  ]),
  'grocery-popcorn': shot('rose', [
    bag({
      colour: '#d2382c',
      band: '#fbf4e6',
      mark: 'corn',
      ink: '#d2382c',
      high: 290,
      wide: 200,
    }),
  ]),
  'grocery-chocolate-milk': low('lilac', [
    carton({
      colour: '#5f3a8f',
      band: '#c98a4f',
      mark: 'nut',
      ink: '#6b3a22',
      wide: 250,
      high: 110,
      deep: 22,
    }),
  ]),
  'grocery-halva': low('ikatGreen', [
    carton({
      colour: '#e9c48a',
      band: '#2f7d6a',
      mark: 'star',
      ink: '#2f7d6a',
      wide: 200,
      high: 110,
      deep: 70,
    }),
  ]),
  'grocery-navat': shot('butter', [
    bag({
      colour: '#f0d9a0',
      mark: 'cube',
      ink: '#b8762a',
      window: { colour: '#e9b84f', grain: 18 },
      high: 250,
    }),
  ]),
  'grocery-cookies-oat': low('ash', [
    carton({
      colour: '#d99a4f',
      band: '#8a4a1c',
      mark: 'wheat',
      ink: '#8a4a1c',
      wide: 220,
      high: 140,
      deep: 40,
    }),
  ]),
  'grocery-dish-soap': shot('ice', [
    flask({
      ...clear,
      shape: 'round',
      colour: '#f0d23f',
      label: '#fffbe0',
      mark: 'citrus',
      ink: '#d9a01c',
      cap: '#3f8a5c',
      top: 'nozzle',
    }),
  ]),
  'grocery-laundry-powder': shot('sky', [
    carton({
      colour: '#2f6fbf',
      band: '#f4f7fb',
      mark: 'wave',
      ink: '#2f6fbf',
      wide: 180,
      high: 240,
      deep: 80,
    }),
  ]),
  'grocery-sponges': low('mint', [
    bag({
      colour: '#f2d24a',
      band: '#3f8a5c',
      mark: 'wave',
      ink: '#2f7d4f',
      high: 170,
      wide: 240,
    }),
  ]),
  'grocery-toilet-paper': low('ice', [
    roll({ u: -0.3, v: 0.3 }),
    roll({ u: 0.3, v: 0.3 }),
    roll({ u: -0.3, v: 0.3, size: 1 }),
    roll({ u: -0.02, v: 0.86, size: 1.06 }),
  ]),
  'grocery-paper-towels': shot('sage', [
    roll({ u: -0.3, high: 220, half: 66 }),
    roll({ u: 0.34, v: 0.66, high: 220, half: 66 }),
  ]),
  'grocery-bin-bags': low('slate', [
    carton({
      colour: '#3a4a44',
      band: '#6fbf8a',
      mark: 'shield',
      ink: '#2f6b4f',
      wide: 200,
      high: 130,
      deep: 56,
    }),
  ]),
  'grocery-soap-bar': low('blush', [
    carton({
      colour: '#f4e3e6',
      band: '#d98aa0',
      mark: 'flower',
      ink: '#c2456a',
      wide: 200,
      high: 110,
      deep: 80,
    }),
  ]),
  'grocery-cleaner-floor': shot('lilac', [
    flask({
      shape: 'round',
      colour: '#7f6fc2',
      label: '#f4f0fb',
      mark: 'wave',
      ink: '#5f4fa3',
      cap: '#f2c33a',
      top: 'cap',
      size: 1.14,
    }),
  ]),
  'grocery-candles': shot('walnut', [
    carton({
      colour: '#f0e0c2',
      band: '#c2552d',
      mark: 'flame',
      ink: '#c2552d',
      wide: 150,
      high: 190,
    }),
  ]),
  'grocery-batteries': shot('basalt', [
    slimCan({
      u: -0.36,
      v: 0.5,
      size: 0.74,
      colour: '#2a2a2a',
      band: '#c98a2f',
      mark: 'bolt',
      ink: '#c98a2f',
      plate: null,
      ring: false,
    }),
    slimCan({
      u: 0.02,
      v: 0.62,
      size: 0.74,
      colour: '#2a2a2a',
      band: '#c98a2f',
      mark: 'bolt',
      ink: '#c98a2f',
      plate: null,
      ring: false,
    }),
    slimCan({
      u: 0.4,
      v: 0.74,
      size: 0.74,
      colour: '#2a2a2a',
      band: '#c98a2f',
      mark: 'bolt',
      ink: '#c98a2f',
      plate: null,
      ring: false,
    }),
  ]),
  'grocery-sausages-halal': low('rose', [
    sachet({
      colour: '#c2452d',
      band: '#f4e9d2',
      mark: 'steak',
      ink: '#a3311f',
      high: 200,
      wide: 230,
    }),
  ]),
  'grocery-shrimps': shot('ice', [
    bag({
      colour: '#2f7d9f',
      band: '#e98a6a',
      mark: 'wave',
      ink: '#e06f4f',
      high: 240,
      wide: 210,
    }),
  ]),
  'grocery-lavash': low('flax', [
    bag({
      colour: '#e9cfa0',
      band: '#a8632f',
      mark: 'wheat',
      ink: '#8a4a1c',
      high: 170,
      wide: 270,
      seal: false,
    }),
  ]),
  'grocery-buns-burger': low('honey', [
    bag({
      colour: '#f0c98a',
      band: '#c2321f',
      mark: 'sun',
      ink: '#c2552d',
      high: 190,
      wide: 250,
    }),
  ]),
};
