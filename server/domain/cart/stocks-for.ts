import type { Ctx } from '@/server/context';
import type { CartDetailRow } from '@/server/repositories/cart/cart-line-repository';
import { loadStocksForCart } from '../catalogue/load-menu';
import type { ActorCart } from './cart-actor';
import type { CartStock } from './cart-rules';
import { nestLines, toCartStock } from './load-cart';
import { unitsTaken } from './plan-gifts';

/**
 * The stocks of a cart's lines and of what is about to come to it: as they are, as the rules see them (what other
 * members have taken is not left for this one), and the actor's own lines as they are `before`.
 */
export async function stocksFor(
  ctx: Pick<Ctx, 'db' | 'now'>,
  own: ActorCart['own'],
  {
    details,
    stockIds,
  }: {
    readonly details: readonly CartDetailRow[];
    readonly stockIds: readonly number[];
  },
) {
  const stocks = await loadStocksForCart(ctx, [
    ...details.map(({ stockId }) => stockId),
    ...stockIds,
  ]);
  const lines = nestLines(details, stocks);
  const before = lines.filter(({ userCartId }) => userCartId === own.id);
  const taken = unitsTaken(lines.filter((line) => !before.includes(line)));
  const known = new Map<number, CartStock>(
    [...stocks].map(([id, stock]) => {
      const { quantity, ...rest } = toCartStock(stock);
      return [id, { ...rest, quantity: quantity - (taken.get(id) ?? 0) }];
    }),
  );
  return { stocks, known, before };
}
