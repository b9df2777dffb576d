import type { LiveListener, LiveMessage } from './live-message';

const listeners = new Set<LiveListener>();
let isDown = false;

/** Whether there is no stream now: who must not miss anything polls meanwhile. */
export function isLiveDown(): boolean {
  return isDown;
}

/** Passes a message of the stream on to every listener of this tab. */
export function announce(message: LiveMessage): void {
  if (message.kind === 'up') isDown = false;
  if (message.kind === 'down') isDown = true;
  for (const listener of listeners) listener(message);
}

/** Listens to the one stream of this browser (hooks/events/use-live-events.ts). Returns the way to stop. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
