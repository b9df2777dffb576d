import { reviewUntil } from '@/utils/order/refund-terms';
import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type {
  DeliverymanReviewInput,
  OrderReviewInput,
} from '@/server/contracts/order/after-sale';
import { usePictures } from '@/server/domain/picture/keep-upload';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import { findUserContact } from '@/server/repositories/order/order-repository';
import {
  countProductRatings,
  countShopRating,
  findOrderProductIds,
  findReviewedOrder,
  saveCourierReview,
  saveProductReviews,
  saveReview,
} from '@/server/repositories/order/order-review-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

const closed = (): DomainError =>
  new DomainError('bad_request', { key: 'review.closed' });

/** The caller's order, held; not_found, or bad_request when it was not delivered or that is too long ago. */
async function requireOpen(ctx: UserCtx, id: number) {
  const order = orNotFound(await findReviewedOrder(ctx.db, id, ctx.user.id));
  const { deliveredAt } = order;
  if (!deliveredAt || ctx.now >= reviewUntil(deliveredAt)) throw closed();
  return order;
}

async function readBack(ctx: UserCtx, id: number): Promise<OrderView> {
  return orNotFound(await findOrderView(ctx.db, id, ctx.user.id));
}

/** The thumbs by product; bad_request for one that was not ordered. */
async function thumbsOf(
  ctx: UserCtx,
  orderId: number,
  products: NonNullable<OrderReviewInput['products']>,
) {
  const ordered = new Set(await findOrderProductIds(ctx.db, orderId));
  const thumbs = new Map(products.map(({ id, rating }) => [id, rating]));
  if ([...thumbs.keys()].some((id) => !ordered.has(id)))
    throw badFields({ products: ['validation.invalid'] });
  return [...thumbs].map(([productId, rating]) => ({
    productId,
    rating,
    createdAt: ctx.now,
  }));
}

/**
 * What the caller thinks of an own delivered order and its dishes, instead of what was said before; the shop's and the
 * dishes' ratings move at once. Dishes that are not named keep their thumbs only when `products` is left out. Throws
 * not_found, bad_request (not delivered, two weeks ago, foreign pictures or dishes).
 */
export function reviewOrder(
  ctx: UserCtx,
  id: number,
  input: OrderReviewInput,
): Promise<OrderView> {
  return inTransaction(ctx, async (tx) => {
    const { shopId } = await requireOpen(tx, id);
    const { firstname } = await findUserContact(tx.db, tx.user.id);
    await saveReview(tx.db, {
      shopId,
      orderId: id,
      userId: tx.user.id,
      authorName: firstname,
      rating: input.rating,
      comment: input.comment ?? null,
      images: await usePictures(tx, `review:${id}`, input.images),
      createdAt: tx.now,
    });
    await countShopRating(tx.db, shopId);
    if (input.products) {
      const thumbs = await thumbsOf(tx, id, input.products);
      const moved = await saveProductReviews(tx.db, id, thumbs);
      await countProductRatings(tx.db, moved);
      if (moved.length) await notifyCatalogueChanged(tx.db, `menu:${shopId}`);
    }
    await notifyCatalogueChanged(tx.db, 'shops:');
    return readBack(tx, id);
  });
}

/** What the caller thinks of the courier of an own delivered order; the courier's rating moves. Throws as reviewOrder. */
export function reviewCourier(
  ctx: UserCtx,
  id: number,
  input: DeliverymanReviewInput,
): Promise<OrderView> {
  return inTransaction(ctx, async (tx) => {
    const { courierId } = await requireOpen(tx, id);
    if (courierId === null) throw closed();
    await saveCourierReview(tx.db, {
      courierId,
      orderId: id,
      rating: input.rating,
      comment: input.comment ?? null,
      images: await usePictures(tx, `deliveryman-review:${id}`, input.images),
      createdAt: tx.now,
    });
    return readBack(tx, id);
  });
}
