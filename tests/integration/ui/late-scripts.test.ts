import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginWhenDrawn, lateScriptsText } from '@/utils/late-scripts';

const GROUPS = ['client', 'app', 'page'].map((id) => ({
  runtimeModuleIds: [id],
}));

let tellDrawn: () => void = () => undefined;

/** A browser that reports its first paint when it is told to. */
class Paints {
  static readonly supportedEntryTypes = ['paint'];
  constructor(private readonly tell: PerformanceObserverCallback) {}
  observe() {
    tellDrawn = () =>
      this.tell(
        { getEntriesByName: () => [{}] } as never,
        this as unknown as PerformanceObserver,
      );
  }
  disconnect() {
    tellDrawn = () => undefined;
  }
}

const begun = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
const ran = () => (window as unknown as { QUEUE?: typeof GROUPS }).QUEUE ?? [];
const isLoadHeld = () => document.querySelector('iframe') !== null;
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Paints);
  document.head.innerHTML = ['/a.js', '/b.js']
    .map((address) => `<script type="late" data-src="${address}"></script>`)
    .join('');
  beginWhenDrawn({
    type: 'late',
    queue: 'QUEUE',
    groups: GROUPS,
    patience: 3000,
  });
});
afterEach(() => {
  // Else the next test's document would wait for this one's press.
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'QUEUE');
});

test('scripts begin in their order when the page is drawn, and it has loaded when all of them ran', () => {
  parse();
  expect(begun()).toEqual([]);
  tellDrawn();
  expect(begun()).toEqual(['/a.js', '/b.js']);
  expect(ran()).toEqual(GROUPS.slice(0, 1));
  const last = document.head.querySelector('script[src="/b.js"]');
  last?.dispatchEvent(new Event('load'));
  expect(ran()).toEqual(GROUPS.slice(0, 2));
  vi.advanceTimersToNextTimer();
  expect(ran()).toEqual(GROUPS);
  expect(isLoadHeld()).toBe(true);
  vi.advanceTimersToNextTimer();
  expect(isLoadHeld()).toBe(false);
  expect(ran()).toEqual(GROUPS);
});

test('a page that is drawn before it has been read whole waits for its end', () => {
  tellDrawn();
  expect(begun()).toEqual([]);
  parse();
  expect(begun()).toHaveLength(2);
});

test.each(['pointerdown', 'keydown'])(
  'a %s does not wait for the picture',
  (press) => {
    parse();
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(begun()).toHaveLength(2);
    tellDrawn();
    expect(ran()).toHaveLength(1);
  },
);

test('a browser that draws nothing runs them all the same, once', () => {
  parse();
  vi.advanceTimersByTime(2999);
  expect(begun()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(begun()).toHaveLength(2);
  tellDrawn();
  expect(ran()).toHaveLength(1);
});

test('a hidden tab, which is not drawn, does not wait', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  parse();
  expect(begun()).toHaveLength(2);
  vi.restoreAllMocks();
});

test('a script that does not come holds nothing', () => {
  parse();
  tellDrawn();
  const last = document.head.querySelector('script[src="/b.js"]');
  last?.dispatchEvent(new Event('error'));
  vi.runAllTimers();
  expect(isLoadHeld()).toBe(false);
});

test('of a module that several groups name the first one runs it', () => {
  const text = lateScriptsText('QUEUE', [
    { runtimeModuleIds: [1, 2] },
    { runtimeModuleIds: [2, 3] },
  ]);
  const ids = [...text.matchAll(/"runtimeModuleIds":\[(\d)\]/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(['1', '2', '3']);
});
