import { AsyncLocalStorage } from 'node:async_hooks';
import { runtimeSlot } from '../runtime';

/**
 * Read-mostly data kept in this process: settings, currencies, shops, menus. Entries are dropped by NOTIFY on the
 * channel `catalogue` (payload: a key prefix), all of them when the listener reconnects, and after a minute at the
 * latest. Writes and checks of money never read from here.
 */
const MAX_AGE_MS = 60_000;

interface Entry {
  readonly value: Promise<unknown>;
  readonly madeAt: number;
}

type Reads = Map<string, Entry>;

const entries = (): Map<string, Entry> =>
  runtimeSlot('catalogue-cache', () => new Map<string, Entry>());

const readers = (): AsyncLocalStorage<Reads> =>
  runtimeSlot('catalogue-readers', () => new AsyncLocalStorage<Reads>());

const isYoung = ({ madeAt }: Entry): boolean =>
  Date.now() - madeAt < MAX_AGE_MS;

function make(key: string, load: () => Promise<unknown>): Entry {
  // Awaited here: a query of drizzle is a lazy thenable that would run again at every await.
  const value = (async () => load())();
  const entry = { value, madeAt: Date.now() };
  entries().set(key, entry);
  value.catch(() => entries().delete(key));
  return entry;
}

/** The cached value of a key, loaded once for all callers; a failed load is not kept. */
export function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = entries().get(key);
  const entry = known && isYoung(known) ? known : make(key, load);
  readers().getStore()?.set(key, entry);
  return entry.value as Promise<T>;
}

/** Forgets every key that starts with the prefix; an empty prefix forgets all. */
export function forgetCached(prefix: string): void {
  for (const key of entries().keys())
    if (key.startsWith(prefix)) entries().delete(key);
}

/**
 * Does the work and watches which cached values it is made of: `isCurrent` turns false for good as soon as one of
 * them was dropped or is too old.
 */
export async function watchReads<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly isCurrent: () => boolean }> {
  const reads: Reads = new Map();
  const value = await readers().run(reads, work);
  return {
    value,
    isCurrent: () =>
      [...reads].every(
        ([key, entry]) => entries().get(key) === entry && isYoung(entry),
      ),
  };
}
