import { DomainError } from '@/server/errors';
import { runtimeSlot } from '@/server/runtime';

/** Browsers keep one stream for all their tabs (services/order/order-event-stream.ts), so ten are ten devices. */
export const MOST_STREAMS_OF_USER = 10;
export const MOST_STREAMS = 1_000;
/** When a client that was refused may ask again; it polls until then. */
const RETRY_AFTER_SECONDS = 60;

const taken = (): Map<number, number> =>
  runtimeSlot('stream-places', () => new Map<number, number>());

/** Event streams that are open in this process. */
export function openStreams(): number {
  return [...taken().values()].reduce((sum, count) => sum + count, 0);
}

/**
 * Takes a place for one more event stream of the user; the returned function gives it back, once, whatever ended the
 * stream. Throws unavailable with Retry-After when the user has ten or the process a thousand: the streams that are
 * open stay, the new client polls.
 */
export function takeStreamPlace(userId: number): () => void {
  const places = taken();
  const own = places.get(userId) ?? 0;
  if (own >= MOST_STREAMS_OF_USER || openStreams() >= MOST_STREAMS)
    throw new DomainError('unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  places.set(userId, own + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (places.get(userId) ?? 1) - 1;
    if (left > 0) places.set(userId, left);
    else places.delete(userId);
  };
}
