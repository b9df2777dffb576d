import { inTurn } from '@/server/bounds/turns';
import type { Ctx } from '@/server/context';

type Asker = Pick<Ctx, 'currency' | 'lang' | 'searchesAtOnce'>;

/**
 * Searches in turn with others, so that they leave the database to everything else; `unavailable` when too many wait.
 * Who asks the very same (`question`, language and currency) while it is being found gets the same answer.
 */
export function takeTurn<T>(
  { currency, lang, searchesAtOnce }: Asker,
  question: object,
  search: () => Promise<T>,
): Promise<T> {
  const bounds = {
    atOnce: searchesAtOnce,
    waiting: 100,
    waitingOfClient: 20,
    waitMs: 8_000,
  };
  const key = JSON.stringify([lang, currency.id, question]);
  return inTurn('searches', bounds, key, search);
}
