import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from '@/services/events/live-message';
import { followLiveEvents } from '@/services/events/live-stream';
import { sessionOf } from '@/tests/support/account/session-of';
import type { LiveOwner } from '@/utils/browser/tabs';

/** One connection to the server; the test tells on it. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  say(type: string, lastEventId: string, data: unknown = {}): void {
    const text = JSON.stringify(data);
    this.dispatchEvent(new MessageEvent(type, { data: text, lastEventId }));
  }
}

/** Web Locks as far as they are used: one holder at a time, in the order they asked. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (
      _name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<void>,
    ) => {
      const turn = tail.then(() => (signal.aborted ? undefined : work()));
      tail = turn;
      return turn;
    },
  };
}

interface Tab {
  readonly heard: LiveMessage[];
  readonly stop: () => void;
}

let tabs: Tab[];

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('document', { cookie: sessionOf(7) });
  FakeSource.all.length = 0;
  tabs = [];
});
afterEach(() => {
  tabs.forEach(({ stop }) => stop());
  vi.unstubAllGlobals();
});

function openTab(owner: LiveOwner = { kind: 'account', id: 7 }): Tab {
  const heard: LiveMessage[] = [];
  const tab = {
    heard,
    stop: followLiveEvents(owner, (message) => heard.push(message)),
  };
  tabs.push(tab);
  return tab;
}

const source = (): FakeSource => FakeSource.all.at(-1) as FakeSource;
const kinds = ({ heard }: Tab): string[] => heard.map(({ kind }) => kind);

async function twoTabs(): Promise<[Tab, Tab]> {
  const first = openTab();
  await expect.poll(() => FakeSource.all).toHaveLength(1);
  source().onopen?.();
  source().say('position', '10');
  const second = openTab();
  await expect.poll(() => kinds(second)).toEqual(['up', 'reset']);
  return [first, second];
}

test('a second tab connects no second time, and hears what the first hears', async () => {
  const [first, second] = await twoTabs();
  source().say('message', '11', { chat_id: 'a' });
  const event = { kind: 'event', type: 'message', data: { chat_id: 'a' } };
  expect(first.heard.at(-1)).toMatchObject(event);
  await expect.poll(() => second.heard.at(-1)).toMatchObject(event);
  expect(FakeSource.all).toHaveLength(1);
});

test('when the connected tab closes the other goes on after the last event, and reads nothing anew', async () => {
  const [first, second] = await twoTabs();
  source().say('message', '11');
  await expect.poll(() => second.heard).toHaveLength(3);
  first.stop();
  await expect.poll(() => FakeSource.all).toHaveLength(2);
  expect(source().url).toMatch(/\?last_event_id=11$/);
  second.heard.length = 0;
  source().onopen?.();
  expect(kinds(second)).toEqual(['up']);
});

test('it goes on from the place too where no event has come yet', async () => {
  const [first] = await twoTabs();
  first.stop();
  await expect.poll(() => FakeSource.all).toHaveLength(2);
  expect(source().url).toMatch(/\?last_event_id=10$/);
});

test('a tab that comes while the stream is down learns so', async () => {
  openTab();
  await expect.poll(() => FakeSource.all).toHaveLength(1);
  const second = openTab();
  await expect.poll(() => kinds(second)).toEqual(['down', 'reset']);
});

test('a guest who signs in hears no more of the cart that the account takes, and asks for no stream', async () => {
  document.cookie = '';
  const guest = openTab({ kind: 'guest' });
  await expect.poll(() => FakeSource.all.length).toBe(1);
  const [source] = FakeSource.all;
  source?.say('cart', '1', { id: 3, version: 2 });
  const heard = guest.heard.length;
  expect(guest.heard.at(-1)).toMatchObject({ type: 'cart' });
  document.cookie = sessionOf(7);
  source?.say('cart', '2', { id: 3, version: 3, gone: true });
  expect(guest.heard).toHaveLength(heard);
  openTab({ kind: 'guest' });
  guest.stop();
  await new Promise((done) => setTimeout(done));
  expect(FakeSource.all).toHaveLength(1);
});
