import { dish, type Recipes } from '@/example/pictures/kit/serving';
import { board } from '@/example/pictures/kit/boards';
import { bare, bowl, plate } from '@/example/pictures/kit/vessels';
import { arranged } from '@/example/pictures/kit/arranging';
import { crate, market, one, punnet } from '@/example/pictures/packs/heaps';
import { cob } from '@/example/pictures/parts/roasts';
import { herb } from '@/example/pictures/parts/garnish';
import { leaves } from '@/example/pictures/parts/greens';

const rows = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((v) => [0, v] as const);

/** Fruit and vegetables of the market. */
export const groceryFreshRecipes: Recipes = {
  'grocery-apples-semerenko': market('flax', crate(), ['appleGreen'], {
    count: 10,
  }),
  'grocery-apples-red': market(
    'oak',
    bowl({ colour: '#e7ddc9', deep: 0.3 }),
    ['appleRed'],
    { count: 8 },
  ),
  'grocery-bananas': dish(
    'sky',
    bare(),
    [one('banana', { size: 150, u: -0.1, z: 0 })],
    { zoom: 1.2 },
  ),
  'grocery-grapes-kishmish': dish('walnut', plate({ colour: '#f2ead9' }), [
    one('grapesGreen', { size: 130, u: -0.2, z: 20, turn: -14 }),
    one('grapesGreen', { size: 120, u: 0.28, v: 0.2, z: 20, turn: 16 }),
  ]),
  'grocery-grapes-husayni': dish('sage', board(), [
    one('grapesPink', { size: 140, u: -0.2, turn: -12 }),
    one('grapesPink', { size: 120, u: 0.3, v: 0.24, turn: 18 }),
  ]),
  'grocery-pomegranates': market(
    'flax',
    bowl({ colour: '#8fa3a0', deep: 0.3 }),
    ['pomegranate'],
    { count: 5, size: 84, dome: 20, reach: 0.5 },
    [one('pomegranateHalf', { size: 84, u: 0.1, v: 0.5, z: 24 })],
  ),
  'grocery-melon-torpeda': dish('butter', board(), [
    one('melon', { size: 150, u: -0.08, v: -0.3 }),
    one('melonWedge', { size: 110, u: 0.2, v: 0.5 }),
  ]),
  'grocery-watermelon': dish('mint', board(), [
    one('watermelon', { size: 150, u: -0.1, v: -0.3 }),
    one('watermelonWedge', { size: 116, u: 0.24, v: 0.5 }),
  ]),
  'grocery-peaches': market('blush', punnet('#b98a5a'), ['peach'], {
    count: 8,
    size: 58,
  }),
  'grocery-tangerines': market('slate', crate('#b5814a'), ['tangerine'], {
    count: 12,
    size: 50,
  }),
  'grocery-lemons-tashkent': market(
    'indigo',
    bowl({ colour: '#f6efe2', decor: 'rings' }),
    ['lemon'],
    { count: 8, size: 56 },
  ),
  'grocery-strawberries': market('ice', punnet('#6f9f5c'), ['strawberry'], {
    count: 22,
    size: 34,
    turn: 60,
  }),
  'grocery-avocado': market('terracotta', board(), ['avocado'], {
    count: 5,
    size: 74,
    dome: 6,
    reach: 0.52,
    turn: 40,
  }),
  'grocery-kiwi': market(
    'ash',
    bowl({ colour: '#dfe8d2' }),
    ['kiwiWhole', 'kiwi'],
    { count: 9, size: 52 },
  ),
  'grocery-tomatoes-pink': market('oak', crate(), ['tomatoPink'], {
    count: 9,
    size: 60,
  }),
  'grocery-tomatoes-cherry': market(
    'basalt',
    punnet('#8f8f86'),
    ['cherryTomato'],
    { count: 26, size: 28 },
  ),
  'grocery-cucumbers': dish('olive', board(), [
    arranged(rows, (u, v) =>
      one('cucumber', { size: 138, u, v, z: 14, turn: v * 14 }),
    ),
  ]),
  'grocery-carrots-yellow': dish('clay', board(), [
    arranged(rows, (u, v) =>
      one('carrotYellow', { size: 144, u, v, z: 12, turn: v * -16 }),
    ),
  ]),
  'grocery-carrots-red': dish('sage', board(), [
    arranged(rows, (u, v) =>
      one('carrotRed', { size: 144, u, v, z: 12, turn: v * 20 }),
    ),
  ]),
  'grocery-onions': market('flax', crate('#a8763f'), ['onion'], {
    count: 10,
    size: 54,
  }),
  'grocery-potatoes': market(
    'walnut',
    bowl({ colour: '#b58a5a' }),
    ['potato'],
    { count: 10, size: 54, turn: 60 },
  ),
  'grocery-peppers-bulgarian': market('marble', bare(), ['pepper'], {
    count: 6,
    size: 84,
    dome: 10,
    reach: 0.56,
  }),
  'grocery-chillies': market('honey', plate(), ['chilli'], {
    count: 26,
    size: 92,
    dome: 20,
    turn: 90,
    reach: 0.5,
  }),
  'grocery-aubergines': dish('butter', board(), [
    arranged(
      [
        [0, -0.46],
        [0, 0],
        [0, 0.46],
      ],
      (u, v) => one('aubergine', { size: 150, u, v, z: 20, turn: v * 18 }),
    ),
  ]),
  'grocery-garlic': market('slate', board(), ['garlic'], {
    count: 6,
    size: 52,
    dome: 14,
    reach: 0.52,
  }),
  'grocery-broccoli': market(
    'rosy',
    plate({ colour: '#f3ead8' }),
    ['broccoli'],
    { count: 5, size: 80, dome: 12, reach: 0.46, turn: 12 },
  ),
  'grocery-mushrooms': market('teak', punnet('#4d6a8a'), ['mushroom'], {
    count: 16,
    size: 40,
    turn: 30,
  }),
  'grocery-greens-bunch': dish('marble', board(), [
    arranged(
      [
        [-0.5, 0.3],
        [-0.25, 0.1],
        [0, 0.3],
        [0.25, 0.1],
        [0.5, 0.3],
        [-0.3, -0.3],
        [0.05, -0.3],
        [0.35, -0.3],
      ],
      (u, v, i) => herb(i % 2 ? 'dill' : 'coriander', { u, v, size: 118 }),
    ),
  ]),
  'grocery-lettuce': dish('plum', plate({ colour: '#f6efe2' }), [
    leaves({ count: 44, dome: 90, reach: 0.8, size: 76 }),
  ]),
  'grocery-pumpkin': dish('walnut', bare(), [
    one('pumpkin', { size: 160, v: 0.05, z: 20 }),
  ]),
  'grocery-sweetcorn': dish('sage', board(), [
    arranged(
      [
        [0, -0.5],
        [0, 0],
        [0, 0.5],
      ],
      (u, v) => cob({ size: 150, u, v, z: 20, turn: v * 16 }),
    ),
  ]),
  'grocery-peas-fresh': market('oak', bowl({ colour: '#e9e2d0' }), ['peas'], {
    count: 20,
    size: 62,
    dome: 40,
    turn: 80,
  }),
};
