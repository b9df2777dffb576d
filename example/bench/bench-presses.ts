import { chromium } from '@playwright/test';
import { type Random, randomOf } from '@/scripts/lib/random';
import { wholeBrowser } from '@/tests/e2e/support/chromium';
import { isMeasured } from '@/utils/cart/quantity-text';
import { wholeUnits } from '@/utils/product/whole-units';
import type { CitySize } from './bench-city';
import type { BenchPage } from './measure-pages';
import { lineOf, lineText } from './phone/on-phone';
import { openSide } from './phone/open-side';
import {
  type PressLoad,
  type PressOutcome,
  pressOnce,
} from './phone/press-load';
import { median } from './phone/table';

/** After what is pressed was first seen: twice as long as hydration takes; more on the slow line. */
const LATEST_MS = 4_000;
const LATEST_SLOW_MS = 16_000;
const AGAIN_MS = 2_500;
const KINDS = [
  '+',
  '+ twice',
  '−',
  'options',
  'dish link',
  'shop link',
] as const;
type Kind = (typeof KINDS)[number];
const BOX = '[role="dialog"], dialog[open]';
const STEPPER = 'main article [role="group"]';
const BADGE = 'header [data-count]';
const EARLY = '[data-early]:not([data-early="0"])';

export interface PressesOptions {
  readonly city: CitySize;
  /** How many loads. */
  readonly runs: number;
  /** The number of the first load, from 1: one is repeated, or a long run goes on. */
  readonly from?: number | undefined;
  readonly seed?: string | undefined;
  /** `slow`: 400 kbit/s instead of slow 4G. */
  readonly net?: string | undefined;
}

interface Dish {
  readonly title: string;
  readonly stockId: number;
}

interface Menu {
  readonly shopId: number;
  /** "+" adds it. */
  readonly simple: readonly Dish[];
  /** Nothing of what it asks has to be answered. */
  readonly optioned: readonly Dish[];
}

interface Product {
  readonly min_qty: number;
  readonly unit: { readonly code: string } | null;
  readonly translation: { readonly title: string };
  readonly stocks: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly addon_groups: readonly { readonly min: number }[];
  }[];
}

/** What can be pressed on the page of a restaurant. */
async function menuOf({ origin, path }: BenchPage): Promise<Menu> {
  const shopId = Number(path.split('/').at(-1));
  const answer = await fetch(`${origin}/api/v1/rest/shops/${shopId}/products`);
  const { data } = (await answer.json()) as {
    data: { all: readonly { products: readonly Product[] }[] };
  };
  const simple: Dish[] = [];
  const optioned: Dish[] = [];
  for (const product of data.all.flatMap(({ products }) => products)) {
    const [stock, ...others] = product.stocks;
    if (!stock || others.length || product.min_qty !== 1) continue;
    // a litre's stepper is named and counted in another way
    if (stock.quantity < 20 || isMeasured(product.unit?.code ?? '')) continue;
    const groups = stock.addon_groups;
    const title = wholeUnits(product.translation.title);
    const dish = { title, stockId: stock.id };
    if (!groups.length) simple.push(dish);
    else if (groups.every(({ min }) => min === 0)) optioned.push(dish);
  }
  return { shopId, simple, optioned };
}

const named = (label: string) => `button[aria-label=${JSON.stringify(label)}]`;
const labelled = (label: string) => `main article ${named(label)}`;

type Plan = Pick<PressLoad, 'before' | 'expected' | 'takesDish' | 'watch'>;

/** What is in the cart before, what is pressed and what must come of it. */
function planOf(kind: Kind, { stockId, title }: Dish): Plan {
  const three = { before: [{ stock_id: stockId, quantity: 3 }], expected: 3 };
  switch (kind) {
    case '+':
    case '+ twice':
      return {
        ...{ before: [], expected: 1, takesDish: false },
        watch: {
          target: labelled(`Add ${title}`),
          answer: `${STEPPER}, ${BADGE}, ${EARLY}`,
        },
      };
    case '−':
      return {
        ...{ ...three, expected: 2, takesDish: false },
        watch: {
          target: labelled(`One less: ${title}`),
          answer: `${STEPPER} [aria-live], ${BADGE}, ${EARLY}`,
          says: '2',
        },
      };
    case 'options':
      return {
        ...{ before: [], expected: 1, takesDish: true },
        watch: { target: labelled(`Choose options of ${title}`), answer: BOX },
      };
    case 'dish link':
      return {
        ...{ ...three, takesDish: false },
        watch: {
          target: `main article:has(${named(`Add ${title}`)}, ${named(`One less: ${title}`)}) h3 a`,
          answer: BOX,
        },
      };
    case 'shop link':
      return {
        ...{ ...three, takesDish: false },
        watch: {
          target: 'main article h3 a[href*="/restaurant/"]',
          answer:
            'main button[aria-label^="Add "], main button[aria-label^="Choose options of "]',
        },
      };
  }
}

