import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { runtimeSlot } from '@/server/runtime';

/** Objects take 1.6 to 1.7 times in the heap what they are when written down (menus, the shop index: docs/adr/0012). */
const HEAP_SHARE = 2;

/** Goes on whatever is done to the time of day. */
const CLOCK = { now: () => performance.now() };

/** At most how many bytes of memory a value of plain data takes; throws for functions and whatever else holds code. */
export function bytesOf(value: unknown): number {
  return serialize(value).byteLength * HEAP_SHARE;
}

/** A cache of this process with its bounds. */
interface Bounds<V extends object, Context> {
  /** Entries at most. */
  readonly entries: number;
  /** Bytes at most, as `weigh` counts them. What is heavier than half of it counts as half, so that it is kept, too. */
  readonly bytes: number;
  /** Milliseconds that an entry is fresh for. */
  readonly freshMs: number;
  readonly weigh: (value: V, key: string) => number;
  /** `fetchMethod` and what goes with it. */
  readonly loading?: Pick<
    LRUCache.OptionsTTLLimit<string, V, Context>,
    | 'allowStale'
    | 'fetchMethod'
    | 'ignoreFetchAbort'
    | 'noDeleteOnFetchRejection'
  >;
}

/**
 * The cache of that name, made on first use: one per process whatever bundle asks. The least recently used entry
 * goes first. It starts no timer.
 */
export function boundedCache<V extends object, Context = unknown>(
  name: string,
  bounds: Bounds<V, Context>,
): LRUCache<string, V, Context> {
  const { bytes, entries, freshMs, loading, weigh } = bounds;
  return runtimeSlot(`cache ${name}`, () => {
    const cache = new LRUCache<string, V, Context>({
      ...loading,
      max: entries,
      maxSize: bytes,
      ttl: freshMs,
      perf: CLOCK,
      // otherwise a timer of a millisecond remembers what time it is
      ttlResolution: 0,
      sizeCalculation: (value, key) =>
        Math.ceil(Math.min(Math.max(weigh(value, key), 1), bytes / 2)),
    });
    sizes().set(name, () => cache.calculatedSize);
    return cache;
  });
}

const sizes = (): Map<string, () => number> =>
  runtimeSlot('cache sizes', () => new Map<string, () => number>());

/** Bytes that each cache of this process holds now; those that were used so far, by name. */
export function cacheSizes(): { name: string; bytes: number }[] {
  return [...sizes()].map(([name, read]) => ({ name, bytes: read() }));
}
