import type { Moment, ReadPlace } from './hosted-chat';

const PAGE = 200;
const PAGES_MAX = 5;
/** What was being written while a page was read may have a moment before the page's last. */
const OVERLAP_MS = 30_000;
const SEEN_MAX = 5_000;

interface Read<T> {
  readonly from: ReadPlace;
  /** What was taken lately, in whatever list: it is read again because of the overlap. */
  readonly seen: Set<string>;
  readonly read: (after: ReadPlace, limit: number) => Promise<readonly T[]>;
  readonly placeOf: (one: T) => ReadPlace;
  readonly take: (one: T) => Promise<unknown>;
  /** Of the list, where the same document is in several. */
  readonly name?: string;
}

const before = (at: Moment): ReadPlace => {
  const ms = Math.max(0, +new Date(at) - OVERLAP_MS);
  return { at: `${new Date(ms).toISOString().slice(0, -1)}000000Z`, id: '' };
};

function remember(seen: Set<string>, key: string): void {
  seen.add(key);
  if (seen.size <= SEEN_MAX) return;
  const [oldest] = seen;
  if (oldest !== undefined) seen.delete(oldest);
}

/** Takes what is new in an ordered list, some pages at most; from where to read on, and how much was new. */
export async function readOn<T>({
  from,
  name = '',
  placeOf,
  read,
  seen,
  take,
}: Read<T>): Promise<{ readonly place: ReadPlace; readonly taken: number }> {
  let place = from;
  let taken = 0;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const some = await read(place, PAGE);
    for (const one of some) {
      const { at, id } = placeOf(one);
      const key = `${name} ${id} ${at}`;
      if (!seen.has(key)) {
        await take(one);
        taken += 1;
      }
      remember(seen, key);
    }
    const last = some.at(-1);
    if (last) place = placeOf(last);
    // at its end what comes late is looked for once more
    if (some.length < PAGE)
      return { place: last ? before(place.at) : from, taken };
  }
  return { place, taken };
}
