import type { Ctx } from '@/server/context';
import { courierPosition } from '@/server/domain/order/courier-ride';
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
  /** About where the courier is; null: not on the way. */
  readonly courierAt: Point | null;
}

type Point = NonNullable<ReturnType<typeof courierPosition>>;

/** A thousandth of a degree, about a hundred metres: members are not shown the door. */
const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function courierAt({ order }: OrderView, now: Date): Point | null {
  const at = order.status === 'on_a_way' ? courierPosition(order, now) : null;
  return at && { lat: coarse(at.lat), lng: coarse(at.lng) };
}

/** What the holder of a member's uuid pays of an order and how far it is, and to the owner what everybody pays; else not_found. */
export async function findReceipt(
  ctx: Pick<Ctx, 'db' | 'now'>,
  uuid: string,
): Promise<MemberReceipt> {
  const shares = await findSharesBeside(ctx.db, uuid);
  const own = shares.find(
    ({ memberUuid }) => memberUuid === uuid.toLowerCase(),
  );
  const order = own && (await findOrderView(ctx.db, own.orderId));
  if (!order) throw new DomainError('not_found');
  return {
    own,
    order,
    shares: own.owner ? shares : [],
    courierAt: courierAt(order, ctx.now),
  };
}
