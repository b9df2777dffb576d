import { apiBase } from '@/utils/env';
import { sessionUserId } from '@/utils/account/session-user';
import { hasLocks, underLock } from '@/utils/browser/locks';
import { type Backoff } from '@/utils/browser/backoff';
import { Rest } from '@/utils/browser/sender';
import { joinTabs, liveChannel, type LiveOwner } from '@/utils/browser/tabs';
import { guarded } from '@/utils/shell/guarded';
import {
  LIVE_TYPES,
  type LiveListener,
  type LiveMessage,
  type LiveType,
  type PlaceListener,
} from './live-message';

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
function connect(
  address: () => string | null,
  tell: PlaceListener,
  signal: AbortSignal,
  from: string | null = null,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let last = from;
    const rest = new Rest(open, BACKOFF);
    const note: PlaceListener = (message, id) => {
      if (id !== null) last = id;
      tell(message, id);
    };
    function open(): void {
      const url = address();
      if (url === null) {
        note({ kind: 'down' }, null);
        return rest.begin();
      }
      source = new EventSource(after(url, last), { withCredentials: true });
      source.onopen = () => {
        rest.forget();
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
        rest.begin();
      };
    }
    if (typeof EventSource === 'undefined') note({ kind: 'down' }, null);
    else open();
    signal.addEventListener('abort', () => {
      rest.stop();
      source?.close();
      resolve();
    });
  });
}

const PATHS = { account: '/dashboard/user/events', guest: '/rest/events' };

/** What tabs say to each other; `id`: the last event of the server that the sender has heard. */
type TabMessage =
  | (LiveMessage & { readonly id?: string | null })
  /** The place in the stream, without news. */
  | { readonly kind: 'at'; readonly id: string | null }
  /** A tab has come: whoever is connected says how it stands. */
  | { readonly kind: 'who' }
  | {
      readonly kind: 'here';
      readonly id: string | null;
      readonly isUp: boolean;
    };

/**
 * The live events of this browser's account or guest, one connection for all its tabs: the tab that holds the Web Lock
 * connects and tells the others over a BroadcastChannel (six tabs would use up the six connections of HTTP/1.1). When
 * that tab closes, the next one goes on after the last event that it heard. Without those two every tab connects itself.
 * Cookies say whose events they are. A guest who signs in hears no more: of the cart that goes to the account the answer
 * tells. Returns the way to stop.
 */
export function followLiveEvents(
  owner: LiveOwner,
  hear: LiveListener,
): () => void {
  const ownerId = owner.kind === 'account' ? owner.id : null;
  /**
   * A tab that is just leaving a session gets the lock of another that left it sooner, and has nobody to ask for; a guest's
   * cart ends with the sign-in.
   */
  const address = (): string | null =>
    sessionUserId() === ownerId ? `${apiBase}${PATHS[owner.kind]}` : null;
  const listener: LiveListener = guarded((message) => {
    if (ownerId !== null || sessionUserId() === null) hear(message);
  });
  const name = liveChannel(owner);
  const stop = new AbortController();
  let last: string | null = null;
  let isUp = false;
  const { signal } = stop;
  let isLeader = false;
  /** What happened between this tab's page and its first word of the stream came to nobody. */
  let isNew = true;
  function hearLeader(here: { id: string | null; isUp: boolean }): void {
    if (isLeader) return;
    last = here.id ?? last;
    listener({ kind: here.isUp ? 'up' : 'down' });
    if (isNew) listener({ kind: 'reset' });
    isNew = false;
  }
  function hearTab(message: TabMessage): void {
    if (message.kind === 'who') {
      if (isLeader) channel?.postMessage({ kind: 'here', id: last, isUp });
    } else if (message.kind === 'here') hearLeader(message);
    else {
      last = message.id ?? last;
      if (message.kind !== 'at') listener(message);
    }
  }
  const channel = hasLocks() ? joinTabs(name, hearTab) : null;
  if (!channel) {
    const tell: PlaceListener = (message) => {
      if (message.kind !== 'at') listener(message);
    };
    void connect(address, tell, signal);
    return () => stop.abort();
  }
  const tellAll: PlaceListener = (message, id) => {
    last = id ?? last;
    if (message.kind === 'up') isUp = true;
    if (message.kind === 'down') isUp = false;
    if (message.kind !== 'at') listener(message);
    if (!signal.aborted) channel.postMessage({ ...message, id });
  };
  channel.postMessage({ kind: 'who' });
  const lead = (): Promise<void> => {
    isLeader = true;
    // a tab that never heard the leader begins anew
    return connect(address, tellAll, signal, isNew ? null : last);
  };
  underLock(name, lead, signal).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
