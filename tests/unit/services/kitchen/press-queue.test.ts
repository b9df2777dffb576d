// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LostPress, PressQueue } from '@/services/kitchen/press-queue';
import type { PressOutcome } from '@/services/kitchen/press-sender';
import { aTicket } from '@/tests/support/kitchen/a-ticket';
import { type Press, PRESSES_MAX } from '@/utils/kitchen/presses';

const press = (id: string, orderId = 20001, version = 1): Press => ({
  id,
  orderId,
  name: 27,
  version,
  at: 0,
  work: { kind: 'act', act: { kind: 'ready' } },
});

const done = ({ orderId, version }: Press): PressOutcome => ({
  kind: 'answered',
  outcome: 'done',
  ticket: aTicket({ id: orderId, version: version + 1, status: 'ready' }),
});

/** A queue whose server answers as the test says; what was sent, lost and found unreachable. */
function openQueue(answer: (press: Press) => PressOutcome) {
  const sent: Press[] = [];
  const lost: LostPress[] = [];
  const reached: boolean[] = [];
  const closed = vi.fn();
  const queue = new PressQueue('link-bbbbbbbb', (one) => {
    sent.push(one);
    return Promise.resolve(answer(one));
  });
  const stop = queue.start({
    answered: () => undefined,
    lost: (one) => lost.push(one),
    reached: (is) => reached.push(is),
    closed,
  });
  const waiting = (): string[] => queue.store.list().map(({ id }) => id);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { closed, lost, queue, reached, sent, settled, stop, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('what is pressed on a board', () => {
  it('is sent once, in order, each on what the one before made of the order', async () => {
    const { queue, sent, settled, waiting } = openQueue(done);
    queue.add(press('a'));
    queue.add(press('b'));
    queue.add(press('c', 20002, 7));
    await settled();
    expect(sent.map(({ id, version }) => [id, version])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 7],
    ]);
    expect(waiting()).toEqual([]);
  });

  it('waits without a network, outlives the page, and goes when the network is back', async () => {
    const off = openQueue(() => ({ kind: 'again', afterMs: 0 }));
    off.queue.add(press('a'));
    off.queue.add(press('b', 20002));
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
    const { queue, sent, settled } = openQueue((one) =>
      isOff ? { kind: 'again', afterMs: 0 } : done(one),
    );
    queue.add(press('a'));
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
    const { lost, queue, sent, settled, waiting } = openQueue(() => ({
      kind: 'answered',
      outcome: 'stale',
      ticket,
    }));
    queue.add(press('a'));
    queue.add(press('b'));
    await settled();
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    expect(lost.map(({ press: { id }, ticket: seen }) => [id, seen])).toEqual([
      ['a', ticket],
    ]);
    expect(waiting()).toEqual([]);
  });

  it('that the server refuses is told and not sent again', async () => {
    const { lost, queue, settled, waiting } = openQueue(() => ({
      kind: 'refused',
    }));
    queue.add(press('a'));
    await settled();
    expect(lost).toMatchObject([{ press: { id: 'a' }, ticket: null }]);
    expect(waiting()).toEqual([]);
  });

  it('stays when the board asks for its PIN', async () => {
    const { closed, lost, queue, settled, waiting } = openQueue(() => ({
      kind: 'closed',
    }));
    queue.add(press('a'));
    await settled();
    expect(closed).toHaveBeenCalledOnce();
    expect(lost).toEqual([]);
    expect(waiting()).toEqual(['a']);
  });

  it('is not taken when too many wait', async () => {
    const { queue, settled, waiting } = openQueue(() => ({
      kind: 'again',
      afterMs: 0,
    }));
    for (let n = 0; n < PRESSES_MAX; n += 1)
      expect(queue.add(press(String(n), n))).toBe(true);
    expect(queue.add(press('more'))).toBe(false);
    await settled();
    expect(waiting()).toHaveLength(PRESSES_MAX);
  });
});
