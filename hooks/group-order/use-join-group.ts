import { useCart } from '@/hooks/cart/use-cart';
import { groupOrderService } from '@/services/group-order/group-order-service';

/** Takes a seat in a group; from then on its cart is the one that screens show. Rejects with what the server says. */
export function useJoinGroup() {
  const { retry } = useCart();
  return async (wish: Readonly<{ code: string; name: string }>) => {
    const seat = await groupOrderService.join(wish);
    retry();
    return seat;
  };
}
