import { useMutation } from '@tanstack/react-query';
import { groupOrderService } from '@/services/group-order/group-order-service';
import type { GroupView } from '@/utils/group-order/group-view';
import { useGroupFailure } from './use-group-failure';

/** What a member can do beside choosing: say that they are done, go on choosing, leave. */
export function useGroupMembership(
  { cartId, me }: Pick<GroupView, 'cartId' | 'me'>,
  reread: () => void,
) {
  const onError = useGroupFailure();
  const toggle = useMutation({
    mutationFn: () => groupOrderService.toggleStatus(me?.uuid ?? '', cartId),
    onSuccess: reread,
    onError,
  });
  const leave = useMutation({
    mutationFn: () => groupOrderService.leave(),
    onSuccess: reread,
    onError,
  });
  return { leave, toggle };
}
