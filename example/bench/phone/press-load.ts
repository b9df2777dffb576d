import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';
import { onPhone, type Throttling } from './on-phone';
import { type PressNotes, pressWhenSeen, tapAt, watchPress } from './press';
import type { PressWatch } from './press-clock';

const PICTURES = '.cache/bench/presses';
/** A press that is not answered by then is looked into. */
const SLOW_MS = 20_000;
const PATIENCE_MS = 75_000;
/** How long a press that was answered may take to reach the server, and how long after it a second one could come. */
const SEND_MS = 30_000;
const SETTLE_MS = 1_500;
const POLL_MS = 250;
const BADGE_MS = 2_000;
const CURRENT_CART = '/api/v1/rest/cart/current?optional=1';

/** A load of a page with one press. */
export interface PressLoad {
  /** Its number and all that chance has decided, to be printed. */
  readonly name: string;
  readonly page: BenchPage;
  /** In the guest's cart before the load. */
  readonly before: readonly { stock_id: number; quantity: number }[];
  readonly shopId: number;
  readonly watch: PressWatch;
  readonly delayMs: number;
  /** The dish that opens is put into the cart. */
  readonly takesDish: boolean;
  /** A second press of the same place, so many ms after the first. */
  readonly againAfterMs?: number;
  /** Pieces in the server's cart at the end. A second press adds one; before the first was answered it may be taken for that. */
  readonly expected: number;
}

export type Verdict =
  'lost' | 'never answered' | 'never seen' | 'well' | 'wrongly counted';

export interface PressOutcome {
  readonly verdict: Verdict;
  /** Ms; null: never. */
  readonly answeredAfter: number | null;
  readonly misses: number;
  readonly counted: number;
  /** What the header says; null: nothing. */
  readonly shown: string | null;
  /** What was found of a press that was not well. */
  readonly traces: readonly string[];
}

interface ServerCart {
  readonly data: {
    readonly user_carts: readonly {
      readonly cartDetails: readonly {
        readonly bonus: boolean;
        readonly quantity: number;
      }[];
    }[];
  } | null;
}

