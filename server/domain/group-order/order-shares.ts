import type { Ctx } from '@/server/context';
import { insertOrderShares } from '@/server/repositories/order/order-share-repository';
import type { LoadedCart } from '@/server/domain/cart/load-cart';
import type { PricedLine } from '@/server/domain/money/price-lines';
import type { Sums } from '@/server/domain/money/sum-adjustments';
import { extrasOf, shareLines } from './share-cart';

/** Keeps what each member of a group pays of the order, inside its transaction; nothing for a cart that is no group's. */
export async function writeOrderShares(
  ctx: Pick<Ctx, 'db'>,
  orderId: number,
  loaded: LoadedCart,
  priced: {
    readonly lines: readonly PricedLine[];
    readonly sums: Sums;
    readonly currency: Ctx['currency'];
  },
): Promise<void> {
  const { cart } = loaded;
  if (!cart.group) return;
  const shares = shareLines(
    loaded,
    priced.lines,
    extrasOf(priced.sums),
    priced.currency,
  );
  await insertOrderShares(
    ctx.db,
    shares.map(({ member, ...amounts }) => ({
      ...amounts,
      orderId,
      memberUuid: member.uuid,
      name: member.name,
      owner: member.userId === cart.ownerId,
      split: cart.split,
    })),
  );
}
