import type { Ctx } from '@/server/context';
import { workDay } from '@/server/domain/availability/opening-hours';
import { tellShop } from '@/server/domain/kitchen/tell-shop';
import {
  findKitchenClock,
  takeDayNumber,
} from '@/server/repositories/kitchen/kitchen-order-repository';
import {
  type OrderStepRow,
  updateOrder,
} from '@/server/repositories/order/order-repository';
import { answerFrom, readyIn, REMIND_MINUTES } from './kitchen-times';

type Heard = Pick<
  OrderStepRow,
  | 'deliveryType'
  | 'distanceKm'
  | 'etaFrom'
  | 'etaTo'
  | 'id'
  | 'scheduled'
  | 'shopId'
>;

/**
 * A placed (and, by card, paid) order comes to its shop: its number of the day, from when an answer is expected, and a
 * message by each of its ways. In the transaction that places or pays it; the day of the shop's work counts, of one for a
 * chosen time that time's.
 */
export async function hearOrder(
  ctx: Pick<Ctx, 'db' | 'now' | 'siteUrl'>,
  order: Heard,
): Promise<void> {
  const { db, now } = ctx;
  const clock = await findKitchenClock(db, order.shopId);
  const from = answerFrom(order, clock, now);
  const wanted = order.scheduled ? (order.etaFrom ?? now) : now;
  const day = workDay(clock, wanted);
  await updateOrder(db, order.id, {
    heardFrom: now,
    answerFrom: from,
    tellAt: readyIn(from, REMIND_MINUTES[0]),
    answerUntil:
      clock.acceptMinutes > 0 && clock.hasProvedWay
        ? readyIn(from, clock.acceptMinutes)
        : null,
    numberOfDay: await takeDayNumber(db, order.shopId, day),
  });
  await tellShop(ctx, { order, event: 'order.placed', round: 0 });
}
