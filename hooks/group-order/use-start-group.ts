import { useMutation } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import type { CartDto } from '@/server/contracts/cart';
import { groupOrderService } from '@/services/group-order/group-order-service';
import { useGroupFailure } from './use-group-failure';
import { useReceiveCart } from './use-receive-cart';

interface StartWish {
  readonly shopId: number;
  /** The account's cart as it is. */
  readonly held: CartDto | null;
}

/** Makes the account's cart at a shop a group's: the one that is there, or an empty one in place of another shop's. */
export function useStartGroup() {
  const { currency } = useShell();
  const [mode] = useDeliveryType();
  const receive = useReceiveCart();
  const onError = useGroupFailure();
  return useMutation({
    mutationFn: async ({ held, shopId }: StartWish): Promise<CartDto> => {
      const isHere = held?.shop_id === shopId;
      if (isHere && held.group) return held;
      const cart = isHere
        ? held
        : await groupOrderService.open({
            shop_id: shopId,
            currency_id: currency.id,
            ...(held && { replace: true }),
          });
      if (cart.group) return cart;
      const body = { mode, currency_id: currency.id };
      return groupOrderService.toggle(cart.id, body);
    },
    onSuccess: receive,
    onError,
  });
}
