import { apiBase } from '@/utils/env';
import { liveChannel, type LiveOwner } from '@/utils/browser/live-channel';
import { connect } from './live-connection';
import type { LiveListener, LiveMessage } from './live-message';

const PATHS = { account: '/dashboard/user/events', guest: '/rest/events' };

/**
 * The live events of this browser's account or guest, one connection for all its tabs: the tab that holds the Web Lock
 * connects and tells the others over a BroadcastChannel (six tabs would use up the six connections of HTTP/1.1).
 * Without those two every tab connects itself. Cookies say whose events they are. Returns the way to stop.
 */
export function followLiveEvents(
  owner: LiveOwner,
  listener: LiveListener,
): () => void {
  const url = `${apiBase}${PATHS[owner.kind]}`;
  const name = liveChannel(owner);
  const stop = new AbortController();
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    void connect(url, listener, stop.signal);
    return () => stop.abort();
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => listener(data);
  const tellAll = (message: LiveMessage): void => {
    listener(message);
    if (!stop.signal.aborted) channel.postMessage(message);
  };
  navigator.locks
    .query()
    .then(({ held }) => {
      // Another tab is connected already and will not say so again.
      const isFollowed = held?.some((lock) => lock.name === name);
      if (!isFollowed || stop.signal.aborted) return;
      listener({ kind: 'up' });
      listener({ kind: 'reset' });
    })
    .catch(() => undefined);
  navigator.locks
    .request(name, { signal: stop.signal }, () =>
      connect(url, tellAll, stop.signal),
    )
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
