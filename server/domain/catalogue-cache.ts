import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway } from '../repositories/database-away';
import { runtimeSlot } from '../runtime';

/**
 * Read-mostly data kept in this process: settings, currencies, shops, menus. Entries are dropped by NOTIFY on the
 * channel `catalogue` (payload: a key prefix) and all of them when the listener reconnects: then the next reader
 * waits for the truth. While the database is away, what is known is shown, however old it is. What changed without a word is noticed after a minute: the reader who notices the age gets
 * what is known and starts the reload; only after ten minutes without a reader does one wait. Writes and checks of
 * money never read from here.
 */
const FRESH_MS = 60_000;
const STALE_MS = 600_000;

interface Entry {
  readonly value: Promise<unknown>;
  madeAt: number;
  /** 0 until it is weighed. */
  weight: number;
  isReloading: boolean;
}

type Reads = Map<string, Entry>;
type Load = () => Promise<unknown>;

const entries = (): Map<string, Entry> =>
  runtimeSlot('catalogue-cache', () => new Map<string, Entry>());

const readers = (): AsyncLocalStorage<Reads> =>
  runtimeSlot('catalogue-readers', () => new AsyncLocalStorage<Reads>());

const isYounger = ({ madeAt }: Entry, age: number): boolean =>
  Date.now() - madeAt < age;

/** A kind of entries that is kept within bounds: together they weigh at most `most`. */
interface Room<T> {
  readonly prefix: string;
  readonly most: number;
  readonly weigh: (value: T) => number;
}

/** Drops what nobody asked for the longest; the newest stays, however heavy. */
function makeRoom({ most, prefix }: Pick<Room<unknown>, 'most' | 'prefix'>) {
  const kept = [...entries()].filter(([key]) => key.startsWith(prefix));
  let total = kept.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const [key, { weight }] of kept.slice(0, -1)) {
    if (total <= most) return;
    entries().delete(key);
    total -= weight;
  }
}

function keep(key: string, value: Promise<unknown>, weight = 0): Entry {
  const entry = { value, madeAt: Date.now(), weight, isReloading: false };
  entries().delete(key);
  entries().set(key, entry);
  return entry;
}

function make(key: string, load: Load): Entry {
  // Awaited here: a query of drizzle is a lazy thenable that would run again at every await.
  const value = (async () => load())();
  const entry = keep(key, value);
  value.catch(() => {
    if (entries().get(key) === entry) entries().delete(key);
  });
  return entry;
}

/** Replaces an aged entry when the reload succeeds, unless it was dropped in the meantime. */
async function reload(key: string, aged: Entry, load: Load): Promise<void> {
  aged.isReloading = true;
  try {
    const value = await load();
    if (entries().get(key) === aged)
      keep(key, Promise.resolve(value), aged.weight);
  } catch {
    aged.isReloading = false;
  }
}

/**
 * Loads anew what is too old to be shown. While the database is away it is shown all the same, then without waiting for
 * another ten minutes: nothing that binds anybody is read from here, and an old page says more than an error.
 */
function makeAnew(key: string, known: Entry, load: Load): Entry {
  const entry = make(key, async () => {
    try {
      return await load();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      entry.madeAt = Date.now() - FRESH_MS;
      return known.value;
    }
  });
  return entry;
}

function entryOf(key: string, load: Load): Entry {
  const known = entries().get(key);
  if (!known) return make(key, load);
  if (!isYounger(known, STALE_MS)) return makeAnew(key, known, load);
  if (!isYounger(known, FRESH_MS) && !known.isReloading)
    void reload(key, known, load);
  return known;
}

/**
 * The cached value of a key, loaded once for all callers; a failed load is not kept. `load` may run after the
 * caller is done, so it must not use a transaction.
 */
export function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const entry = entryOf(key, load);
  readers().getStore()?.set(key, entry);
  return entry.value as Promise<T>;
}

/** Like `cached`, for a kind with very many keys: those that nobody asked for the longest make room for new ones. */
export async function cachedWithin<T>(
  room: Room<T>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const value = await cached(key, load);
  const entry = entries().get(key);
  if (!entry) return value;
  // Put last: the order of the map is the order of use.
  entries().delete(key);
  entries().set(key, entry);
  if (entry.weight) return value;
  entry.weight = room.weigh(value);
  makeRoom(room);
  return value;
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
        ([key, entry]) =>
          entries().get(key) === entry && isYounger(entry, FRESH_MS),
      ),
  };
}
