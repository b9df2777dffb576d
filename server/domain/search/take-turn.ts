import type { Ctx } from '@/server/context';
import { FairQueue } from '@/server/bounds/fair-queue';
import { runtimeSlot } from '@/server/runtime';

type Asker = Pick<Ctx, 'currency' | 'db' | 'env' | 'lang'>;

interface Searches {
  readonly turns: FairQueue;
  /** The answers that are being made, by what was asked. */
  readonly underWay: Map<string, Promise<unknown>>;
}

/** A search takes a dozen statements: on PGlite one search at a time, on PostgreSQL a third of the pool. */
function searchesOf({ env }: Asker): Searches {
  return runtimeSlot('searches', () => ({
    turns: new FairQueue({
      atOnce: env.DATABASE_URL
        ? Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3))
        : 1,
      waiting: 100,
      waitingOfClient: 20,
      waitMs: 8_000,
    }),
    underWay: new Map(),
  }));
}

/**
 * Searches in turn with others, so that they leave the database to everything else; `unavailable` when too many wait.
 * Who asks the very same (`question`, language and currency) while it is being found gets the same answer.
 */
export function takeTurn<T>(
  ctx: Asker,
  question: object,
  search: () => Promise<T>,
): Promise<T> {
  const { turns, underWay } = searchesOf(ctx);
  const key = JSON.stringify([ctx.lang, ctx.currency.id, question]);
  const known = underWay.get(key);
  if (known) return known as Promise<T>;
  const answer = turns.run(search).finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}
