/** What the page itself writes down of a visit; ms since the start of the navigation. */
export interface PageFacts {
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
export function recordVisit(answer: string): void {
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
