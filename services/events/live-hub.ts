import { guarded } from '@/utils/shell/guarded';
import type { LiveListener, LiveMessage } from './live-message';

const listeners = new Set<LiveListener>();
let state: 'down' | 'up' | null = null;

/** Whether there is no stream now: who must not miss anything polls meanwhile. */
export function isLiveDown(): boolean {
  return state === 'down';
}

/** Whether events come now: what was read before its reader began to listen may be behind them. */
export function isLiveUp(): boolean {
  return state === 'up';
}

/** Passes a message of the stream on to every listener of this tab; one that throws is noted. */
export function announce(message: LiveMessage): void {
  if (message.kind === 'up' || message.kind === 'down') state = message.kind;
  for (const listener of listeners) guarded(listener)(message);
}

/** Listens to the one stream of this browser (hooks/events/use-live-events.ts). Returns the way to stop. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