/** A load made by chance: the same for the same seed and city. */
function loadOf(
  random: Random,
  latestMs: number,
  pages: { readonly home: BenchPage; readonly restaurant: BenchPage },
  menu: Menu,
): PressLoad & { readonly kind: Kind } {
  const kind = random.pick(KINDS);
  const dishes = kind === 'options' ? menu.optioned : menu.simple;
  const dish = dishes[random.whole(0, dishes.length - 1)];
  if (!dish) throw new Error('the city has no such dish');
  const delayMs = random.whole(0, latestMs);
  const againAfterMs = random.whole(100, AGAIN_MS);
  const isTwice = kind === '+ twice';
  const again = isTwice ? ` and ${againAfterMs} ms later` : '';
  return {
    ...planOf(kind, dish),
    kind,
    name: `${kind} of ${dish.title} after ${delayMs} ms${again}`,
    page: kind === 'shop link' ? pages.home : pages.restaurant,
    shopId: menu.shopId,
    delayMs,
    ...(isTwice && { againAfterMs }),
  };
}

function say(name: string, outcome: PressOutcome): void {
  const { answeredAfter, counted, misses, shown, traces, verdict } = outcome;
  const ms =
    answeredAfter === null ? 'never' : `${answeredAfter.toFixed(0)} ms`;
  console.log(
    `${name}: ${verdict}, answered ${ms}, counted ${counted}, shown ${shown}` +
      (misses ? `, missed ${misses}` : ''),
  );
  for (const trace of traces) console.log(`    ${trace}`);
}

function summarise(outcomes: ReadonlyMap<Kind, readonly PressOutcome[]>): void {
  console.log('');
  for (const [kind, all] of outcomes) {
    const times = all.map(({ answeredAfter }) => answeredAfter ?? Infinity);
    const verdicts = all.map(({ verdict }) => verdict);
    const counts = [...new Set(verdicts)].map(
      (name) => `${verdicts.filter((it) => it === name).length} ${name}`,
    );
    console.log(
      `${kind.padEnd(10)} ${all.length} loads: ${counts.join(', ')}; answered after ` +
        `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`,
    );
  }
}

/** False when one is not well. */
async function pressPages(
  pages: readonly BenchPage[],
  { from = 1, net, runs, seed = 'presses' }: PressesOptions,
): Promise<boolean> {
  const line = lineOf(net);
  console.log(
    `Applied: ${lineText(line)}; loads ${from} to ${from + runs - 1} of the seed "${seed}"; --from N --runs 1 repeats one`,
  );
  const home = pages.find(({ path }) => path === '/');
  const restaurant = pages.find(({ path }) => path.startsWith('/restaurant/'));
  if (!home || !restaurant) throw new Error('the city lacks a page');
  const menu = await menuOf(restaurant);
  const latestMs = net ? LATEST_SLOW_MS : LATEST_MS;
  const outcomes = new Map<Kind, PressOutcome[]>();
  const browser = await chromium.launch(wholeBrowser);
  try {
    for (let number = from; number < from + runs; number += 1) {
      const random = randomOf(`${seed} ${number}`);
      const load = loadOf(random, latestMs, { home, restaurant }, menu);
      const outcome = await pressOnce(browser, load, line);
      outcomes.set(load.kind, [...(outcomes.get(load.kind) ?? []), outcome]);
      say(`${number}: ${load.name}`, outcome);
    }
  } finally {
    await browser.close();
  }
  summarise(outcomes);
  const all = [...outcomes.values()].flat();
  return all.every(({ verdict }) => verdict === 'well');
}

/**
 * Loads on a slow phone, each with a press at a random moment: how many are never answered, and whether the server counts
 * each once. False when one is not well.
 */
export async function benchPresses(options: PressesOptions): Promise<boolean> {
  const side = await openSide({ city: options.city });
  try {
    return await pressPages(side.pages, options);
  } finally {
    await side.stop();
  }
}
