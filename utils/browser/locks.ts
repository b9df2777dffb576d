/** Whether tabs of this browser can wait for each other. Browser only. */
export const hasLocks = (): boolean => 'locks' in navigator;

/**
 * Does the work while no other tab of this browser does work under that name; without Web Locks, at once. Nothing when
 * the signal ends the wait. Errors of the work are the work's own business.
 */
export async function underLock(
  name: string,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  if (!hasLocks()) return work();
  try {
    const { locks } = navigator;
    if (signal) await locks.request(name, { signal }, work);
    else await locks.request(name, work);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
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
