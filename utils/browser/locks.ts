import { whileShown } from './page-shown';

/** Whether tabs of this browser can wait for each other. Browser only. */
export const hasLocks = (): boolean => 'locks' in navigator;

/** Resolves when the signal is aborted. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Does the work while no other tab of this browser does work under that name; without Web Locks, at once. Nothing when
 * the signal ends the wait. Errors of the work are the work's own business. A page that is left releases the lock, and
 * asks for it again when it is shown again: what it has under way then may meet the same work of another tab.
 */
export function underLock(
  name: string,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  if (!hasLocks()) return work();
  const { locks } = navigator;
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve, reject) => {
    let working: Promise<void> | null = null;
    const begin = (): Promise<void> => {
      if (working) return working;
      working = work();
      working.finally(finish).then(resolve, reject);
      return working;
    };
    const stop = whileShown(() => {
      const left = new AbortController();
      const hold = (): Promise<void> =>
        Promise.race([begin(), aborted(left.signal)]);
      locks
        .request(name, { signal: left.signal }, hold)
        .catch((error: unknown) => {
          if (left.signal.aborted) return;
          finish();
          reject(error as Error);
        });
      return () => left.abort();
    });
    const giveUp = (): void => {
      if (working) return;
      finish();
      resolve();
    };
    function finish(): void {
      stop();
      signal?.removeEventListener('abort', giveUp);
    }
    signal?.addEventListener('abort', giveUp);
  });
}

/**
 * Does the work once it is this tab's turn under that name, and gives its outcome; `skip` ends the wait: the work begins
 * at once, and is done once. Without Web Locks nobody waits.
 */
export function inTurn<Done>(
  name: string,
  work: () => Promise<Done>,
): { readonly done: Promise<Done>; readonly skip: () => void } {
  let skip = (): void => undefined;
  const done = new Promise<Done>((resolve) => {
    let isBegun = false;
    const begin = async (): Promise<void> => {
      if (isBegun) return;
      isBegun = true;
      const working = work();
      resolve(working);
      await working.catch(() => undefined);
    };
    skip = () => void begin();
    underLock(name, begin).catch(begin);
  });
  return { done, skip };
}
