import { arranged, ringOf } from '../kit/arranging';
import { dish, standing, type Recipes } from '../kit/serving';
import { bare, bowl, plate } from '../kit/vessels';
import { flaky, non, torn } from '../parts/breads';
import { bottle, cup, glass, teapot } from '../parts/drinks';
import {
  chopped,
  citrus,
  herb,
  onion,
  ringlets,
  rounds,
} from '../parts/garnish';
import { dice, strips } from '../parts/grains';
import { eggs, leaves, wedges } from '../parts/greens';
import { dollop, spreadOut } from '../parts/liquids';

const BLUE = '#2b5a94';

/** Uzbek salads, breads and drinks. */
export const uzbekSideRecipes: Recipes = {
  'uzbek-achichuk': dish('ikatGreen', plate({ decor: 'blue', ink: BLUE }), [
    rounds({ count: 13, reach: 0.72, size: 36, dome: 26 }),
    onion({ count: 14, reach: 0.62, size: 26, dome: 44 }),
    ringlets({ count: 10, dome: 44 }),
    herb('basil', { z: 56, size: 38 }),
  ]),
  'uzbek-tashkent-salad': dish(
    'flax',
    bowl({ colour: '#e7ddc9', decor: 'rings', ink: '#7a8f5a', deep: 0.36 }),
    [
      leaves({ count: 8, reach: 0.9 }),
      strips('#d7e3b2', {
        count: 90,
        dome: 44,
        long: 44,
        thick: 6,
        reach: 0.76,
      }),
      strips('#8f4d2c', {
        count: 30,
        dome: 58,
        long: 32,
        thick: 6,
        reach: 0.62,
      }),
      strips('#d9a050', {
        count: 22,
        dome: 66,
        long: 22,
        thick: 3.4,
        reach: 0.5,
      }),
      eggs({ count: 3, dome: 62, reach: 0.5 }),
      chopped({ dome: 62 }),
    ],
  ),
  'uzbek-bahor-salad': dish(
    'marble',
    bowl({ colour: '#3f6f66', inside: '#f1e9da', deep: 0.36 }),
    [
      leaves({ dome: 30 }),
      rounds({
        colour: '#d4e3a8',
        skin: '#3f7a2f',
        seeds: null,
        count: 8,
        dome: 48,
        reach: 0.66,
        size: 25,
      }),
      wedges({ count: 7, dome: 50 }),
      rounds({
        colour: '#fbeef0',
        skin: '#cf2f5e',
        seeds: null,
        count: 7,
        dome: 56,
        reach: 0.6,
        size: 18,
      }),
      dollop({ z: 66, size: 36 }),
      herb('dill', { z: 92, size: 44 }),
    ],
  ),
  'uzbek-suzma': dish(
    'sage',
    bowl({ colour: '#b5643c', inside: '#f3e8d2', deep: 0.42 }),
    [
      spreadOut('#fbf6ea'),
      dice('#9cc26a', { count: 22, dome: 4, reach: 0.55, size: 10 }),
      chopped({ count: 60, dome: 2, reach: 0.7 }),
      herb('dill', { z: 20, size: 56, u: 0.1 }),
    ],
  ),
  'uzbek-tandoor-non': dish(
    'ikatBlue',
    bare({ y: 236 }),
    [non({ size: 176 })],
    { zoom: 1.05 },
  ),
  'uzbek-patir': dish(
    'oak',
    bare({ y: 240 }),
    [
      flaky({ size: 168, z: 2, v: -0.1 }),
      torn({ u: 0.28, v: 0.6, size: 96, turn: 34, z: 20 }),
    ],
    { zoom: 1.05 },
  ),
  'uzbek-katlama': dish(
    'terracotta',
    plate({ colour: '#f2e6d0', decor: 'tulip', ink: '#b5402c' }),
    [
      flaky({ greens: true, size: 136, z: 4, colour: '#dea857' }),
      flaky({ greens: true, size: 118, z: 16, colour: '#e3ae5c', u: 0.06 }),
    ],
  ),
  'uzbek-green-tea': standing(
    'ikatBlue',
    [
      teapot({ u: -0.16, v: 0.3, size: 1.16 }),
      cup({ u: 0.52, v: 0.7, drink: '#c9b24a', band: BLUE }),
    ],
    { zoom: 1.16 },
  ),
  'uzbek-black-tea-navat': standing('walnut', [
    teapot({ u: 0.3, v: 0, size: 0.9, band: '#8c2f1e' }),
    cup({ u: -0.3, v: 0.62, drink: '#8a3d10', size: 1.3 }),
    citrus({ u: 0.36, v: 0.8, z: 6 }),
    arranged(ringOf(4, 0.07), (u, v) =>
      citrus({
        u: u + 0.62,
        v: v + 0.66,
        colour: '#e6b65c',
        size: 15,
        turn: 90 * u,
      }),
    ),
  ]),
  'uzbek-apricot-compote': standing('honey', [
    glass({ colour: '#d9862a', ice: 2, bits: '#c4641a', size: 1.12, v: 0.6 }),
  ]),
  'uzbek-ayran': standing('sky', [
    glass({
      colour: '#f6f1e4',
      clear: false,
      foam: '#fffdf6',
      mint: true,
      size: 1.12,
      v: 0.6,
    }),
  ]),
  'uzbek-mineral-water': standing('stone', [
    bottle({ u: -0.16, v: 0.3 }),
    glass({ u: 0.36, v: 0.7, colour: '#cfe6e6', ice: 3, size: 0.72 }),
  ]),
};