/** Pieces in the cart, without gifts of the shop, that the page's cookies name, as the server has it. */
async function countedByServer(tab: Page, origin: string): Promise<number> {
  const answer = await tab.context().request.get(origin + CURRENT_CART);
  if (!answer.ok()) return 0;
  const { data } = (await answer.json()) as ServerCart;
  return (data?.user_carts ?? [])
    .flatMap(({ cartDetails }) => cartDetails)
    .filter(({ bonus }) => !bonus)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

async function fillCart(tab: Page, load: PressLoad): Promise<void> {
  if (!load.before.length) return;
  const url = `${load.page.origin}/api/v1/rest/cart/insert-product`;
  const answer = await tab.context().request.post(url, {
    data: { shop_id: load.shopId, currency_id: 1, products: load.before },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** What goes wrong in the page and on the line, as it happens. */
function traceOf(tab: Page): {
  readonly errors: string[];
  readonly open: Set<string>;
} {
  const errors: string[] = [];
  const open = new Set<string>();
  tab.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  tab.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  tab.on('request', (request) => open.add(request.url()));
  tab.on('requestfinished', (request) => open.delete(request.url()));
  tab.on('requestfailed', (request) => {
    open.delete(request.url());
    errors.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  return { errors, open };
}

/** How far React is with the page and with what is pressed. */
const stateOf = (tab: Page, target: string): Promise<string> =>
  tab
    .evaluate((selector) => {
      const has = (element: Element | null) =>
        Object.keys(element ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        );
      return [
        `${document.readyState}, ${location.pathname}${location.search}`,
        `page hydrated ${has(document.querySelector('#__next *'))}`,
        `pressed hydrated ${has(document.querySelector(selector))}`,
        `recorder ${'sofraEarly' in window}`,
        `waits ${document.documentElement.hasAttribute('data-waits')}`,
      ].join('; ');
    }, target)
    .catch(String);

async function lookInto(
  tab: Page,
  { name, watch }: PressLoad,
): Promise<string[]> {
  mkdirSync(PICTURES, { recursive: true });
  const file = join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.png`);
  await tab.screenshot({ path: file }).catch(() => undefined);
  return [await stateOf(tab, watch.target), file];
}

/** Presses the button that puts the open dish into the cart, as soon as it is there. */
async function takeDish(tab: Page): Promise<void> {
  const add = tab
    .locator('dialog, [role="dialog"]')
    .getByRole('button', { name: /\d\s·\s/ });
  await add.first().tap({ timeout: PATIENCE_MS });
}

/** The server's count once it is one of those, and once more when a second one could have come. */
async function untilCounted(
  tab: Page,
  origin: string,
  expected: readonly number[],
): Promise<number> {
  const until = performance.now() + SEND_MS;
  while (performance.now() < until) {
    if (expected.includes(await countedByServer(tab, origin))) break;
    await tab.waitForTimeout(POLL_MS);
  }
  await tab.waitForTimeout(SETTLE_MS);
  return countedByServer(tab, origin);
}

/** Presses at the load's moments; what the server may count then. */
async function pressAll(
  session: CDPSession,
  notes: PressNotes,
  { againAfterMs, delayMs, expected }: PressLoad,
): Promise<readonly number[]> {
  await pressWhenSeen(session, notes, delayMs);
  if (againAfterMs === undefined) return [expected];
  await new Promise((done) => setTimeout(done, againAfterMs));
  const isAnswered = notes.has('answered');
  if (notes.place) tapAt(session, notes.place);
  return isAnswered ? [expected + 1] : [expected, expected + 1];
}

function verdictOf(
  notes: PressNotes,
  counted: number,
  isExpected: boolean,
  { before }: PressLoad,
): Verdict {
  if (!notes.has('pressed')) return 'never seen';
  if (!isExpected) {
    const started = before.reduce((sum, { quantity }) => sum + quantity, 0);
    return counted === started ? 'lost' : 'wrongly counted';
  }
  return notes.has('answered') ? 'well' : 'never answered';
}

async function pressAndCount(
  tab: Page,
  session: CDPSession,
  notes: PressNotes,
  load: PressLoad,
): Promise<PressOutcome> {
  const { errors, open } = traceOf(tab);
  await fillCart(tab, load);
  await tab.goto(load.page.origin + load.page.path, {
    waitUntil: 'commit',
    timeout: PATIENCE_MS,
  });
  const expected = await pressAll(session, notes, load);
  const isAnswered = () => notes.has('answered');
  let traces: string[] = [];
  if (!(await notes.until(isAnswered, SLOW_MS))) {
    traces = await lookInto(tab, load);
    traces.push(...[...open].map((url) => `still open: ${url}`));
  }
  const isEnd = await notes.until(isAnswered, PATIENCE_MS - SLOW_MS);
  if (isEnd && load.takesDish) await takeDish(tab);
  const counted = await untilCounted(tab, load.page.origin, expected);
  const isExpected = expected.includes(counted);
  const verdict = verdictOf(notes, counted, isExpected, load);
  if (verdict !== 'well') traces.push(...(await lookInto(tab, load)));
  const badge = tab.locator('header [data-count]').first();
  return {
    verdict,
    answeredAfter: notes.between('pressed', 'answered'),
    misses: notes.misses,
    counted,
    shown: await badge
      .getAttribute('data-count', { timeout: BADGE_MS })
      .catch(() => null),
    traces: traces.length ? [...traces, ...errors] : [],
  };
}

/** Loads a page, presses once at the load's moment, and compares with what the server has counted. */
export function pressOnce(
  browser: Browser,
  load: PressLoad,
  line: Throttling,
): Promise<PressOutcome> {
  let notes: Promise<PressNotes>;
  return onPhone(
    browser,
    load.page,
    (tab) => (notes = watchPress(tab, load.watch)),
    async (tab, session) => pressAndCount(tab, session, await notes, load),
    line,
  );
}
