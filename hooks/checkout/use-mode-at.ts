import { useJoinedGroup } from '@/hooks/group-order/use-joined-group';
import type { Mode } from '@/utils/checkout/mode';
import { useDeliveryType } from './use-delivery-type';

/** How an order at this shop is had: in a group that was joined there as its owner chose, else as the reader chose. */
export function useModeAt(shopId: number | null): Mode {
  const [own] = useDeliveryType();
  return useJoinedGroup(shopId)?.mode ?? own;
}
