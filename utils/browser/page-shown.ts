/** The whole tab goes to an address that is no page of the router's: a provider's. Back leads here again. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/** Hides the page and asks the server for it again. Browser only. */
export function reloadUnseen(): void {
  document.documentElement.style.display = 'none';
  window.location.reload();
}

/** Whether this page is being replaced by a new one: nothing is taken or asked for it any more. */
const isReloadedUnseen = (): boolean =>
  document.documentElement.style.display === 'none';

/** Calls back when the page comes out of the browser's back/forward cache. Returns the way to stop. Browser only. */
export function onReturn(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && !isReloadedUnseen()) listener();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}

/**
 * Takes what would keep the page out of the back/forward cache (a channel, a lock, a stream) for as long as the page is
 * shown: now, and again after each return; `take` answers how it is released. Returns the way to stop. Browser only.
 */
export function whileShown(take: (isBack: boolean) => () => void): () => void {
  // A test without a page is never left.
  if (typeof window === 'undefined') return take(false);
  let release: (() => void) | null = take(false);
  const hide = (): void => {
    release?.();
    release = null;
  };
  const stopReturns = onReturn(() => {
    hide();
    release = take(true);
  });
  window.addEventListener('pagehide', hide);
  return () => {
    stopReturns();
    window.removeEventListener('pagehide', hide);
    hide();
  };
}

/**
 * Calls back with the key of the browser's storage that another tab changed; with null when any may have changed: all was
 * cleared, or the page was in the back/forward cache. Returns the way to stop. Browser only.
 */
export function onKeptNews(hear: (key: string | null) => void): () => void {
  const hearStorage = ({ key }: StorageEvent): void => hear(key);
  const stopReturns = onReturn(() => hear(null));
  window.addEventListener('storage', hearStorage);
  return () => {
    stopReturns();
    window.removeEventListener('storage', hearStorage);
  };
}
