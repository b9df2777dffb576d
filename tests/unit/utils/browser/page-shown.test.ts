import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavePage, returnToPage } from '@/tests/support/browser/page-turn';
import { underLock } from '@/utils/browser/locks';
import { whileShown } from '@/utils/browser/page-shown';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { style: { display: '' } } });
});
afterEach(() => vi.unstubAllGlobals());

/** What is taken and released, in order. */
function taker() {
  const seen: string[] = [];
  const stop = whileShown((isBack) => {
    seen.push(isBack ? 'taken again' : 'taken');
    return () => void seen.push('released');
  });
  return { seen, stop };
}

test('what a page holds is released as it is left, and taken again as it comes back', () => {
  const { seen, stop } = taker();
  leavePage();
  expect(seen).toEqual(['taken', 'released']);
  returnToPage();
  leavePage();
  stop();
  returnToPage();
  expect(seen).toEqual(['taken', 'released', 'taken again', 'released']);
});

test('a page that is loaded anew takes nothing again', () => {
  const { seen } = taker();
  leavePage();
  document.documentElement.style.display = 'none';
  returnToPage();
  expect(seen).toEqual(['taken', 'released']);
});

test('a first pageshow is no return', () => {
  const { seen } = taker();
  window.dispatchEvent(
    Object.assign(new Event('pageshow'), { persisted: false }),
  );
  expect(seen).toEqual(['taken']);
});

/** The lock of one name; `held`: how many hold it now. */
function withLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    held: 0,
    request: (
      _: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<unknown>,
    ) =>
      (last = last
        .then(async () => {
          if (signal.aborted) throw new DOMException('', 'AbortError');
          locks.held += 1;
          await work().finally(() => (locks.held -= 1));
        })
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        })),
  };
  vi.stubGlobal('navigator', { locks });
  return locks;
}

test('a page that is left releases its lock; its work is done once', async () => {
  const locks = withLocks();
  let end = (): void => undefined;
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const over = vi.fn();
  void underLock('one', work).then(over);
  await expect.poll(() => locks.held).toBe(1);
  leavePage();
  await expect.poll(() => locks.held).toBe(0);
  returnToPage();
  await expect.poll(() => locks.held).toBe(1);
  expect(over).not.toHaveBeenCalled();
  end();
  await expect.poll(() => over.mock.calls).toHaveLength(1);
  await expect.poll(() => locks.held).toBe(0);
  leavePage();
  returnToPage();
  expect(work).toHaveBeenCalledOnce();
  expect(locks.held).toBe(0);
});

test('who waits for a lock waits on after the page comes back', async () => {
  const locks = withLocks();
  let end = (): void => undefined;
  const first = underLock(
    'one',
    () => new Promise((resolve) => (end = resolve)),
  );
  const work = vi.fn(() => Promise.resolve());
  const waiting = new AbortController();
  const second = underLock('one', work, waiting.signal);
  const given = underLock(
    'one',
    () => Promise.reject(new Error('late')),
    waiting.signal,
  );
  await expect.poll(() => locks.held).toBe(1);
  waiting.abort();
  await second;
  await given;
  const third = underLock('one', work);
  leavePage();
  returnToPage();
  expect(work).not.toHaveBeenCalled();
  end();
  await first;
  await third;
  expect(work).toHaveBeenCalledOnce();
});
