import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findSharesBeside,
  type OrderShareRow,
} from '@/server/repositories/order/order-share-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';

export interface MemberReceipt {
  readonly own: OrderShareRow;
  readonly order: OrderView;
  /** Everybody's; empty to all but the owner. */
  readonly shares: readonly OrderShareRow[];
}

/** What the holder of a member's uuid pays of an order, and to the owner what everybody does; else not_found. */
export async function findReceipt(
  ctx: Pick<Ctx, 'db'>,
  uuid: string,
): Promise<MemberReceipt> {
  const shares = await findSharesBeside(ctx.db, uuid);
  const own = shares.find(
    ({ memberUuid }) => memberUuid === uuid.toLowerCase(),
  );
  const order = own && (await findOrderView(ctx.db, own.orderId));
  if (!order) throw new DomainError('not_found');
  return { own, order, shares: own.owner ? shares : [] };
}
