import type { Ctx } from '@/server/context';
import { indexPending } from '@/server/repositories/product/menu/search-pending-repository';

/** So many products at once that nobody waits for long behind them. */
const ROWS = 100;

/** Makes what imports wrote findable, in small transactions with other work between them; also what a process left that died meanwhile. */
export async function indexImported(
  { db }: Pick<Ctx, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  let count: number;
  do count = await db.transaction((tx) => indexPending(tx, ROWS));
  while (count === ROWS && !signal?.aborted);
}
