import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import { LIVE_TYPES, type LiveType, type PlaceListener } from './live-message';

/** A server that refuses (it has too many streams, or is away) is asked less and less often, at least once a minute. */
const BACKOFF: Backoff = { firstMs: 3_000, mostMs: 60_000 };

function tellEvent(
  tell: PlaceListener,
  type: LiveType,
  { data, lastEventId }: MessageEvent<string>,
): void {
  const id = lastEventId || null;
  try {
    tell({ kind: 'event', type, data: JSON.parse(data) as unknown }, id);
  } catch {
    // Not ours, or cut off: what it sent is read again.
    tell({ kind: 'reset' }, id);
  }
}

/** The stream's address, going on after that event. */
const after = (url: string, id: string | null): string =>
  id === null ? url : `${url}?last_event_id=${encodeURIComponent(id)}`;

/**
 * One connection to the server; it comes back by itself, and the server is told where it stood. `address`: null while
 * nobody is here who may follow it, then it is asked again later. `from`: the last event that this browser has heard,
 * null when that is unknown: then everything is to be read again. Calls `tell` until the signal ends it.
 */
export function connect(
  address: () => string | null,
  tell: PlaceListener,
  signal: AbortSignal,
  from: string | null = null,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = from;
    let refusals = 0;
    const note: PlaceListener = (message, id) => {
      if (id !== null) last = id;
      tell(message, id);
    };
    const openLater = (): void => {
      timer = setTimeout(open, backoffMs(BACKOFF, refusals));
      refusals += 1;
    };
    const open = (): void => {
      const url = address();
      if (url === null) {
        note({ kind: 'down' }, null);
        return openLater();
      }
      source = new EventSource(after(url, last), { withCredentials: true });
      source.onopen = () => {
        refusals = 0;
        note({ kind: 'up' }, null);
      };
      for (const type of LIVE_TYPES)
        source.addEventListener(type, (event: MessageEvent<string>) =>
          tellEvent(note, type, event),
        );
      source.addEventListener('position', ({ lastEventId }: MessageEvent) => {
        // Of each connection, also one that the browser makes again by itself, which goes on from the last id.
        const isAnew = last === null;
        note({ kind: 'at' }, lastEventId || null);
        // What happened before this place was told to nobody; read sooner, it would miss what came in between. With a
        // place to go on from, the server tells it now.
        if (isAnew) note({ kind: 'reset' }, lastEventId || null);
      });
      source.addEventListener('reset', ({ lastEventId }: MessageEvent) =>
        note({ kind: 'reset' }, lastEventId || null),
      );
      source.onerror = () => {
        note({ kind: 'down' }, null);
        // A refused connection is closed for good by the browser: try again ourselves.
        if (source?.readyState !== EventSource.CLOSED) return;
        note({ kind: 'refused' }, null);
        openLater();
      };
    };
    if (typeof EventSource === 'undefined') note({ kind: 'down' }, null);
    else open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
