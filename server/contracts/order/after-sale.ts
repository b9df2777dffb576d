import { z } from '@hono/zod-openapi';
import { ANSWERS } from '@/utils/constants/kinds';
import {
  REFUND_DESTINATIONS,
  REFUND_PICTURES_MAX,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '@/utils/constants/after-sale';
import { CART_LINES_MAX, NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import {
  absentable,
  Amount,
  BodyId,
  CommonQuery,
  numeric,
  PagingQuery,
  Quantity,
  QuantityInput,
} from '../common';
import { Currency } from '../settings';

const PREFIX = '/storage/images/';

/** A picture of the caller's: what POST /dashboard/galleries answered, whole or from the root. */
const PictureInput = z
  .string()
  .trim()
  .max(300)
  .transform((text) => text.slice(text.indexOf(PREFIX) + PREFIX.length))
  .openapi({ example: `${PREFIX}uploads/ab/….webp` });

const PicturesInput = absentable(
  z.array(PictureInput).max(REFUND_PICTURES_MAX),
);

const Words = absentable(z.string().trim().max(NOTE_MAX_LENGTH));

/** POST /dashboard/galleries. */
export const Upload = z
  .object({
    title: z.string().openapi({ description: 'The path, for `images[]`' }),
    type: z.string(),
    url: z.string().optional().openapi({
      description:
        'Of a private picture (types `documents` and `chat`): a link that works for some minutes',
    }),
  })
  .openapi('Upload');

/** POST /dashboard/user/order-refunds; without items the whole order. */
export const RefundBody = z
  .object({
    order_id: BodyId,
    cause: Words,
    reason: absentable(z.enum(REFUND_REASONS)),
    items: absentable(
      z
        .array(z.object({ order_detail_id: BodyId, quantity: QuantityInput }))
        .max(CART_LINES_MAX),
    ),
    images: PicturesInput,
    destination: absentable(z.enum(REFUND_DESTINATIONS)),
  })
  .openapi('RefundBody');

export const RefundListQuery = CommonQuery.extend(PagingQuery.shape);

export const OperatorRefundQuery = RefundListQuery.extend({
  status: absentable(z.enum(REFUND_STATUSES)),
});

export const RefundAnswerBody = z
  .object({
    status: z.enum(ANSWERS),
    answer: Words,
  })
  .openapi('RefundAnswerBody');

export const Refund = z
  .object({
    id: z.number().int(),
    order_id: z.number().int(),
    status: z.enum(REFUND_STATUSES),
    reason: z.enum(REFUND_REASONS),
    cause: z.string().nullable(),
    destination: z.enum(REFUND_DESTINATIONS),
    images: z.array(z.string()),
    price: Amount.openapi({ description: 'In the currency of the order' }),
    answer: z.string().nullable(),
    items: z
      .array(
        z.object({
          id: z.number().int(),
          order_detail_id: z.number().int(),
          quantity: Quantity,
          price: Amount,
        }),
      )
      .openapi({ description: 'None: the whole order' }),
    created_at: z.string(),
    answered_at: z.string().nullable(),
  })
  .openapi('Refund');

/** A refund in a list of them, with what its order was. */
export const RefundRow = Refund.extend({
  order: z.object({
    id: z.number().int(),
    user_id: z.number().int(),
    total_price: Amount,
    currency: Currency,
    shop: z.object({
      id: z.number().int(),
      title: z.string(),
      logo_img: z.string().nullable(),
    }),
  }),
}).openapi('RefundRow');

const Rating = numeric(z.number().int().min(1).max(5));

/** POST …/orders/deliveryman-review/{id}. */
export const DeliverymanReviewBody = z
  .object({ rating: Rating, comment: Words, images: PicturesInput })
  .openapi('DeliverymanReviewBody');

/** POST …/orders/review/{id}; a dish is rated 5 for a thumb up, 1 for one down. */
export const OrderReviewBody = DeliverymanReviewBody.extend({
  products: absentable(
    z.array(z.object({ id: BodyId, rating: Rating })).max(CART_LINES_MAX),
  ),
}).openapi('OrderReviewBody');

const GivenRating = z.object({
  rating: z.number().int(),
  comment: z.string().nullable(),
  images: z.array(z.string()),
});

/** What an order's customer thinks of it. */
export const OrderReview = GivenRating.extend({
  id: z.number().int(),
  products: z.array(
    z.object({ id: z.number().int(), rating: z.number().int() }),
  ),
  user: z.object({ firstname: z.string() }),
  created_at: z.string(),
}).openapi('OrderReview');

/** What comes after an order's delivery, as its customer sees it. */
export const afterSaleFields = {
  review: OrderReview.nullable(),
  deliveryman_review: GivenRating.nullable(),
  can_review: z.boolean(),
  review_until: z.string().nullable(),
  order_refunds: z.array(Refund).openapi({ description: 'Newest first' }),
  can_refund: z.boolean(),
  refund_until: z.string().nullable(),
  refund_offer: z
    .object({
      whole: Amount.openapi({ description: 'All that was paid, with fees' }),
      goods: Amount.openapi({
        description:
          'All items after discounts, with their tax and coupon; units of them are their part of it',
      }),
      destinations: z.array(z.enum(REFUND_DESTINATIONS)),
    })
    .nullable(),
} as const;

export type UploadDto = z.infer<typeof Upload>;
export type RefundBodyDto = z.input<typeof RefundBody>;
export type RefundInput = z.output<typeof RefundBody>;
export type RefundDto = z.infer<typeof Refund>;
export type RefundRowDto = z.infer<typeof RefundRow>;
export type OrderReviewDto = z.infer<typeof OrderReview>;
export type OrderReviewBodyDto = z.input<typeof OrderReviewBody>;
export type OrderReviewInput = z.output<typeof OrderReviewBody>;
export type DeliverymanReviewBodyDto = z.input<typeof DeliverymanReviewBody>;
export type DeliverymanReviewInput = z.output<typeof DeliverymanReviewBody>;
