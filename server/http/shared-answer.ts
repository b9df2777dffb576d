import { watchReads } from '../domain/catalogue-cache';
import { runtimeSlot } from '../runtime';

const MINUTE_MS = 60_000;
const MOST = 300;

interface Shared {
  readonly value: Promise<unknown>;
  /** The minute it was made in: opening hours begin and end with one. */
  readonly minute: number;
  isCurrent: () => boolean;
}

const answers = (): Map<string, Shared> =>
  runtimeSlot('shared-answers', () => new Map<string, Shared>());

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

function remember(key: string, answer: Shared): void {
  const known = answers();
  known.delete(key);
  known.set(key, answer);
  for (const oldest of known.keys())
    if (known.size > MOST) known.delete(oldest);
    else break;
}

function make(key: string, load: () => Promise<unknown>): Shared {
  const work = watchReads(load);
  const answer: Shared = {
    value: work.then(({ value }) => value),
    minute: thisMinute(),
    isCurrent: () => true,
  };
  work.then(
    ({ isCurrent }) => (answer.isCurrent = isCurrent),
    () => answers().delete(key),
  );
  return answer;
}

/**
 * What everybody with this key is answered, made once: until the minute ends or something of the catalogue's cache
 * that it was made of is dropped (docs/adr/0012). Only for what is public and read from that cache; the answer is
 * shared, so nobody changes it. A failure is not kept.
 */
export function sharedAnswer<T>(
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const known = answers().get(key);
  const holds = known?.minute === thisMinute() && known.isCurrent();
  const answer = known && holds ? known : make(key, load);
  remember(key, answer);
  return answer.value as Promise<T>;
}
