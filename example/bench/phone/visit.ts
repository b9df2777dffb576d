import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';

/** What the page itself writes down of a visit; ms since the start of the navigation. */
interface PageFacts {
  firstPaint: number;
  largestPaint: number;
  /** Of every task above 50 ms, what is above it. */
  blocking: number;
  layoutShift: number;
  lastBusy: number;
  pressedAt: number | null;
  answeredAt: number | null;
  /** The longest event of the press: its INP. */
  interaction: number;
}

declare global {
  interface Window {
    phoneFacts: PageFacts;
  }
}

/**
 * Runs in the page before anything else (as text: nothing from outside its body may be named). `answer` is a selector
 * that finds something once the press is answered, and nothing before.
 */
function recordVisit(answer: string): void {
  const LONG_MS = 50;
  const facts: PageFacts = {
    firstPaint: 0,
    largestPaint: 0,
    blocking: 0,
    layoutShift: 0,
    lastBusy: 0,
    pressedAt: null,
    answeredAt: null,
    interaction: 0,
  };
  window.phoneFacts = facts;
  const watch = (
    type: string,
    note: (entry: never) => void,
    more: PerformanceObserverInit = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...more });
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
  watch(
    'event',
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId && entry.duration > facts.interaction)
        facts.interaction = entry.duration;
    },
    { durationThreshold: 16 } as PerformanceObserverInit,
  );
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) facts.pressedAt ??= performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (facts.pressedAt === null || facts.answeredAt !== null) return;
    if (document.querySelector(answer)) facts.answeredAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

const VIEWPORT = { width: 390, height: 844 };
const KBIT = 1000 / 8;

/** Applied, not simulated: every request waits and every task takes this long. */
export interface Throttling {
  readonly roundTripMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
  readonly cpuTimesSlower: number;
}

export const THROTTLING: Throttling = {
  roundTripMs: 150,
  downKbit: 1600,
  upKbit: 750,
  cpuTimesSlower: 4,
};
const QUIET_MS = 2_000;
const PATIENCE_MS = 30_000;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

/** What is pressed on a page, and what is there once the press is answered. */
export interface FirstPress {
  readonly what: string;
  readonly target: string;
  readonly answer: string;
}

/** Times in ms since the navigation began, sizes in kB on the wire. */
export interface Visit extends Omit<PageFacts, 'pressedAt' | 'answeredAt'> {
  readonly kb: Readonly<Record<string, number>>;
}

export interface PressVisit {
  readonly pressedAt: number;
  /** Null: nothing happened within half a minute. */
  readonly answeredAt: number | null;
  readonly interaction: number;
}

async function throttle(
  session: CDPSession,
  { cpuTimesSlower, downKbit, roundTripMs, upKbit }: Throttling,
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: downKbit * KBIT,
    uploadThroughput: upKbit * KBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: cpuTimesSlower,
  });
}

/** A phone that was never here, on a slow line; `prepare` comes before the page's first script. */
export async function onPhone<Result>(
  browser: Browser,
  { headers, origin }: BenchPage,
  prepare: (page: Page) => Promise<unknown>,
  look: (page: Page, session: CDPSession) => Promise<Result>,
  line: Throttling = THROTTLING,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // Its loads are not throttled, and come after everything that is measured.
    serviceWorkers: 'block',
  });
  try {
    const cookies = (headers?.cookie ?? '').split('; ').filter(Boolean);
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: origin };
      }),
    );
    const page = await context.newPage();
    // tsx names functions by a helper that a page does not have
    await page.addInitScript('globalThis.__name = (it) => it');
    await prepare(page);
    const session = await context.newCDPSession(page);
    await throttle(session, line);
    return await look(page, session);
  } finally {
    await context.close();
  }
}

const recording = (answer: string) => (page: Page) =>
  page.addInitScript(recordVisit, answer);

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

/** Loads the page, touches nothing until it has been quiet for two seconds, and says what it cost. */
export function visit(browser: Browser, page: BenchPage): Promise<Visit> {
  return onPhone(browser, page, recording('#nothing'), async (tab, session) => {
    const bytes = countBytes(session);
    await tab.goto(page.origin + page.path, { waitUntil: 'load' });
    await tab.waitForFunction(
      (quiet) => performance.now() - window.phoneFacts.lastBusy > quiet,
      QUIET_MS,
      { timeout: PATIENCE_MS },
    );
    const facts = await tab.evaluate(() => window.phoneFacts);
    const rest = [...bytes.keys()].filter(
      (kind) => !KINDS.some((known) => known === kind),
    );
    const kb = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0) / 1000;
    return {
      ...facts,
      kb: {
        ...Object.fromEntries(KINDS.map((kind) => [kind, kb([kind])])),
        other: kb(rest),
      },
    };
  });
}

/** Presses once, with a finger, as soon as the target has been drawn, and waits for the answer. */
export function firstPress(
  browser: Browser,
  page: BenchPage,
  { answer, target }: FirstPress,
): Promise<PressVisit> {
  return onPhone(browser, page, recording(answer), async (tab) => {
    await tab.goto(page.origin + page.path, { waitUntil: 'commit' });
    const place = await tab.waitForFunction(
      (selector) => {
        const element = document.querySelector(selector);
        if (!element || !window.phoneFacts.firstPaint) return null;
        element.scrollIntoView({ block: 'center' });
        const { height, left, top, width } = element.getBoundingClientRect();
        return height ? { x: left + width / 2, y: top + height / 2 } : null;
      },
      target,
      { timeout: PATIENCE_MS },
    );
    const { x, y } = (await place.jsonValue()) ?? { x: 0, y: 0 };
    await tab.touchscreen.tap(x, y);
    await tab
      .waitForFunction(() => window.phoneFacts.answeredAt !== null, null, {
        timeout: PATIENCE_MS,
      })
      .catch(() => undefined);
    // Entries of events come with the next frame.
    await tab.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => setTimeout(done));
        }),
    );
    const { answeredAt, interaction, pressedAt } = await tab.evaluate(
      () => window.phoneFacts,
    );
    return { answeredAt, interaction, pressedAt: pressedAt ?? 0 };
  });
}
