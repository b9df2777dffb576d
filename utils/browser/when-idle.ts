/** How long a page may keep what can wait, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Does what can wait once the browser has nothing more urgent to do, a second later at most (docs/adr/0018). Answers how
 * to call it off. Safari, which cannot tell, does it in the next task.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
