import { LIVE_TYPES, type LiveListener, type LiveType } from './live-message';

const RECONNECT_MS = 3_000;
/** A server that refuses (it has too many streams, or is away) is asked less and less often, at least once a minute. */
const LONGEST_RECONNECT_MS = 60_000;

function tellEvent(tell: LiveListener, type: LiveType, text: string): void {
  try {
    tell({ kind: 'event', type, data: JSON.parse(text) as unknown });
  } catch {
    // Not ours, or cut off: what it sent is read again.
    tell({ kind: 'reset' });
  }
}

/**
 * One connection to the server; it comes back by itself, and the browser says where it stood (Last-Event-ID). Calls
 * `tell` until the signal ends it.
 */
export function connect(
  url: string,
  tell: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // At first, too: what happened between the page and the connection was told to nobody.
    let isBehind = true;
    let refusals = 0;
    const open = (): void => {
      source = new EventSource(url, { withCredentials: true });
      source.onopen = () => {
        refusals = 0;
        tell({ kind: 'up' });
        if (isBehind) tell({ kind: 'reset' });
        isBehind = false;
      };
      for (const type of LIVE_TYPES)
        source.addEventListener(type, ({ data }: MessageEvent<string>) =>
          tellEvent(tell, type, data),
        );
      source.addEventListener('reset', () => tell({ kind: 'reset' }));
      source.onerror = () => {
        isBehind = true;
        tell({ kind: 'down' });
        // A refused connection is closed for good by the browser: try again ourselves.
        if (source?.readyState !== EventSource.CLOSED) return;
        const wait = RECONNECT_MS * 2 ** refusals;
        timer = setTimeout(open, Math.min(LONGEST_RECONNECT_MS, wait));
        refusals += 1;
      };
    };
    if (typeof EventSource === 'undefined') tell({ kind: 'down' });
    else open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
