import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '@/services/events/live-message';
import { followLiveEvents } from '@/services/events/live-stream';
import { sessionOf } from '@/tests/support/account/session-of';

/** The browser's EventSource as far as it is used, opened and refused by the test. */
class FakeSource {
  static readonly CLOSED = 2;
  static readonly all: FakeSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }

  private readonly ears = new Map<string, (event: unknown) => void>();

  addEventListener(name: string, hear: (event: unknown) => void): void {
    this.ears.set(name, hear);
  }

  /** The server tells something, under an id of the stream. */
  tell(name: string, lastEventId: string): void {
    this.ears.get(name)?.({ data: '{}', lastEventId });
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  /** An answer that is not 200: the browser closes the connection for good. */
  refuse(): void {
    this.close();
    this.onerror?.();
  }
}

let heard: LiveMessage['kind'][];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  FakeSource.all.length = 0;
  heard = [];
  stop = followLiveEvents({ kind: 'guest' }, ({ kind }) => heard.push(kind));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): FakeSource => FakeSource.all.at(-1) as FakeSource;

/** Milliseconds until the connection is tried again. */
function untilNextTry(): number {
  const before = FakeSource.all.length;
  let waited = 0;
  while (FakeSource.all.length === before && waited < 200_000) {
    vi.advanceTimersByTime(1_000);
    waited += 1_000;
  }
  return waited;
}

test('a refused stream says so and that it is down, and is asked for again less and less often', () => {
  const waits: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    last().refuse();
    waits.push(untilNextTry());
  }
  expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
  expect(new Set(heard)).toEqual(new Set(['down', 'refused']));
});

test('once it is let in, what was missed is read anew, and the next break is short', () => {
  last().refuse();
  untilNextTry();
  last().onopen?.();
  last().tell('position', '40');
  expect(heard).toEqual(['down', 'refused', 'up', 'reset']);
  last().refuse();
  expect(untilNextTry()).toBe(3_000);
});

test('everything is read anew once the server knows from where it tells, not before', () => {
  last().onopen?.();
  expect(heard).toEqual(['up']);
  last().tell('position', '40');
  expect(heard).toEqual(['up', 'reset']);
});

test('whoever stops is not connected again', () => {
  last().refuse();
  stop();
  expect(untilNextTry()).toBe(200_000);
});

test('a stream that breaks goes on after the last event, and nothing is read anew', () => {
  last().onopen?.();
  last().tell('position', '40');
  last().tell('order', '41');
  last().refuse();
  untilNextTry();
  expect(new URL(last().url, 'http://local').search).toBe('?last_event_id=41');
  heard.length = 0;
  last().onopen?.();
  expect(heard).toEqual(['up']);
});

test('the browser’s own reconnects, at which nothing was missed, read nothing anew', () => {
  last().onopen?.();
  last().tell('position', '40');
  heard.length = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    // a lost line: the browser connects the same source again, with Last-Event-ID
    last().onerror?.();
    last().onopen?.();
    last().tell('position', '40');
  }
  expect(heard).toEqual(['down', 'up', 'down', 'up', 'down', 'up']);
});

test('a line that is lost before the server said where it stands is read anew after it', () => {
  last().onopen?.();
  last().onerror?.();
  last().onopen?.();
  last().tell('position', '40');
  expect(heard).toEqual(['up', 'down', 'up', 'reset']);
});

test('a listener that throws ends neither the stream nor what others hear', () => {
  stop();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  stop = followLiveEvents({ kind: 'guest' }, ({ kind }) => {
    heard.push(kind);
    throw new Error('broke');
  });
  last().onopen?.();
  last().tell('position', '40');
  last().refuse();
  expect(untilNextTry()).toBe(3_000);
  expect(heard).toEqual(['up', 'reset', 'down', 'refused']);
  expect(console.error).toHaveBeenCalledTimes(4);
});

test('a place that the server does not know any more is read anew, and left', () => {
  last().onopen?.();
  last().tell('reset', '7');
  expect(heard).toEqual(['up', 'reset']);
  last().refuse();
  untilNextTry();
  expect(last().url).toContain('last_event_id=7');
});

test('an account whose session has left this browser is not asked for, until it is here again', () => {
  stop();
  FakeSource.all.length = 0;
  vi.stubGlobal('document', { cookie: '' });
  stop = followLiveEvents({ kind: 'account', id: 7 }, ({ kind }) =>
    heard.push(kind),
  );
  expect(FakeSource.all).toHaveLength(0);
  expect(heard).toEqual(['down']);
  vi.stubGlobal('document', { cookie: sessionOf(7) });
  expect(untilNextTry()).toBe(3_000);
  last().onopen?.();
  expect(heard).toEqual(['down', 'up']);
});
