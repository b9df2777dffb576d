import type { Ctx } from '@/server/context';
import { countProductHits } from '@/server/repositories/search/search-repository';
import type { SearchCondition } from '@/server/repositories/search/search-sql';
import { FEW, planSearch, type SearchPhase } from './plan-search';

/** The conditions of which one is met by each product that a search finds in the shops; for lists with other orders. */
export async function productConditions(
  ctx: Pick<Ctx, 'db'>,
  search: string,
  shopIds: readonly number[],
): Promise<readonly SearchCondition[]> {
  const plan = await planSearch(ctx.db, search);
  const conditions: SearchCondition[] = [];
  let total = 0;
  const take = async ({ any: condition }: SearchPhase): Promise<void> => {
    const scope = { condition, except: conditions, shopIds };
    total += await countProductHits(ctx.db, scope);
    conditions.push(condition);
  };
  if (plan.first) await take(plan.first);
  for (const phase of await plan.others(total))
    if (total < FEW) await take(phase);
  return conditions;
}
