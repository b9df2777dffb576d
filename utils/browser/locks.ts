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
