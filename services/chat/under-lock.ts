/**
 * Does the work while no other tab of this browser does work under that name; without Web Locks, at once. Nothing when
 * the signal ends the wait. Errors of the work are the work's own business.
 */
export async function underLock(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
