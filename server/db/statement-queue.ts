import { noteFullDisk } from '@/server/bounds/database-away';
import { FairQueue } from '@/server/bounds/fair-queue';

/** PGlite does one thing at a time, so that whatever is under way is waited for (docs/adr/0021). */
const BOUNDS = {
  atOnce: 1,
  waiting: 400,
  waitingOfClient: 100,
  waitMs: 5_000,
} as const;

const QUEUED = new Set<PropertyKey>(['exec', 'query', 'sql', 'transaction']);

/**
 * The same PGlite, whose statements wait in a fair queue (server/bounds/fair-queue.ts). A transaction is one piece of work:
 * what it does by its own handle waits for nobody. The outer handle used inside one is refused when its waiting time
 * is over, instead of never answering.
 */
export function queueStatements<Client extends object>(
  client: Client,
): {
  readonly client: Client;
  /** Refuses what waits; what runs goes on. */
  readonly close: () => void;
} {
  const queue = new FairQueue(BOUNDS);
  const queued = new Proxy(client, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      const call = (...given: unknown[]): unknown =>
        Reflect.apply(own, target, given);
      return QUEUED.has(name)
        ? (...given: unknown[]) => {
            const answer = queue.run(async () => call(...given));
            answer.catch(noteFullDisk);
            return answer;
          }
        : call;
    },
  });
  return { client: queued, close: () => queue.close() };
}
