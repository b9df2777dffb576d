// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LostPress, PressQueue } from '@/services/kitchen/press-queue';
import type { PressOutcome } from '@/services/kitchen/press-sender';
import { PressStore } from '@/services/kitchen/press-store';
import { aTicket } from '@/tests/support/kitchen/a-ticket';
import {
  type OrderPress,
  type KitchenPress,
  PRESSES_MAX,
  type ShopPress,
} from '@/utils/kitchen/presses';

const press = (id: string, orderId = 20001, version = 1): OrderPress => ({
  id,
  orderId,
  name: 27,
  version,
  at: 0,
  work: { kind: 'act', act: { kind: 'ready' } },
});

const aPause = (id: string, minutes: 15 | 30): ShopPress => ({
  id,
  at: 0,
  shop: { kind: 'pause', pause: { minutes } },
});

function done(press: KitchenPress): PressOutcome {
  if ('shop' in press)
    return { kind: 'answered', isDone: true, news: { pause: null } };
  const { orderId: id, version } = press;
  const ticket = aTicket({ id, version: version + 1, status: 'ready' });
  return { kind: 'answered', isDone: true, news: { ticket } };
}

/** A queue whose server answers as the test says; what was sent, lost and found unreachable. */
function openQueue(
  answer: (press: KitchenPress) => PressOutcome | Promise<PressOutcome>,
) {
  const sent: KitchenPress[] = [];
  const lost: LostPress[] = [];
  const reached: boolean[] = [];
  const closed = vi.fn();
  const store = new PressStore('link-bbbbbbbb');
  const queue = new PressQueue(store, (one) => {
    sent.push(one);
    return Promise.resolve(answer(one));
  });
  const stop = queue.start({
    answered: () => undefined,
    lost: (one) => lost.push(one),
    reached: (is) => reached.push(is),
    closed,
  });
  const waiting = (): string[] => store.list().map(({ id }) => id);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { closed, lost, reached, sent, settled, stop, store, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('what is pressed on a board', () => {
  it('is sent once, in order, each on what the one before made of the order', async () => {
    const { sent, settled, store, waiting } = openQueue(done);
    store.add(press('a'));
    store.add(press('b'));
    store.add(press('c', 20002, 7));
    await settled();
    expect(
      sent.map((one) => [one.id, 'version' in one && one.version]),
    ).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 7],
    ]);
    expect(waiting()).toEqual([]);
  });

  it('waits without a network, outlives the page, and goes when the network is back', async () => {
    const off = openQueue(() => ({ kind: 'again', afterMs: 0 }));
    off.store.add(press('a'));
    off.store.add(press('b', 20002));
    await off.settled();
    expect(off.sent).toHaveLength(1);
    expect(off.reached).toEqual([false]);
    off.stop();
    const on = openQueue(done);
    await on.settled();
    expect(on.sent.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(on.waiting()).toEqual([]);
  });

  it('is tried again by itself, and at once when the browser finds a network', async () => {
    let isOff = true;
    const { sent, settled, store } = openQueue((one) =>
      isOff ? { kind: 'again', afterMs: 0 } : done(one),
    );
    store.add(press('a'));
    await settled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    isOff = false;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });

  it('that came too late is told with how the order stands, and takes later presses on it along', async () => {
    const ticket = aTicket({ status: 'cancelled', version: 5 });
    const { lost, sent, settled, store, waiting } = openQueue(() => ({
      kind: 'answered',
      isDone: false,
      news: { ticket },
    }));
    store.add(press('a'));
    store.add(press('b'));
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    expect(lost).toMatchObject([{ press: { id: 'a' }, news: { ticket } }]);
    expect(waiting()).toEqual([]);
  });

  it('that the server refuses is told and not sent again', async () => {
    const { lost, settled, store, waiting } = openQueue(() => ({
      kind: 'refused',
    }));
    store.add(press('a'));
    await settled();
    expect(lost).toMatchObject([{ press: { id: 'a' }, news: null }]);
    expect(waiting()).toEqual([]);
  });

  it('stays when the board asks for its PIN', async () => {
    const { closed, lost, settled, store, waiting } = openQueue(() => ({
      kind: 'closed',
    }));
    store.add(press('a'));
    await settled();
    expect(closed).toHaveBeenCalledOnce();
    expect(lost).toEqual([]);
    expect(waiting()).toEqual(['a']);
  });

  it('about the shop goes in the place of an older one that waits, and is lost alone', async () => {
    let outcome: PressOutcome = { kind: 'again', afterMs: 0 };
    const { lost, sent, settled, store, waiting } = openQueue((one) =>
      'shop' in one ? outcome : done(one),
    );
    store.add(aPause('a', 15));
    await settled();
    store.add(press('b'));
    store.add(aPause('c', 30));
    expect(waiting()).toEqual(['b', 'c']);
    outcome = { kind: 'answered', isDone: false, news: { pause: null } };
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(lost).toMatchObject([{ press: { id: 'c' }, news: { pause: null } }]);
    expect(waiting()).toEqual([]);
  });

  it('about the shop follows one that is under way', async () => {
    let answer: (outcome: PressOutcome) => void = () => undefined;
    const { sent, settled, store, waiting } = openQueue(
      () => new Promise((resolve) => (answer = resolve)),
    );
    store.add(aPause('a', 15));
    await settled();
    store.add(aPause('b', 30));
    expect(waiting()).toEqual(['a', 'b']);
    answer({ kind: 'answered', isDone: true, news: { pause: null } });
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is taken back while it waits, and not while it is under way', async () => {
    let lose: (outcome: PressOutcome) => void = () => undefined;
    const { sent, settled, store, waiting } = openQueue(
      () => new Promise((resolve) => (lose = resolve)),
    );
    store.add(press('a'));
    store.add(press('b', 20002));
    await settled();
    expect(store.drop(press('a'))).toBe(false);
    expect(store.drop(press('b', 20002))).toBe(true);
    lose({ kind: 'again', afterMs: 0 });
    await settled();
    expect(waiting()).toEqual(['a']);
    expect(store.drop(press('a'))).toBe(true);
    expect(store.drop(press('a'))).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.map(({ id }) => id)).toEqual(['a']);
  });

  it('is not taken when too many wait', async () => {
    const { settled, store, waiting } = openQueue(() => ({
      kind: 'again',
      afterMs: 0,
    }));
    for (let n = 0; n < PRESSES_MAX; n += 1)
      expect(store.add(press(String(n), n))).toBe(true);
    expect(store.add(press('more'))).toBe(false);
    await settled();
    expect(waiting()).toHaveLength(PRESSES_MAX);
  });
});
