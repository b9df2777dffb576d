import { apiBase } from '@/utils/env';
import { sessionUserId } from '@/utils/account/session-user';
import { hasLocks, underLock } from '@/utils/browser/locks';
import { joinTabs, liveChannel, type LiveOwner } from '@/utils/browser/tabs';
import { guarded } from '@/utils/shell/guarded';
import { connect } from './live-connection';
import type { LiveListener, LiveMessage, PlaceListener } from './live-message';

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
      if (isLeader) channel?.say({ kind: 'here', id: last, isUp });
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
    if (!signal.aborted) channel.say({ ...message, id });
  };
  channel.say({ kind: 'who' });
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
