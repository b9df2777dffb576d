import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type {
  OrderReviewBodyDto,
  RefundBodyDto,
} from '@/server/contracts/order/after-sale';
import type { OrderDto } from '@/server/contracts/order/order';
import { afterSaleService } from '@/services/order/after-sale-service';
import { orderQueries } from '@/services/order/order-queries';

/** What the customer gives: the courier's stars only where there was one. */
export interface GivenRating extends OrderReviewBodyDto {
  readonly courier: number | null;
}

/** Rates a delivered order and asks for money back; the order that is shown follows. */
export function useAfterSale(order: OrderDto) {
  const client = useQueryClient();
  const { lang, user } = useShell();
  const { id } = order;
  const { queryKey } = orderQueries.detail(id, { lang, userId: user?.id ?? 0 });
  return {
    rate: async ({ courier, ...body }: GivenRating): Promise<void> => {
      if (courier !== null)
        await afterSaleService.reviewCourier(id, { rating: courier });
      client.setQueryData(queryKey, await afterSaleService.review(id, body));
    },
    askRefund: async (
      body: Omit<RefundBodyDto, 'order_id'>,
      key: string,
    ): Promise<void> => {
      await afterSaleService.askRefund({ ...body, order_id: id }, key);
      await client.invalidateQueries({ queryKey });
    },
  };
}
