import type { LiveListener, LiveMessage } from './live-message';

const listeners = new Set<LiveListener>();
let isDown = false;

/** Whether the stream cannot be had now: who must not miss anything asks from time to time. */
export function isLiveDown(): boolean {
  return isDown;
}

/** What this tab heard, to everybody who listens. */
export function announce(message: LiveMessage): void {
  if (message.kind === 'up') isDown = false;
  if (message.kind === 'down') isDown = true;
  for (const listener of listeners) listener(message);
}

/** Hears what comes over the one stream of this browser (containers/app/live-island). Returns the way to stop. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
