import { AsyncLocalStorage } from 'node:async_hooks';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { isDatabaseAway } from '@/server/bounds/database-away';
import { runtimeSlot } from '@/server/runtime';

/**
 * Read-mostly data kept in this process: settings, currencies, shops, menus. Entries are dropped by NOTIFY on the
 * channel `catalogue` (payload: a key prefix) and all of them when the listener reconnects: then the next reader
 * waits for the reload. A change without NOTIFY is noticed after a minute: that reader gets the old value and starts
 * the reload; only after ten minutes without a reader does one wait. While the database is away the old value is
 * shown, whatever its age: an old page is worth more than an error. Writes and checks of money
 * never read from here. Bounds: docs/adr/0012.
 */
const FRESH_MS = 60_000;
const STALE_MS = 600_000;
const MB = 1024 * 1024;

/** Another one for each load: what was dropped and loaded again is never taken for the same. */
interface Kept {
  readonly value: unknown;
}

type Load = () => Promise<unknown>;

/** What a reader read; null: it is not there yet, or could not be loaded. */
type Reads = Map<string, Kept | null>;

/** Loads under way, which the cache does not count among its keys. */
const loading = (): Set<{ readonly key: string }> =>
  runtimeSlot('catalogue-loads', () => new Set());

async function load(
  key: string,
  known: Kept | undefined,
  start: Load,
): Promise<Kept> {
  const mine = { key };
  loading().add(mine);
  try {
    return { value: await start() };
  } catch (error) {
    if (known && isDatabaseAway(error)) return known;
    throw error;
  } finally {
    loading().delete(mine);
  }
}

const cache = () =>
  boundedCache<Kept, Load>('catalogue', {
    entries: 5_000,
    bytes: 96 * MB,
    freshMs: FRESH_MS,
    weigh: ({ value }) => bytesOf(value),
    loading: {
      fetchMethod: (key, known, { context }) => load(key, known, context),
      allowStale: true,
      // who waits for a load that is dropped meanwhile gets it, but it is not kept
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
    },
  });

const readers = (): AsyncLocalStorage<Reads> =>
  runtimeSlot('catalogue-readers', () => new AsyncLocalStorage<Reads>());

/** What is this old is not shown any more without asking. */
const isTooOld = (key: string): boolean =>
  cache().getRemainingTTL(key) <= FRESH_MS - STALE_MS;

/**
 * The cached value of a key, loaded once for all callers; a failed load is not kept. `load` may run after the
 * caller is done, so it must not use a transaction. Values are plain data and never changed.
 */
export async function cached<T>(
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const reads = readers().getStore();
  reads?.set(key, null);
  const allowStale = !isTooOld(key);
  const kept = await cache().forceFetch(key, { context: load, allowStale });
  reads?.set(key, kept);
  return kept.value as T;
}

/** Forgets every key that starts with the prefix, loads under way too; an empty prefix forgets all. */
export function forgetCached(prefix: string): void {
  const known = [...cache().keys()];
  const coming = [...loading()].map(({ key }) => key);
  for (const key of [...known, ...coming])
    if (key.startsWith(prefix)) cache().delete(key);
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
        ([key, kept]) =>
          kept !== null && cache().peek(key, { allowStale: false }) === kept,
      ),
  };
}
