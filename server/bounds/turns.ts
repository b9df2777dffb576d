import { runtimeSlot } from '@/server/runtime';
import { FairQueue, type QueueBounds } from './fair-queue';

interface Turns {
  readonly queue: FairQueue;
  /** The answers that are being made, by what was asked. */
  readonly underWay: Map<string, Promise<unknown>>;
}

/**
 * Does work of this name in turn with other work of the same name; `unavailable` when too much waits. Who asks for the
 * same `key` while it is being done gets the same answer.
 */
export function inTurn<T>(
  name: string,
  bounds: QueueBounds,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const { queue, underWay } = runtimeSlot<Turns>(`turns ${name}`, () => ({
    queue: new FairQueue(bounds),
    underWay: new Map(),
  }));
  const known = underWay.get(key);
  if (known) return known as Promise<T>;
  const answer = queue.run(work).finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}
