import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import type { orderRefunds } from '@/server/db/schema/refunds';
import type { RefundStatus } from '@/utils/constants/after-sale';

/** What became of the newest refund that was asked for; null: of none. */
export const refundStatus: SQL<RefundStatus | null> = sql`(
  select r.status from order_refunds r where r.order_id = "orders"."id" order by r.id desc limit 1)`;

/** Given back after the delivery; the operator approved it. */
export const refundedOfOrder: SQL<number> = sql`(
  select coalesce(sum(r.amount_minor), 0)::float8 from order_refunds r
  where r.order_id = "orders"."id" and r.status = 'approved')`;

type Refund = typeof orderRefunds.$inferSelect;

interface RefundItemJson {
  readonly id: number;
  readonly orderDetailId: number;
  readonly quantity: number;
  readonly amountMinor: number;
}

/** A refund with its items; times are texts. */
export interface RefundJson extends Pick<
  Refund,
  | 'amountMinor'
  | 'answer'
  | 'cause'
  | 'destination'
  | 'id'
  | 'images'
  | 'orderId'
  | 'reason'
  | 'status'
> {
  readonly createdAt: string;
  readonly answeredAt: string | null;
  readonly items: readonly RefundItemJson[];
}

interface GivenJson {
  readonly rating: number;
  readonly comment: string | null;
  readonly images: readonly string[];
}

interface ReviewJson extends GivenJson {
  readonly id: number;
  readonly authorName: string;
  readonly createdAt: string;
}

/** A row of order_refunds, named r, as JSON. */
export const refundJson: SQL<RefundJson> = sql`json_build_object(
  'id', r.id, 'orderId', r.order_id, 'status', r.status, 'reason', r.reason, 'cause', r.cause,
  'destination', r.destination, 'images', r.images, 'amountMinor', r.amount_minor, 'answer', r.answer,
  'createdAt', r.created_at, 'answeredAt', r.answered_at,
  'items', (select coalesce(json_agg(json_build_object('id', i.id, 'orderDetailId', i.order_detail_id,
    'quantity', i.quantity, 'amountMinor', i.amount_minor) order by i.id), '[]'::json)
    from order_refund_items i where i.refund_id = r.id))`;

const refunds: SQL<RefundJson[]> = sql`(
  select coalesce(json_agg(${refundJson} order by r.id desc), '[]'::json)
  from order_refunds r where r.order_id = "orders"."id")`;

const review: SQL<ReviewJson | null> = sql`(
  select json_build_object('id', v.id, 'rating', v.rating, 'comment', v.comment, 'images', v.images,
    'authorName', v.author_name, 'createdAt', v.created_at)
  from reviews v where v.order_id = "orders"."id")`;

const courierReview: SQL<GivenJson | null> = sql`(
  select json_build_object('rating', v.rating, 'comment', v.comment, 'images', v.images)
  from courier_reviews v where v.order_id = "orders"."id")`;

const productReviews: SQL<{ productId: number; rating: number }[]> = sql`(
  select coalesce(json_agg(json_build_object('productId', v.product_id, 'rating', v.rating) order by v.id), '[]'::json)
  from product_reviews v where v.order_id = "orders"."id")`;

/** What was paid and is not given back yet. */
const leftMinor: SQL<number> = sql`(
  select coalesce(sum(t.price_minor - t.refunded_minor), 0)::float8
  from transactions t where t.order_id = "orders"."id" and t.status = 'paid')`;

const paidBy: SQL<string | null> = sql`(
  select p.tag from transactions t join payments p on p.id = t.payment_id
  where t.order_id = "orders"."id" and t.status in ('paid', 'refunded') order by t.id desc limit 1)`;

const couponFor: SQL<'delivery_fee' | 'total_price' | null> = sql`(
  select c.for from coupon_uses u join coupons c on c.id = u.coupon_id where u.order_id = "orders"."id")`;

const deliveredAt: SQL<string | null> = sql`(
  select h.at from order_status_history h where h.order_id = "orders"."id" and h.status = 'delivered')`;

const refundDays: SQL<string | null> = sql`(
  select s.value from settings s where s.key = 'refund_days')`;

/** What comes after the delivery of an order: refunds, ratings, and what those are decided by. */
export async function findAfterSale(db: Db, orderId: number) {
  const [row] = await db
    .select({
      refunds,
      review,
      courierReview,
      productReviews,
      leftMinor,
      paidBy,
      couponFor,
      deliveredAt,
      refundDays,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row ?? null;
}

export type AfterSale = NonNullable<Awaited<ReturnType<typeof findAfterSale>>>;
