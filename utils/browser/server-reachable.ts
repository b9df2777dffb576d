/** Longer than this nobody waits to learn what is wrong, in milliseconds. */
const PATIENCE_MS = 5_000;
/** What a proxy says when the site behind it is gone. */
const GONE = [502, 503, 504];

/**
 * How the site would answer a page that did not come: `page` when the browser should load it as a whole (a new
 * version, an address of somewhere else), `failure` when it would only show an error, `nothing` without a network.
 */
export async function answerFor(
  path: string,
): Promise<'failure' | 'nothing' | 'page'> {
  if (!navigator.onLine) return 'nothing';
  try {
    const { status } = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (GONE.includes(status)) return 'nothing';
    return status >= 500 ? 'failure' : 'page';
  } catch {
    return 'nothing';
  }
}
