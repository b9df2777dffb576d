import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';
import { onPhone, type Throttling } from './on-phone';

/** What the page itself writes down of a visit; ms since the start of the navigation. */
interface PageFacts {
  firstPaint: number;
  largestPaint: number;
  /** When React has the first element of the page; null: never. */
  hydratedAt: number | null;
  /** Of every task above 50 ms, what is above it. */
  blocking: number;
  layoutShift: number;
  lastBusy: number;
}

declare global {
  interface Window {
    phoneFacts: PageFacts;
  }
}

/** Runs in the page before anything else (as text: nothing from outside its body may be named). */
function recordVisit(): void {
  const LONG_MS = 50;
  const facts: PageFacts = {
    firstPaint: 0,
    largestPaint: 0,
    hydratedAt: null,
    blocking: 0,
    layoutShift: 0,
    lastBusy: 0,
  };
  window.phoneFacts = facts;
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') facts.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    facts.largestPaint = startTime;
  });
  watch('longtask', ({ duration, startTime }: PerformanceEntry) => {
    facts.blocking += duration - LONG_MS;
    facts.lastBusy = startTime + duration;
  });
  watch(
    'layout-shift',
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) facts.layoutShift += entry.value;
    },
  );
  const lookForReact = () => {
    const first = document.querySelector('#__next *') ?? {};
    if (Object.keys(first).some((key) => key.startsWith('__reactFiber')))
      facts.hydratedAt = performance.now();
    else requestAnimationFrame(lookForReact);
  };
  requestAnimationFrame(lookForReact);
}

const QUIET_MS = 2_000;
const PATIENCE_MS = 90_000;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
const KB = 1024;

/** Times in ms since the navigation began, sizes in kB on the wire. */
export interface Visit extends Omit<PageFacts, 'lastBusy'> {
  readonly kb: Readonly<Record<string, number>>;
}

function countBytes(session: CDPSession): Map<string, number> {
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, type),
  );
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return bytes;
}

function kbOf(bytes: ReadonlyMap<string, number>): Record<string, number> {
  const kb = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0) / KB;
  const rest = [...bytes.keys()].filter(
    (kind) => !KINDS.some((known) => known === kind),
  );
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, kb([kind])])),
    other: kb(rest),
  };
}

/** Loads the page, touches nothing until it has been quiet for two seconds, and says what it cost. */
export function visit(
  browser: Browser,
  page: BenchPage,
  line: Throttling,
): Promise<Visit> {
  return onPhone(
    browser,
    page,
    (tab) => tab.addInitScript(recordVisit),
    async (tab, session) => {
      const bytes = countBytes(session);
      await tab.goto(page.origin + page.path, {
        waitUntil: 'load',
        timeout: PATIENCE_MS,
      });
      await tab.waitForFunction(
        (quiet) => performance.now() - window.phoneFacts.lastBusy > quiet,
        QUIET_MS,
        { timeout: PATIENCE_MS },
      );
      const facts = await tab.evaluate(() => window.phoneFacts);
      return { ...facts, kb: kbOf(bytes) };
    },
    line,
  );
}

/** Where each stylesheet that the first paint waited for is, as the browser says. */
const blockingStyles = (tab: Page): Promise<string[]> =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => {
        const { initiatorType, renderBlockingStatus } =
          entry as PerformanceResourceTiming & { renderBlockingStatus: string };
        return initiatorType === 'link' && renderBlockingStatus === 'blocking';
      })
      .map(({ name }) => name),
  );

/** How much of the CSS before the first paint a phone's page has used when it is loaded: 0…1. */
export function firstCssUse(
  browser: Browser,
  page: BenchPage,
): Promise<number> {
  return onPhone(
    browser,
    page,
    (tab) => tab.coverage.startCSSCoverage(),
    async (tab) => {
      await tab.goto(page.origin + page.path, {
        waitUntil: 'load',
        timeout: PATIENCE_MS,
      });
      const first = new Set(await blockingStyles(tab));
      const files = (await tab.coverage.stopCSSCoverage()).filter(({ url }) =>
        first.has(url),
      );
      const all = files.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
      const used = files
        .flatMap(({ ranges }) => ranges)
        .reduce((sum, { end, start }) => sum + end - start, 0);
      return used / all;
    },
  );
}
