import type { Food, Item, Scene } from './scene';

const things = (
  lines: readonly (readonly [string, number, number, number, number?])[],
  small?: true,
): Food[] =>
  lines.map(([name, x, y, size, turn = 0]) => ({
    kind: 'food',
    name,
    x,
    y,
    size,
    turn,
    ...(small && { small }),
  }));

const plate = (x: number, y: number, size: number): Item => ({
  kind: 'plate',
  x,
  y,
  size,
  style: { colour: 'ivory', shape: 'round', decor: 'leaves' },
});

const SIZE = { width: 960, height: 720 };

/** Pictures of the pages on which people apply to sell and to drive. */
export const joinArt: Readonly<Record<string, Scene>> = {
  'sell-art': {
    ...SIZE,
    cloth: { ground: 'brick', pattern: 'ikat', light: 0.2 },
    items: [
      plate(0.28, 0.6, 0.78),
      ...things([
        ['shallow-pan-of-food', 0.28, 0.59, 0.56, -8],
        ['flatbread', 0.5, 0.06, 0.42, -18],
        ['woman-cook-medium', 0.75, 0.7, 0.72],
      ]),
      ...things(
        [
          ['tomato', 0.1, 0.14, 0.17, 10],
          ['bell-pepper', 0.92, 0.14, 0.2, 18],
          ['garlic', 0.5, 0.92, 0.14, -8],
          ['herb', 0.27, 0.13, 0.2, 30],
        ],
        true,
      ),
    ],
  },
  'drive-art': {
    ...SIZE,
    cloth: { ground: 'mint', pattern: 'bars', light: 0.16 },
    items: [
      {
        kind: 'disc',
        x: 0.48,
        y: 0.54,
        size: 0.86,
        colour: 'rgba(255,255,255,.4)',
      },
      ...things([
        ['motor-scooter', 0.47, 0.52, 0.72],
        ['bicycle', 0.13, 0.78, 0.36, -4],
        ['hamburger', 0.88, 0.76, 0.34, 8],
      ]),
      ...things(
        [
          ['shopping-bags', 0.84, 0.24, 0.34, 6],
          ['cup-with-straw', 0.13, 0.24, 0.3, -8],
          ['tomato', 0.66, 0.94, 0.13, -14],
          ['herb', 0.34, 0.08, 0.15, 24],
        ],
        true,
      ),
    ],
  },
};
