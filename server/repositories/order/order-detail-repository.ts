import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { OrderLineSnapshot } from '@/server/db/schema/columns/order-parts';
import { orderDetails } from '@/server/db/schema/orders';

const refundedMinor: SQL<number> = sql`(
  select coalesce(sum(i.amount_minor), 0)::float8
  from order_refund_items i join order_refunds r on r.id = i.refund_id
  where i.order_detail_id = "order_details"."id" and r.status = 'approved')`;

/** What was ordered, as it was called then; in languages that its menu got later as the menu calls it. */
const snapshot: SQL<OrderLineSnapshot> = sql`jsonb_set(${orderDetails.snapshot}, '{translations}', coalesce((
  select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title))
  from product_translations t where t.product_id = (${orderDetails.snapshot} ->> 'productId')::int
), '{}'::jsonb) || (${orderDetails.snapshot} -> 'translations'))`;

/** The rows of these orders in their order, as they are shown: lines and their add-ons. */
export function findDetails(db: Db, orderIds: readonly number[]) {
  return db
    .select({
      id: orderDetails.id,
      orderId: orderDetails.orderId,
      stockId: orderDetails.stockId,
      parentId: orderDetails.parentId,
      quantity: orderDetails.quantity,
      bonus: orderDetails.bonus,
      originPriceMinor: orderDetails.originPriceMinor,
      discountMinor: orderDetails.discountMinor,
      containedTaxMinor: orderDetails.containedTaxMinor,
      taxPercent: orderDetails.taxPercent,
      /** Given back of it, of its add-ons too. */
      refundedMinor,
      totalPriceMinor: orderDetails.totalPriceMinor,
      note: orderDetails.note,
      memberName: orderDetails.memberName,
      memberUuid: orderDetails.memberUuid,
      /** The kitchen has none of it; the customer may answer until then; it is no part of the order any more. */
      soldOutAt: orderDetails.soldOutAt,
      answerUntil: orderDetails.answerUntil,
      leftOutAt: orderDetails.leftOutAt,
      snapshot,
    })
    .from(orderDetails)
    .where(inArray(orderDetails.orderId, [...orderIds]))
    .orderBy(asc(orderDetails.id));
}

export type OrderDetailRow = Awaited<ReturnType<typeof findDetails>>[number];
