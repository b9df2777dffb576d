import { toDecimal } from '@/utils/money/money';
import {
  refundOffer,
  refundUntil,
  reviewUntil,
} from '@/utils/order/refund-terms';
import type { OrderReviewDto } from '@/server/contracts/order/after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import type { AfterSale } from '@/server/repositories/order/after-sale-repository';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { pictureAddress, presentRefund } from './present-refund';

type AfterSaleDto = Pick<
  OrderDto,
  | 'can_refund'
  | 'can_review'
  | 'deliveryman_review'
  | 'order_refunds'
  | 'refund_offer'
  | 'refund_until'
  | 'review_until'
  | 'review'
>;

const NOTHING: AfterSaleDto = {
  review: null,
  deliveryman_review: null,
  can_review: false,
  review_until: null,
  order_refunds: [],
  can_refund: false,
  refund_until: null,
  refund_offer: null,
};

function presentOffer(
  { details, order }: OrderView,
  { couponFor, leftMinor, paidBy }: AfterSale,
): NonNullable<AfterSaleDto['refund_offer']> {
  const offer = refundOffer({
    leftMinor,
    paidBy,
    couponFor,
    linesMinor: details
      .filter(({ leftOutAt }) => !leftOutAt)
      .reduce((sum, row) => sum + row.totalPriceMinor, 0),
    shopTaxMinor: order.shopTaxMinor,
    couponMinor: order.couponMinor,
  });
  return {
    whole: toDecimal(offer.wholeMinor),
    goods: toDecimal(offer.goodsMinor),
    destinations: [...offer.destinations],
  };
}

function presentReview({
  productReviews,
  review,
}: AfterSale): OrderReviewDto | null {
  if (!review) return null;
  const { authorName, comment, createdAt, id, images, rating } = review;
  return {
    id,
    rating,
    comment,
    images: images.map(pictureAddress),
    products: productReviews.map((row) => ({
      id: row.productId,
      rating: row.rating,
    })),
    user: { firstname: authorName },
    created_at: new Date(createdAt).toISOString(),
  };
}

/** Refunds and ratings of an order, and which of them can be asked for and given now; of none but a delivered one. */
export function presentAfterSale(view: OrderView, now: Date): AfterSaleDto {
  const { afterSale } = view;
  if (!afterSale?.deliveredAt) return NOTHING;
  const { courierReview, deliveredAt, leftMinor, refundDays, refunds } =
    afterSale;
  const untilRefund = refundUntil(deliveredAt, refundDays);
  const untilReview = reviewUntil(deliveredAt);
  const canRefund =
    now < untilRefund &&
    leftMinor > 0 &&
    refunds.every(({ status }) => status === 'rejected');
  return {
    review: presentReview(afterSale),
    deliveryman_review: courierReview && {
      ...courierReview,
      images: courierReview.images.map(pictureAddress),
    },
    can_review: now < untilReview,
    review_until: untilReview.toISOString(),
    order_refunds: refunds.map(presentRefund),
    can_refund: canRefund,
    refund_until: untilRefund.toISOString(),
    refund_offer: canRefund ? presentOffer(view, afterSale) : null,
  };
}
