import { useMutation } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { CartDto } from '@/server/contracts/cart';
import type { GroupSettingsBodyDto } from '@/server/contracts/group-order';
import { groupOrderService } from '@/services/group-order/group-order-service';
import type { GroupView } from '@/utils/group-order/group-view';
import { useGroupFailure } from './use-group-failure';
import { useReceiveCart } from './use-receive-cart';

/** The owner's actions on a group; a failure is reported, and then nothing has changed. */
export function useOwnedGroup(
  group: Pick<GroupView, 'cartId'>,
  reread: () => void,
) {
  const { currency } = useShell();
  const receive = useReceiveCart();
  const onError = useGroupFailure();
  const { cartId } = group;
  const answered = { onSuccess: (cart: CartDto) => receive(cart), onError };
  const change = useMutation({
    mutationFn: (body: GroupSettingsBodyDto) =>
      groupOrderService.change(cartId, { ...body, currency_id: currency.id }),
    // a form says itself what is wrong
    ...answered,
  });
  const renew = useMutation({
    mutationFn: () => groupOrderService.renewLink(cartId),
    ...answered,
  });
  const withdraw = useMutation({
    mutationFn: () => groupOrderService.withdrawLink(cartId),
    ...answered,
  });
  const cancel = useMutation({
    mutationFn: () =>
      groupOrderService.toggle(cartId, { currency_id: currency.id }),
    ...answered,
  });
  const remove = useMutation({
    mutationFn: (uuid: string) => groupOrderService.remove(cartId, uuid),
    onSuccess: reread,
    onError,
  });
  return { cancel, change, remove, renew, withdraw };
}
