import { DomainError } from '@/server/errors';
import { runtimeSlot } from '@/server/runtime';

/** Browsers keep one stream for all their tabs (services/events/live-stream.ts), so ten are ten devices. */
export const MOST_STREAMS_OF_TOPIC = 10;
export const MOST_STREAMS = 1_000;
/** Anybody can make guest topics, so guests get at most half of the places. */
export const MOST_GUEST_STREAMS = 500;
const GUESTS = 'member:';
/** When a client that was refused may ask again; it polls until then. */
const RETRY_AFTER_SECONDS = 60;

const taken = (): Map<string, number> =>
  runtimeSlot('stream-places', () => new Map<string, number>());

function countStreams(prefix: string): number {
  return [...taken()].reduce(
    (sum, [topic, count]) => (topic.startsWith(prefix) ? sum + count : sum),
    0,
  );
}

/** Event streams that are open in this process. */
export function openStreams(): number {
  return countStreams('');
}

function isFull(topic: string): boolean {
  const isGuest = topic.startsWith(GUESTS);
  return (
    (taken().get(topic) ?? 0) >= MOST_STREAMS_OF_TOPIC ||
    openStreams() >= MOST_STREAMS ||
    (isGuest && countStreams(GUESTS) >= MOST_GUEST_STREAMS)
  );
}

/**
 * Takes a place for one more event stream of the topic; the returned function gives it back, once, whatever ended the
 * stream. Throws unavailable with Retry-After when the topic has ten or the process a thousand: the streams that are
 * open stay, the new client polls.
 */
export function takeStreamPlace(topic: string): () => void {
  const places = taken();
  if (isFull(topic))
    throw new DomainError('unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  places.set(topic, (places.get(topic) ?? 0) + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (places.get(topic) ?? 1) - 1;
    if (left > 0) places.set(topic, left);
    else places.delete(topic);
  };
}
