import type { LibraryContent, ShopContent } from '@/server/demo/content/types';

import { createDice } from '@/server/demo/pictures/kit/dice';
import type { Item, Scene } from './scene';
import { asLaidOut } from './shelf';
import { choosePattern, layGround, scatter, serve, type Spot } from './table';

interface CardView {
  readonly hero: Spot;
  /** For the second and third subject, cropped by the edge. */
  readonly sides: readonly Spot[];
  readonly corners: readonly Spot[];
}

const CARD_VIEWS: readonly CardView[] = [
  {
    hero: { x: 0.46, y: 0.54, size: 0.78 },
    sides: [
      { x: 0.92, y: 0.3, size: 0.54 },
      { x: 0.05, y: 0.62, size: 0.52 },
    ],
    corners: [
      { x: 0.1, y: 0.18, size: 0.27 },
      { x: 0.84, y: 0.86, size: 0.29 },
      { x: 0.12, y: 0.86, size: 0.28 },
      { x: 0.9, y: 0.14, size: 0.26 },
    ],
  },
  {
    hero: { x: 0.38, y: 0.57, size: 0.84 },
    sides: [
      { x: 0.83, y: 0.42, size: 0.58 },
      { x: 0.97, y: 0.86, size: 0.5 },
    ],
    corners: [
      { x: 0.72, y: 0.87, size: 0.28 },
      { x: 0.66, y: 0.1, size: 0.25 },
      { x: 0.06, y: 0.16, size: 0.27 },
      { x: 0.94, y: 0.12, size: 0.26 },
    ],
  },
  {
    hero: { x: 0.6, y: 0.53, size: 0.82 },
    sides: [
      { x: 0.15, y: 0.66, size: 0.54 },
      { x: 0.97, y: 0.9, size: 0.46 },
    ],
    corners: [
      { x: 0.22, y: 0.18, size: 0.28 },
      { x: 0.93, y: 0.16, size: 0.27 },
      { x: 0.34, y: 0.92, size: 0.26 },
      { x: 0.06, y: 0.24, size: 0.26 },
    ],
  },
  {
    hero: { x: 0.5, y: 0.6, size: 0.9 },
    sides: [
      { x: 0.93, y: 0.24, size: 0.52 },
      { x: 0.07, y: 0.3, size: 0.5 },
    ],
    corners: [
      { x: 0.1, y: 0.82, size: 0.3 },
      { x: 0.9, y: 0.82, size: 0.29 },
      { x: 0.25, y: 0.1, size: 0.24 },
      { x: 0.76, y: 0.1, size: 0.24 },
    ],
  },
];

/** The picture of a shop's card: its subject large, company cropped by the edges. */
export function cardScene(library: LibraryContent, shop: ShopContent): Scene {
  const dice = createDice(`card-${shop.slug}`);
  const card = asLaidOut(library.id, shop.card);
  const [hero = '', ...company] = card.main;
  const view = dice.pick(CARD_VIEWS);
  const isGroup = company.every((name) => name === hero);
  const pattern = choosePattern(card.ground, [], dice);
  const under: Item[] =
    card.base === 'none' ? layGround(card.ground, view.hero, dice) : [];
  const times = dice.chance(0.5) ? 1 : 0;
  const main = isGroup ? card.main : [hero];
  const { items, accents } = serve(
    { ...card, main },
    { ...view.hero, ratio: 1.6, times, generous: true },
    dice,
  );
  const sides = isGroup ? [] : company;
  return {
    width: 640,
    height: 400,
    cloth: { ground: card.ground, pattern },
    items: [
      ...under,
      ...items,
      ...scatter(sides, view.sides, dice),
      ...scatter(accents, view.corners, dice),
    ],
  };
}
