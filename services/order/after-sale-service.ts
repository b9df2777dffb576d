import type {
  DeliverymanReviewBodyDto,
  OrderReviewBodyDto,
  RefundBodyDto,
  RefundRowDto,
  UploadDto,
} from '@/server/contracts/order/after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { api } from '@/services/http/client';

const ORDERS = '/dashboard/user/orders';

/** Ratings, refunds and their pictures (api-contract.md §2 "Orders"). */
export const afterSaleService = {
  review: (id: number, body: OrderReviewBodyDto) =>
    api.post<OrderDto>(`${ORDERS}/review/${id}`, body),
  reviewCourier: (id: number, body: DeliverymanReviewBodyDto) =>
    api.post<OrderDto>(`${ORDERS}/deliveryman-review/${id}`, body),
  /** `key` makes the call repeatable. */
  askRefund: (body: RefundBodyDto, key: string) =>
    api.post<RefundRowDto>('/dashboard/user/order-refunds', body, {
      headers: { 'Idempotency-Key': key },
    }),
  /** Keeps a picture; its path is what `images` take. */
  upload: async (image: Blob, type: string): Promise<string> => {
    const form = new FormData();
    form.set('image', image, 'picture');
    form.set('type', type);
    return (await api.post<UploadDto>('/dashboard/galleries', form)).title;
  },
};
