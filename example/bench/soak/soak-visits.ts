import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@/scripts/lib/random';
import { PICTURE_WIDTHS } from '@/utils/product/picture-widths';

/** What soaking asks for; the statuses are those that are right. */
export interface Visit {
  readonly path: string;
  readonly right: readonly number[];
  readonly signedIn?: boolean;
}

type Some<T> = readonly [T, ...T[]];

/** What the demo city has. */
export interface Place {
  readonly shops: Some<number>;
  readonly dishes: Some<string>;
  readonly pictures: Some<string>;
}

type MakeVisit = (place: Place, random: Random) => Visit;

/** Written from both sides, with and without the Latin alphabet: caches grow with what is read in each. */
const PREFIXES = ['', '', '', '/ru', '/ar', '/ja'] as const;
const WORDS = [
  'plov',
  'pizza',
  'tea',
  'soup',
  'плов',
  'plvo',
  'zzz',
  'bread',
] as const;
let build: string | undefined;

/** The build that is served; read at the first visit, as it may be made after this module is loaded. */
function buildId(): string {
  build ??= readFileSync(
    join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'),
    'utf8',
  );
  return build;
}

const page = (path: string, right = [200]): Visit => ({ path, right });
const call = (path: string): Visit => page(`/api/v1${path}`);
const prefix = (random: Random): string => random.pick(PREFIXES);
const number = (random: Random): number => random.whole(1, 1_000_000_000);

/** Somewhere in the city, hardly ever the same place twice. */
function address(random: Random): string {
  const part = (from: number) => (from + random.next() / 5).toFixed(6);
  return `address[latitude]=${part(41.2)}&address[longitude]=${part(69.15)}`;
}

/** How often each is asked for among a hundred or so. */
const KINDS: readonly (readonly [weight: number, make: MakeVisit])[] = [
  [14, (_, random) => page(prefix(random) || '/')],
  [10, (_, random) => page(`${prefix(random)}/restaurant`)],
  [3, (_, random) => page(`/restaurant?rating=4&page=1&x=${number(random)}`)],
  [
    16,
    ({ shops }, random) =>
      page(`${prefix(random)}/restaurant/${random.pick(shops)}`, [200, 308]),
  ],
  [
    5,
    ({ dishes, shops }, random) =>
      page(
        `/restaurant/${random.pick(shops)}?product=${random.pick(dishes)}`,
        [200, 308],
      ),
  ],
  [1, (_, random) => page(`/search?q=${random.pick(WORDS)}`)],
  [5, (_, random) => page(`/no-such-page-${number(random)}`, [404])],
  [3, (_, random) => page(`/restaurant/${number(random)}`, [404])],
  [3, () => page('/orders', [307])],
  [2, (_, random) => page(`/?lang=ru&from=${number(random)}`, [307])],
  [3, ({ shops }, random) => page(`/shop/${random.pick(shops)}`, [404, 308])],
  [6, () => page(`/_next/data/${buildId()}/en.json`)],
  [
    6,
    ({ shops }, random) => {
      const id = random.pick(shops);
      return page(`/_next/data/${buildId()}/en/restaurant/${id}.json?id=${id}`);
    },
  ],
  [
    2,
    (_, random) => {
      const id = number(random);
      const path = `/_next/data/${buildId()}/en/restaurant/${id}.json?id=${id}`;
      return page(path, [404]);
    },
  ],
  [2, () => page('/login')],
  [3, () => ({ path: '/profile', right: [200], signedIn: true })],
  [3, () => ({ path: '/checkout', right: [200, 307], signedIn: true })],
  [1, () => page('/robots.txt')],
  [1, () => page('/sitemap-shops.xml')],
  [6, () => call('/rest/settings')],
  [
    6,
    ({ shops }, random) => call(`/rest/shops/${random.pick(shops)}/products`),
  ],
  [
    6,
    (_, random) => call(`/rest/shops/paginate?perPage=10&${address(random)}`),
  ],
  [
    2,
    (_, random) => ({
      path: `/api/v1/rest/shops/${number(random)}`,
      right: [404],
    }),
  ],
  [
    3,
    ({ pictures }, random) =>
      page(`${random.pick(pictures)}?w=${random.pick(PICTURE_WIDTHS)}`),
  ],
  [
    1,
    ({ pictures }, random) =>
      page(`${random.pick(pictures)}?w=${number(random)}`, [400, 404, 422]),
  ],
];

const ALL = KINDS.reduce((sum, [weight]) => sum + weight, 0);

/** One of the kinds by its weight, with shops, languages and questions of its own. */
export function nextVisit(place: Place, random: Random): Visit {
  let left = random.next() * ALL;
  const found = KINDS.find(([weight]) => (left -= weight) < 0) ?? KINDS[0];
  if (!found) throw new Error('there is nothing to visit');
  return found[1](place, random);
}
