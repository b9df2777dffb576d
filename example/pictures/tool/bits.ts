import { put, type Part } from '@/example/pictures/kit/stage';
import { blooms, type BloomName } from '@/example/pictures/packs/blooms';
import { fruits, type FruitName } from '@/example/pictures/packs/fruits';
import { citrus } from '@/example/pictures/parts/garnish';
import { sprig, type Herb } from '@/example/pictures/parts/herbs';

const leafy =
  (kind: Herb): Part =>
  (stage) =>
    put(stage, [0, 0], sprig(stage, kind, 46), {
      turn: stage.dice.between(-90, 90),
    });

const fruit =
  (name: FruitName, size: number, turn = 20): Part =>
  (stage) =>
    put(stage, [0, 0], fruits[name](stage, size), {
      turn: stage.dice.between(-turn, turn),
    });

const bloom =
  (name: BloomName, colour: string, size: number): Part =>
  (stage) =>
    put(stage, [0, 0], blooms[name](stage, size, colour));

export const coriander = leafy('coriander');
export const mint = leafy('mint');
export const tomato = fruit('cherryTomato', 24);
export const garlic = fruit('garlic', 34);
export const chilli = fruit('chilli', 52, 80);
export const strawberry = fruit('strawberry', 30);
export const lemon = citrus({ size: 36, z: 0, turn: -18 });
const lime = citrus({ colour: '#8dbb3c', size: 34, z: 0, turn: 14 });

/** What lies between the dishes of a library, by its id. */
const libraryBits: Readonly<Record<string, readonly Part[]>> = {
  bakery: [strawberry, mint],
  coffee: [strawberry, mint],
  dumplings: [garlic, coriander, chilli],
  flowers: [
    bloom('camomile', '#fbf7ec', 30),
    bloom('rose', '#d6475a', 28),
    mint,
  ],
  grill: [leafy('rosemary'), tomato, lemon],
  grocery: [tomato, coriander, lemon],
  healthy: [mint, lemon, tomato],
  indian: [chilli, coriander, lime],
  korean: [garlic, chilli],
  levant: [lemon, mint, tomato],
  mexican: [lime, chilli, coriander],
  noodles: [chilli, garlic, coriander],
  pizza: [leafy('basil'), tomato, garlic],
  sushi: [lime, mint],
  sweets: [strawberry, mint],
  turkish: [tomato, lemon, mint],
  uzbek: [tomato, coriander, garlic],
};

export const bitsOf = (libraryId: string): readonly Part[] =>
  libraryBits[libraryId] ?? [];
