import { made } from '@/example/pictures/kit/materials';

import { drawTable, type LaidTable } from './table';

interface Courier {
  readonly ground: LaidTable['ground'];
  readonly skin: string;
  readonly hair: string;
  readonly jacket: string;
  readonly hairdo: 'beard' | 'long' | 'short';
}

const couriers: readonly Courier[] = [
  {
    ground: 'honey',
    skin: '#e8b98f',
    hair: '#4a2c17',
    jacket: '#c2410c',
    hairdo: 'short',
  },
  {
    ground: 'mint',
    skin: '#f0c6a0',
    hair: '#6b3d1c',
    jacket: '#2f7d6f',
    hairdo: 'long',
  },
  {
    ground: 'sky',
    skin: '#cf9a6c',
    hair: '#2b1a10',
    jacket: '#37418f',
    hairdo: 'beard',
  },
  {
    ground: 'blush',
    skin: '#d6a276',
    hair: '#2b1a10',
    jacket: '#c2410c',
    hairdo: 'short',
  },
  {
    ground: 'lilac',
    skin: '#d9a67c',
    hair: '#3a2212',
    jacket: '#8b4f7a',
    hairdo: 'long',
  },
  {
    ground: 'pistachio',
    skin: '#ecc19a',
    hair: '#7a4d26',
    jacket: '#3f6b35',
    hairdo: 'beard',
  },
];

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** Head and shoulders about the chin's height, 160 pixels wide. */
function bust({ hair, hairdo, jacket, skin }: Courier): string {
  const long =
    hairdo === 'long'
      ? made(
          'dough',
          path('M-36-34C-44 20-40 40-30 44H30C40 40 44 20 36-34Z', hair),
        )
      : '';
  const beard =
    hairdo === 'beard'
      ? made(
          'dough',
          path(
            'M-27-14C-30 24-14 36 0 36S30 24 27-14C22 2 14 6 0 6S-22 2-27-14Z',
            hair,
          ),
        )
      : '';
  const shoulders = made(
    'paper',
    path('M-76 96C-76 52-44 38-18 36H18C44 38 76 52 76 96Z', jacket),
  );
  const collar = made(
    'paper',
    path('M-22 36Q0 66 22 36L30 50Q0 84-30 50Z', '#f7efe2'),
  );
  const neck = made('dough', path('M-14 10H14V38Q0 52-14 38Z', skin));
  const head = made(
    'dough',
    path('M-30-30C-32 10-18 30 0 30S32 10 30-30C28-62-28-62-30-30Z', skin),
  );
  const face = `<g fill="#2a1408"><circle cx="-11" cy="-14" r="3.2"/><circle cx="11" cy="-14" r="3.2"/></g><path d="M-9 13Q0 20 9 13" fill="none" stroke="${hairdo === 'beard' ? '#f3d9c0' : '#7d3b22'}" stroke-width="3" stroke-linecap="round"/><path d="M0-10Q5-1-1 0" fill="none" stroke="#8a4a2a" stroke-width="2" opacity=".6"/>`;
  const fringe = made(
    'dough',
    path('M-33-24C-34-44-20-52 0-52S34-44 33-24Q16-34 0-34T-33-24Z', hair),
  );
  const cap = made(
    'paper',
    path('M-34-36C-34-74 34-74 34-36Q0-46-34-36Z', jacket),
  );
  const peak = made(
    'paper',
    path('M-34-36Q0-50 34-36Q42-28 30-27Q0-38-30-27Q-42-28-34-36Z', '#f7efe2'),
  );
  return `${long}${shoulders}${neck}${collar}${head}${beard}${face}${fringe}${cap}${peak}`;
}

const named = couriers.map(
  (courier, index) => [`courier-${index + 1}`, courier] as const,
);

/** How the hair of a portrait is drawn: long for a woman's name. */
export function hairdoOf(name: string): Courier['hairdo'] | undefined {
  return new Map<string, Courier>(named).get(name)?.hairdo;
}

/** The portraits of the simulator's couriers, by name, as SVG. */
export const courierSvgs: ReadonlyMap<string, string> = new Map(
  named.map(([name, courier]) => {
    const over = [{ draw: () => bust(courier), x: 80, y: 88, size: 1 }];
    const table = { width: 160, height: 160, dishes: [], over };
    return [name, drawTable({ ...table, ground: courier.ground }, name)];
  }),
);
