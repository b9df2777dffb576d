import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { couriers, orderDetails, orders } from '@/server/db/schema/orders';
import { products } from '@/server/db/schema/products';
import {
  courierReviews,
  productReviews,
  reviews,
} from '@/server/db/schema/reviews';

type NewReview = typeof reviews.$inferInsert & { readonly orderId: number };

/** Writes what an order's customer thinks of the shop, or replaces it. */
export async function saveReview(db: Db, row: NewReview): Promise<void> {
  const { comment, images, rating } = row;
  await db
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({
      target: reviews.orderId,
      set: { comment: comment ?? null, images, rating },
    });
}

/** A shop's stars are the mean of its reviews, to one decimal; its row is held from before they are counted. */
export async function countShopRating(db: Db, shopId: number): Promise<void> {
  await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('no key update');
  await db
    .update(shops)
    .set({
      ratingAvg: sql`(select round(avg(v.rating), 1)::float8 from reviews v where v.shop_id = ${shopId})`,
      reviewsCount: sql`(select count(*)::int from reviews v where v.shop_id = ${shopId})`,
    })
    .where(eq(shops.id, shopId));
}

/** The products of an order that are still sold by somebody. */
export async function findOrderProductIds(
  db: Db,
  orderId: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: products.id })
    .from(orderDetails)
    .innerJoin(
      products,
      eq(products.id, sql`(${orderDetails.snapshot} ->> 'productId')::int`),
    )
    .where(
      and(eq(orderDetails.orderId, orderId), isNull(orderDetails.leftOutAt)),
    );
  return rows.map(({ id }) => id);
}

/** Writes the thumbs of an order, instead of those before; answers whose rating may be another. */
export async function saveProductReviews(
  db: Db,
  orderId: number,
  rows: readonly Omit<typeof productReviews.$inferInsert, 'orderId'>[],
): Promise<number[]> {
  const kept = rows.map(({ productId }) => productId);
  const gone = await db
    .delete(productReviews)
    .where(
      and(
        eq(productReviews.orderId, orderId),
        kept.length ? notInArray(productReviews.productId, kept) : undefined,
      ),
    )
    .returning({ productId: productReviews.productId });
  if (rows.length)
    await db
      .insert(productReviews)
      .values(rows.map((row) => ({ ...row, orderId })))
      .onConflictDoUpdate({
        target: [productReviews.orderId, productReviews.productId],
        set: { rating: sql`excluded.rating` },
      });
  return [...new Set([...kept, ...gone.map(({ productId }) => productId)])];
}

/** The ratings of these products, from their thumbs; the rows are held, in id order. */
export async function countProductRatings(
  db: Db,
  ids: readonly number[],
): Promise<void> {
  if (!ids.length) return;
  const those = inArray(products.id, [...ids]);
  await db
    .select({ id: products.id })
    .from(products)
    .where(those)
    .orderBy(products.id)
    .for('no key update');
  await db
    .update(products)
    .set({
      ratingAvg: sql`(select round(avg(v.rating), 1)::float8 from product_reviews v where v.product_id = "products"."id")`,
      reviewsCount: sql`(select count(*)::int from product_reviews v where v.product_id = "products"."id")`,
    })
    .where(those);
}

/** Writes what an order's customer thinks of the courier, or replaces it, and moves the courier's rating. */
export async function saveCourierReview(
  db: Db,
  row: typeof courierReviews.$inferInsert,
): Promise<void> {
  const { comment, courierId, images, orderId, rating } = row;
  await db
    .select({ id: couriers.id })
    .from(couriers)
    .where(eq(couriers.id, courierId))
    .for('no key update');
  const [before] = await db
    .select({ rating: courierReviews.rating })
    .from(courierReviews)
    .where(eq(courierReviews.orderId, orderId));
  await db
    .insert(courierReviews)
    .values(row)
    .onConflictDoUpdate({
      target: courierReviews.orderId,
      set: { comment: comment ?? null, images, rating },
    });
  const added = before ? 0 : 1;
  const change = rating - (before?.rating ?? 0);
  await db
    .update(couriers)
    .set({
      rating: sql`(coalesce(${couriers.rating}, 0) * ${couriers.ratingsCount} + ${change}::float8) / (${couriers.ratingsCount} + ${added}::int)`,
      ratingsCount: sql`${couriers.ratingsCount} + ${added}::int`,
    })
    .where(eq(couriers.id, courierId));
}

/** When an order was delivered, and to whom the reviews belong. */
export async function findReviewedOrder(
  db: Db,
  id: number,
  userId: number,
): Promise<{
  readonly shopId: number;
  readonly courierId: number | null;
  readonly deliveredAt: string | null;
} | null> {
  const [row] = await db
    .select({
      shopId: orders.shopId,
      courierId: orders.courierId,
      deliveredAt: sql<
        string | null
      >`(select h.at from order_status_history h where h.order_id = "orders"."id" and h.status = 'delivered')`,
    })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('no key update');
  return row ?? null;
}
