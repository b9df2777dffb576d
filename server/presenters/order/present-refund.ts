import { toDecimal } from '@/utils/money/money';
import type {
  RefundDto,
  RefundRowDto,
} from '@/server/contracts/order/after-sale';
import type { RefundJson } from '@/server/repositories/order/after-sale-repository';
import type { RefundView } from '@/server/repositories/order/refund-repository';
import { pickText } from '@/server/presenters/i18n/present-translation';

const iso = (moment: string): string => new Date(moment).toISOString();

/** Where a picture is, by its path below /storage/images/. */
export const pictureAddress = (path: string): string =>
  `/storage/images/${path}`;

/** A refund in the currency of its order. */
export function presentRefund(refund: RefundJson): RefundDto {
  const { answeredAt } = refund;
  return {
    id: refund.id,
    order_id: refund.orderId,
    status: refund.status,
    reason: refund.reason,
    cause: refund.cause,
    destination: refund.destination,
    images: refund.images.map(pictureAddress),
    price: toDecimal(refund.amountMinor),
    answer: refund.answer,
    items: refund.items.map(({ amountMinor, id, orderDetailId, quantity }) => ({
      id,
      order_detail_id: orderDetailId,
      quantity,
      price: toDecimal(amountMinor),
    })),
    created_at: iso(refund.createdAt),
    answered_at: answeredAt && iso(answeredAt),
  };
}

/** A refund with its order, in the caller's language. */
export function presentRefundRow(view: RefundView, lang: string): RefundRowDto {
  const { currency, order, refund, shop } = view;
  return {
    ...presentRefund(refund),
    order: {
      id: order.id,
      user_id: order.userId,
      total_price: toDecimal(order.totalMinor),
      currency: { ...currency, rate: order.rate, fee_step: 0 },
      shop: {
        id: shop.id,
        title: pickText(shop.translations, lang, 'title') ?? '',
        logo_img: shop.logoImg,
      },
    },
  };
}
