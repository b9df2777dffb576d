import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noAnswer,
  openCartTab as openTab,
} from '@/tests/support/cart/cart-tab';
import { cartDto } from '@/tests/support/factories/cart-dto';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that ends', () => {
  it('sends a press at once that was about to be gathered with others', () => {
    const { add, sent, sync } = openTab();
    add();
    expect(sent).toHaveLength(0);
    sync.flush();
    expect(sent).toHaveLength(1);
  });

  it('sends again under the same key what found no answer, and what came since', async () => {
    const { add, sent, sync, away } = openTab();
    add();
    sync.flush();
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(away).toEqual([true]);
    add();
    sync.flush();
    expect(sent).toHaveLength(3);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.request.version).toBeNull();
    sent[1]?.answer(cartDto({ lines: [[10, 1]] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(away.at(-1)).toBe(false);
  });

  it('does not bring an older quantity back over a newer one that overtook it', async () => {
    const { add, port, sent, sync } = openTab();
    add();
    sync.flush();
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    add();
    sync.flush();
    const overtaken = sent[1];
    sent[2]?.answer(cartDto({ lines: [[10, 2]], version: 2 }));
    await vi.advanceTimersByTimeAsync(0);
    overtaken?.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(port.read().commands).toEqual([]);
  });
});

describe('a first press whose answer the next page throws away', () => {
  const left = () => window.sessionStorage.getItem('sofra:cart-left');

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal(
      'window',
      Object.assign(new EventTarget(), {
        sessionStorage: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
          removeItem: (key: string) => kept.delete(key),
        },
      }),
    );
  });

  it('is known to the next page, which reads its cart again', async () => {
    const { add, sent, sync } = openTab();
    add();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(1);
    expect(left()).toBeNull();
    sync.flush();
    expect(sent).toHaveLength(1);
    expect(left()).not.toBeNull();
  });

  it('is forgotten once its answer came to a page that stayed', async () => {
    const { add, sent, sync } = openTab();
    add();
    sync.flush();
    expect(left()).not.toBeNull();
    sent[0]?.answer(cartDto({ lines: [[10, 1]] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(left()).toBeNull();
  });
});

describe('without a network', () => {
  it('a press is said to be unsaved also while the cart cannot even be read', async () => {
    const { add, load, sent, sync, waiting } = openTab();
    load.mockRejectedValue(noAnswer);
    sync.refresh();
    add();
    await vi.advanceTimersByTimeAsync(500);
    expect(waiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toHaveLength(0);
    expect(waiting).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(waiting).toHaveBeenCalledOnce();
  });

  it('a press in a long pause is said to be unsaved at once, and asks before the page is left', async () => {
    const { add, away, load, sync, waiting } = openTab();
    load.mockRejectedValue(noAnswer);
    sync.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(waiting).not.toHaveBeenCalled();
    const asked = away.length;
    add();
    expect(waiting).toHaveBeenCalledOnce();
    expect(away.slice(asked)).toEqual([true]);
  });

  it('a network that comes back and fails once more is tried again after a second', async () => {
    const { add, sent, sync } = openTab();
    add();
    sync.flush();
    for (let tries = 0; tries < 5; tries += 1) {
      sent.at(-1)?.fail();
      await vi.advanceTimersByTimeAsync(1_000 * 2 ** tries);
    }
    sent.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    const { length } = sent;
    sent.at(-1)?.fail();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(length + 1);
  });
});

describe('the tab that begins a cart', () => {
  /** Web Locks as browsers have them, for one lock. */
  function withLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const request = (
      _: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<unknown>,
    ) => (last = last.then(() => (signal.aborted ? undefined : work())));
    vi.stubGlobal('navigator', { locks: { request } });
  }

  it('goes alone: another one waits until it is answered', async () => {
    withLocks();
    const [one, other] = [openTab(), openTab()];
    one.add();
    other.add();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([one.sent.length, other.sent.length]).toEqual([1, 0]);
    one.sent[0]?.answer(cartDto({ lines: [[10, 1]] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.sent).toHaveLength(1);
  });

  it('waits no longer when its page ends, and sends once', async () => {
    withLocks();
    const [one, other] = [openTab(), openTab()];
    one.add();
    other.add();
    await vi.advanceTimersByTimeAsync(1_000);
    other.sync.flush();
    expect(other.sent).toHaveLength(1);
    one.sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.sent).toHaveLength(1);
  });
});
