import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { watchReads } from '@/server/caches/catalogue-cache';

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;

interface Shared {
  readonly value: Promise<unknown>;
  /** The minute it was made in: opening hours begin and end with one. */
  readonly minute: number;
  /** 0 until it is there. */
  readonly bytes: number;
  readonly isCurrent: () => boolean;
}

const answers = () =>
  boundedCache<Shared>('shared answers', {
    entries: 300,
    bytes: 32 * MB,
    freshMs: MINUTE_MS,
    weigh: ({ bytes }, key) => bytes + bytesOf(key),
  });

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

function make(key: string, load: () => Promise<unknown>): Shared {
  const isKept = () => answers().peek(key) === coming;
  const work = async (): Promise<unknown> => {
    try {
      const { isCurrent, value } = await watchReads(load);
      const bytes = bytesOf(value);
      if (isKept()) answers().set(key, { ...coming, bytes, isCurrent });
      return value;
    } catch (error) {
      if (isKept()) answers().delete(key);
      throw error;
    }
  };
  const coming: Shared = {
    value: work(),
    minute: thisMinute(),
    bytes: 0,
    isCurrent: () => true,
  };
  answers().set(key, coming);
  return coming;
}

/**
 * What everybody with this key is answered, made once: until the minute ends or something of the catalogue's cache
 * that it was made of is dropped (docs/adr/0012). Only for what is public, plain data and read from that cache; the
 * answer is shared, so nobody changes it. A failure is not kept.
 */
export function sharedAnswer<T>(
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = answers().get(key);
  const holds = known?.minute === thisMinute() && known.isCurrent();
  const answer = known && holds ? known : make(key, load);
  return answer.value as Promise<T>;
}
