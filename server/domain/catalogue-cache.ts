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

const entries = (): Map<string, Entry> =>
  runtimeSlot('catalogue-cache', () => new Map<string, Entry>());

/** The cached value of a key, loaded once for all callers; a failed load is not kept. */
export function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = entries().get(key);
  if (known && Date.now() - known.madeAt < MAX_AGE_MS)
    return known.value as Promise<T>;
  // Awaited here: a query of drizzle is a lazy thenable that would run again at every await.
  const value = (async () => load())();
  entries().set(key, { value, madeAt: Date.now() });
  value.catch(() => entries().delete(key));
  return value;
}

/** Forgets every key that starts with the prefix; an empty prefix forgets all. */
export function forgetCached(prefix: string): void {
  for (const key of entries().keys())
    if (key.startsWith(prefix)) entries().delete(key);
}
